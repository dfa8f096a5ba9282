// npm run bench [-- NAME …]: runs src/**/*.bench.ts, each a program of its own that prints what it measured.
// NAME keeps those whose path contains it; “page” is the page itself, in a browser, and “keys [LESSON …]” its
// answers to keys in every lesson or in these, “slides [LECTURE …]” to those of a lecture; without NAME everything runs but
// these two, which take long.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { at } from "./paths.mjs";
import { run, runTool } from "./run.mjs";

const names = process.argv.slice(2);

await ensureInstalled();
if (names.length === 0 || names.includes("page")) {
  const { benchPage } = await import("./bench-page.mjs");
  await benchPage();
}
if (names[0] === "keys") {
  const { benchKeys } = await import("./bench-keys.mjs");
  await benchKeys(names.slice(1));
  process.exit();
}
if (names[0] === "slides") {
  const { benchSlides } = await import("./bench-slides.mjs");
  await benchSlides(names.slice(1));
  process.exit();
}
for (const path of benchmarks()) {
  console.log(`\n${path}`);
  process.exitCode = (await runBenchmark(path)) || process.exitCode;
}

process.exit();

function benchmarks() {
  const files = readdirSync(at("src"), { recursive: true, encoding: "utf8" });
  const paths = files.filter((file) => file.endsWith(".bench.ts")).map((file) => join("src", file));
  return paths.filter((path) => names.length === 0 || names.some((name) => path.includes(name))).toSorted();
}

/**
 * Node cannot read TypeScript before version 22: the program is bundled first.
 * @param {string} path
 */
async function runBenchmark(path) {
  const config = ["--config", "vite.cli.config.ts", "--logLevel", "warn"];
  const built = await runTool("vite", ["build", "--ssr", path, "--outDir", "dist/bench", ...config]);
  return built === 0 ? run(process.execPath, ["--expose-gc", at("dist/bench/fixscope.mjs")]) : built;
}
