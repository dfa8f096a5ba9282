import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { analysisCommands, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { type Disk, disk } from "./files/index.ts";
import { type GivenFlags, runCommand } from "./run-command.ts";

const programs = {
  "Cell.java": "class Cell { Cell next; static int f(Cell c) { if (c == null) return 1; return 2; } }\n",
  "cell.sl": "data Cell { Cell next; }\npre f == emp & c = null \\/ exists n. c -> Cell(n);\n",
  "Main.java":
    "class Main { public static void main(String[] args) { int x = Symbolic.integer(); if (x > 3) System.out.println(x); } }\n",
};

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
  const flags = analysisCommands.find(({ name }) => name === command)?.flags ?? [];
  const session = new RunSession(await testFrontEnd(), { now: () => performance.now(), pause: async () => undefined });
  const said = { output: "", messages: "" };
  const call = { command, flags, names: names.map(at), options, tellsPaths: false, takesLessons: false };
  const write = async (stream: "output" | "messages", text: string): Promise<void> => {
    said[stream] += text;
  };
  const code = await runCommand(session, call, write, machine);
  return { code, output: said.output, messages: said.messages.replaceAll(`${folder}/`, "") };
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

test("the classes that an instrumented program needs are never written over an input", async () => {
  writeFileSync(at("Symbolic.java"), "class Symbolic { static int integer() { return 0; } }\n");
  const { code, messages } = await run("instrument", ["Main.java", "Symbolic.java"], { runtime: folder });
  const kept = readFileSync(at("Symbolic.java"), "utf8");
  expect(kept).toBe("class Symbolic { static int integer() { return 0; } }\n");
  expect([code, messages]).toEqual([1, expect.stringContaining("Symbolic.java")]);
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
