import fc from "fast-check";
import { expect, test } from "vitest";
import { law } from "../../testing/seeds.ts";
import { atOf, granularities, isAt, NONE, positionOfAt, Recorder, Recording, SymbolTables, stepOf } from "../index.ts";

type Level = (typeof granularities)[number];

/** A recording with a step of each level. */
function recordingOf(levels: readonly Level[]): Recording {
  const recorder = new Recorder();
  const section = recorder.section("s", { rules: ["rule"], procedures: {} }, new SymbolTables());
  const fact = { kind: 0, a: 0, b: 0, c: 0 };
  for (const level of levels) section.write({ kind: "derive", rule: "rule", line: 0, level, fact, premises: [NONE] });
  const recording = new Recording();
  recording.append(recorder.takeChunk());
  return recording;
}

const namesOf = (recording: Recording): readonly string[] =>
  Array.from({ length: recording.length + 1 }, (_, n) => atOf(recording, n));

test("a step is one application of a rule, and the pauses on the way to the next are its tenths", () => {
  const recording = recordingOf(["iteration", "rule", "step", "step", "rule", "iteration", "step"]);
  expect(namesOf(recording)).toEqual(["0", "1", "1.1", "1.2", "2", "3", "3.1", "4"]);
  expect([0, 1, 2, 3, 4, 5, 6].map((seq) => stepOf(recording, seq))).toEqual([1, 2, 2, 2, 3, 4, 4]);
});

test("the tenth pause comes after the ninth", () => {
  const names = namesOf(recordingOf(["rule", "rule", ...Array.from({ length: 11 }, (): Level => "step")]));
  expect(names.slice(9)).toEqual(["1.8", "1.9", "1.10", "1.11", "2"]);
});

test("what names no position of a recording is told from what does", () => {
  const recording = recordingOf(["rule", "step", "rule"]);
  expect(namesOf(recording)).toEqual(["0", "0.1", "1", "2"]);
  expect(["3", "1.1", "0.2", "2.1", "1.0", "01", "", "1.", "end"].map((at) => positionOfAt(recording, at))).toEqual(
    Array.from({ length: 9 }, () => undefined),
  );
  expect([0, 3, 4].map((pauses) => positionOfAt(recording, pauses))).toEqual([0, 3, undefined]);
});

test("each position has one name, which leads back to it; at the ends of rules it is a whole number, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...granularities), { maxLength: 60 }), (levels) => {
      const recording = recordingOf(levels);
      const names = namesOf(recording);
      expect(names.every(isAt)).toBe(true);
      expect(names.map((at) => positionOfAt(recording, at))).toEqual(names.map((_, n) => n));
      const whole: number[] = [0];
      for (let n = 0; n < recording.length; whole.push(n)) n = recording.nextStop(n, "rule");
      expect(names.filter((at) => !at.includes("."))).toEqual(whole.map((_, step) => String(step)));
    }),
    law(100, 40),
  );
});
