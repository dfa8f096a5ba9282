// npm run bench -- slides [LECTURE …]: how long it takes from Page Down or Page Up to the whole picture of the slide, on every
// slide of the lectures that come along, or of these. About three minutes for each lecture.
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { buildWeb, webIsStale } from "./build.mjs";
import { launchChromium } from "./chromium.mjs";
import { at } from "./paths.mjs";
import { quantiles } from "./quantiles.mjs";
import { serve } from "./serve.mjs";

/** How long a slide is shown before the next press, and how long its picture is watched after one, in milliseconds. */
const shown = 2_000;
const watched = 700;
/** A first visit keeps the page for later ones, which takes a processor for some seconds. */
const firstVisit = 10_000;

/** @param {readonly string[]} chosen the names of lectures; none for all */
export async function benchSlides(chosen) {
  if (webIsStale()) await buildWeb();
  const port = await serve(at("dist/web"), 4193);
  const browser = await launchChromium();
  const lectures = readdirSync(at("public/lectures")).map((file) => basename(file, ".json"));
  console.log("\nlecture | key | presses | key to picture, ms: p50 | p95 | max | slower than 100 ms");
  for (const lecture of lectures.filter((name) => chosen.length === 0 || chosen.includes(name))) {
    // Nothing glides: the picture stands when its last part has changed.
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    await page.goto(`http://localhost:${port}/#/lecture?file=${lecture}`);
    await page
      .getByRole("banner")
      .getByText(/^1 of \d+$/)
      .waitFor({ timeout: 60_000 });
    await page.waitForTimeout(firstVisit);
    for (const key of ["PageDown", "PageUp"]) {
      const presses = await leaf(page, key);
      const slow = presses.filter(({ time }) => time > 100).map(({ time, slide }) => `${slide} (${time.toFixed(0)})`);
      const figures = quantiles(presses.map(({ time }) => time));
      console.log([lecture, key, presses.length, ...figures, slow.join(", ") || "none"].join(" | "));
    }
    await page.close();
  }
  await browser.close();
}

/**
 * Presses a key until it changes nothing any more.
 * @param {import("@playwright/test").Page} page
 * @param {string} key
 */
async function leaf(page, key) {
  const presses = [];
  for (;;) {
    await page.waitForTimeout(shown);
    const press = await page.evaluate(pressed, { key, watched });
    if (press.time === 0) return presses;
    presses.push(press);
  }
}

/**
 * Runs in the page: presses a key and looks at every frame; the time of the last one that shows something else, and the
 * slide that it shows. 0 where none does. Looking must cost next to nothing: it is on the same thread.
 * @param {{ readonly key: string, readonly watched: number }} options
 */
async function pressed({ key, watched: milliseconds }) {
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)));
  /** What is there for screen readers only follows the picture. */
  const unseen = '.hidden-visually, [class*="graph-twin"]';
  const shown = "header, section[aria-label=Stage]";
  /** @param {Node} node */
  const isShown = (node) => node instanceof Element && (node.closest(shown) ?? node.querySelector(shown)) !== null;
  /** @param {MutationRecord} record */
  const isSeen = ({ target, addedNodes, attributeName, oldValue }) => {
    const element = target instanceof Element ? target : target.parentElement;
    if (element === null || element.closest(unseen) !== null) return false;
    if (element.closest(shown) === null) return [...addedNodes].some(isShown);
    return attributeName === null || element.getAttribute(attributeName) !== oldValue;
  };
  let hasChanged = false;
  const observer = new MutationObserver((records) => {
    hasChanged ||= records.some(isSeen);
  });
  const seen = { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true };
  observer.observe(document.body, seen);
  /** What canvases show stands in no document: Cytoscape keeps its core on the container. */
  const drawn = () =>
    [...document.querySelectorAll("section[aria-label=Stage] .graph-ground")]
      .map((ground) => {
        const graph = Reflect.get(ground, "_cyreg")?.cy;
        return graph === undefined
          ? ""
          : `${graph.elements().length} ${graph.zoom()} ${graph.pan().x} ${graph.pan().y}`;
      })
      .join();
  let before = drawn();
  let time = 0;
  const from = performance.now();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  for (let now = from; now - from < milliseconds; ) {
    now = Number(await painted());
    const picture = drawn();
    if (hasChanged || picture !== before) time = now - from;
    hasChanged = false;
    before = picture;
  }
  observer.disconnect();
  const places = [...document.querySelectorAll("header *")].map(({ textContent }) => textContent ?? "");
  return { time, slide: places.find((text) => /^\d+ of \d+$/.test(text)) ?? "" };
}
