import { controlFlowGraph, type Method } from "../../../../java/index.ts";
import type { Construction, End } from "./construction.ts";

/**
 * For each instruction, the conditions that decide whether it runs (Ferrante, Ottenstein, Warren 1987), and the
 * question whether the method runs at all.
 */
export function controlsOf(c: Construction, method: Method): (index: number) => readonly End[] {
  const runs: End = { kind: "location", location: c.graph.control(method) };
  const deciders = decidersOf(method);
  return (index) => [
    runs,
    ...(deciders[index] ?? []).flatMap((branch) => {
      const instruction = method.body[branch];
      return instruction?.kind === "if-false"
        ? c.valueOf(instruction.condition, { method, instruction }).filter(isLocation)
        : [];
    }),
  ];
}

function isLocation(end: End): boolean {
  return end.kind === "location";
}

/** An instruction depends on a branch when it comes after one of its ways out always, but not after the branch itself. */
function decidersOf(method: Method): readonly (readonly number[])[] {
  const { successors, exit } = controlFlowGraph(method);
  const after = postdominators(successors, exit);
  return method.body.map((_, index) =>
    method.body.flatMap((branch, at) => {
      const isDecided =
        branch.kind === "if-false" &&
        (successors[at] ?? []).some((next) => after[next]?.has(index) === true) &&
        (at === index || after[at]?.has(index) !== true);
      return isDecided ? [at] : [];
    }),
  );
}

/** The postdominators of each instruction: those on every path to the exit, itself included. */
function postdominators(successors: readonly (readonly number[])[], exit: number): readonly ReadonlySet<number>[] {
  const all = new Set(Array.from({ length: exit + 1 }, (_, index) => index));
  const after: ReadonlySet<number>[] = Array.from({ length: exit + 1 }, (_, index) =>
    index === exit ? new Set([exit]) : all,
  );
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let index = exit - 1; index >= 0; index--) {
      const next = meet(
        (successors[index] ?? []).map((each) => after[each] ?? all),
        all,
      );
      const now = new Set([index, ...next]);
      if (now.size === after[index]?.size) continue;
      after[index] = now;
      isChanged = true;
    }
  }
  return after;
}

function meet(sets: readonly ReadonlySet<number>[], all: ReadonlySet<number>): ReadonlySet<number> {
  const [first = all, ...others] = sets;
  return new Set([...first].filter((each) => others.every((other) => other.has(each))));
}
