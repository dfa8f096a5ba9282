import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { javaCode } from "../program/code.ts";
import { coverageOf } from "./index.ts";

const program = await compileJava(`class node {
  int val; node next;
  boolean isLast() {
    return next == null;
  }
  boolean repOK() { return next != this || val > 0; }
}
class Longer extends node {
  boolean isLast() {
    if (val > 3) return true;
    return super.isLast();
  }
}
class Lists {
  static int work(node x) {
    if (x == null) return 0;
    if (x.val > 5) {
      if (x.val == 6) return 6;
      return only(x);
    }
    while (true) {
      if (x.isLast()) return 1;
      x = x.next;
    }
  }
  static int only(node x) {
    try {
      if (x.next == null) throw new IllegalStateException();
    } catch (IllegalStateException e) {
      if (x.val < 0) return -1;
    }
    return 2;
  }
  static int never(node x) {
    return x == null ? 1 : 2;
  }
}
`);
const code = javaCode(program);
const work = code.methods.find(({ name }) => name === "work");
if (work === undefined) throw new Error("no work");

test("the conditions of the method and of what it can call, by dispatch too; repOK is not called", () => {
  const { branches, covered, infeasible, openBranches } = coverageOf(code, work, []);
  expect([branches, covered, infeasible]).toEqual([14, 0, 0]);
  expect(openBranches).toEqual([
    ...["10T", "10F", "16T", "16F", "17T", "17F"],
    ...["18T", "18F", "22T", "22F", "28T", "28F", "30T", "30F"],
  ]);
});

test("a side that was refused wherever it was asked for is infeasible, and so is all that only it leads to", () => {
  const coverage = coverageOf(code, work, ["16T", "16F", "17F", "22F", "22T"], {
    feasible: new Set(["16T", "16F", "17F"]),
    refused: new Set(["17T", "10T"]),
    isComplete: false,
  });
  expect(coverage.coveredBranches).toEqual(["16T", "16F", "17F", "22T", "22F"]);
  expect(coverage.infeasibleBranches).toEqual(["10T", "17T", "18T", "18F", "28T", "28F", "30T", "30F"]);
  expect(coverage.openBranches).toEqual(["10F"]);
  expect(coverage.covered + coverage.infeasible + coverage.openBranches.length).toBe(coverage.branches);
});

test("what was refused on one path and taken on another is not infeasible", () => {
  const explored = { feasible: new Set(["17T"]), refused: new Set(["17T", "16T"]), isComplete: false };
  const { infeasibleBranches } = coverageOf(code, work, ["16T"], explored);
  expect(infeasibleBranches).toEqual([]);
});

test("a handler is reached through what may throw before it", () => {
  const explored = { feasible: new Set<string>(), refused: new Set(["28T"]), isComplete: false };
  // Loading x.next may fail, so the handler stays open.
  expect(coverageOf(code, work, [], explored).infeasibleBranches).toEqual(["28T"]);
});

test("methods that runs were seen in count, from wherever they were called", () => {
  const { coveredBranches, openBranches } = coverageOf(code, work, ["35T"]);
  expect(coveredBranches).toEqual(["35T"]);
  expect(openBranches).toContain("35F");
});

test("what no path came to is infeasible where all paths were followed to their ends", () => {
  const explored = { feasible: new Set(["18T"]), refused: new Set<string>(), isComplete: true };
  const { infeasibleBranches, openBranches } = coverageOf(code, work, ["16T", "16F", "17F", "22T"], explored);
  expect(openBranches).toEqual(["18T"]);
  expect(infeasibleBranches).toEqual(["10T", "10F", "17T", "18F", "22F", "28T", "28F", "30T", "30F"]);
});
