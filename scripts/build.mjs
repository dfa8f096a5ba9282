import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { at, isStale } from "./paths.mjs";
import { runTool } from "./run.mjs";

const shared = [
  "package.json",
  "package-lock.json",
  "scripts/csp.mjs",
  "scripts/first-lesson",
  "scripts/first-lesson.mjs",
  "scripts/first-words.mjs",
  "scripts/first-words",
  "scripts/service-worker.mjs",
];

const webSources = ["src", "docs/guide", "index.html", "public", "vite.config.ts"];

/** The bundled command line. What it loads when it needs it is in `parts` beside it. */
export const cliBundle = at("dist/cli/fixscope.mjs");

const cliParts = "dist/cli/parts";

/** Whether the built page is missing or older than its sources. */
export function webIsStale() {
  return isStale(at("dist/web/index.html"), [...shared, ...webSources].map(at));
}

/** Whether the bundled command line is missing or older than its sources. */
export function cliIsStale() {
  // Figures are drawn as on the page, so that all of the sources are in it.
  return isStale(cliBundle, [...shared, "src", "vite.cli.config.ts"].map(at));
}

/**
 * Builds the page into dist/web.
 * @param {import("./run.mjs").Output} [output] where the messages of the build go
 * @returns {Promise<number>} exit code
 */
export function buildWeb(output = "stderr") {
  return runTool("vite", ["build", "--logLevel", "warn"], { output });
}

/**
 * Builds the command line into dist/cli. Two processes may do so at once: each builds aside, then renames.
 * @param {import("./run.mjs").Output} [output] where the messages of the build go
 * @returns {Promise<number>} exit code
 */
export async function buildCli(output = "stderr") {
  const aside = `dist/cli-${randomUUID()}`;
  try {
    const args = ["build", "--config", "vite.cli.config.ts", "--logLevel", "warn", "--outDir", aside];
    const code = await runTool("vite", args, { output });
    if (code !== 0) return code;
    const parts = readdirSync(at(`${aside}/parts`));
    mkdirSync(at(cliParts), { recursive: true });
    // The parts first: the new bundle finds them when it starts. Their names say what is in them.
    for (const part of parts) renameSync(at(`${aside}/parts/${part}`), at(`${cliParts}/${part}`));
    renameSync(at(`${aside}/fixscope.mjs`), cliBundle);
    for (const part of readdirSync(at(cliParts))) if (!parts.includes(part)) rmSync(at(`${cliParts}/${part}`));
    return 0;
  } finally {
    rmSync(at(aside), { recursive: true, force: true });
  }
}
