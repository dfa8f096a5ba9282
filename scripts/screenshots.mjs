// npm run screenshots: builds the page and takes the pictures that the README and docs/ show.
import { chromium } from "@playwright/test";
import { buildWeb, webIsStale } from "./build.mjs";
import { chromiumArgs, ensureChromium } from "./chromium.mjs";
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
const executablePath = await ensureChromium();
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const { file, scheme, hash, rules } of pictures) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: scheme });
  await page.goto(`http://localhost:${port}/${hash}`);
  const forward = page.getByRole("button", { name: "Step forward" });
  await forward.waitFor();
  await page.waitForLoadState("networkidle");
  for (let rule = 0; rule < rules && (await forward.isEnabled()); rule++) await forward.press("ArrowRight");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.querySelector("canvas") !== null);
  await page.screenshot({ path: at(file), animations: "disabled" });
  await page.close();
  console.log(file);
}
await browser.close();
process.exit(0);
