import { describe, expect, test } from "vitest";
import { boardByHand as opened, type WrittenStep as Written } from "../../testing/by-hand/board.ts";
import { inLibrary, libraryOf, NONE } from "../index.ts";

const message = (id: string, seq = 0) => ({ id, values: { seq } });

const chain: readonly Written[] = [
  ["derive", []],
  ["derive", [0]],
  ["derive", [1]],
  ["derive", [2, 0]],
  ["put", [3]],
  ["take", [4], 4],
  ["derive", [3]],
];

describe("ways to a fact", () => {
  const by = (premises: readonly number[], at = NONE) => ({
    rule: `by ${premises}`,
    premises,
    side: [],
    statement: undefined,
    by: at,
  });
  const { session } = opened(chain, {
    alternatives: (seq) => (seq === 3 ? [by([0]), by([1], 5), by([6]), by([2, 1])] : []),
  });
  const rules = (seq: number, n?: number) =>
    Array.from({ length: session.ways(seq, n) }, (_, way) => session.why(seq, 99, way, n)?.rule);

  test("are those whose premises are there and do not rest on it, the shortest first", () => {
    expect(rules(3)).toEqual(["by 0", "by 1", "rule3", "by 2,1"]);
    expect(rules(3, 5)).toEqual(["by 0", "rule3", "by 2,1"]);
    expect(rules(2)).toEqual(["rule2"]);
    expect(session.otherPremises(3)).toEqual([[0], [1], [6], [2, 1]]);
    expect(session.otherPremises(99)).toEqual([]);
  });

  test("each shows its own premises, the facts below as they were found", () => {
    const premises = session.why(3, 99, 1)?.premises;
    expect(premises?.map(({ text, rule }) => [text, rule])).toEqual([["f1", "rule1"]]);
    expect(premises?.[0]?.premises[0]).toMatchObject({ text: "f0", premises: [] });
    expect(session.why(3, 99)?.rule).toBe("rule3");
    expect(session.why(3, 99, 9)?.rule).toBe("rule3");
  });
});

