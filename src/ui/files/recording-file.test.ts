import fc from "fast-check";
import { expect, test } from "vitest";
import { pointsToBoard } from "../../engines/points-to/board.ts";
import { lessons } from "../../engines/points-to/page/lessons/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { recordOnce } from "../../testing/points-to/record.ts";
import { recordingToJson } from "../../trace/index.ts";
import type { RecordedRun } from "../store/index.ts";
import { readRun, writeRun } from "./recording-file.ts";

const [lesson] = lessons;

async function run(): Promise<RecordedRun> {
  if (lesson === undefined) throw new Error("no lessons");
  const { recording } = recordOnce(await compileJava([lesson.file]), { context: "1-call" });
  return {
    engine: pointsToBoard.engine,
    example: lesson.id,
    files: [lesson.file],
    options: { context: "1-call" },
    position: 7,
    bookmarks: [[7, "look here"]],
    outcome: { kind: "fixed-point" },
    notes: [],
    result: { edges: ["[]:4 → [4]:C.m()"], count: 1 },
    recording,
  };
}

const file = (text: string) => ({ name: "run.jsonl", text });

test("what is written is read back: the steps, their tables, the program, where the reader was", async () => {
  const written = await run();
  const read = readRun(file(writeRun(written)));
  if (!read.ok) throw new Error(read.problem());
  const { recording, ...rest } = read.run;
  const { recording: before, ...wanted } = written;
  expect(rest).toEqual(wanted);
  expect(recordingToJson(recording, "x")).toEqual(recordingToJson(before, "x"));
});

test("a file that was cut anywhere behind its first line says so and gives its program", async () => {
  const text = writeRun(await run());
  const head = text.indexOf("\n") + 1;
  fc.assert(
    fc.property(fc.integer({ min: head, max: text.length - 2 }), (end) => {
      const read = readRun(file(text.slice(0, end)));
      expect(read).toMatchObject({ ok: false, program: { files: [lesson?.file], options: { context: "1-call" } } });
    }),
    { numRuns: 30 },
  );
});

test("a file in which anything was changed is refused", async () => {
  const text = writeRun(await run());
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length - 2 }), (place) => {
      const changed = text[place] === "1" ? "2" : "1";
      expect(readRun(file(text.slice(0, place) + changed + text.slice(place + 1))).ok).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test("a result that is more than plain data is left out, and found again by a run", async () => {
  const read = readRun(file(writeRun({ ...(await run()), result: { sets: new Map([["x", 1]]) } })));
  expect(read.ok && read.run.result).toBeUndefined();
});

test.each(["", "\n", "{}", "class C {}", '{"fixscope":"recording"}\n'])("%j is no recording", (text) => {
  const read = readRun(file(text));
  expect(read.ok ? "" : read.problem()).toBe("run.jsonl is not a recording that can be read.");
});
