import { expect, test } from "vitest";
import type { RunOutcome } from "../../session/protocol.ts";
import { addMessages } from "../messages/index.ts";
import { outcomeText } from "./outcome-text.ts";

const cuts: readonly RunOutcome[] = [
  { kind: "step-limit", limit: 1_000 },
  { kind: "timeout", milliseconds: 50 },
  { kind: "canceled" },
];

test("where nothing was recorded, it is not said that all steps are shown", () => {
  for (const cut of cuts) {
    expect(outcomeText(cut, true)).toContain("All steps up to");
    expect(outcomeText(cut, false)).toContain("there is nothing to show");
    expect(outcomeText(cut, false)).not.toContain("steps up to");
  }
  expect(outcomeText({ kind: "fixed-point" }, false)).toBeUndefined();
});

test("of a run on which this one rests it is said that it is that one", () => {
  addMessages({ "points-to.page.name": "Pointer analysis" });
  const cut: RunOutcome = { kind: "step-limit", limit: 200, underneath: "points-to" };
  expect(outcomeText(cut, false)).toMatch(
    /^Pointer analysis, on which this run is based, stopped at the step limit of 200/,
  );
  expect(outcomeText(cut, false)).toContain("This run did not begin");
  expect(outcomeText({ ...cut, kind: "context-limit" }, true)).toContain("at a context of 200 elements");
});