describe("the rule of a step", () => {
  test("has its premises and what else it needs; agendas have none", () => {
    const { session } = opened(chain, {
      side: (seq) => [`side ${seq}`],
      conclusion: (seq) => (seq === 6 ? "false" : `f${seq}`),
    });
    expect(session.explain(4, 3).rule).toEqual({
      name: "rule3",
      premises: [
        { text: "f2", fact: 2 },
        { text: "f0", fact: 0 },
        { text: "side 3", fact: undefined },
      ],
      conclusion: "f3",
    });
    expect([session.explain(5, 4).rule, session.explain(6, 5).rule]).toEqual([undefined, undefined]);
    expect(session.explain(7, 5).rule?.conclusion, "a take is told by what follows it").toBe("false");
  });

  test("says what a step made: nothing for bookkeeping, nor where rule or conclusion has no name", () => {
    const { session } = opened(chain, {
      rule: (seq) => (seq === 1 ? "" : "r"),
      conclusion: (seq) => (seq === 2 ? "" : `c${seq}`),
    });
    expect([0, 1, 2, 3, 4, 5].map((seq) => session.made(seq)?.text)).toEqual([
      "c0",
      undefined,
      undefined,
      "c3",
      undefined,
      undefined,
    ]);
    expect(session.made(3)).toEqual({ text: "c3", rule: "r", premises: [2, 0] });
  });

  test("is that of the engine where it has its own", () => {
    const own = { name: "own", premises: [], conclusion: "c" };
    const { session } = opened(chain, { instantiate: (seq) => (seq === 3 ? own : undefined) });
    expect([session.explain(4, 3).rule, session.explain(3, 2).rule]).toEqual([own, undefined]);
    expect(session.arrivals({ kind: "rule", rule: "own" })).toEqual([4]);
    const other = opened(chain, { instance: () => 2 });
    expect(other.session.explain(7, 6).rule?.conclusion).toBe("f2");
    expect(other.session.arrivals({ kind: "rule", rule: "rule2" })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("many steps at once", () => {
  const steps: readonly Written[] = Array.from({ length: 9 }, () => ["derive", []] as const);

  test("are told one by one up to five, else counted", () => {
    const { session } = opened(steps);
    const effects = (n: number, since: number) =>
      session.explain(n, since).effect.map(({ id, values }) => `${id} ${Object.values(values)}`);
    expect(effects(3, 2)).toEqual(["effect 2"]);
    expect(effects(4, 2)).toEqual(["title 3"]);
    expect(effects(7, 2)).toEqual(["title 3", "title 4", "title 5", "title 6"]);
    expect(effects(8, 2)).toEqual(["even 3", "odd 3"]);
    expect(session.explain(8, 2).what).toEqual([message("title", 2)]);
    expect(effects(3, -4), "positions before the beginning are the beginning").toEqual(["title 1", "title 2"]);
    expect(effects(3, 9), "and those behind are the last step").toEqual(["effect 2"]);
  });

  test("are counted in the engine's order, without what there is none of, and summed up in its own words", () => {
    const counted = opened(steps, {
      tallies: ["odd", "never", "even"],
      tally: (seq) => (seq === 3 ? undefined : seq % 2 ? "odd" : "even"),
    });
    expect(counted.session.explain(8, 2).effect).toEqual([
      { id: "odd", values: { count: 2 } },
      { id: "even", values: { count: 3 } },
    ]);
    const summed = opened(steps, { summary: (head, n) => (n - head > 6 ? [message("all")] : undefined) });
    expect(summed.session.explain(9, 2).effect).toEqual([message("all")]);
    expect(summed.session.explain(8, 2).effect).toHaveLength(2);
  });

  test("end with what is said at the end, unless the run goes on", () => {
    const { session, recording } = opened(steps, { end: () => [message("end")] });
    expect([8, 9].map((n) => session.explain(n, n - 1).effect.at(-1)?.id)).toEqual(["effect", "end"]);
    recording.isUnfinished = true;
    expect(session.explain(9, 8).effect.at(-1)?.id).toBe("effect");
  });

  test("inside the library are one, with the first four of their classes", () => {
    const classes = ["A", "", "B", "A", "C", "D", "E", "F"];
    const { session } = opened(steps, { capabilities: [inLibrary({ libraryOf: (seq) => classes[seq] ?? "" })] });
    const told = session.explain(8, 0, true);
    expect(told.what).toEqual([{ id: "library.what", values: { steps: 8 } }]);
    expect(told.why).toEqual([{ id: "library.why", values: { classes: "`A`, `B`, `C`, `D`, …" } }]);
    expect(told.effect.map(({ values }) => values["count"])).toEqual([4, 4]);
    expect(told.rule).toBeUndefined();
    expect(session.explain(6, 2, true).what).toEqual([{ id: "library.what", values: { steps: 4 } }]);
    expect(session.explain(6, 2, true).why[0]?.values["classes"]).toBe("`B`, `A`, `C`, `D`");
    expect(session.explain(8, 7, true).what, "a single step is told as itself").toEqual([message("title", 7)]);
    expect([0, 1, 99].map((seq) => libraryOf(session, seq))).toEqual(["A", "", ""]);
  });
});

describe("statements", () => {
  const span = (line: number) => ({
    file: "A.java",
    start: { line, column: 1, offset: 0 },
    end: { line, column: 9, offset: 8 },
  });
  const lines = [1, 2, undefined, 2, 3, undefined, undefined];
  const { session } = opened(chain, {
    statement: (seq) => (lines[seq] === undefined ? undefined : span(lines[seq] ?? 0)),
    nextStatement: (n) => (n === 6 ? undefined : span(100 + n)),
  });
  const at = (n: number, since: number) => session.statements(n, since).map(({ start }) => start.line);

  test("are those of the steps, the last first, each once; where there are none, the one that comes next", () => {
    expect(at(5, 0)).toEqual([3, 2, 1]);
    expect(at(4, 2)).toEqual([2]);
    expect(at(3, 2)).toEqual([103]);
    expect(at(0, 0)).toEqual([100]);
    expect(at(6, 5)).toEqual([]);
    expect(at(2, -5)).toEqual([2, 1]);
  });

  test("are arrived at by the first of consecutive steps about a line", () => {
    const of = [1, 2, undefined, 2, 3, 3, 1];
    const steps = of.map((line): Written => ["derive", [], 0, line]);
    const { session: walk } = opened(steps, { statement: (seq) => span(of[seq] ?? 0) });
    const arrivals = (line: number, file = "A.java") => walk.arrivals({ kind: "line", file, line });
    expect([1, 2, 3, 0].map((line) => arrivals(line))).toEqual([[1, 7], [2], [5], []]);
    expect(arrivals(1, "B.java")).toEqual([]);
  });

  test("are no more than twelve", () => {
    const steps: readonly Written[] = Array.from({ length: 30 }, () => ["derive", []] as const);
    const many = opened(steps, { statement: (seq) => span(seq) }).session;
    expect(many.statements(30, 0).map(({ start }) => start.line)).toEqual(
      Array.from({ length: 12 }, (_, place) => 29 - place),
    );
  });
});

test("before the first step a reader is asked to make it, where a story says nothing else", () => {
  const begin = () => ({ what: message("what"), why: message("why") });
  const effectOf = (more = {}) => opened(chain, { begin, ...more }).session.explain(0, 0).effect;
  expect(effectOf()).toEqual([{ id: "explanation.begin", values: {} }]);
  expect(effectOf({ begin: () => ({ ...begin(), effect: message("own") }) })).toEqual([message("own")]);
});
