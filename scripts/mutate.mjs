// npm run mutate -- FOLDER [--sample N] [--seed S] [--tests PATHS] [--again] [--fresh] [--least PERCENT]: plants small faults in the
// code of a folder, one at a time, and says which of them its tests notice. Without --sample, all there are; --tests a,b asks only
// those in these folders and files; --again plants only those of the same sample that were not noticed the last time; --fresh loads
// all code anew for each; --turn N in place of the folder takes one of those below; fewer noticed than --least fail.
import { readdirSync, writeFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { historyOf } from "./history.mjs";
import { mutantsOf, planted } from "./mutation/instrument.mjs";
import { plantEach } from "./mutation/processes.mjs";
import { chosenOf, isAsked, isNoticed, scoreOf, testedBy } from "./mutation/sample.mjs";
import { at } from "./paths.mjs";

/** Faults in these would be in words, or in no code that runs. */
const LEFT_OUT = /\.(test|bench)\.ts$|\.d\.ts$|\/(testing|messages|lessons)\//;

/** What takes turns in the nightly run: a fault there would be a wrong answer. */
const FOLDERS = [
  "src/engines/points-to/algorithm",
  "src/engines/pushdown/algorithm",
  "src/engines/separation/algorithm",
  "src/engines/symbolic/algorithm",
  "src/engines/data-flow/algorithm",
  "src/engines/relevancy/algorithm",
  "src/engines/relevancy/instrument",
  "src/java/front-end/types",
  "src/java/interpreter",
  "src/trace",
  "src/exercises",
];

const text = /** @type {const} */ ({ type: "string" });
const flag = /** @type {const} */ ({ type: "boolean", default: false });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: text, seed: text, tests: text, turn: text, least: text, again: flag, fresh: flag },
});
const folder = positionals[0] ?? FOLDERS[Number(values.turn ?? Number.NaN) % FOLDERS.length] ?? "";
const seed = values.seed ?? String(historyOf().commits);
const files = codeIn(folder);
const sample = Number(values.sample ?? Number.POSITIVE_INFINITY);
if (files.length === 0 || Number.isNaN(sample)) {
  console.error(
    "npm run mutate -- FOLDER [--sample N] [--seed S] [--tests PATHS] [--again]; FOLDER has .ts files, such as src/trace.",
  );
  process.exit(1);
}

await mkdir(at("dist/mutation"), { recursive: true });
const found = at(`dist/mutation/${folder.replaceAll("/", "-")}-${seed}.json`);
/** @type {Record<string, string>} */
const statuses = values.again ? await readFile(found, "utf8").then(JSON.parse, () => ({})) : {};
const all = await mutantsOf(files);
const chosen = chosenOf(all, sample, seed);
console.log(`${chosen.length} of ${all.length} mutants in ${folder}, drawn with --seed ${seed}`);
const wanted = chosen.filter((key) => !isNoticed(statuses[key] ?? "Survived"));
// The tests are the same for each mutant.
process.env["FIXSCOPE_SEED"] = seed.replace(/\D/g, "") || "0";
process.env["FIXSCOPE_CHANGED"] = "";
for await (const { key, line, status, by } of plantEach({
  ...(await planted(wanted)),
  tests: (values.tests?.split(",") ?? testedBy(folder)).flatMap(testsIn),
  fresh: values.fresh,
})) {
  statuses[key] = status;
  console.log(`${status.padEnd(10)} ${line}${by === "" ? "" : `  (${by})`}`);
  writeFileSync(found, JSON.stringify(statuses, undefined, 1));
}
const { killed, count, percent } = scoreOf(chosen.map((key) => statuses[key] ?? "NotRun"));
writeFileSync(at("dist/mutation.json"), `${JSON.stringify({ folder, seed, killed, count, percent })}\n`);
console.log(`${killed} of ${count} noticed: ${percent} %`);
process.exitCode = percent >= Number(values.least ?? 0) ? 0 : 1;

/** @param {string} path in the checkout */
function codeIn(path) {
  return path === "" ? [] : filesIn(path).filter((file) => file.endsWith(".ts") && !LEFT_OUT.test(file));
}

/** @param {string} path of a folder in the checkout, or of one file of tests */
function testsIn(path) {
  if (path.endsWith(".test.ts")) return [path];
  return filesIn(path).filter((file) => isAsked(path, file.slice(path.length + 1)));
}

/** @param {string} path in the checkout */
function filesIn(path) {
  const folderPath = path.replace(/\/$/, "");
  return readdirSync(at(folderPath), { recursive: true, encoding: "utf8" })
    .map((file) => `${folderPath}/${file}`)
    .sort();
}
