// npm run bench -- page: how long the page takes from a key to the painted step, and to be ready to step; how evenly it is
// drawn while a long recording is scrubbed.
import { buildWeb, webIsStale } from "./build.mjs";
import { launchChromium } from "./chromium.mjs";
import { at } from "./paths.mjs";
import { quantiles } from "./quantiles.mjs";
import { serve } from "./serve.mjs";

const examples = ["one-call-site", "context-sensitive-heap", "set-and-do-set"];
const longExample = "lending-library";

export async function benchPage() {
  if (webIsStale()) await buildWeb();
  const port = await serve(at("dist/web"), 4191);
  const browser = await launchChromium();
  for (const rate of [4, 1]) await benchSteps(browser, port, rate);
  await benchFirstPicture(browser, port);
  console.log("\nexample | begun after | steps | frames while scrubbed | ms between frames: p50 | p95 | max");
  for (const seconds of [0, 1, 9]) await benchScrubbing(browser, port, seconds);
  await browser.close();
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {number} port
 * @param {number} rate how many times slower the processor of the page is made
 */
async function benchSteps(browser, port, rate) {
  console.log(
    `\nexample, processor ${rate} times slower | ready to step, ms | steps | key to paint, ms: p50 | p95 | max`,
  );
  for (const example of examples) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const start = performance.now();
    await page.goto(`http://localhost:${port}/#/pointer?example=${example}`);
    await page.getByRole("button", { name: "Step forward" }).and(page.locator(":enabled")).waitFor();
    const ready = performance.now() - start;
    await page.waitForLoadState("networkidle");
    const times = await page.evaluate(measureSteps);
    console.log([example, ready.toFixed(0), times.length, ...quantiles(times)].join(" | "));
    await page.close();
  }
}

/**
 * From the end of the recording to the first drawing of its large graph.
 * @param {import("@playwright/test").Browser} browser
 * @param {number} port
 */
async function benchFirstPicture(browser, port) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${port}/#/pointer?example=${longExample}`);
  // Before the page is drawn nothing says that it analyzes.
  await page.getByRole("button", { name: "Step forward" }).and(page.locator(":enabled")).waitFor();
  const graph = drawingOf(page);
  await page.getByText(/^analyzing…$/).waitFor({ state: "hidden", timeout: 120_000 });
  const start = performance.now();
  await graph.waitFor({ timeout: 120_000 });
  console.log(`\n${longExample}: first picture ${(performance.now() - start).toFixed(0)} ms after the recording`);
  await page.close();
}

/**
 * What a lesson opens with: the map of its classes, where it is a story.
 * @param {import("@playwright/test").Page} page
 */
function drawingOf(page) {
  return page.getByRole("region", { name: /^(Map of classes|Pointer flow graph)$/ }).getByRole("application");
}

/**
 * The slider is dragged from one end to the other.
 * @param {import("@playwright/test").Browser} browser
 * @param {number} port
 * @param {number} seconds from the first picture on; fonts, the editor and the copy for later visits come meanwhile
 */
async function benchScrubbing(browser, port, seconds) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${port}/#/pointer?example=${longExample}`);
  await drawingOf(page).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(seconds * 1_000);
  const slider = page.getByRole("slider", { name: "Step" });
  const box = await slider.boundingBox();
  if (box === null) throw new Error("the slider is not drawn");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  const gaps = await page.evaluateHandle(measureFrames);
  for (let move = 1; move <= 50; move++) await page.mouse.move(box.x + 2 + ((box.width - 4) * move) / 50, y);
  await page.mouse.up();
  const found = await gaps.jsonValue();
  const steps = await slider.getAttribute("max");
  console.log([longExample, `${seconds} s`, steps, found.length, ...quantiles(found)].join(" | "));
  await page.close();
}

/** Runs in the page: the milliseconds between two frames, from now on. */
function measureFrames() {
  /** @type {number[]} */
  const gaps = [];
  let before = performance.now();
  const frame = (/** @type {number} */ now) => {
    gaps.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return gaps;
}

/** Runs in the page: presses the key and waits until the frame after it has been painted. */
async function measureSteps() {
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)));
  const times = [];
  for (let step = 0; step < 60; step++) {
    const key = step < 30 ? "ArrowRight" : "ArrowLeft";
    const from = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    times.push(Number(await painted()) - from);
  }
  return times;
}
