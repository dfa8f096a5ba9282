// npm run bench -- page: how long the page takes from a key to the painted step, and to be ready to step.
import { chromium } from "@playwright/test";
import { buildWeb, webIsStale } from "./build.mjs";
import { chromiumArgs, ensureChromium } from "./chromium.mjs";
import { at } from "./paths.mjs";
import { serve } from "./serve.mjs";

const examples = ["one-call-site", "context-sensitive-heap", "set-and-do-set"];

export async function benchPage() {
  if (webIsStale()) await buildWeb();
  const port = await serve(at("dist/web"), 4191);
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  console.log("example | ready to step, ms | steps | key to paint, ms: p50 | p95 | max");
  for (const example of examples) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const start = performance.now();
    await page.goto(`http://localhost:${port}/#/pointer?example=${example}`);
    await page.getByRole("button", { name: "Step forward" }).and(page.locator(":enabled")).waitFor();
    const ready = performance.now() - start;
    await page.waitForLoadState("networkidle");
    const times = await page.evaluate(measureSteps);
    times.sort((a, b) => a - b);
    const quantile = (/** @type {number} */ q) => (times[Math.floor((times.length - 1) * q)] ?? 0).toFixed(0);
    console.log([example, ready.toFixed(0), times.length, quantile(0.5), quantile(0.95), quantile(1)].join(" | "));
    await page.close();
  }
  await browser.close();
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
