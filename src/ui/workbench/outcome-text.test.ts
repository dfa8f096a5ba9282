import { expect, test } from "vitest";
import type { RunOutcome } from "../../session/protocol.ts";
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
