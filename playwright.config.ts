import { defineConfig, devices } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";
import { setTurns } from "./scripts/history.mjs";

// Other lessons, themes and steps with every commit, and what was changed; see src/testing/seeds.ts.
setTurns();

const port = Number(process.env["FIXSCOPE_E2E_PORT"] ?? 4179);
/** `FIXSCOPE_BROWSER=firefox` runs the same tests in the Firefox that `npx playwright install firefox` brings. */
const isFirefox = process.env["FIXSCOPE_BROWSER"] === "firefox";
const chromium = isFirefox ? undefined : (process.env["CHROMIUM_PATH"] ?? (await findChromium()));
const viewport = { width: 1280, height: 800 };

export default defineConfig({
  testDir: "e2e",
  globalSetup: "e2e/announce-seed.ts",
  outputDir: "test-results",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? "dist/reports/browser.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}/`,
    // A trace of every test would make the suite a third longer; `--trace on` records one where it is wanted.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    isFirefox
      ? { name: "firefox", testIgnore: /soak|firefox/, use: { ...devices["Desktop Firefox"], viewport } }
      : {
          name: "chromium",
          use: {
            ...devices["Desktop Chrome"],
            viewport,
            launchOptions: { args: chromiumArgs, ...(chromium === undefined ? {} : { executablePath: chromium }) },
          },
        },
  ],
  webServer: {
    command: `node scripts/start.mjs --port ${port} --exact`,
    url: `http://localhost:${port}/`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
  },
});
