"use strict";
const slider = document.getElementById("slider"), newer = document.getElementById("newer");
const maps = document.getElementById("maps"), place = document.getElementById("place");
const view = document.getElementById("view");
slider.addEventListener("input", () => { newer.style.clipPath = `inset(0 0 0 ${100 - slider.value}%)`; });
let zoom = 1;
for (const [id, by] of [["smaller", 1 / 1.25], ["larger", 1.25]])
  document.getElementById(id).addEventListener("click", () => {
    zoom = Math.min(8, Math.max(1, zoom * by)); maps.style.width = `${zoom * 100}%`; });
for (const button of document.querySelectorAll("button[data-box]"))
  button.addEventListener("click", () => {
    const [left, top, width, height] = button.dataset.box.split(" ");
    Object.assign(place.style, { left: left + "%", top: top + "%", width: width + "%", height: height + "%" });
    place.hidden = false;
    const x = place.offsetLeft + place.offsetWidth / 2, y = place.offsetTop + place.offsetHeight / 2;
    view.scrollTo(x - view.clientWidth / 2, y - view.clientHeight / 2);
    view.scrollIntoView({ block: "nearest" });
  });
