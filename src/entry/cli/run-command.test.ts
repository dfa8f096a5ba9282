import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprintOf, readExercise } from "../../exercises/index.ts";
import { analysisCommands, generalCommands, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { type Disk, disk } from "./files/index.ts";
import { type GivenFlags, runCommand } from "./run-command.ts";

const programs = {
  "Cell.java": "class Cell { Cell next; static int f(Cell c) { if (c == null) return 1; return 2; } }\n",
  "cell.sl": "data Cell { Cell next; }\npre f == emp & c = null \\/ exists n. c -> Cell(n);\n",
  "Main.java":
    "class Main { public static void main(String[] args) { int x = Symbolic.integer(); if (x > 3) System.out.println(x); } }\n",
};

const boxes = {
  fixscope: "exercise",
  version: 1,
  title: "A box",
  engine: "points-to",
  files: [{ name: "Main.java", text: "class Main { public static void main(String[] a) { Object x = new Main(); } }" }],
  options: { context: "ci" },
  questions: [{ kind: "value", id: "x", of: "pt(x)", points: 2 }],
} as const;

/** Answers that get all points. */
function rightAnswers(name: string): string {
  const read = readExercise({ name: "boxes.json", text: JSON.stringify(boxes) });
  const exercise = read.ok ? fingerprintOf(read.value) : "";
  return JSON.stringify({ fixscope: "answers", version: 1, exercise, name, answers: { x: "{o1}" } });
}

let folder = "";
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-command-"));
  for (const [name, text] of Object.entries(programs)) writeFileSync(at(name), text);
  mkdirSync(at("out"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command on files of the folder. */
async function run(command: string, names: readonly string[], options: GivenFlags, machine?: Disk) {
  const spec = [...analysisCommands, ...generalCommands].find(({ name }) => name === command);
  const { flags = [], reportsPaths = false, takesCollections = false } = spec ?? {};
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const said = { output: "", messages: "" };
  const call = {
    command,
    flags,
    names: names.map((name) => (name === "" ? name : at(name))),
    options,
    reportsPaths,
    takesCollections,
    acceptsLessonIds: false,
  };
  const write = async (stream: "output" | "messages", text: string): Promise<void> => {
    said[stream] += text;
  };
  const code = await runCommand(session, call, write, machine);
  return { code, output: said.output, messages: said.messages.replaceAll(`${folder}/`, "") };
}

/** The names in graded answers, with their points. */
function pointsIn(output: string): readonly string[] {
  const { answers } = JSON.parse(output) as { readonly answers: readonly { name: string; points: number }[] };
  return answers.map(({ name, points }) => `${name} ${points}`);
}

const withJUnit = (place: string): GivenFlags => ({ spec: at("cell.sl"), method: "f", junit: place });

/** That programs are as they were. */
function expectPrograms(): void {
  for (const [name, text] of Object.entries(programs)) expect(readFileSync(at(name), "utf8"), name).toBe(text);
}

test("the tests go to their file, and the answer names it", async () => {
  const { code, output } = await run("tests", ["Cell.java"], withJUnit(at("out/CellTest.java")));
  expect([code, JSON.parse(output)]).toMatchObject([0, { junit: at("out/CellTest.java"), coverage: { covered: 2 } }]);
  expect(readFileSync(at("out/CellTest.java"), "utf8")).toContain("class");
});

test.each(["Cell.java", "cell.sl", "out/../Cell.java"])(
  "tests are never written over an input of the command: %s",
  async (name) => {
    const { code, output, messages } = await run("tests", ["Cell.java"], withJUnit(`${folder}/${name}`));
    expect([code, output]).toEqual([1, ""]);
    expect(messages).toContain(`${name} cannot be written: it is an input of this command`);
    expectPrograms();
  },
);

test.each<[string, string, GivenFlags]>([
  ["tests", "junit", { method: "f", junit: "" }],
  ["tests", "spec", { spec: "", method: "f" }],
  ["instrument", "runtime", { runtime: "" }],
])(
  "%s: an empty text names no file or folder, which is said before anything runs: --%s",
  async (command, option, options) => {
    const { code, output, messages } = await run(command, [command === "tests" ? "Cell.java" : "Main.java"], options);
    expect([code, output, messages]).toEqual([1, "", `fixscope: Option “${option}” cannot be “”. It takes a path.\n`]);
  },
);

test("an empty text among the files names no file, whatever the command makes of those that cannot be read", async () => {
  const unnamed = { code: 1, output: "", messages: "fixscope: Option “file” cannot be “”. It takes a path.\n" };
  expect(await run("ir", [""], {})).toEqual(unnamed);
  expect(await run("grade", ["Main.java", ""], {})).toEqual(unnamed);
});

test("the classes that an instrumented program needs are never written over an input", async () => {
  writeFileSync(at("Symbolic.java"), "class Symbolic { static int integer() { return 0; } }\n");
  const { code, messages } = await run("instrument", ["Main.java", "Symbolic.java"], { runtime: folder });
  const kept = readFileSync(at("Symbolic.java"), "utf8");
  expect(kept).toBe("class Symbolic { static int integer() { return 0; } }\n");
  expect([code, messages]).toEqual([1, expect.stringContaining("Symbolic.java")]);
});

test("grade reads a folder that is named like a file, an archive, UTF-16, and names what it leaves out", async () => {
  writeFileSync(at("boxes.json"), JSON.stringify(boxes));
  mkdirSync(at("ann.json"));
  writeFileSync(at("ann.json/answers.json"), `\ufeff${rightAnswers("Ann")}`);
  writeFileSync(at("bob.json"), Buffer.from(`\ufeff${rightAnswers("Bob")}`, "utf16le"));
  writeFileSync(at("all.zip"), zipSync({ "Cem/answers.json": strToU8(rightAnswers("Cem")), "Cem/a.pdf": strToU8("") }));
  const names = ["boxes.json", "ann.json", "bob.json", "all.zip"];
  const { code, output, messages } = await run("grade", names, {});
  expect(pointsIn(output)).toEqual(["Ann 2", "Bob 2", "Cem 2"]);
  expect([code, messages]).toEqual([0, expect.stringContaining("all.zip/Cem/a.pdf was left out: only .json files")]);
});

test("an answers file that is not there is bad input, and the others are graded all the same", async () => {
  writeFileSync(at("boxes.json"), JSON.stringify(boxes));
  writeFileSync(at("ann.json"), rightAnswers("Ann"));
  const missing = "none.json cannot be read: there is no such file.\n";
  for (const [format, graded] of [
    ["json", /"name":"Ann","points":2/],
    ["csv", /^[^,]*ann\.json,Ann,2,2,2,$/m],
  ] as const)
    expect(await run("grade", ["boxes.json", "none.json", "ann.json"], { format })).toEqual({
      code: 1,
      output: expect.stringMatching(graded),
      messages: missing,
    });
});

test("answers in another encoding than Unicode are named with the place, not read as other letters", async () => {
  writeFileSync(at("boxes.json"), JSON.stringify(boxes));
  writeFileSync(at("ann.json"), rightAnswers("Ann"));
  writeFileSync(at("jörg.json"), Buffer.from(rightAnswers("Jörg"), "latin1"));
  const { code, output, messages } = await run("grade", ["boxes.json", "jörg.json", "ann.json"], {});
  expect(pointsIn(output)).toEqual([" 0", "Ann 2"]);
  expect([code, messages]).toEqual([
    0,
    expect.stringMatching(
      /^jörg\.json cannot be read: it is not in UTF-8 \(line 1, column \d+\); save it as UTF-8\.\n$/,
    ),
  ]);
});

test("a program in another encoding than Unicode is bad input, with the place", async () => {
  writeFileSync(at("Latin.java"), Buffer.from('class Latin {\n  String s = "für";\n}\n', "latin1"));
  expect(await run("ir", ["Latin.java"], {})).toEqual({
    code: 1,
    output: "",
    messages: expect.stringMatching(/Latin\.java cannot be read: it is not in UTF-8 \(line 2, column 16\)/),
  });
});

test("an exercise that cannot be read is still exit 1", async () => {
  expect(await run("grade", ["none.json", "cell.sl"], {})).toMatchObject({ code: 1, output: "" });
});

/** A disk on which the nth change fails, as a full one does. */
function failingAt(nth: number): { readonly machine: Disk; readonly isReached: () => boolean } {
  let count = 0;
  const failing =
    <Call extends readonly unknown[]>(change: (...call: Call) => Promise<void>) =>
    async (...call: Call): Promise<void> => {
      if (++count === nth) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      await change(...call);
    };
  const machine = {
    ...disk,
    write: failing(disk.write),
    rename: failing(disk.rename),
    makeFolder: failing(disk.makeFolder),
  };
  return { machine, isReached: () => count >= nth };
}

test.each<[string, readonly string[], () => GivenFlags, number]>([
  ["tests", ["Cell.java"], () => withJUnit(at("out/CellTest.java")), 2],
  ["instrument", ["Main.java"], () => ({ runtime: at("runtime") }), 3],
])(
  "whichever write of %s fails: exit 1 with the path, the answer is printed, nothing is half written",
  async (command, names, options, least) => {
    for (let nth = 1; ; nth++) {
      const { machine, isReached } = failingAt(nth);
      const { code, output, messages } = await run(command, names, options(), machine);
      if (!isReached()) {
        expect(code).toBe(0);
        expect(nth).toBeGreaterThan(least);
        return;
      }
      expect([code, messages]).toEqual([1, expect.stringMatching(/(?:out|runtime).*: the disk is full\.\n$/)]);
      expect(output).toMatch(command === "tests" ? /"junit":"/ : /class Main/);
      const left = readdirSync(folder, { recursive: true, encoding: "utf8" });
      expect(left.filter((name) => name.endsWith(".part"))).toEqual([]);
      expectPrograms();
    }
  },
);
