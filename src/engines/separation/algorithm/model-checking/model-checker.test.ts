import { expect, test } from "vitest";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { sameLength } from "../../../../testing/separation/separation-texts.ts";
import type { ConcreteHeap } from "./concrete-heap.ts";
import { checkModel } from "./model-checker.ts";

function judge(formula: string, cells: Readonly<Record<string, string | null>>, isExact: boolean): string {
  const { definitions, checks } = specificationOf(`${sameLength} check ${formula};`);
  const [query] = checks;
  if (query === undefined) throw new Error("no check");
  const heap: ConcreteHeap = {
    cells: new Map(Object.entries(cells).map(([id, next]) => [id, { type: "node", fields: [0n, next] }])),
    stack: new Map([
      ["x", "a"],
      ["y", "b"],
    ]),
  };
  return checkModel(query, definitions, heap, undefined, isExact);
}

test.each([
  ["pre(x, y)", { a: null, b: null }, "accepted", "accepted"],
  ["pre(x, y)", { a: null, b: null, c: null }, "rejected", "accepted"],
  ["pre(x, y)", { a: "c", b: null, c: null }, "rejected", "rejected"],
  ["emp & x != y", { a: null, b: "a" }, "rejected", "accepted"],
  ["x -> node(_, null)", { a: null, b: "a" }, "rejected", "accepted"],
] as const)("%s on %j: exactly %s, with cells left over %s", (formula, cells, exactly, withRest) => {
  expect([judge(formula, cells, true), judge(formula, cells, false)]).toEqual([exactly, withRest]);
});
