import { expect, test } from "vitest";
import { AgendaHistory, NONE, Recorder, Recording, SymbolTables, UNRECORDED } from "../index.ts";

const fact = { kind: 0, a: 0, b: 0, c: 0 };
const put = { kind: "put", rule: "second", line: 3, fact, premises: [] } as const;

function opened(capacity?: number, premises?: "factors") {
  const recorder = new Recorder(capacity);
  const vocabulary = {
    rules: ["first", "second"],
    procedures: { Outer: ["x", "y"], Inner: ["z"] },
    ...(premises === undefined ? {} : { premises }),
  } as const;
  return { recorder, section: recorder.section("own", vocabulary, new SymbolTables()) };
}

test("a step has its rule's place, its level and statement, or none, and the frame it happened in", () => {
  const { recorder, section } = opened();
  section.write(put);
  section.write({ ...put, rule: "first", level: "rule", at: 5 });
  const { log } = section;
  expect([0, 1].map((seq) => [log.rule(seq), log.granularity(seq), log.statement(seq), log.line(seq)])).toEqual([
    [1, "step", NONE, 3],
    [0, "rule", 5, 3],
  ]);
  expect(log.frame(0)).toBe(NONE);
  expect(recorder.length).toBe(2);
});

test("calls are entered, left and returned to; values by name, those left out are none", () => {
  const { section } = opened();
  const { frames, log } = section;
  const outer = frames.enter("Outer", 4, { y: 8 });
  const inner = frames.enter("Inner", 6, { z: 9 });
  expect(log.frameAt(outer)).toEqual({ procedure: 0, parent: NONE, callLine: 4, arguments: [NONE, 8, NONE, NONE] });
  expect(log.frameAt(inner)).toEqual({ procedure: 1, parent: outer, callLine: 6, arguments: [9, NONE, NONE, NONE] });
  const visited = [frames.current];
  for (let times = 0; times < 3; times++) {
    frames.leave();
    visited.push(frames.current);
  }
  expect(visited).toEqual([inner, outer, NONE, NONE]);
  frames.goTo(inner);
  expect(log.frame(section.write(put))).toBe(inner);
});

test("a premise counts once, unless premises are the factors of a product", () => {
  const steps = [undefined, 0, NONE, 0];
  for (const [premises, kept] of [
    [undefined, [0]],
    ["factors", [0, 0]],
  ] as const) {
    const { section } = opened(undefined, premises);
    section.write(put);
    expect(section.log.premises(section.write({ ...put, premises: steps }))).toEqual(kept);
  }
});

test("a full recording passes steps over and counts them; with the step that says so, agendas are empty", () => {
  const { recorder, section } = opened(2);
  const passed: boolean[] = [];
  for (let step = 0; step < 5; step++) {
    passed.push(recorder.passesOver());
    if (!recorder.isFull) section.write(put);
  }
  expect(passed).toEqual([false, false, true, true, true]);
  expect([recorder.length, recorder.passedOver]).toEqual([2, 3]);
  const said = recorder.writePassedOver();
  const last = section.write({ ...put, kind: "derive", level: "rule" });
  const recording = new Recording();
  recording.append(recorder.takeChunk());
  expect([said, last]).toEqual([2, 3]);
  expect([1, 2, 3, 4].map((n) => recording.agendaAt(n))).toEqual([[0], [0, 1], [], []]);
  const history = new AgendaHistory(recording, ["own"]);
  history.extend();
  expect(history.curve()).toEqual({ stride: 1, columns: [0, 1, 2, 0, 0], most: 2 });
  const { steps } = recording;
  expect([steps.fact(said).a, steps.granularity(said)]).toEqual([3, "iteration"]);
  expect(recording.section(UNRECORDED).has(said)).toBe(true);
  expect(recording.section("own").has(said)).toBe(false);
});

test("a recorder without a limit is never full", () => {
  const { recorder, section } = opened();
  section.write(put);
  expect([recorder.isFull, recorder.passesOver(), recorder.passedOver]).toEqual([false, false, 0]);
});

test("each chunk has the steps and rows since the one before", () => {
  const recorder = new Recorder();
  const tables = new SymbolTables<{ readonly names: readonly string[] }>();
  const names = tables.growing("names");
  const section = recorder.section("own", { rules: ["rule"], procedures: {} }, tables);
  const recording = new Recording();
  for (const name of ["a", "b", "c"]) {
    names.push(name);
    section.write({ ...put, rule: "rule" });
    recording.append(recorder.takeChunk());
  }
  expect(recording.length).toBe(3);
  expect(recording.section("own").symbols("names")).toEqual(["a", "b", "c"]);
});
