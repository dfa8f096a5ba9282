// npm run bench -- keys [LESSON …]: how long the page takes from a key to the painted step, in every lesson or in these.
// About twenty minutes for all of them.
import { buildWeb, webIsStale } from "./build.mjs";
import { launchChromium } from "./chromium.mjs";
import { at } from "./paths.mjs";
import { quantiles } from "./quantiles.mjs";
import { serve } from "./serve.mjs";

/** Where in the recording the keys are pressed, how often at each place, and how long the page is left alone before, in milliseconds. */
const places = [0.3, 0.55, 0.8];
const keys = 30;
const rest = 1_500;
/** A first visit keeps the page for later ones, which takes a processor for some seconds. */
const firstVisit = 10_000;

/** @param {readonly string[]} chosen the names of lessons; none for all */
export async function benchKeys(chosen) {
  if (webIsStale()) await buildWeb();
  const port = await serve(at("dist/web"), 4192);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = `http://localhost:${port}/`;
  console.log("\nlesson | steps | key to paint, ms: p50 | p95 | max");
  for (const lesson of await lessonsIn(page, address)) {
    if (chosen.length > 0 && !chosen.some((name) => lesson.endsWith(`example=${name}`))) continue;
    const { steps, times } = await pressKeys(page, address + lesson);
    console.log([lesson, steps, ...quantiles(times)].join(" | "));
  }
  await browser.close();
}

/**
 * The addresses of the lessons, as “#/pointer?example=one-object”.
 * @param {import("@playwright/test").Page} page
 * @param {string} address
 */
async function lessonsIn(page, address) {
  await page.goto(address);
  const links = page.locator('a[href*="?example="]');
  await links.first().waitFor();
  await page.waitForTimeout(firstVisit);
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return new Set(found.map((href) => href.replace(/&.*/, "")).filter((href) => !href.includes("/compare")));
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} link
 */
async function pressKeys(page, link) {
  // A page of its own each time: only the part behind the # differs.
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("button", { name: "Step forward" }).and(page.locator(":enabled")).waitFor({ timeout: 60_000 });
  await page.getByText(/^analyzing…$/).waitFor({ state: "hidden", timeout: 120_000 });
  await page.waitForTimeout(2 * rest);
  const steps = Number(await page.getByRole("slider", { name: "Step" }).getAttribute("max"));
  const times = [];
  for (const place of places) {
    const step = Math.max(0, Math.min(Math.round(steps * place), steps - keys));
    await page.goto(`${link}&step=${step}`);
    await page.waitForTimeout(rest);
    times.push(...(await page.evaluate(press, keys)));
  }
  return { steps, times };
}

/**
 * Runs in the page: presses the key, waits until the frame after it has been painted, and a little longer. At an end of the
 * recording, where a key changes nothing, it turns round.
 * @param {number} count
 */
async function press(count) {
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)));
  const position = () => document.querySelector("input[type=range]")?.getAttribute("aria-valuetext");
  const times = [];
  let key = "ArrowRight";
  for (let turns = 0; times.length < count && turns < count; ) {
    const before = position();
    const from = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const time = Number(await painted()) - from;
    if (position() !== before) times.push(time);
    else {
      turns++;
      key = key === "ArrowRight" ? "ArrowLeft" : "ArrowRight";
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return times;
}
