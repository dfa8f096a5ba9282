import type { FollowUp } from "../../../engine-kit/index.ts";
import type { Label } from "../../../options/index.ts";
import type { Message } from "../../../trace/index.ts";
import type { TestsResult } from "../algorithm/test-input/test-input.ts";
import type { Restriction, TestsAnswer } from "../restriction.ts";

/** What is saved by having only some inputs symbolic takes no longer than this to find out. */
const TIMEOUT = 30_000;

/** Below the inputs: what is saved by having only some of them symbolic. */
export const restrictionFollowUp: FollowUp<TestsResult, TestsAnswer> = {
  panel: "generated-tests",
  command: "tests",
  request(_result, options) {
    if ((options["symbolic"] ?? "") === "") return undefined;
    return { ...options, timeout: TIMEOUT, times: true };
  },
  messages: ({ restriction }) => (restriction === undefined ? [] : restrictionMessages(restriction)),
};

/** “Symbolic: only x. 10 paths instead of 22 …” */
export function restrictionMessages(restriction: Restriction): readonly Message[] {
  const { paths, pathsWithAll, solverCalls, solverCallsWithAll, milliseconds, millisecondsWithAll } = restriction;
  const saved: Message = {
    id: "restriction.saved",
    values: {
      ...inputsOf(restriction.symbolic),
      paths,
      pathsWithAll,
      calls: solverCalls,
      callsWithAll: solverCallsWithAll,
      time: milliseconds ?? 0,
      timeWithAll: millisecondsWithAll ?? 0,
    },
  };
  const { variables, relevant } = restriction;
  const reached: readonly Message[] =
    variables === undefined || relevant === undefined
      ? []
      : [{ id: "restriction.variables", values: { variables, relevant } }];
  const cut: readonly Message[] = restriction.partialWithAll ? [{ id: "restriction.cut", values: {} }] : [];
  return [saved, ...reached, ...cut];
}

/** A run with only some inputs symbolic: “separation logic, only x, y”. */
export function restrictedName(symbolic: readonly string[]): Label {
  return { id: "restriction.row", values: inputsOf(symbolic) };
}

function inputsOf(symbolic: readonly string[]): { readonly count: number; readonly names: string } {
  return { count: symbolic.length, names: symbolic.join(", ") };
}
