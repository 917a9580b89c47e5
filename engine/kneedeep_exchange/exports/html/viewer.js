"use strict";
// Shows the map and its panels. Everything that follows from rules was computed before; nothing here knows a rule.
const data = JSON.parse(document.getElementById("data").textContent);
const root = document.documentElement;
const board = document.getElementById("board");
const picture = document.getElementById("picture");
const spoken = document.getElementById("spoken");
const SVG = "http://www.w3.org/2000/svg";
const UNIT = 100;
const SIDES = ["north", "east", "south", "west"];
const STEPS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
const THEMES = ["auto", "dark", "light", "contrast"];
const whole = picture.getAttribute("viewBox").split(" ").map(Number);
const numberOf = new Map(data.spaces.map((space, number) => [space[0] + "," + space[1], number]));
const areas = [...new Set(data.spaces.map((space) => space[2]))];
const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
const say = (text) => { spoken.textContent = text; };
const fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, key) => values[key]);
const text = (name, values = {}) => fill(data.texts[name], values);
const numbers = (text) => (text || "").split(" ").filter(Boolean).map(Number);

function usual() {
  const shown = areas.filter((area) => !data.stepwise || (data.areas[area] && data.areas[area].start));
  const first = document.querySelector("[data-panel]");
  return { areas: new Set(shown), marines: data.marines, overlay: "", open: false, at: -1, theme: "auto",
    panel: first ? first.dataset.panel : "", finding: -1 };
}

let state = usual();
let view = [...whole];
let fittedFor = "";

// The address and the browser's memory hold the state; nothing else is kept.

const store = "kneedeep:" + data.scenario + ":" + data.audience;

function written() {
  const parts = ["n=" + state.marines, "a=" + areas.filter((area) => state.areas.has(area)).join(".")];
  if (state.overlay) parts.push("o=" + state.overlay);
  if (state.open) parts.push("d=open");
  if (state.at >= 0) parts.push("at=" + data.spaces[state.at].slice(0, 2).join(","));
  if (state.panel) parts.push("p=" + state.panel);
  if (state.theme !== "auto") parts.push("c=" + state.theme);
  return parts.join("&");
}

function read(text) {
  const found = usual();
  for (const part of text.split("&")) {
    const [key, value = ""] = part.split("=");
    if (key === "n" && data.counts.includes(Number(value))) found.marines = Number(value);
    if (key === "a") found.areas = new Set(value.split(".").filter(Boolean).map(Number).filter((area) => areas.includes(area)));
    if (key === "o" && Object.hasOwn(data.overlays.use, value)) found.overlay = value;
    if (key === "d") found.open = value === "open";
    if (key === "at" && numberOf.has(value)) found.at = numberOf.get(value);
    if (key === "p" && document.getElementById("panel-" + value)) found.panel = value;
    if (key === "c" && THEMES.includes(value)) found.theme = value;
  }
  return found;
}

function remembered() {
  try { return localStorage.getItem(store) || ""; } catch { return ""; }
}

function keep() {
  const text = written();
  try { localStorage.setItem(store, text); } catch { /* the browser keeps nothing of files: the address still does */ }
  try { history.replaceState(null, "", "#" + text); } catch { location.hash = text; }
}

// What is shown

const groups = all("[data-area],[data-every]").map((element) => ({
  element,
  areas: numbers(element.dataset.area || element.dataset.every),
  every: "every" in element.dataset,
  marines: numbers(element.dataset.marines),
}));

function isShown(group) {
  const holds = (area) => state.areas.has(area);
  const there = group.every ? group.areas.every(holds) : group.areas.some(holds);
  return there && (!group.marines.length || group.marines.includes(state.marines));
}

const isOpen = (number) => state.areas.has(data.spaces[number][2]);

