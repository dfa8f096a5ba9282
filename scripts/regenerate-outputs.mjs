// node scripts/regenerate-outputs.mjs [--check] [NAME …]: runs the programs of src/testing/programs with a real Java and
// writes what each printed to its .out file. Needs a JDK 17 (`javac` and `java`).
// --check compares instead of writing; NAME keeps the programs whose path contains it.
//
// A program is TOPIC/Name.java, or a folder TOPIC/name with several files, packages and one Main.java.
// Its expected output is TOPIC/Name.out (TOPIC/name.out): what it printed; then, if Java wrote anything to the standard
// error, a line `--- stderr` and that text; then, if it failed, a line `--- exit STATUS`.
// A section that does not end its last line is ended when another one follows.
//
// The programs of the topic java-21 need a JDK 21. An older one leaves them alone: their outputs were derived by hand.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { at } from "./paths.mjs";

const timeLimit = 30_000;
const javaFlags = ["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
const localeFlags = ["-Duser.language=en", "-Duser.country=US", "-Dfile.encoding=UTF-8", "-Dsun.stdout.encoding=UTF-8"];

const programsFolder = at("src/testing/programs");
const args = process.argv.slice(2);
const isCheck = args.includes("--check");
const names = args.filter((arg) => arg !== "--check");

const newest = "java-21";
const hasNewest = (await majorVersion()) >= 21;
const programs = findPrograms()
  .filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
  .filter(({ name }) => hasNewest || !isNewest(name));
const scratch = mkdtempSync(join(tmpdir(), "fixscope-java-"));
try {
  const problems = await inParallel(programs, handleProgram);
  report(problems.filter((problem) => problem !== undefined));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** @param {string} name */
function isNewest(name) {
  return name.startsWith(`${newest}/`);
}

/** @returns {Promise<number>} of the `javac` that is installed */
async function majorVersion() {
  const { stdout, stderr } = await execute("javac", ["-version"]);
  return Number(/\d+/.exec(stdout + stderr)?.[0] ?? 0);
}

/**
 * @typedef {object} Program
 * @property {string} name its path below the programs' folder, without the ending
 * @property {readonly string[]} sources
 * @property {string} mainClass
 */

/** @returns {readonly Program[]} */
function findPrograms() {
  const topics = readdirSync(programsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return topics
    .flatMap((topic) => readdirSync(join(programsFolder, topic.name)).map((file) => join(topic.name, file)))
    .filter((path) => !path.endsWith(".out"))
    .toSorted()
    .map((path) => (path.endsWith(".java") ? singleFile(path) : severalFiles(path)));
}

/**
 * @param {string} path
 * @returns {Program}
 */
function singleFile(path) {
  return {
    name: path.slice(0, -".java".length),
    sources: [join(programsFolder, path)],
    mainClass: basename(path, ".java"),
  };
}

/**
 * @param {string} path
 * @returns {Program}
 */
function severalFiles(path) {
  const files = readdirSync(join(programsFolder, path), { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".java")).toSorted();
  const main = sources.find((file) => basename(file) === "Main.java");
  if (main === undefined) throw new Error(`${path} has no Main.java`);
  return {
    name: path,
    sources: sources.map((file) => join(programsFolder, path, file)),
    mainClass: main.slice(0, -".java".length).replaceAll("/", "."),
  };
}

/**
 * Compiles and runs a program and writes or compares its output.
 * @param {Program} program
 * @returns {Promise<string | undefined>} what is wrong with it
 */
async function handleProgram(program) {
  const actual = await runProgram(program);
  if (actual.problem !== undefined) return `${program.name}: ${actual.problem}`;
  const file = join(programsFolder, `${program.name}.out`);
  if (!isCheck) {
    writeFileSync(file, actual.output);
    return undefined;
  }
  if (!existsSync(file)) return `${program.name}: has no .out file`;
  const isSame = readFileSync(file, "utf8") === actual.output;
  return isSame ? undefined : `${program.name}: the .out file differs from what Java prints`;
}

/**
 * @param {Program} program
 * @returns {Promise<{ readonly output: string; readonly problem?: string }>}
 */
async function runProgram({ name, sources, mainClass }) {
  const classes = join(scratch, name);
  mkdirSync(classes, { recursive: true });
  const jvmFlags = javaFlags.map((flag) => `-J${flag}`);
  const release = isNewest(name) ? "21" : "17";
  const compiled = await execute("javac", [
    ...jvmFlags,
    ...["--release", release, "-encoding", "UTF-8", "-g", "-Xlint:none", "-proc:none", "-d", classes],
    ...sources,
  ]);
  if (compiled.status !== 0) return { output: "", problem: `does not compile\n${compiled.stderr}` };
  const ran = await execute("java", [...javaFlags, ...localeFlags, "-cp", classes, mainClass]);
  if (ran.status === undefined) return { output: "", problem: "did not end in time" };
  return { output: asText({ ...ran, status: ran.status }) };
}

/** @param {{ readonly stdout: string; readonly stderr: string; readonly status: number }} result */
function asText({ stdout, stderr, status }) {
  const sections = [stdout];
  if (stderr !== "") sections.push(`--- stderr\n${stderr}`);
  if (status !== 0) sections.push(`--- exit ${status}\n`);
  const texts = sections.filter((text) => text !== "");
  return texts.map((text, i) => (i === texts.length - 1 || text.endsWith("\n") ? text : `${text}\n`)).join("");
}

/**
 * @param {string} command
 * @param {readonly string[]} commandArgs
 * @returns {Promise<{ readonly stdout: string; readonly stderr: string; readonly status: number | undefined }>}
 *   `status` is absent when the command was stopped at the time limit
 */
function execute(command, commandArgs) {
  const options = { cwd: dirname(programsFolder), timeout: timeLimit, maxBuffer: 1 << 24 };
  return new Promise((resolve, reject) => {
    execFile(command, commandArgs, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      if (code === "ENOENT") {
        reject(new Error(`${command} is not installed: a JDK 17 is needed`));
        return;
      }
      resolve({ stdout, stderr, status: typeof code === "number" ? code : undefined });
    });
  });
}

/**
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Result>} handle
 * @returns {Promise<readonly Result[]>} in the order of the items
 */
async function inParallel(items, handle) {
  /** @type {Result[]} */
  const results = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await handle(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/** @param {readonly string[]} problems */
function report(problems) {
  for (const problem of problems) console.error(problem);
  const done = isCheck ? "agree with Java" : "written";
  console.log(`${programs.length - problems.length} of ${programs.length} outputs ${done}.`);
  if (problems.length > 0) process.exitCode = 1;
}
