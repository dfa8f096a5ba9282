import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runsThisTime } from "../src/testing/seeds.ts";
import { at, root } from "./paths.mjs";

/** A program of someone else, which has installed the package. */
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-package-"));
  run("npm", "pack", "--silent", "--pack-destination", folder, root);
  const archive = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "grader", private: true, type: "module" }));
  run("npm", "install", "--silent", "--offline", "--no-audit", "--no-fund", ...archive.map((name) => `./${name}`));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the program prints; throws what it complains about. */
function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8", timeout: 120_000 });
  if (status !== 0) throw new Error(`${command} ends with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

const main = `import java.util.ArrayList;
class Main {
  static Object same(Object p) { return p; }
  public static void main(String[] args) {
    Main one = new Main();
    Object here = same(one);
    ArrayList<Object> list = new ArrayList<>();
    list.add(here);
  }
}
`;

/** The program that docs/library.md shows. */
const grader = /```ts\n([\s\S]*?)```/.exec(readFileSync(at("docs/library.md"), "utf8"))?.[1] ?? "";

/** Goes on where the grader ends: the same analysis, recorded. */
const recorder = `import { type PointsToAnalysis, startPointsTo } from "fixscope/engines/points-to";
import { Recording } from "fixscope/trace";

const started = startPointsTo(program.value, options.value, true);
if (!started.ok) throw new Error(started.errors.map(describe).join());
const analysis: PointsToAnalysis = started.value;
const recording = new Recording();
for (let isDone = false; !isDone; ) {
  isDone = analysis.advance(100);
  const chunk = analysis.takeChunk();
  if (chunk !== undefined) recording.append(chunk);
}
console.log(recording.length);
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

test.runIf(runsThisTime(3, 2))(
  "a grader written in TypeScript passes the type check, and analyzes and records a program",
  () => {
    writeFileSync(join(folder, "Main.java"), main);
    writeFileSync(join(folder, "grader.ts"), `${grader}\n${recorder}`);
    const options = {
      target: "ES2023",
      module: "NodeNext",
      strict: true,
      skipLibCheck: false,
      types: ["node"],
      typeRoots: [at("node_modules/@types")],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["grader.ts"] }));
    run(at("node_modules/.bin/tsc"), "--project", folder);
    const printed = run(process.execPath, "grader.js");
    expect(printed).toMatch(/name: 'here',\s+objects: \[ '\[\]:o5' \]/);
    expect(Number(printed.trim().split("\n").at(-1))).toBeGreaterThan(10);
  },
);

test("a page may have walks in it, and a grader learns from them", () => {
  const host = `import { defineWalk, embedLink, type FixscopeWalk, type WalkAnswer, xapiStatement } from "fixscope/embed";

declare const walk: FixscopeWalk;
const answer: WalkAnswer = { fixscope: "answer", version: 1, question: "q1", asked: "", answers: ["o3"], points: 1, of: 2 };
const at = new Date(0);
export const use = (): void => {
  defineWalk();
  walk.goto({ fact: "[]:x ∋ o3" });
};
console.log(embedLink("https://walk.example/#/pointer?example=a", { origin: "https://course.example", show: "stage" }));
console.log(xapiStatement(answer, { actor: {}, activity: "https://course.example/1", at }).result.score?.scaled);
`;
  writeFileSync(join(folder, "host.ts"), host);
  const options = { target: "ES2023", module: "NodeNext", strict: true, skipLibCheck: false, types: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["host.ts"] }));
  run(at("node_modules/.bin/tsc"), "--project", folder);
  expect(run(process.execPath, "host.js").trim().split("\n")).toEqual([
    "https://walk.example/#/pointer?example=a&embed=1&show=stage&origins=https://course.example",
    "0.5",
  ]);
});

test("fixscope is a command in any folder, with paths from there", () => {
  const inner = join(folder, "week-1");
  mkdirSync(inner, { recursive: true });
  writeFileSync(join(inner, "Main.java"), main);
  const { status, stdout, stderr } = spawnSync(
    "npx",
    ["--offline", "fixscope", "pta", "Main.java", "--context", "1-call"],
    {
      cwd: inner,
      encoding: "utf8",
    },
  );
  expect([status, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toMatchObject({ options: { context: "1-call" } });
});

test("fixscope open serves the page", async () => {
  const server = spawn("node_modules/.bin/fixscope", ["open", "--port", "4890", "--lang", "en"], { cwd: folder });
  try {
    const said = await new Promise<string>((resolve) => server.stdout.once("data", (text) => resolve(String(text))));
    const [address = ""] = /http:\/\/\S+/.exec(said) ?? [];
    expect(said).toBe(`Fixscope is running at ${address}\n`);
    expect(await (await fetch(address)).text()).toContain("<title>Fixscope");
  } finally {
    server.kill();
  }
});

test("every engine can be imported", () => {
  const lines = engines.map(
    (engine) => `console.log("${engine}", Object.keys(await import("fixscope/engines/${engine}")).length > 0);`,
  );
  writeFileSync(join(folder, "engines.js"), lines.join("\n"));
  expect(run(process.execPath, "engines.js").trim().split("\n")).toEqual(engines.map((engine) => `${engine} true`));
});
