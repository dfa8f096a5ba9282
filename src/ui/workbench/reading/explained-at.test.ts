import { expect, test } from "vitest";
import { boardByHand, type WrittenStep } from "../../../testing/by-hand/board.ts";
import { explainedAt } from "./explained-at.ts";

const own = { id: "own", values: {} };

/** What follows, as it is said before the first step. */
function effectAtStart(steps: readonly WrittenStep[], effect?: typeof own) {
  const { recording, session: reader } = boardByHand(steps, { begin: () => ({ what: own, why: own, effect }) });
  return explainedAt({ session: { reader, recording }, position: 0, since: 0, isInLibrary: false }).effect;
}

test("nobody is asked to step forward where a run was cut before its first step", () => {
  expect(effectAtStart([["derive", []]])).toEqual([{ id: "explanation.begin", values: {} }]);
  expect(effectAtStart([])).toEqual([]);
});

test("what else is said of a run without steps stays", () => {
  expect(effectAtStart([], own)).toEqual([own]);
});