function show() {
  if (state.at >= 0 && !isOpen(state.at)) {
    state.at = -1;
    say(text("choose"));
  }
  for (const group of groups) group.element.toggleAttribute("hidden", !isShown(group));
  document.body.dataset.chosen = state.marines;
  press("[data-count]", (button) => Number(button.dataset.count) === state.marines);
  press("[data-overlay]", (button) => button.dataset.overlay === state.overlay);
  press("[data-doors]", () => state.open);
  press("[data-panel]", (button) => button.dataset.panel === state.panel);
  press("[data-reveal]", (button) => state.areas.has(Number(button.dataset.reveal)));
  press("[data-finding]", (button) => Number(button.dataset.finding) === state.finding);
  for (const section of all("#panels > section")) section.toggleAttribute("hidden", section.id !== "panel-" + state.panel);
  if (!root.hasAttribute("data-theme") || document.querySelector("[data-colors]")) {
    if (state.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset.theme = state.theme;
  }
  const colors = document.querySelector("[data-colors]");
  if (colors) colors.textContent = text("colors", { theme: text(state.theme) });
  const seen = [...state.areas].sort().join(" ");
  if (seen !== fittedFor) { fittedFor = seen; setView(fitted()); }
  drawOverlay();
  drawMarks();
  listWays();
  keep();
}

function press(selector, holds) {
  for (const button of all(selector)) button.setAttribute("aria-pressed", String(holds(button)));
}

function squares(spaces, inset = 0) {
  const size = UNIT - 2 * inset;
  return spaces.map((number) => {
    const [x, y] = data.spaces[number];
    return `M${x * UNIT + inset} ${y * UNIT + inset}h${size}v${size}h${-size}z`;
  }).join("");
}

function path(parent, name, spaces, inset) {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("class", name);
  element.setAttribute("d", squares(spaces.filter(isOpen), inset));
  parent.append(element);
}

// Overlays: rows of bits made by the engine

const tables = data.overlays.tables.map(() => null);

function row(name, number) {
  const use = (data.overlays.use[name] || {})[state.open ? "open" : "shut"];
  if (!use) return [];
  const index = use[state.marines];
  const { bits, half } = data.overlays.tables[index];
  tables[index] ||= Uint8Array.from(atob(bits), (letter) => letter.charCodeAt(0));
  const count = data.spaces.length;
  const found = [];
  for (let other = 0; other < count; other++) {
    const [from, to] = half && other < number ? [other, number] : [number, other];
    // A half table holds of each row only what begins with the number of the row.
    const place = half ? from * count - from * (from - 1) / 2 + to - from : from * count + to;
    if (tables[index][place >> 3] >> (place & 7) & 1) found.push(other);
  }
  return found;
}

function drawOverlay() {
  const layer = document.getElementById("overlay");
  layer.replaceChildren();
  if (state.at < 0 || !state.overlay) return;
  const found = row(state.overlay, state.at);
  if (state.overlay === "exposed") {
    const open = new Set(found);
    path(layer, "covered", row("sight", state.at).filter((number) => !open.has(number)), 0);
  }
  path(layer, "seen", found, 0);
}

function drawMarks() {
  const marks = document.getElementById("marks");
  marks.replaceChildren();
  if (state.finding >= 0) {
    const kind = (document.querySelector(`[data-finding="${state.finding}"] b`) || {}).className || "";
    path(marks, "mark " + kind, data.findings[state.finding].spaces, 6);
  }
  const cursor = document.getElementById("cursor");
  cursor.replaceChildren();
  if (state.at >= 0) {
    path(cursor, "place", [state.at], 6);
    path(cursor, "place-2", [state.at], 6);
  }
}

// What is said of a space

function described(number) {
  const [x, y, area] = data.spaces[number];
  const words = [`${x},${y}`];
  if (data.areas[area]) words.push(data.areas[area].name);
  if (data.rough.includes(number)) words.push(text("rough"));
  for (const thing of data.things) {
    if (thing.spaces.includes(number) && (!thing.marines || thing.marines.includes(state.marines))) words.push(thing.name);
  }
  for (const door of data.doors) {
    if (door.spaces.includes(number) && !(data.stepwise && door.shut)) words.push(text("beside", { name: door.name }));
  }
  for (const code of ["w", "i", "b"]) {
    const where = SIDES.filter((_, side) => data.sides[number * 4 + side] === code);
    if (where.length) words.push(text(code, { sides: where.map((side) => text(side)).join(", ") }));
  }
  return words.join(" · ") + overlayWords(number);
}

function overlayWords(number) {
  if (!state.overlay) return "";
  const found = row(state.overlay, number).length;
  const seen = state.overlay === "exposed" ? row("sight", number).length : found;
  return " — " + text(state.overlay, { spaces: seen, exposed: found, doors: text(state.open ? "open" : "shut") });
}

function choose(number, follow = true) {
  state.at = number;
  if (follow) bringIntoView(number);
  say(described(number));
  show();
}

function bringIntoView(number) {
  const [x, y] = data.spaces[number];
  const [left, top, width, height] = view;
  const near = (value, start, length) => value < start + UNIT ? value - UNIT : value > start + length - 2 * UNIT ? value - length + 2 * UNIT : start;
  const next = [near(x * UNIT, left, width), near(y * UNIT, top, height), width, height];
  if (view[2] < whole[2] || view[3] < whole[3]) setView(next);
}

// Zoom and movement of the map

function setView(next) {
  view = next;
  picture.setAttribute("viewBox", view.map((value) => Math.round(value * 10) / 10).join(" "));
}

function fitted() {
  const shown = data.spaces.filter((space) => state.areas.has(space[2]));
  if (!shown.length || areas.every((area) => state.areas.has(area))) return [...whole];
  const xs = shown.map((space) => space[0]);
  const ys = shown.map((space) => space[1]);
  const [left, top] = [Math.min(...xs) - 1.3, Math.min(...ys) - 1.3];
  return [left, top, Math.max(...xs) + 2.3 - left, Math.max(...ys) + 2.3 - top].map((value) => value * UNIT);
}

function zoom(factor, clientX, clientY) {
  const at = clientX === undefined ? [view[0] + view[2] / 2, view[1] + view[3] / 2] : pointAt(clientX, clientY);
  const width = Math.min(whole[2] * 1.2, Math.max(4 * UNIT, view[2] * factor));
  const scale = width / view[2];
  setView([at[0] - (at[0] - view[0]) * scale, at[1] - (at[1] - view[1]) * scale, width, view[3] * scale]);
}

function pointAt(clientX, clientY) {
  const point = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM().inverse());
  return [point.x, point.y];
}

