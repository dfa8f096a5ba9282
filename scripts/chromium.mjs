import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { at } from "./paths.mjs";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

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
 * The Chromium or Chrome of this machine, else the one Playwright downloaded earlier.
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findChromium() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const installed = [...onPath, ...macApplications].find((path) => existsSync(path) && starts(path));
  return installed ?? (await playwrightChromium());
}

/** As {@link findChromium}, but installs a Chromium when there is none. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  console.error("Installing Chromium …");
  if (isDebianRoot()) {
    const updated = await run("apt-get", ["update"], { output: "stderr" });
    if (updated === 0) await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], aptOptions);
  }
  if ((await findChromium()) === undefined) {
    await run(at("node_modules/.bin/playwright"), ["install", "chromium"], { output: "stderr" });
  }
  const installed = await findChromium();
  if (installed === undefined)
    throw new Error("No Chromium was found or could be installed. Install Chromium or Chrome.");
  return installed;
}

const aptOptions = { output: /** @type {const} */ ("stderr"), env: { DEBIAN_FRONTEND: "noninteractive" } };

/**
 * Some distributions put a script on the PATH that only tells what to install.
 * @param {string} path
 */
function starts(path) {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
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

function isDebianRoot() {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}
