"use strict";
// Searches, filters and sorts the cards. Without it the page is the list as it stands.
const list = document.getElementById("cards");
const cards = [...list.children];
const choose = document.getElementById("choose");
const form = Object.fromEntries([...choose.querySelectorAll("[name]")].map((one) => [one.name, one]));
const count = document.getElementById("count");

function fits(card) {
  const words = form.search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const text = WORDS[card.id] || "";
  return words.every((word) => text.includes(word))
    && (!form.marines.value || card.dataset.marines.split(" ").includes(form.marines.value))
    && (!form.edition.value || card.dataset.edition === form.edition.value);
}

function order(one, other) {
  const key = form.sort.value;
  if (key === "title") return cards.indexOf(one) - cards.indexOf(other);
  const value = (card) => card.dataset[key] === "" || card.dataset[key] === undefined ? Infinity : Number(card.dataset[key]);
  const [a, b] = [value(one), value(other)];
  return a === b ? cards.indexOf(one) - cards.indexOf(other) : a < b ? -1 : 1;
}

function show() {
  const shown = cards.filter(fits);
  for (const card of cards) card.hidden = !shown.includes(card);
  list.append(...[...cards].sort(order));
  count.textContent = `${shown.length} of ${cards.length} scenarios`;
}

choose.hidden = false;
choose.addEventListener("input", show);
show();
