import { describe, expect, test } from "vitest";
import { IntColumn } from "../../../kernel/index.ts";
import { chosenMoments, firstOfEach, MAX_MOMENTS, type MomentCandidate, type MomentKind } from "./moments.ts";

const title = (id: string) => ({ id, values: {} });

/** Steps of so many pauses each. */
function recordingOf(length: number, pauses = 1, isUnfinished = false) {
  return { length, isUnfinished, nextStop: (n: number) => Math.min(length, (Math.floor(n / pauses) + 1) * pauses) };
}

function candidate(seq: number, kind: MomentKind): MomentCandidate {
  return { seq, kind, title: title(`${kind} ${seq}`) };
}

function chosen(recording: ReturnType<typeof recordingOf>, candidates: readonly MomentCandidate[], from?: number) {
  const phases = from === undefined ? [] : [{ name: title("begin"), from }];
  const sections = [{ candidates: () => candidates }, { candidates: () => [], end: title("over") }];
  return chosenMoments(recording, phases, sections).map((each) => [each.position, each.title.id]);
}

describe("which steps are moments", () => {
  test.each<readonly [string, ReturnType<typeof chosen>, ReturnType<typeof chosen>]>([
    ["none of a run without steps", chosen(recordingOf(0), []), []],
    ["the end of a run that is over", chosen(recordingOf(9), []), [[9, "over"]]],
    ["no end of a run that is not", chosen(recordingOf(9, 1, true), []), []],
    ["phases", chosen(recordingOf(9, 1, true), [], 3), [[4, "begin"]]],
    ["where a step is done", chosen(recordingOf(9, 3, true), [candidate(4, "visit")]), [[6, "visit 4"]]],
    [
      "ascending, whatever they are worth",
      chosen(recordingOf(9, 1, true), [candidate(5, "merge"), candidate(2, "visit"), candidate(3, "class")]),
      [
        [3, "visit 2"],
        [4, "class 3"],
        [6, "merge 5"],
      ],
    ],
    [
      "one at a position: that of more worth",
      chosen(recordingOf(9, 3, true), [candidate(1, "visit"), candidate(2, "merge")]),
      [[3, "merge 2"]],
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test("of too many those of more worth, and of one kind the first ones", () => {
    const visits = Array.from({ length: 60 }, (_, seq) => candidate(seq, "visit"));
    const found = chosen(recordingOf(100), [...visits, candidate(80, "class"), candidate(81, "merge")], 70);
    expect(found.length).toBe(MAX_MOMENTS);
    expect(found.slice(-5)).toEqual([
      [36, "visit 35"],
      [71, "begin"],
      [81, "class 80"],
      [82, "merge 81"],
      [100, "over"],
    ]);
  });
});

test("many merges leave room for the methods between them, and fill what is left", () => {
  const merges = Array.from({ length: 30 }, (_, seq) => candidate(seq, "merge"));
  const classes = Array.from({ length: 20 }, (_, index) => candidate(40 + index, "class"));
  const found = chosen(recordingOf(100, 1, true), [...merges, ...classes]).map(([, id]) => String(id));
  expect(found.filter((id) => id.startsWith("class"))).toHaveLength(20);
  expect(found.filter((id) => id.startsWith("merge"))).toEqual(merges.slice(0, 20).map((each) => each.title.id));
});

test("the first steps of each key, as many as can be chosen", () => {
  const steps = new IntColumn();
  steps.append([2, 3, 5, 8, 13]);
  expect(firstOfEach(steps, (seq) => (seq === 3 ? undefined : seq % 3))).toEqual([2, 13]);
  const many = new IntColumn();
  for (let seq = 0; seq < 100; seq++) many.push(seq);
  expect(firstOfEach(many, (seq) => seq)).toHaveLength(MAX_MOMENTS);
});