function spaceAt(clientX, clientY) {
  const [x, y] = pointAt(clientX, clientY);
  const number = numberOf.get(Math.floor(x / UNIT) + "," + Math.floor(y / UNIT));
  return number !== undefined && isOpen(number) ? number : -1;
}

const fingers = new Map();
let moved = 0;

board.addEventListener("pointerdown", (event) => {
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size === 1) moved = 0;
  board.setPointerCapture(event.pointerId);
});
board.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = [event.clientX, event.clientY];
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
  moved += Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]);
  if (others.length === 1) {
    const gap = (one) => Math.hypot(one[0] - others[0][0], one[1] - others[0][1]) || 1;
    zoom(gap(before) / gap(now), (now[0] + others[0][0]) / 2, (now[1] + others[0][1]) / 2);
  } else if (moved > 6) {
    const [from, to] = [pointAt(...before), pointAt(...now)];
    setView([view[0] - to[0] + from[0], view[1] - to[1] + from[1], view[2], view[3]]);
  }
  fingers.set(event.pointerId, now);
});
for (const name of ["pointerup", "pointercancel"]) {
  board.addEventListener(name, (event) => {
    const single = fingers.size === 1;
    fingers.delete(event.pointerId);
    if (name === "pointerup" && single && moved <= 6) {
      const number = spaceAt(event.clientX, event.clientY);
      if (number >= 0) choose(number, false);
    }
  });
}
board.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
}, { passive: false });

// Step by step: what leads on from what is shown

function waysOn(way) {
  const shown = way.areas.filter((area) => state.areas.has(area));
  const starts = way.from === undefined || way.from === null || state.areas.has(way.from);
  return starts && shown.length > 0 && shown.length < way.areas.length;
}

function listWays() {
  const list = document.getElementById("ways");
  if (!list) return;
  const focused = document.activeElement && list.contains(document.activeElement);
  list.replaceChildren();
  data.ways.forEach((way, index) => {
    if (!waysOn(way)) return;
    const near = way.spaces.find(isOpen);
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.way = index;
    button.textContent = fill(way.way, { name: way.name, at: data.spaces[near].slice(0, 2).join(",") });
    button.addEventListener("click", () => goThrough(index));
    list.append(button);
  });
  document.getElementById("ways-none").hidden = list.children.length > 0;
  if (focused && list.firstElementChild) list.firstElementChild.focus();
}

function goThrough(index) {
  const opened = data.ways[index].areas.filter((area) => !state.areas.has(area));
  opened.forEach((area) => state.areas.add(area));
  showPanel("areas");
  opened.forEach((area) => {
    const heading = document.getElementById("area-" + area);
    if (heading) { heading.focus(); heading.scrollIntoView({ block: "start" }); }
  });
  say(text("revealed", { areas: opened.map((area) => data.areas[area] ? data.areas[area].name : text("area")).join(", ") }));
}

