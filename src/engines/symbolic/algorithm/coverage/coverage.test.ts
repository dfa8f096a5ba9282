import { expect, test } from "vitest";
import type { Method } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { javaCode } from "../program/code.ts";
import { refusedSides } from "./coverage.ts";
import { coverageOf, OpenEnds } from "./index.ts";

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
const work = methodNamed("work");

function methodNamed(name: string): Method {
  const method = code.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(name);
  return method;
}

test("the conditions of the method and of what it can call, by dispatch too; repOK is not called", () => {
  const { branches, covered, infeasible, open, openBranches } = coverageOf(code, work, []);
  expect([branches, covered, infeasible, open]).toEqual([14, 0, 0, 14]);
  expect(openBranches).toEqual([
    ...["10T", "10F", "16T", "16F", "17T", "17F"],
    ...["18T", "18F", "22T", "22F", "28T", "28F", "30T", "30F"],
  ]);
});

interface Paths {
  /** The instructions at which paths were left, by name of the method and line. */
  readonly left?: readonly (readonly [name: string, line: number])[];
  readonly refused?: readonly string[];
  readonly feasible?: readonly string[];
}

function explored({ left = [], refused = [], feasible = [] }: Paths) {
  const openEnds = new OpenEnds(code);
  for (const [name, line] of left) {
    const method = methodNamed(name);
    openEnds.add([{ method, pc: method.body.findIndex(({ span }) => span.start.line === line) }]);
  }
  return { feasible: new Set(feasible), refused: new Set(refused), openEnds };
}

function coverageAfter(taken: readonly string[], paths: Paths) {
  const coverage = coverageOf(code, work, taken, explored(paths));
  return { ...coverage, refused: refusedSides(code, work, coverage, explored(paths)) };
}

test("where all paths came to their ends, what none came to is refuted", () => {
  const { infeasibleBranches, openBranches } = coverageAfter(["16T", "16F", "17F", "22T"], {});
  expect(openBranches).toEqual([]);
  expect(infeasibleBranches).toEqual(["10T", "10F", "17T", "18T", "18F", "22F", "28T", "28F", "30T", "30F"]);
});

test("what control may come to from where a path was left is open, though each path there was refused it", () => {
  const { infeasibleBranches, openBranches, refused } = coverageAfter(["16T", "16F", "17F", "22F", "22T"], {
    left: [["work", 23]],
    refused: ["17T", "10T"],
  });
  // From the end of the loop back to its condition, and into isLast.
  expect(openBranches).toEqual(["10T", "10F"]);
  expect(refused).toEqual(["10T"]);
  expect(infeasibleBranches).toEqual(["17T", "18T", "18F", "28T", "28F", "30T", "30F"]);
});

test("of what is open, only what refused sides lead to counts as refused", () => {
  const { refused } = coverageAfter(["16T", "16F", "17F"], { left: [["work", 17]], refused: ["17T"] });
  expect(refused).toEqual(["17T", "18T", "18F", "28T", "28F", "30T", "30F"]);
});

test("what was refused on one path and taken on another that was left is open", () => {
  const { infeasibleBranches, openBranches } = coverageAfter(["16T"], { feasible: ["17T"], refused: ["17T", "16T"] });
  expect(openBranches).toEqual(["17T"]);
  expect(infeasibleBranches).not.toContain("17T");
});

test("a handler is reached through what may throw before it", () => {
  // Loading x.next may fail, so the handler stays open.
  expect(coverageAfter([], { left: [["only", 28]], refused: ["28T"] }).openBranches).toContain("30T");
});

test("from an open call control comes back to its caller", () => {
  const only = methodNamed("only");
  const call = work.body.findIndex((each) => each.kind === "call" && each.site.target.name === "isLast");
  const openEnds = new OpenEnds(code);
  openEnds.add([
    { method: only, pc: 0 },
    { method: work, pc: call },
  ]);
  const { openBranches } = coverageOf(code, work, [], { feasible: new Set(), refused: new Set(), openEnds });
  // The loop goes on, so that isLast is called again.
  expect(openBranches).toEqual(["10T", "10F", "22T", "22F", "28T", "28F", "30T", "30F"]);
});

test("methods that runs were seen in count, from wherever they were called", () => {
  const { coveredBranches, openBranches } = coverageOf(code, work, ["35T"]);
  expect(coveredBranches).toEqual(["35T"]);
  expect(openBranches).toContain("35F");
});
