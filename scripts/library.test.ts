import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildLibrary, libraryFolder, libraryIsStale } from "./library.mjs";
import { at } from "./paths.mjs";

/** A program of someone else, which has installed the package. */
let folder = "";

beforeAll(async () => {
  if (libraryIsStale()) expect(await buildLibrary()).toBe(0);
  folder = mkdtempSync(join(tmpdir(), "fixscope-library-"));
  run("npm", "pack", "--silent", "--pack-destination", folder, libraryFolder);
  const archive = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "grader", private: true, type: "module" }));
  run("npm", "install", "--silent", "--offline", "--no-audit", "--no-fund", ...archive.map((name) => `./${name}`));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the program prints; throws what it complains about. */
function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ends with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

const grader = `import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { pointsTo, parseOptions, startPointsTo, type PointsToResult } from "fixscope/engines/points-to";
import { createFrontEnd, type FrontEnd, type Program } from "fixscope/java";
import { describe, type Result } from "fixscope/kernel";
import { Recording } from "fixscope/trace";

const wasm = (name: string): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve(\`fixscope/wasm/\${name}.wasm\`)));

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.errors.map(describe).join());
  return result.value;
}

const frontEnd: FrontEnd = await createFrontEnd({
  runtime: await wasm("web-tree-sitter"),
  java: await wasm("tree-sitter-java"),
});
const text = \`import java.util.ArrayList;
class Main {
  static Object same(Object p) { return p; }
  public static void main(String[] args) {
    Main one = new Main();
    Object here = same(one);
    ArrayList<Object> list = new ArrayList<>();
    list.add(here);
  }
}\`;
const program: Program = valueOf(frontEnd.compile([{ name: "Main.java", text }]));
const options = valueOf(parseOptions({ context: "1-call" }));
const result: PointsToResult = valueOf(pointsTo(program, options));
const here = result.pointsTo.filter((row) => row.kind === "variable" && row.name === "here");

const analysis = valueOf(startPointsTo(program, options, true));
const recording = new Recording();
for (let isDone = false; !isDone; ) {
  isDone = analysis.advance(100);
  const chunk = analysis.takeChunk();
  if (chunk !== undefined) recording.append(chunk);
}
console.log(JSON.stringify({ here: here.map(({ objects }) => objects), isRecorded: recording.length > 10 }));
`;

const engines = readdirSync(at("src/engines"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test("the package has neither tests nor sources, and asks for no other package", () => {
  const installed = readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."));
  expect(installed).toEqual(["fixscope"]);
  const files = readdirSync(join(folder, "node_modules/fixscope"), { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => /\.test\.|(?<!\.d)\.tsx?$/.test(name))).toEqual([]);
});

test("a grader written in TypeScript passes the type check, and analyses and records a program", () => {
  writeFileSync(join(folder, "grader.ts"), grader);
  const options = {
    target: "ES2023",
    module: "NodeNext",
    strict: true,
    skipLibCheck: false,
    outDir: ".",
    types: ["node"],
    typeRoots: [at("node_modules/@types")],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["grader.ts"] }));
  run(at("node_modules/.bin/tsc"), "--project", folder);
  expect(JSON.parse(run(process.execPath, "grader.js"))).toEqual({ here: [["[]:o5"]], isRecorded: true });
});

test("every engine can be imported", () => {
  const lines = engines.map(
    (engine) => `console.log("${engine}", Object.keys(await import("fixscope/engines/${engine}")).length > 0);`,
  );
  writeFileSync(join(folder, "engines.js"), lines.join("\n"));
  expect(run(process.execPath, "engines.js").trim().split("\n")).toEqual(engines.map((engine) => `${engine} true`));
});
