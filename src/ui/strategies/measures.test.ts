import { expect, test } from "vitest";
import type { StrategyRow } from "../store/index.ts";
import { exportRows } from "./export.ts";
import { measuresOf } from "./measures.ts";
import { restrictionText } from "./restriction-text.ts";

type Result = StrategyRow["result"];
type Test = Result["tests"][number];

const input = (branches: readonly string[], valid: boolean): Test => ({
  arguments: {},
  heap: [],
  outcome: "return",
  branches,
  valid,
  precondition: valid,
});

function row(strategy: StrategyRow["strategy"], tests: readonly Test[], infeasible: readonly string[]): StrategyRow {
  const covered = [...new Set(tests.flatMap(({ branches }) => branches))].filter((branch) => branch !== "9T");
  const coverage: Result["coverage"] = {
    branches: 4,
    covered: covered.length,
    infeasible: infeasible.length,
    coveredBranches: covered,
    infeasibleBranches: infeasible,
    openBranches: [],
  };
  return {
    strategy,
    milliseconds: 12,
    result: { method: "m", strategy, tests, coverage, solverCalls: 5, paths: 2, partial: false, notes: [] },
  };
}

// 9T is a branch of another method: no measure counts it.
const logic = row("separation-logic", [input(["1T", "9T"], true), input(["1F", "2F"], true)], ["2T"]);
const lazy = row("lazy", [input(["1T"], true), input(["1F"], false)], []);

test("Cov. counts valid inputs, NCov. all, and what one strategy knows to be infeasible counts for none", () => {
  const rows = [logic, lazy];
  expect(measuresOf(logic, rows)).toMatchObject({ valid: 2, all: 2, cov: 100, ncov: 100, calls: 5, paths: 2 });
  expect(measuresOf(lazy, rows)).toMatchObject({ valid: 1, all: 2, cov: 33.3, ncov: 66.7 });
  expect(measuresOf(lazy, [lazy])).toMatchObject({ cov: 25, ncov: 50 });
});

test("exports have a line for each strategy", () => {
  expect(exportRows("csv", [logic, lazy])).toBe(
    "Strategy,Valid / all,Cov. (%),NCov. (%),Paths,Solver calls,Time (ms)\nseparation logic,2/2,100,100,2,5,12\nlazy initialization,1/2,33.3,66.7,2,5,12\n",
  );
  expect(exportRows("markdown", [logic])).toContain("| separation logic | 2/2 | 100 | 100 | 2 | 5 | 12 |");
});

test("what is infeasible with only some inputs symbolic may be feasible with all", () => {
  const restriction = {
    symbolic: ["x"],
    variables: 4,
    relevant: 1,
    paths: 1,
    pathsWithAll: 2,
    solverCalls: 0,
    solverCallsWithAll: 5,
    milliseconds: 3,
    millisecondsWithAll: 12,
    partialWithAll: false,
  };
  const restricted = { ...row("separation-logic", [input(["1T"], true)], ["1F", "2F"]), restriction };
  const rows = [logic, restricted];
  expect(measuresOf(logic, rows).cov).toBe(100);
  expect(measuresOf(restricted, rows).cov).toBe(33.3);
  expect(exportRows("csv", rows)).toContain('\n"separation logic, only x",1/1,');
  expect(restrictionText(restriction)).toBe(
    "Symbolic: only x. 1 path instead of 2, 0 solver calls instead of 5, 3 ms instead of 12 ms. The symbolic values reach 1 of 4 variables.",
  );
  expect(restrictionText({ ...restriction, symbolic: [] })).toContain("Symbolic: no input. 1 path");
});
