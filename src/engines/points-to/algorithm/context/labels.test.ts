import { expect, test } from "vitest";
import { runProgram } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { recordOnce, solve } from "../../../../testing/points-to/record.ts";
import { wasObserved } from "../../../../trace/index.ts";
import { pointsToBoard } from "../../board.ts";
import type { PointsToResult } from "../../index.ts";
import { compareResults } from "../../page/comparison/results.ts";

const program = await compileJava(`class A {
  B id(B b) { return b; }
}
class B { Object made = new Object(); }
class Main {
  public static void main(String[] args) {
    A a = new A();
    B b = a.id(new B());
  }
}`);

const edges = ({ callEdges }: PointsToResult): readonly string[] =>
  callEdges.map(({ site, calleeContext, callee }) => `${site} → [${calleeContext}]:${callee}`);

const sites = ({ sites: { calls } }: PointsToResult): readonly string[] =>
  calls.flatMap(({ label, target, method }) => (method.startsWith("Main.") ? [`${label} ${target}`] : []));

test("java counts every call of a line, also those without an edge; contexts are made of the same labels", () => {
  const result = solve(program, { context: "1-call", profile: "java" });
  expect(edges(result)).toEqual(["7 → [7]:A.<init>()", "8a → [8a]:A.id(B)", "8b → [8b]:B.<init>()"]);
  expect(sites(result)).toEqual(["5 Object.<init>()", "7 A.<init>()", "8a A.id(B)", "8b B.<init>()"]);
  expect(result.pointsTo).toContainEqual({
    kind: "variable",
    context: ["8b"],
    method: "B.<init>()",
    name: "this",
    objects: ["[]:o8"],
    objectParts: [{ context: [], site: "o8" }],
  });
});

test("lecture counts the calls of the slides; an unwritten constructor that does something comes after them", () => {
  const result = solve(program, { context: "1-call", profile: "lecture" });
  expect(edges(result)).toEqual(["8 → [8]:A.id(B)", "8b → [8b]:B.<init>()"]);
  expect(sites(result)).toEqual(["8 A.id(B)", "8b B.<init>()"]);
});

test.each(["java", "lecture"] as const)("a run shows each call of a line under the label of profile %s", (profile) => {
  const { observed } = runProgram(program, { stepLimit: 10_000, input: "", arguments: [] });
  const { recording, result } = recordOnce(program, { context: "ci", profile });
  const board = pointsToBoard.open(recording);
  const view = board.view("call-graph-edges", recording.length, recording.length);
  if (view.kind !== "table") throw new Error("no table");
  const facts = Array.from({ length: view.rowCount }, (_, row) => wasObserved(board, observed, view.row(row).fact));
  expect(facts).toEqual(result.callEdges.map(() => true));
  const compared = compareResults([result], observed);
  const calls = compared.differences.find(({ column }) => column === "compare.callSite");
  expect(calls?.rows.flatMap((row) => row.facts.flat()).filter(({ isUnobserved }) => isUnobserved)).toEqual([]);
  expect(calls?.rows.length).toBe(result.callEdges.length);
});
