import { existsSync } from "node:fs";
import { at } from "./paths.mjs";
import { findProgram, installPackage } from "./programs.mjs";
import { run } from "./run.mjs";

/** Chromium without windows: the same engine, and tests with it take a sixth less time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const macApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Flags for a browser that talks to no one but the page under test. */
export const chromiumArgs = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium or Chrome of this machine, the one without windows first; else the one Playwright downloaded earlier.
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findChromium() {
  return findProgram([...shells, ...browsers], macApplications) ?? (await playwrightChromium());
}

/** As {@link findChromium}, but installs a Chromium when there is none. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  console.error("Installing Chromium …");
  await installPackage("chromium-headless-shell");
  if ((await findChromium()) === undefined) await installPackage("chromium");
  if ((await findChromium()) === undefined) {
    await run(at("node_modules/.bin/playwright"), ["install", "chromium"], { output: "stderr" });
  }
  const installed = await findChromium();
  if (installed === undefined)
    throw new Error("No Chromium was found or could be installed. Install Chromium or Chrome.");
  return installed;
}

/** A browser as tests have it, for scripts that look at the page. */
export async function launchChromium() {
  const { chromium } = await import("@playwright/test");
  return chromium.launch({ args: chromiumArgs, executablePath: await ensureChromium() });
}

async function playwrightChromium() {
  try {
    const { chromium } = await import("@playwright/test");
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
