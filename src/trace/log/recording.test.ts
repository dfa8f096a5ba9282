import fc from "fast-check";
import { expect, test } from "vitest";
import { stateByFilter, stateByReplay } from "../../testing/replay.ts";
import { granularities, Recorder, Recording, recordingFromJson, recordingToJson, SymbolTables } from "../index.ts";

const vocabulary = { rules: ["rule"], procedures: { Procedure: ["a", "b", "c", "d"] } } as const;

/** A recording of puts, takes and facts with random levels; takes take entries that wait, in any order. */
const recordings = fc
  .array(fc.record({ choice: fc.nat(2), level: fc.constantFrom("step", "rule"), pick: fc.nat() }), { maxLength: 60 })
  .map((choices) => {
    const tables = new SymbolTables<{ readonly names: readonly string[] }>();
    tables.fixed("names", () => ["a", "b"]);
    const recorder = new Recorder();
    const section = recorder.section("test", vocabulary, tables);
    section.frames.enter("Procedure", 0, { a: 1, b: 2, c: 3, d: 4 });
    const waiting: number[] = [];
    for (const { choice, level, pick } of choices) {
      const entry = choice === 2 ? waiting.splice(pick % Math.max(1, waiting.length), 1)[0] : undefined;
      const shared = { rule: "rule", line: 0, level } as const;
      const fact = { kind: 0, a: 0, b: 0, c: 0 };
      if (choice === 1) {
        const b = section.log.writeSet([pick % 7]);
        waiting.push(section.write({ ...shared, kind: "put", fact: { ...fact, b }, premises: [] }));
      } else if (entry !== undefined)
        section.write({ ...shared, kind: "take", level: "iteration", fact: { ...fact, a: entry }, premises: [entry] });
      else {
        const found = { kind: pick % 3, a: pick % 11, b: 0, c: 0 };
        section.write({ ...shared, kind: "derive", fact: found, premises: [recorder.length - 1] });
      }
    }
    const recording = new Recording();
    recording.append(recorder.takeChunk());
    return recording;
  });

/** A recording in which one thing at a time is of another kind. */
function brokenRecordings(): readonly unknown[] {
  const recorder = new Recorder();
  recorder.section("test", vocabulary, new SymbolTables<{ readonly names: readonly string[] }>());
  const recording = new Recording();
  recording.append(recorder.takeChunk());
  const whole = recordingToJson(recording, "test");
  const [section] = whole.sections;
  const others = [
    { columns: whole.columns.map((column, index) => (index === 2 ? [...column, 0.5, 1] : column)) },
    { columns: whole.columns.map((column, index) => (index === 2 ? null : column)) },
    { columns: whole.columns.slice(1) },
    { columns: {} },
    { sections: [section, null] },
    { sections: [{ ...section, symbols: null }] },
    { sections: [{ ...section, name: 3 }] },
    { sections: [{ ...section, symbols: { names: "a" } }] },
    { sections: undefined },
    { format: "other" },
  ];
  return others.map((other) => ({ ...whole, ...other }));
}

test("the state at n is a filter: it equals the replay of n steps", () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      for (let n = 0; n <= recording.length; n++)
        expect(stateByFilter(recording, n)).toEqual(stateByReplay(recording, n));
    }),
  );
});

test("stepping forward and back visits the same positions, in every granularity", () => {
  fc.assert(
    fc.property(recordings, fc.constantFrom(...granularities), (recording, granularity) => {
      const forward = [0];
      for (let n = 0; n < recording.length; n = forward.at(-1) ?? n) forward.push(recording.nextStop(n, granularity));
      const back = [recording.length];
      for (let n = recording.length; n > 0; n = back.at(-1) ?? 0) back.push(recording.previousStop(n, granularity));
      expect([...new Set(back.reverse())]).toEqual([...new Set(forward)]);
    }),
  );
});

test("a recording in pieces is the recording in one piece", () => {
  fc.assert(
    fc.property(recordings, fc.nat(), (recording, cut) => {
      const whole = recordingToJson(recording, "test");
      const again = recordingFromJson(whole);
      if (!again.ok) throw new Error("not read back");
      expect(recordingToJson(again.value, "test")).toEqual(whole);
      const n = cut % (recording.length + 1);
      expect(again.value.agendaAt(n)).toEqual(recording.agendaAt(n));
      expect(again.value.iterationsAt(n)).toBe(recording.iterationsAt(n));
    }),
  );
});

test.each([
  undefined,
  null,
  1,
  "x",
  {},
  { format: "fixscope-recording" },
  { format: "fixscope-recording", version: 2, columns: [["a"]], sections: [] },
  { format: "fixscope-recording", version: 2, columns: [[1]], sections: [] },
  { format: "fixscope-recording", version: 2, columns: [[1]], sections: [{ name: "x", symbols: 1 }] },
  { format: "fixscope-recording", version: 1, columns: [[1]], symbols: {} },
  ...brokenRecordings(),
])("what is no recording is refused with a message: %j", (value) => {
  expect(recordingFromJson(value)).toMatchObject({ ok: false, errors: [{ kind: "bad-request" }] });
});
