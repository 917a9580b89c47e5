"""Attacks, frags and initiative rebuilt from the events of a game alone, and compared with what the events say comes of them.

Rule: RUL16-17 to RUL16-24, RUL16-103 to RUL16-117, RUL16-122, RUL16-128.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from kneedeep.rules.event import Event
from kneedeep.rules.state import INVADER
from tests.support.oracles.second_game.attacks import Icons, damage_of
from tests.support.oracles.second_game.ends import Course
from tests.support.oracles.second_game.reading import Reader

if TYPE_CHECKING:
    from kneedeep.rules.doom2016.state import State


class _Attack:
    """An attack whose result is not known yet."""

    def __init__(self, attacker: int, defender: int, pool: Counter[int], effects: list[Any]) -> None:
        self.attacker = attacker
        self.defender = defender
        self.pool = pool
        self.effects = effects
        self.rolled: list[tuple[int, int]] | None = None
        self.revealed: list[int] = []
        self.extra: Counter[int] = Counter()
        self.hits = self.shields = 0
        self.dodged = False
        self.dropped = False


class Following:
    """Follows the events of one game, from those of its set-up on."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.tables = reader.tables
        self.players = reader.tables.marines
        self.cards = reader.tables.cards
        self.stunned: set[int] = set()
        self.kinds: dict[int, int] = {}
        self.damage: Counter[int] = Counter()
        self.boosts: dict[int, list[Any]] = {}
        self.actor = -1
        self.attacks: list[_Attack] = []
        self.counted: Counter[str] = Counter()
        self.met: set[int] = set()
        """The types that were on the map in this round."""
        self.round = 0
        self.at: dict[int, tuple[int, int]] = {}
        """Where each figure on the map is: its anchor space and its shape."""
        self.doors = reader.tables.board.open_doors("file")
        self.frags = self.stored = 0
        self.faceup: set[int] = set()
        self.argent: Counter[int] = Counter()
        self.lying: set[int] = set()
        self.threat = 0
        self.income_due = False
        self.horde_due: set[str] | None = None
        """The colors of which one portal must summon before the first initiative card. None: nothing is due."""
        self.due: tuple[int, int] | None = None
        """The defender and the damage of an attack that is over."""
        self.splash: int | None = None
        """The hits of dice that no attack has rolled."""
        self.killed: Counter[str] = Counter()
        self.got: Counter[str] = Counter()
        self.taken: set[int] = set()
        """The tokens that marines ever got: one that was dropped counts no second time."""
        self.opened = [0, 0]
        self.exhausted: set[int] = set()
        self.to_activate: set[int] = set()
        """The demons of the chosen type that have not been activated yet."""
        self.must_choose = False
        """Whether an invader card was revealed while a readied demon card was faceup, and none was chosen yet."""
        self.portals: set[int] = set()
        self.summoned: Counter[int] = Counter()
        """The demons of a group that have neither come nor been lost yet."""

    def follow(self, events: list[Event]) -> None:
        """Go through events in order. Raises AssertionError when one does not follow from those before."""
        for event in events:
            follow = getattr(self, "_" + str(event[0]).replace("-", "_"), None)
            if follow is not None:
                follow(*event[1:])

    # Who is on the map

    def _place(self, figure: int, kind: int, space: int, shape: int, why: str) -> None:
        if why == "summoned":
            assert self.summoned[kind] > 0, "a demon that is not of the group"
            self.summoned[kind] -= 1
            standing = sum(own == kind for own in self.kinds.values())
            assert standing < self.tables.kinds[kind].limit, "more figures than the supply has"
        self.kinds[figure] = kind
        self.at[figure] = (space, shape)
        self.damage[figure] = 0
        self.stunned.discard(figure)
        self.met.add(kind)

    def _fragged(self, figure: int, *_what: Any) -> None:
        self.killed[self.tables.kinds[self.kinds.pop(figure)].id] += 1
        del self.at[figure]
        self.to_activate.discard(figure)
        self.damage[figure] = 0
        self.stunned.discard(figure)
        self.counted["fragged"] += 1

    def _damage(self, figure: int, amount: int, why: str) -> None:
        assert amount > 0
        if why == "splash":
            assert amount == self.splash, "splash damage is what its dice show"
            self.counted["splash"] += 1
        elif why == "attack":
            assert (figure, amount) == self.due, "the damage of the attack"
            self.due = None
        self.damage[figure] += amount

    def _healed(self, figure: int, amount: int) -> None:
        assert 0 < amount <= self.damage[figure], "more recovered than there was"
        self.damage[figure] -= amount

    def _stun(self, figure: int, on: int) -> None:
        assert (figure in self.stunned) != bool(on), "stunned twice or not at all"
        (self.stunned.add if on else self.stunned.remove)(figure)

    def _item(self, _seat: int, token: int, on: int) -> None:
        if on and token not in self.taken:
            self.taken.add(token)
            self.got[self.tables.tokens[token].thing] += 1

    def _step(self, figure: int, space: int, shape: int) -> None:
        self.at[figure] = (space, shape)

    _displaced = _step

    def _teleport(self, seat: int, space: int) -> None:
        self.at[seat] = (space, 0)

    def _left(self, seat: int, *_where: int) -> None:
        del self.at[seat], self.kinds[seat], self.damage[seat]
        self.stunned.discard(seat)

    def _frag(self, frags: int) -> None:
        assert frags == self.frags + 1
        self.frags = frags

    def _demon(self, kind: int, faceup: int) -> None:
        (self.faceup.add if faceup else self.faceup.discard)(kind)

    def _argent(self, kind: int, count: int) -> None:
        if kind < 0:
            self.stored = count
        else:
            self.argent[kind] = count

    def compare(self, state: State) -> None:
        """Compare the table that the events leave with a state."""
        on_map = {figure: at for figure, at in enumerate(state.at) if at >= 0}
        assert self.at == {figure: (at, state.shape[figure]) for figure, at in on_map.items()}
        assert self.kinds == {figure: state.kind[figure] for figure in on_map}
        assert +self.damage == +Counter({figure: state.damage[figure] for figure in on_map})
        assert self.stunned == {figure for figure in on_map if state.stunned >> figure & 1}
        assert self.doors == {number for number in range(len(self.tables.doors)) if state.doors >> number & 1}
        assert (self.frags, self.stored, self.threat) == (state.frags, state.stored, state.threat)
        assert self.faceup == {kind for kind in range(len(self.tables.kinds)) if state.faceup >> kind & 1}
        assert +self.argent == +Counter(dict(enumerate(state.argent)))
        assert self.lying == {token.number for token in self.tables.tokens if state.lying >> token.number & 1}

    def _door(self, door: int, figure: int) -> None:
        self.doors |= {door}
        self.opened[0] += 0 <= figure < self.players
        self.opened[1] += 1

    def course(self, state: State) -> Course:
        """The events so far, and the remaining things on the map."""
        portals = sum(1 for token in self.tables.portals if state.lying >> token.number & 1)
        demons = sum(1 for kind in self.kinds.values() if kind and kind not in self.tables.neutral_kinds)
        return Course(
            demons,
            portals,
            self.counted["summoned"],
            self.killed,
            self.got,
            (self.opened[0], self.opened[1]),
            state.frags,
            state.ended,
            self.players,
        )

    # What the next attack gets

    def _turn(self, seat: int) -> None:
        self._end_of_card()
        if seat == self.players:
            self.must_choose = bool(self.demon_kinds - self.exhausted)

    def _end_of_card(self) -> None:
        """What an initiative card brings is over. Rule: RUL16-20, RUL16-47."""
        self.boosts.clear()
        assert not self.attacks, "an attack without a result"
        assert not self.to_activate, f"demons {self.to_activate} of the type were not activated"
        assert not self.must_choose, "a readied demon card was not chosen"
        assert self.due is None, "damage that nobody suffered"
        assert self.horde_due is None and not self.income_due, "the threat card did nothing"

    @property
    def demon_kinds(self) -> set[int]:
        """The types of demons on the map."""
        return set(self.kinds.values()) - {0} - set(self.tables.neutral_kinds)

    def _type(self, kind: int) -> None:
        assert kind in self.demon_kinds - self.exhausted, "no readied, faceup demon card"
        self.exhausted.add(kind)
        self.must_choose = False
        self.to_activate = {figure for figure, own in self.kinds.items() if own == kind}

    def _activated(self, figure: int) -> None:
        assert figure in self.to_activate, "not one of those that were on the map when the card was chosen"
        self.to_activate.remove(figure)
        self.boosts.pop(figure, None)
        self.actor = figure

    # Portals

    def _threat(self, count: int) -> None:
        """Rule: RUL16-153."""
        if self.income_due:
            self.income_due = False
            assert count == self.threat + self.tables.income
        else:
            assert count < self.threat
        self.threat = count

    def _summons(self, token: int, group: int) -> None:
        assert not +self.summoned, "a group is not complete"
        if self.horde_due is not None:
            assert self.tables.tokens[token].element.color in self.horde_due, "not the lowest color"
            self.horde_due = None
        demons = self.tables.groups[self.tables.tokens[token].color][group].demons.value
        self.summoned = Counter({self.tables.kind_number[name]: count for name, count in demons})
        self.counted["summoned"] += 1

    def _lost(self, kind: int, count: int) -> None:
        if +self.summoned:
            self.summoned[kind] -= count
            assert self.summoned[kind] >= 0

    def _token(self, token: int, _space: int) -> None:
        self.lying.add(token)
        if self.tables.tokens[token].type.summons:
            self.portals.add(token)

    def _gone(self, token: int, why: str) -> None:
        self.portals.discard(token)
        self.lying.discard(token)
        if why == "summoned":
            assert not +self.summoned, "a portal leaves the map before its group is complete"

    def _effects(self, source: Any, *moments: str) -> list[Any]:
        from kneedeep.rules.doom2016.tables.moments import MOMENTS

        wanted = sum(MOMENTS[moment] for moment in moments)
        known = (self.cards.effects[number] for number in source.effects)
        return [effect for effect in known if effect.when & wanted]

    def _played(self, seat: int, card: int) -> None:
        known = self.cards.actions[card]
        if not known.range:
            self._keep(seat, self._effects(known.source, "next-attack"))

    def _glory_used(self, seat: int, card: int) -> None:
        self._keep(seat, self._effects(self.cards.glory[card].source, "next-attack"))

    def _keep(self, figure: int, effects: list[Any]) -> None:
        self.boosts.setdefault(figure, []).extend(effects)

    def _event(self, card: int) -> None:
        self._use_source(self.cards.events[card].source, self.actor)

    def _ability(self, figure: int, ability: int) -> None:
        self._use_source(self.cards.abilities[ability].source, figure)

    def _reaction(self, seat: int, card: int) -> None:
        self._use_source(self.cards.actions[card].source, seat)

    def _class_used(self, seat: int, card: int) -> None:
        source = self.cards.classes[card].source
        self._keep(seat, self._effects(source, "next-attack"))
        self._use_source(source, seat)

    def _use_source(self, source: Any, figure: int) -> None:
        """A card or ability is used: in the attack under way, or before one."""
        if not self.attacks:
            self._keep(figure, self._effects(source, "before-attack"))
            return
        attack = self.attacks[-1]
        for effect in self._effects(source, "defending", "attacking"):
            if effect.what == "shields":
                attack.shields += effect.amount
            elif effect.what == "dodge":
                attack.dodged = True
            elif effect.what == "hits":
                attack.hits += effect.amount
            elif effect.what == "die":
                attack.extra[effect.die] += 1

    # Attacks

    def _attack(self, figure: int, target: int, card: int) -> None:
        if card >= 0:
            known = self.cards.actions[card]
            pool, own = known.pool, self._effects(known.source, "before-attack", "next-attack", "attacking")
        else:
            pool, own = self.tables.kinds[self.kinds[figure]].pool, []
        effects = [*own, *self.boosts.pop(figure, [])]
        from kneedeep.rules.doom2016.tables.moments import MOMENTS

        before = MOMENTS["before-attack"] | MOMENTS["next-attack"]
        attack = _Attack(figure, target, Counter(pool), effects)
        for effect in effects:
            if effect.what == "die":
                (attack.pool if effect.when & before else attack.extra)[effect.die] += 1
            elif effect.what == "hits":
                attack.hits += effect.amount
        self.attacks.append(attack)

    def _less_dice(self, figure: int, color: int) -> None:
        attack = self.attacks[-1]
        assert figure == attack.attacker and figure in self.stunned and not attack.dropped
        assert attack.pool[color] > 0
        attack.pool[color] -= 1
        attack.dropped = True

    def _dice(self, rolled: tuple[tuple[int, int], ...]) -> None:
        if not self.attacks:
            self.splash = sum(self.cards.faces[color][face] for color, face in rolled)
            return
        attack = self.attacks[-1]
        colors = Counter(color for color, _ in rolled)
        if attack.rolled is None:
            stunned = attack.attacker in self.stunned
            assert attack.dropped == (stunned and sum(attack.pool.values()) + attack.dropped > 0)
            assert colors == +attack.pool, "the dice of the attack box"
            attack.rolled = list(rolled)
            return
        assert not colors - attack.extra, "dice that no effect gives"
        attack.extra -= colors
        attack.rolled += rolled

    def _reroll(self, rolled: tuple[tuple[int, int], ...]) -> None:
        attack = self.attacks[-1]
        assert attack.rolled is not None
        assert Counter(color for color, _ in rolled) == Counter(color for color, _ in attack.rolled)
        attack.rolled = list(rolled)

    def _defense(self, figure: int, card: int, second: int) -> None:
        attack = self.attacks[-1]
        assert figure == attack.defender and figure not in self.stunned
        assert second == len(attack.revealed) <= 1
        attack.revealed.append(card)

    def icons(self, defender: int, card: int) -> Icons:
        """The defense icons of a revealed card. Rule: RUL16-109, RUL16-112."""
        if self.kinds.get(defender, 0) == 0:
            own = self.cards.actions[card]
            return Icons(own.shields, own.dodge)
        event, kind = self.cards.events[card], self.tables.kinds[self.kinds[defender]]
        if event.special:
            return Icons(kind.shields, kind.dodge)
        return Icons(event.shields, event.dodge)

    def _result(self, attacker: int, target: int, hits: int, shields: int, dodged: int, damage: int) -> None:
        attack = self.attacks.pop()
        assert (attacker, target) == (attack.attacker, attack.defender)
        self.counted["attacks"] += 1
        if target not in self.kinds:
            assert damage == 0
            return
        faces = self.cards.faces
        assert attack.rolled is not None
        # What is left of `extra` is what an effect gave after which nobody rolled: there is none.
        assert not +attack.extra
        known = sum(faces[color][face] for color, face in attack.rolled) + attack.hits
        assert hits == known, "hits of the dice and of effects"
        kind = self.tables.kinds[self.kinds[target]]
        revealed = [self.icons(target, card) for card in attack.revealed]
        expected = damage_of(
            known,
            revealed,
            tough=kind.tough,
            stunned=target in self.stunned,
            shields=attack.shields,
            dodged=attack.dodged,
            toughness_stunned=self.reader.map.rule("toughness_stunned", "on") == "on",
        )
        assert damage == expected, (hits, revealed, attack.shields, kind.tough, target in self.stunned)
        self.due = (target, damage) if damage else None
        self.counted["dodged" if dodged else "hit" if damage else "held"] += 1

    # Rounds

    def _round(self, number: int) -> None:
        self._end_of_card()
        self.exhausted.clear()
        self._begin_threat()
        assert number == self.round + 1
        self.round = number
        self.met = self.demon_kinds

    def _begin_threat(self) -> None:
        """What the threat card must do in this Status Phase. Rule: RUL16-152, RUL16-153."""
        if self.tables.threat == "assault":
            self.income_due = True
        elif self.tables.threat == "horde" and self.portals:
            if self.reader.map.rule("horde", "one-a-round") == "one-a-round" or not self.demon_kinds:
                colors = [str(self.tables.tokens[token].element.color) for token in self.portals]
                self.horde_due = {min(colors, key=("blue", "yellow", "red").index)}

    def initiative(self, state: State) -> None:
        """Compare the cards of the round with the required ones. Rule: RUL16-17, RUL16-18, RUL16-21, RUL16-22."""
        if not state.initiative and not state.drawn:
            return
        held = [card for stage in state.stack if stage[0] == "reorder" for card in stage.cards]
        cards = Counter([*state.initiative, *state.drawn, *held])
        invader = cards.pop(INVADER, 0)
        tables = self.tables
        alone = tables.parameters.cards_alone if state.players == 1 and tables.squad_card >= 0 else 1
        assert all(count == alone for count in cards.values())
        assert set(range(state.players)) - set(cards) <= {
            seat for seat in range(state.players) if state.status[seat] == 2
        }, "a marine without a card is gone for good"
        kinds = self.met - {0} - set(tables.neutral_kinds)
        most = len(kinds)
        if self.reader.map.rule("invader_cards", "box") == "box":
            most = min(most, tables.invader_cards)
        if self.reader.map.rule("new_types", "shuffle-in") == "shuffle-in":
            assert invader == most, f"{invader} invader cards for {most} types"
        assert invader <= most
