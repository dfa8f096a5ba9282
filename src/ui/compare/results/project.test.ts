import { describe, expect, test } from "vitest";
import { compareRelations, countDifferences, project } from "./project.ts";

const precise = {
  pointsTo: [
    { kind: "variable", context: [], method: "Main.main()", name: "x", objects: ["[]:o3"] },
    { kind: "variable", context: ["o1"], method: "A.doSet(B)", name: "p", objects: ["[]:o3"] },
    { kind: "variable", context: ["o2"], method: "A.doSet(B)", name: "p", objects: ["[]:o4"] },
    { kind: "field", object: "[o1]:o8", class: "A", field: "f", objects: ["[]:o3"] },
    { kind: "static", class: "C", field: "s", objects: [] },
  ],
  callEdges: [{ context: [], site: "5", calleeContext: ["o1"], callee: "A.set(B)" }],
  partial: false,
};

const coarse = {
  ...precise,
  pointsTo: [
    { kind: "variable", context: [], method: "Main.main()", name: "x", objects: ["[]:o3", "[]:o4"] },
    { kind: "variable", context: ["12"], method: "A.doSet(B)", name: "p", objects: ["[]:o3", "[]:o4"] },
    { kind: "field", object: "[]:o8", class: "A", field: "f", objects: ["[]:o3"] },
  ],
};

function projected(result: unknown) {
  const projection = project(result);
  if (projection === undefined) throw new Error("not a result");
  return projection;
}

describe("comparison without contexts", () => {
  test("contexts of variables and objects are dropped and sets united", () => {
    const { variables, fields } = projected(precise);
    expect([...(variables.get("A.doSet(B) p") ?? [])]).toEqual(["o3", "o4"]);
    expect([...fields.keys()]).toEqual(["o8.f"]);
  });

  test("the difference is exact: only x ∋ o4 is told apart", () => {
    const rows = compareRelations(projected(precise).variables, projected(coarse).variables);
    expect(rows.filter(({ isDifferent }) => isDifferent)).toEqual([
      {
        key: "Main.main() x",
        first: [{ text: "o3", isOnlyHere: false }],
        second: [
          { text: "o3", isOnlyHere: false },
          { text: "o4", isOnlyHere: true },
        ],
        isDifferent: true,
      },
    ]);
    expect(countDifferences(rows)).toEqual({ first: 0, second: 1 });
  });

  test("equal runs have no differences", () => {
    expect(countDifferences(compareRelations(projected(coarse).fields, projected(precise).fields))).toEqual({
      first: 0,
      second: 0,
    });
  });

  test.each([undefined, null, 3, [], {}, { pointsTo: 1, callEdges: [] }])("%o is no result", (value) => {
    expect(project(value)).toBeUndefined();
  });
});
