import { say } from "../../messages/say.ts";
import type { NodeEnd } from "../observer.ts";
import type { State, Trace } from "../state/state.ts";
import type { GeneratedTest } from "../test-input/test-input.ts";

/** Whether a run begins with the decisions of a path. */
export function startsWith(sequence: readonly string[], trace: Trace | undefined): boolean {
  return pathOf(trace).every((branch, index) => branch === sequence[index]);
}

/** How a path ends that has an input. */
export type PathEnd = Extract<NodeEnd, { readonly kind: "return" | "exception" }>;

/** The run of an input: every decision, in order, and its end. */
interface Run {
  readonly sequence: readonly string[];
  readonly test: Pick<GeneratedTest, "outcome" | "exception">;
}

/** Why the run of an input is not the path it was made for; undefined where it is. */
export function departure({ sequence, test }: Run, { trace, approximation }: State, end: PathEnd): string | undefined {
  const isSameEnd = test.outcome === end.kind && (end.kind === "return" || test.exception === end.exception);
  return isSameEnd && follows(sequence, trace) ? undefined : (approximation ?? say("path.departs"));
}

/** Whether a run makes the decisions of a path, and no others. */
function follows(sequence: readonly string[], trace: Trace | undefined): boolean {
  return pathOf(trace).length === sequence.length && startsWith(sequence, trace);
}

/** `12F` of `12T`. */
export function otherSide(branch: string): string {
  return branch.endsWith("T") ? `${branch.slice(0, -1)}F` : `${branch.slice(0, -1)}T`;
}

/** Where a path splits: its branch, or the check that has no branch. */
function pathOf(trace: Trace | undefined): readonly string[] {
  const path: string[] = [];
  for (let at = trace; at !== undefined; at = at.before) path.push(at.branch);
  return path.reverse();
}
