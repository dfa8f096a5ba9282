// @vitest-environment node
import { expect, test } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { pointsToBoard } from "../../../engines/points-to/board.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { recordOnce } from "../../../testing/points-to/record.ts";
import { addMessages } from "../../messages/index.ts";
import { searchRun, stepNumberIn } from "./search-run.ts";

const lesson = engineById("points-to")?.lessons.find(({ id }) => id === "one-call-site");
const { recording } = recordOnce(await compileJava([...(lesson === undefined ? [] : [lesson.file])]), {
  context: "1-call",
  heap: 0,
  profile: "lecture",
});
addMessages(...((await engineById("points-to")?.messages()) ?? []));
const session = { recording, reader: pointsToBoard.open(recording) };

function find(search: string, maxSearched?: number) {
  const found = [...searchRun(session, search, maxSearched)].at(-1);
  if (found === undefined) throw new Error("nothing was yielded");
  return found;
}

test("a fact is found by any words of its text; Why begins with the same fact", () => {
  expect(find("o12 [4]:x").facts.map(({ text }) => text)).toEqual(["o12 ∈ pt([4]:x)"]);
  const [found] = find("[4]:X O12").facts;
  expect(session.reader.why(found?.seq ?? -1, 1)?.text).toBe(found?.text);
});

test("facts that have the searched words as whole words come before those that only have their letters", () => {
  const [first] = find("o1").facts;
  expect(first?.text).not.toMatch(/\bo1\b/);
  const ranks = find("n").facts.map(({ rank }) => rank);
  expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
});

test("of facts that have a word, those that begin with it come first", () => {
  expect(find("o12").facts[0]?.text).toBe("o12 ∈ pt([4]:n1)");
});

test("where no fact has the words, facts with a similar name are found, and their rank says so", () => {
  const { facts, factCount } = find("o122");
  expect(factCount).toBe(0);
  expect(facts[0]).toMatchObject({ text: expect.stringContaining("o12"), rank: 0 });
});

test("an arrow may be typed", () => {
  expect(find("[4]:n1 ->").factCount).toBe(find("[4]:n1 →").factCount);
  expect(find("[4]:n1 ->").factCount).toBeGreaterThan(0);
});

test("steps are found by their titles, and are not those among the facts", () => {
  const { steps, facts, stepCount } = find("worklist");
  expect(stepCount).toBeGreaterThan(0);
  expect(steps.length).toBe(stepCount);
  expect(steps.filter(({ seq }) => facts.some((fact) => fact.seq === seq))).toEqual([]);
});

test("one letter finds whole words only, and a cut search says how far it came", () => {
  expect(find("o")).toMatchObject({ factCount: 0, isOver: true });
  expect(find("x").facts.every(({ text }) => /\bx\b/.test(text))).toBe(true);
  expect(find("x").factCount).toBeGreaterThan(0);
  expect(find("[4]", 5)).toMatchObject({ searched: 5, isOver: true });
  expect(find("[4]").searched).toBe(recording.length);
});

test("a long run is searched in slices; each knows what the one before found", () => {
  const steps = { kind: () => "derive" as const };
  const long = {
    recording: { length: 300_000, steps } as unknown as typeof recording,
    reader: { ...session.reader, why: (seq: number) => ({ text: `fact ${seq % 1_000}` }) as never },
  };
  let [slices, last] = [0, 0];
  for (const { facts, factCount, searched, isOver } of searchRun(long, "fact 999")) {
    expect(searched).toBeGreaterThanOrEqual(last);
    expect(facts.length).toBe(Math.min(50, factCount));
    [slices, last] = [slices + 1, searched];
    if (isOver) expect([searched, factCount]).toEqual([300_000, 300]);
  }
  expect(slices).toBeGreaterThan(1_000);
});

test("a position is one with or without its word", () => {
  expect(
    ["120", "step 12.2", " Step  7", "#12", "step", "12a", "o12", "12.0"].map((text) => stepNumberIn(text, "step")),
  ).toEqual(["120", "12.2", "7", "12", undefined, undefined, undefined, undefined]);
});
