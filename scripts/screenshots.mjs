// npm run screenshots [-- --contact]: builds the page and takes the pictures that the README and docs/ show; with
// --contact only the small ones of docs/contact-sheet.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { buildWeb, webIsStale } from "./build.mjs";
import { launchChromium } from "./chromium.mjs";
import { contactSheet, fileOf, schemes, sheets, window } from "./contact-sheet.mjs";
import { at } from "./paths.mjs";
import { serve } from "./serve.mjs";

const example = "#/pointer?example=one-call-site";

/** @type {readonly { file: string, scheme: "light" | "dark", hash: string, rules: number }[]} */
const pictures = [
  { file: "docs/images/workbench-light.png", scheme: "light", hash: example, rules: 17 },
  { file: "docs/images/workbench-dark.png", scheme: "dark", hash: example, rules: 17 },
  { file: "docs/images/compare.png", scheme: "light", hash: "#/compare?example=set-and-do-set", rules: 80 },
];

if (webIsStale()) await buildWeb();
const port = await serve(at("dist/web"), 4190);
const browser = await launchChromium();
const isContactOnly = process.argv.includes("--contact");
for (const { file, scheme, hash, rules } of isContactOnly ? [] : pictures) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: scheme });
  await page.goto(`http://localhost:${port}/${hash}`);
  const forward = page.getByRole("button", { name: "Step forward" });
  await forward.waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(isComplete);
  for (let rule = 0; rule < rules && (await forward.isEnabled()); rule++) await forward.press("ArrowRight");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(isDrawn);
  // The camera arrives.
  await page.waitForTimeout(2_500);
  await page.screenshot({ path: at(file), animations: "disabled" });
  await page.close();
  console.log(file);
}
mkdirSync(at("docs/images/contact"), { recursive: true });
for (const scheme of schemes) await takeContacts(scheme);
writeFileSync(at("docs/contact-sheet.md"), contactSheet());
await browser.close();
process.exit(0);

/** There is a recording to walk through. Runs in the page. */
function isComplete() {
  return document.querySelector("[aria-label='Step forward'][aria-disabled=true]") === null;
}

/** All graphs are laid out. Runs in the page. */
function isDrawn() {
  return document.querySelector(".graph-note.is-preparing") === null;
}

/**
 * Half as large as the window, so that all pictures together stay below a megabyte.
 * @param {"light" | "dark"} scheme
 */
async function takeContacts(scheme) {
  /** @type {import("@playwright/test").BrowserContextOptions} */
  const options = { viewport: window, deviceScaleFactor: 0.5, colorScheme: scheme, reducedMotion: "reduce" };
  for (const { name, hash, keys = [] } of sheets) {
    const page = await browser.newPage(options);
    await page.goto(`http://localhost:${port}/${hash}`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    if (hash !== "#/") {
      const forward = page.getByRole("button", { name: "Step forward" });
      await forward.waitFor();
      await page.waitForFunction(isComplete);
    }
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForFunction(isDrawn);
    // The camera arrives, and what one layout brings about another one draws.
    await page.waitForTimeout(2_500);
    await page.screenshot({
      path: at(`docs/${fileOf(name, scheme)}`),
      type: "jpeg",
      quality: 72,
      scale: "device",
      animations: "disabled",
    });
    await page.close();
    console.log(fileOf(name, scheme));
  }
}
