import { branchesOf, callableFrom, Goals, sideOf } from "../algorithm/coverage/index.ts";
import type { Subject } from "../algorithm/subject/subject.ts";
import { testText } from "../messages/goal-text.ts";
import type { Wanted } from "./wanted.ts";

/** What a test of a method could be for: both sides of each condition that it may come to, and every goal. */
export function allWanted({ code, method }: Subject): readonly Wanted[] {
  const methods = callableFrom(code, method);
  const sides = branchesOf(code, methods).conditions.flatMap((condition) =>
    [true, false].map((holds): Wanted => ({ kind: "side", condition, holds })),
  );
  return [...sides, ...new Goals(code).of(methods).map((goal): Wanted => ({ kind: "goal", goal }))];
}

/** `12T`, or the key of a goal, `null 12 fails`; the name of a node. */
export function keyOf(wanted: Wanted): string {
  if (wanted.kind === "side") return sideOf(wanted.condition.label, wanted.holds);
  return wanted.kind === "goal" ? wanted.goal.key : wanted.name;
}

/** `a test for the branch 12T`. */
export function textOf(wanted: Wanted): string {
  return wanted.kind === "node" ? wanted.name : testText(keyOf(wanted));
}

/** Reads `12T`, `branch 12T`, `return 14`, `null 12 fails`, or the text of the fact. */
export function findFact(all: readonly Wanted[], written: string): Wanted | undefined {
  const asked = plain(written);
  return all.find((wanted) => [keyOf(wanted), `branch ${keyOf(wanted)}`, textOf(wanted)].map(plain).includes(asked));
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
