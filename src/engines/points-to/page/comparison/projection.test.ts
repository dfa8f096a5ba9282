import { describe, expect, test } from "vitest";
import type { PointsToResult } from "../../result.ts";
import { comparison } from "./comparison.ts";
import { placesOf } from "./places.ts";
import { commonNames, type Projected, project, withoutContext } from "./projection.ts";
import { differences } from "./results.ts";

const precise: Projected = {
  pointsTo: [
    { kind: "variable", context: [], method: "Main.main()", name: "x", objects: ["[]:o3"] },
    { kind: "variable", context: ["o1"], method: "A.doSet(B)", name: "p", objects: ["[]:o3"] },
    { kind: "variable", context: ["o2"], method: "A.doSet(B)", name: "p", objects: ["[]:o4"] },
    { kind: "field", object: "[o1]:o8", class: "A", field: "f", objects: ["[]:o3"] },
    { kind: "static", class: "C", field: "s", objects: [] },
  ],
  callEdges: [{ context: [], site: "5", calleeContext: ["o1"], callee: "A.set(B)" }],
};

const coarse: Projected = {
  ...precise,
  pointsTo: [
    { kind: "variable", context: [], method: "Main.main()", name: "x", objects: ["[]:o3", "[]:o4"] },
    { kind: "variable", context: ["12"], method: "A.doSet(B)", name: "p", objects: ["[]:o3", "[]:o4"] },
    { kind: "field", object: "[]:o8", class: "A", field: "f", objects: ["[]:o3"] },
  ],
};

const compare = (own: Projected, ...others: readonly Projected[]) => ({
  own,
  compared: {
    others: others.map((other) => ({ facts: project(other), isPartial: false })),
    seen: undefined,
    nameOf: withoutContext,
  },
  names: new Map(),
});

const differencesOf = (name: "variables" | "fields", first: Projected, second: Projected) =>
  differences(name, [compare(first, second), compare(second, first)]);

describe("comparison without contexts", () => {
  test("contexts of variables and objects are dropped and sets united", () => {
    const { variables, fields } = project(precise);
    expect([...(variables.get("A.doSet(B) p") ?? [])]).toEqual(["o3", "o4"]);
    expect([...fields.keys()]).toEqual(["o8.f"]);
  });

  test("the difference is exact: only x ∋ o4 is told apart", () => {
    const rows = differencesOf("variables", precise, coarse);
    const fact = (text: string, mark: "shared" | "spurious") => ({ text, mark, names: [], isUnobserved: false });
    expect(rows.filter(({ facts: [, second = []] }) => second.some(({ mark }) => mark !== "shared"))).toEqual([
      {
        group: "Main.main()",
        head: "x",
        facts: [[fact("o3", "shared")], [fact("o3", "shared"), fact("o4", "spurious")]],
      },
    ]);
    expect(rows.flatMap(({ facts: [first = []] }) => first).every(({ mark }) => mark === "shared")).toBe(true);
  });

  test("rows stand under their methods, what is in no method under none", () => {
    const again = { kind: "variable", context: [], method: "Main.main()", name: "y", objects: ["[]:o3"] } as const;
    const rows = differencesOf("variables", { ...precise, pointsTo: [...precise.pointsTo, again] }, coarse);
    expect(rows.map(({ group, head }) => [group, head])).toEqual([
      ["Main.main()", "x"],
      ["Main.main()", "y"],
      ["A.doSet(B)", "p"],
    ]);
    expect(differencesOf("fields", precise, coarse).map(({ group, head }) => [group, head])).toEqual([
      [undefined, "o8.f"],
    ]);
  });

  test("fields stand under the method that makes their object, calls under the one that makes them, what has none first", () => {
    const edge = { context: [], calleeContext: [], callee: "A.get()" };
    const own = { ...precise, callEdges: [...precise.callEdges, { ...edge, site: "9" }] };
    const place = { file: "A.java", line: 1, column: 1 };
    const places = placesOf(
      [
        {
          pointsTo: own.pointsTo as PointsToResult["pointsTo"],
          sites: {
            allocations: [{ ...place, label: "o8", type: "A", method: "Main.main()", ordinal: 0 }],
            calls: [{ ...place, label: "5", method: "Main.main()", target: "A.set(B)", kind: "virtual" }],
          },
        },
      ],
      withoutContext,
    );
    const headsOf = (name: "fields" | "calls") =>
      differences(name, [compare(own, coarse), compare(coarse, own)], places[name]).map(({ group, head }) => [
        group,
        head,
      ]);
    expect(headsOf("fields")).toEqual([["Main.main()", "o8.f"]]);
    expect(headsOf("calls")).toEqual([
      [undefined, "9"],
      ["Main.main()", "5"],
    ]);
    expect(places.fields?.get("C.s")).toBe("C");
  });

  test("equal runs have no differences", () => {
    const facts = differencesOf("fields", coarse, precise).flatMap(({ facts }) => facts.flat());
    expect(facts.every(({ mark }) => mark === "shared")).toBe(true);
  });
});

test("where one run merges objects, the others call them as it does", () => {
  const apart: Projected = {
    pointsTo: [
      { kind: "variable", context: ["o1"], method: "Main.main()", name: "x", objects: ["[o1]:o3", "[]:o4"] },
      { kind: "field", object: "[]:o3", class: "A", field: "f", objects: ["[]:o5"] },
    ],
    callEdges: [],
  };
  const merged: Projected = {
    pointsTo: [
      { kind: "variable", context: [], method: "Main.main()", name: "x", objects: ["[]:o_A"] },
      { kind: "field", object: "[]:o_A", class: "A", field: "f", objects: ["[]:o5"] },
    ],
    callEdges: [],
  };
  const none = { allocations: [], calls: [] };
  const nameOf = commonNames([
    { sites: none },
    { sites: { ...none, merged: [{ label: "o_A", type: "A", sites: ["o3", "o4"] }] } },
  ]);
  expect(project(apart, nameOf)).toEqual(project(merged, nameOf));
});

test("runs that differ only in what they merge have different names", () => {
  const run = { context: "1-obj", heap: 0 };
  const names = comparison.names([run, { ...run, heapAbstraction: "type" }, { ...run, mergeStrings: "all" }]);
  expect(new Set(names.map((labels) => JSON.stringify(labels))).size).toBe(3);
});
