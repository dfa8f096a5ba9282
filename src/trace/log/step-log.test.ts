import fc from "fast-check";
import { expect, test } from "vitest";
import { law } from "../../testing/seeds.ts";
import { granularities, NONE, stepKinds } from "./step.ts";
import { StepLog } from "./step-log.ts";

const number = fc.integer({ min: -1, max: 70_000 });
const small = fc.nat(200);
const row = fc.record({
  section: small,
  kind: fc.constantFrom(...stepKinds),
  level: fc.constantFrom(...granularities),
  rule: small,
  line: fc.nat(60_000),
  frame: number,
  statement: number,
  fact: fc.record({ kind: small, a: number, b: number, c: number }),
});
/** How far back each premise lies; nothing: it is undefined or `NONE`. */
const premises = fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { maxLength: 6 });
const logs = fc.array(fc.record({ row, premises, areDistinct: fc.boolean() }), { maxLength: 40 });
type Written = typeof logs extends fc.Arbitrary<infer T> ? T : never;

function written(steps: Written): StepLog {
  const log = new StepLog();
  for (const { row: each, areDistinct, premises: back } of steps)
    log.write(each, premisesAt(log.length, back), areDistinct);
  return log;
}

function premisesAt(seq: number, back: readonly (number | null)[]): readonly (number | undefined)[] {
  return back.map((distance, place) => {
    if (distance !== null && distance <= seq) return seq - distance;
    return place % 2 === 0 ? undefined : NONE;
  });
}

test("a step is read back as it was written", () => {
  fc.assert(
    fc.property(logs, (steps) => {
      const log = written(steps);
      expect(log.length).toBe(steps.length);
      for (const [seq, { row: each, premises: back, areDistinct }] of steps.entries()) {
        expect({
          section: log.section(seq),
          kind: log.kind(seq),
          level: log.granularity(seq),
          rule: log.rule(seq),
          line: log.line(seq),
          frame: log.frame(seq),
          statement: log.statement(seq),
          fact: log.fact(seq),
        }).toEqual(each);
        expect([log.factKind(seq), log.subject(seq)]).toEqual([each.fact.kind, each.fact.a]);
        const given = premisesAt(seq, back).filter((premise) => premise !== undefined && premise !== NONE);
        expect(log.premises(seq)).toEqual(areDistinct ? [...new Set(given)] : given);
      }
    }),
    law(60, 81),
  );
});

test("pieces of a log make up the log, each with its premises, the first one with all frames and sets", () => {
  fc.assert(
    fc.property(logs, fc.array(fc.nat(40)), (steps, cuts) => {
      const log = written(steps);
      log.writeFrame({ procedure: 1, parent: NONE, callLine: 7, arguments: [1, 2, 3, 4] });
      log.writeSet([5, 6]);
      const ends = [0, ...cuts.map((cut) => Math.min(cut, log.length)).sort((a, b) => a - b), log.length];
      const again = new StepLog();
      for (const [place, end] of ends.slice(1).entries()) again.append(log.chunkOf(ends[place] ?? 0, end));
      const whole = steps.length === 0 ? new StepLog() : log;
      expect(again.chunkSince([])).toEqual(whole.chunkSince([]));
    }),
    law(60, 82),
  );
});

test("what was written since a mark is a piece, too", () => {
  const row = { section: 0, level: "step", rule: 0, line: 0, frame: NONE, statement: NONE } as const;
  const log = new StepLog();
  const again = new StepLog();
  const fact = { kind: 0, a: 0, b: 0, c: 0 };
  for (const premises of [[], [0], [0, 1]]) {
    const mark = log.mark();
    log.write({ ...row, kind: "derive", fact }, premises, true);
    again.append(log.chunkSince(mark));
  }
  expect(again.chunkSince([])).toEqual(log.chunkSince([]));
  expect(again.bytes).toBeGreaterThan(0);
});

test("frames and sets are numbered in their order", () => {
  const log = new StepLog();
  const outer = { procedure: 2, parent: NONE, callLine: 7, arguments: [1, 2, 3, 4] } as const;
  const inner = { procedure: 0, parent: 0, callLine: 9, arguments: [5, -1, -1, -1] } as const;
  expect([log.writeFrame(outer), log.writeFrame(inner)]).toEqual([0, 1]);
  expect([log.frameAt(0), log.frameAt(1)]).toEqual([outer, inner]);
  expect([log.parentOf(0), log.parentOf(1)]).toEqual([NONE, 0]);
  expect([log.writeSet([3, 1]), log.writeSet([]), log.writeSet([4])]).toEqual([0, 1, 2]);
  expect([log.set(0), log.set(1), log.set(2)]).toEqual([[3, 1], [], [4]]);
});

test("what a step is about: its own fact, or the step that it takes, finds known or closes", () => {
  const log = new StepLog();
  const row = { section: 0, level: "step", rule: 4, line: 5, frame: 6 } as const;
  const fact = { kind: 1, a: 2, b: 3, c: 0 };
  for (const [place, kind] of stepKinds.entries())
    log.write({ ...row, kind, statement: place === 0 ? NONE : 8, fact }, [0, place - 1], true);
  const by = { rule: 4, line: 5, frame: 6, statement: 8 };
  expect(stepKinds.map((_, seq) => log.step(seq))).toEqual([
    { kind: "take", entry: 2, by: { ...by, statement: undefined, premises: [0] } },
    { kind: "put", entry: fact, by: { ...by, premises: [0] } },
    { kind: "derive", fact, by: { ...by, premises: [0, 1] } },
    { kind: "refine", was: 0, fact, by: { ...by, premises: [0, 2] } },
    { kind: "known", fact: 2, by: { ...by, premises: [0, 3] } },
    { kind: "close", fact: 2, by: { ...by, premises: [0, 4] } },
  ]);
  expect(stepKinds.map((_, seq) => log.about(seq))).toEqual([2, 1, 2, 3, 2, 2]);
});
