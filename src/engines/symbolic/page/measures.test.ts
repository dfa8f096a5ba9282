import { expect, test } from "vitest";
import type { TestsAnswer } from "../restriction.ts";
import { measuresOf, type StrategyRun } from "./measures.ts";
import { restrictionMessages } from "./restriction-text.ts";
import { savedInputs, savedJunit } from "./saved-inputs.ts";
import { strategyTable } from "./strategy-table.ts";

type Test = TestsAnswer["tests"][number];

const input = (branches: readonly string[], valid: boolean): Test => ({
  arguments: {},
  heap: [],
  outcome: "return",
  branches,
  valid,
  precondition: valid,
});

function row(strategy: TestsAnswer["strategy"], tests: readonly Test[], infeasible: readonly string[]): StrategyRun {
  const covered = [...new Set(tests.flatMap(({ branches }) => branches))].filter((branch) => branch !== "9T");
  const coverage: TestsAnswer["coverage"] = {
    branches: 4,
    covered: covered.length,
    infeasible: infeasible.length,
    coveredBranches: covered,
    infeasibleBranches: infeasible,
    open: 4 - covered.length - infeasible.length,
    openBranches: ["1T", "1F", "2T", "2F"].filter((side) => !covered.includes(side) && !infeasible.includes(side)),
  };
  return {
    name: { literal: strategy },
    request: { strategy },
    chosen: { strategy },
    milliseconds: 12,
    answer: {
      findings: [],
      method: "m",
      strategy,
      tests,
      coverage,
      solverCalls: 5,
      paths: 2,
      partial: false,
      notes: [],
    },
  };
}

// 9T is a branch of another method: no measure counts it.
const logic = row("separation-logic", [input(["1T", "9T"], true), input(["1F", "2F"], true)], ["2T"]);
const lazy = row("lazy", [input(["1T"], true), input(["1F"], false)], []);

test("Cov. counts valid inputs, NCov. all, and what one strategy knows to be infeasible counts for none", () => {
  const rows = [logic, lazy];
  expect(measuresOf(logic, rows)).toMatchObject({ valid: 2, all: 2, cov: 100, ncov: 100, calls: 5, paths: 2 });
  expect(measuresOf(lazy, rows)).toMatchObject({ valid: 1, all: 2, cov: 33.3, ncov: 66.7 });
  expect(measuresOf(lazy, [lazy])).toMatchObject({ cov: 25, ncov: 50, open: 2 });
});

test("a row has the measures in the order of the columns", () => {
  expect(strategyTable.cells(lazy, [logic, lazy])).toEqual(["1/2", 33.3, 66.7, 1, 2, 5, 12]);
  expect(strategyTable.columns).toHaveLength(8);
});

test("with only some inputs symbolic the row says which, and what that has saved", () => {
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
  const plain = row("separation-logic", [input(["1T"], true)], []);
  const restricted = { ...plain, answer: { ...plain.answer, restriction } };
  expect(measuresOf(restricted, [logic, restricted])).toMatchObject({ cov: 33.3, open: 2, milliseconds: 3 });
  expect(strategyTable.nameOf?.(restricted)).toEqual({ id: "restriction.row", values: { count: 1, names: "x" } });
  expect(restrictionMessages(restriction).map(({ id }) => id)).toEqual(["restriction.saved", "restriction.variables"]);
});

test("the inputs are saved under the names of class and method", () => {
  const { answer } = row("lazy", [], []);
  const files = [{ name: "DLL.java", text: "" }];
  expect(savedInputs.fileName({ ...answer, method: "DLL.addFirst(int)" }, files)).toBe("DLL.addFirst.tests.json");
  expect(savedJunit.fileName({ ...answer, method: "DLL.addFirst(int)" }, files)).toBe("DLLAddFirstTest.java");
  expect(savedJunit.fileName({ ...answer, method: "DLL.addFirst(int)" }, [])).toBeUndefined();
});
