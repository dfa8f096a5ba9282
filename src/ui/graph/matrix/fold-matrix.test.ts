import { describe, expect, test } from "vitest";
import type { GraphModel, GraphView } from "../../../trace/index.ts";
import { foldMatrix } from "./fold-matrix.ts";
import { matrixOf } from "./matrix-of.ts";

const MIDDLES = 6;

/** States s0 … s19, each of which goes over its own symbol to one of m0 … m5, born one after another; s0, s10 and s19 to the end too. */
function automaton(): GraphModel {
  const state = (id: string, column: number, shape = "state") => ({
    id,
    label: id,
    group: undefined,
    birth: 0,
    shape,
    column,
  });
  const transition = (source: string, target: string, birth: number) => ({
    id: `${source}${target}`,
    source,
    target,
    label: `${source} : id`,
    birth,
    style: "transition",
  });
  const sources = Array.from({ length: 20 }, (_, index) => `s${index}`);
  const middles = Array.from({ length: MIDDLES }, (_, index) => `m${index}`);
  return {
    groups: [],
    nodes: [...sources.map((id) => state(id, 0)), ...middles.map((id) => state(id, 1)), state("f", 2, "start-final")],
    edges: [
      ...sources.map((id, index) => transition(id, `m${index % MIDDLES}`, index)),
      transition("s10", "f", 20),
      transition("s0", "f", 21),
      transition("s19", "f", 22),
    ],
  };
}

interface Case {
  /** Ids of transitions. */
  readonly marked?: readonly string[];
  readonly premises?: readonly string[];
  readonly at?: number;
  readonly since?: number;
  readonly width?: number;
  readonly height?: number;
  readonly opened?: readonly string[];
}

/** A row takes 27 pixels, and the heads, too; a column between the others 90, and one that is folded 50. */
function folded({
  marked = [],
  premises = [],
  at = 23,
  since = at - 1,
  width = 2000,
  height = 900,
  opened = [],
}: Case) {
  const view: GraphView = { kind: "graph", model: automaton(), at, since, sublabel: () => undefined };
  const marks = { marked: new Set(marked), premises: new Set(premises) };
  return foldMatrix(matrixOf(view), view, marks, { width, height, letters: 13 }, new Set(opened));
}

const said = (places: readonly { item?: { id: string } | undefined; rest?: readonly unknown[] | undefined }[]) =>
  places.map(({ item, rest }) => item?.id ?? `… ${rest?.length}`).join(" ");

/** The transition of s19 to the end is new. */
describe("the rows of a matrix", () => {
  test.each<readonly [string, Case, string]>([
    ["far apart, with room for eight lines", { premises: ["s0m0"], height: 243 }, "s0 s1 s2 … 13 s16 s17 s18 s19"],
    [
      "of three places the rest between is two numbers",
      { premises: ["s0m0", "s10m4"], height: 243 },
      "s0 … 8 s9 s10 s11 … 6 s18 s19",
    ],
    ["one before is in the middle", { premises: ["s10m4"], height: 216 }, "… 9 s9 s10 s11 … 6 s18 s19"],
    [
      "what the reader has opened is there",
      { premises: ["s0m0"], height: 189, opened: ["s9", "s10"] },
      "s0 s1 … 7 s9 s10 … 6 s17 s18 s19",
    ],
    ["with room for few lines the numbers are not among them", { premises: ["s0m0"], height: 81 }, "s0 s19"],
    ["with less room what changes goes before what it rests on", { premises: ["s0m0"], height: 54 }, "s19"],
    [
      "what the step is about goes before what that rests on",
      { at: 20, since: 20, marked: ["s19m1"], premises: ["s0m0"], height: 54 },
      "s19",
    ],
  ])("%s", (_, asked, expected) => {
    expect(said(folded(asked).rows)).toBe(expected);
  });

  test.each<readonly [string, Case]>([
    ["one row is scrolled to", { height: 200 }],
    ["with room from the one to the other both are scrolled to", { premises: ["s15m3"], height: 200 }],
    ["all has room", { premises: ["s0m0"] }],
    ["nothing is at work", { at: 23, since: 23, height: 200 }],
    ["the room is not known", { premises: ["s0m0"], height: 0 }],
  ])("nothing is folded: %s", (_, asked) => {
    expect(folded(asked).rows).toHaveLength(20);
    expect(folded(asked).leftOut).toEqual([]);
  });

  test("where there is room for few lines the head says how many are left out, and it is known what of the step is among them", () => {
    const { leftOut, atWork } = folded({ premises: ["s0m0"], height: 54 });
    expect(leftOut).toHaveLength(19);
    expect(leftOut.filter(({ id }) => atWork.has(id)).map(({ id }) => id)).toEqual(["s0"]);
  });

  test("at a stride of many changes the last ones are kept", () => {
    expect(said(folded({ since: 0, height: 81 }).rows)).toBe("s0 s19");
  });

  test("where there is room for few lines a row has in each cell what is at work", () => {
    const model = automaton();
    const more = ["x", "y"].map((name) => ({ ...model.edges[0], id: name, source: "s19", target: "f", birth: 0 }));
    const view = { kind: "graph", model: { ...model, edges: [...model.edges, ...more] }, at: 23, since: 22 } as never;
    const marks = { marked: new Set<string>(), premises: new Set<string>() };
    const { rows } = foldMatrix(matrixOf(view), view, marks, { width: 900, height: 81, letters: 13 }, new Set());
    const row = rows.find(({ item }) => item?.id === "s19")?.item;
    expect(
      row
        ?.cells()
        .at(-1)
        ?.map(({ id }) => id),
    ).toEqual(["s19f"]);
    expect(row?.more?.at(-1)).toBe(2);
  });
});

test("a row at work that is higher than the room has in each cell what is at work", () => {
  const model = automaton();
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...model.edges[0],
    id: `x${index}`,
    source: "s19",
    target: "f",
  }));
  const view = { kind: "graph", model: { ...model, edges: [...model.edges, ...many] }, at: 23, since: 22 } as never;
  const marks = { marked: new Set<string>(), premises: new Set<string>() };
  const { work } = foldMatrix(matrixOf(view), view, marks, { width: 900, height: 400, letters: 13 }, new Set());
  expect(
    work.map((row) =>
      row
        .cells()
        .at(-1)
        ?.map(({ id }) => id),
    ),
  ).toEqual([["s19f"]]);
  expect(work[0]?.more?.at(-1)).toBe(20);
});

describe("the columns of a matrix", () => {
  test.each<readonly [string, Case, string]>([
    ["all have room", {}, "m0 m1 m2 m3 m4 m5 f"],
    ["the last one is in sight wherever the others are", { width: 500 }, "m0 m1 m2 m3 m4 m5 f"],
    ["two far apart, with the last one", { width: 560, premises: ["s0m0", "s5m5"] }, "m0 … 3 m4 m5 f"],
    [
      "what the reader has opened is there",
      { width: 560, premises: ["s0m0", "s5m5"], opened: ["m2"] },
      "m0 … 1 m2 … 1 m4 m5 f",
    ],
    ["in a narrow window the last one is like the others", { width: 390, premises: ["s0m0"] }, "m0 … 5 f"],
  ])("%s", (_, asked, expected) => {
    expect(said(folded(asked).columns)).toBe(expected);
  });
});
