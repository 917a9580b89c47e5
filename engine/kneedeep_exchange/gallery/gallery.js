"use strict";
// Searches, filters and sorts the cards. Without it the page is the list as it stands.
const form = document.getElementById("choose");
const lists = [...document.querySelectorAll(".cards")];
const cards = lists.flatMap((list) => [...list.children]);
const count = document.getElementById("count");
const RATINGS = ["easy", "medium", "hard", "nightmare"];
const BANDS = { hard: [0, 1 / 3], even: [1 / 3, 2 / 3], easy: [2 / 3, 1.1] };
const UNKNOWN = "–";
const numbers = (text) => (text || "").split(" ").filter(Boolean).map(Number);
form.reset();
const usual = values();

function values() { return Object.fromEntries(new FormData(form)); }

// The share of games that the marines won, with so many of them or with all numbers; null without games.
function share(card, marines) {
  let [wins, games] = [0, 0];
  for (const party of (card.dataset.wins || "").split(" ").filter(Boolean)) {
    const [number, won, of] = party.split(/[:/]/);
    if (!marines || number === marines) { wins += Number(won); games += Number(of); }
  }
  return games ? wins / games : null;
}

function inBand(card, band, marines) {
  const found = share(card, marines);
  if (band === "none") return found === null;
  return found !== null && found >= BANDS[band][0] && found < BANDS[band][1];
}

const atMost = (card, key, most) => { const found = numbers(card.dataset[key]); return found.length > 0 && found[found.length - 1] <= Number(most); };
const TESTS = {
  search: (card, text) => text.toLowerCase().split(/\s+/).every((word) => (WORDS[card.id.slice(4)] || "").includes(word)),
  marines: (card, value) => (card.dataset.marines || "").split(" ").includes(value),
  share: (card, value, wanted) => inBand(card, value, wanted.marines),
  minutes: (card, value) => atMost(card, "minutes", value),
  areas: (card, value) => atMost(card, "areas", value),
  figures: (card, value) => atMost(card, "figures", value),
  problems: (card, value) => numbers(card.dataset.problems).slice(0, { errors: 1, warnings: 2, infos: 3 }[value]).every((one) => one === 0) && "problems" in card.dataset,
  changed: (card, value) => (card.dataset.changed || "") >= value,
  sort: () => true,
  reversed: () => true,
};
const same = (key) => (card, value) => (card.dataset[key] || UNKNOWN) === value;

function fits(card, wanted) {
  return Object.entries(wanted).every(([key, value]) => !value.trim() || (TESTS[key] || same(key))(card, value.trim(), wanted));
}

// What a card is sorted by; null comes last, whatever the order.
const KEYS = {
  title: (card) => cards.indexOf(card),
  marines: (card) => numbers(card.dataset.marines)[0],
  minutes: (card) => numbers(card.dataset.minutes)[0],
  areas: (card) => numbers(card.dataset.areas)[0],
  figures: (card) => numbers(card.dataset.figures)[0],
  rated: (card) => RATINGS.includes(card.dataset.rated) ? RATINGS.indexOf(card.dataset.rated) : null,
  wins: (card, wanted) => share(card, wanted.marines),
  problems: (card) => "problems" in card.dataset ? numbers(card.dataset.problems).reduce((sum, one) => sum * 1000 + one, 0) : null,
  changed: (card) => card.dataset.changed ? -Date.parse(card.dataset.changed) : null,
};

function sorted(own, wanted) {
  const key = KEYS[wanted.sort] || ((card) => card.dataset[wanted.sort] ? card.dataset[wanted.sort].toLowerCase() : null);
  const rows = own.map((card) => [key(card, wanted) ?? null, cards.indexOf(card), card]);
  const turn = wanted.reversed ? -1 : 1;
  rows.sort(([a, first], [b, second]) => a === b ? first - second : a === null ? 1 : b === null ? -1
    : turn * (typeof a === "string" ? a.localeCompare(b) : a - b));
  return rows.map((row) => row[2]);
}

function show() {
  const wanted = values();
  let found = 0;
  for (const list of lists) {
    const own = cards.filter((card) => card.parentElement === list);
    for (const card of own) card.hidden = !fits(card, wanted);
    const shown = own.filter((card) => !card.hidden).length;
    list.parentElement.hidden = shown === 0;
    found += shown;
    list.append(...sorted(own, wanted));
  }
  count.textContent = count.dataset.text.replace("{found}", found).replace("{all}", cards.length);
  const changed = Object.entries(wanted).filter(([key, value]) => value && value !== usual[key]);
  try { history.replaceState(null, "", changed.length ? "#" + new URLSearchParams(changed) : location.pathname + location.search); } catch { /* the browser lets files have no other address */ }
}

// The address holds what was chosen, so that a link shows the same cards.
function take(text) {
  for (const [key, value] of new URLSearchParams(text)) {
    const field = form.elements.namedItem(key);
    if (!field || !("value" in field)) continue;
    if (field.type === "checkbox") field.checked = value === "on";
    else field.value = value;
    if (field.tagName === "SELECT" && field.selectedIndex < 0) field.selectedIndex = 0;
    if (field.closest("details")) field.closest("details").open = true;
  }
}

form.hidden = false;
form.addEventListener("input", show);
form.addEventListener("submit", (event) => { event.preventDefault(); show(); });
document.getElementById("all").addEventListener("click", () => { form.reset(); show(); });
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, select")) { event.preventDefault(); form.elements.search.focus(); }
});
window.addEventListener("hashchange", () => {
  if (location.hash.startsWith("#map-") || location.hash === "#maps") return;
  form.reset();
  take(location.hash.slice(1));
  show();
});
take(location.hash.startsWith("#map-") ? "" : location.hash.slice(1));
show();