function ask() {
  if (state.at < 0) return;
  const texts = all("details[data-spaces]").filter((one) => numbers(one.dataset.spaces).includes(state.at) && !one.closest("[hidden]:not(section)"));
  if (texts.length) {
    showPanel("areas");
    texts.forEach((one) => { one.open = true; });
    texts[0].firstElementChild.focus();
    texts[0].scrollIntoView({ block: "nearest" });
    return;
  }
  const way = data.ways.findIndex((one) => waysOn(one) && one.spaces.includes(state.at));
  if (way >= 0) { goThrough(way); return; }
  const heading = document.getElementById("area-" + data.spaces[state.at][2]);
  if (heading) { showPanel("areas"); heading.focus(); heading.scrollIntoView({ block: "start" }); }
  else say(described(state.at));
}

// Panels and buttons

function showPanel(name, focus = false) {
  if (!document.getElementById("panel-" + name)) return;
  state.panel = name;
  show();
  if (focus) {
    const title = document.getElementById("title-" + name);
    title.focus();
    title.scrollIntoView({ block: "nearest" });
  }
}

function toggleArea(area) {
  if (state.areas.has(area)) state.areas.delete(area);
  else state.areas.add(area);
  show();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const own = button.dataset;
  if ("count" in own) { state.marines = Number(own.count); show(); }
  if ("overlay" in own) {
    state.overlay = state.overlay === own.overlay ? "" : own.overlay;
    show();
    say(state.at < 0 ? text("choose") : described(state.at));
  }
  if ("doors" in own) { state.open = !state.open; show(); if (state.at >= 0) say(described(state.at)); }
  if ("zoom" in own) own.zoom === "all" ? setView(fitted()) : zoom(own.zoom === "in" ? 1 / 1.4 : 1.4);
  if ("colors" in own) { state.theme = THEMES[(THEMES.indexOf(state.theme) + 1) % THEMES.length]; show(); }
  if ("help" in own) document.getElementById("help").showModal();
  if ("panel" in own) showPanel(own.panel);
  if ("reveal" in own) toggleArea(Number(own.reveal));
  if ("revealAll" in own) { areas.forEach((area) => state.areas.add(area)); show(); }
  if ("again" in own) { state.areas = usual().areas; show(); }
  if ("finding" in own) {
    state.finding = state.finding === Number(own.finding) ? -1 : Number(own.finding);
    const space = state.finding < 0 ? undefined : data.findings[state.finding].spaces.find(isOpen);
    if (space !== undefined) choose(space); else show();
  }
  if ("spoiler" in own) {
    const shown = button.getAttribute("aria-expanded") === "true";
    button.setAttribute("aria-expanded", String(!shown));
    button.nextElementSibling.hidden = shown;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const step = STEPS[event.key];
  if (step && document.activeElement === board) {
    event.preventDefault();
    walk(step);
    return;
  }
  if (event.key === "Enter" && document.activeElement === board) { event.preventDefault(); ask(); }
  if (event.key === "a") showPanel("areas", true);
  if (event.key === "p") showPanel("problems", true);
  if (event.key === "m") board.focus();
  if (event.key === "+" || event.key === "=") zoom(1 / 1.4);
  if (event.key === "-") zoom(1.4);
  if (event.key === "0") setView(fitted());
  if (event.key === "?") document.getElementById("help").showModal();
});

function walk([dx, dy]) {
  if (state.at < 0) {
    const number = data.first >= 0 && isOpen(data.first) ? data.first : data.spaces.findIndex((_, space) => isOpen(space));
    if (number >= 0) choose(number);
    return;
  }
  const [x, y] = data.spaces[state.at];
  const next = numberOf.get(x + dx + "," + (y + dy));
  if (next === undefined || !isOpen(next)) say(text("nothing", { space: described(state.at) }));
  else choose(next);
}

function take(text) {
  state = read(text);
  show();
  if (state.at >= 0) say(described(state.at));
}

// An address without a state leads to a part of the page, as the link past the map does.
const linked = () => location.hash.includes("=") ? location.hash.slice(1) : "";
window.addEventListener("hashchange", () => { if (linked()) take(linked()); else keep(); });
take(linked() || remembered());
