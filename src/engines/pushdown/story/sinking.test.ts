import { expect, test } from "vitest";
import { recordPushdown } from "../../../testing/pushdown/record-pushdown.ts";

const around = "semiring min-plus\nstart <p, a>\n<p, a> -> <p, b> [1]\n<p, b> -> <p, a> [-2]\n<p, b> -> <q, c> [9]";
const growing = "semiring min-plus\nstart <p, a>\n<p, a> -> <p, a a> [-1]";

test.each([
  ["a transition", around, "l(p, a, s) = -inf", "l(p, a, s) = -1"],
  ["a state of the read-out", growing, "W(⟨p,a⟩) = -inf", "W(⟨p,a⟩) = -2"],
])("the step that gives %s minus infinity rests on the weight before, and says why", (_, system, fact, before) => {
  const { recording, board: reader } = recordPushdown(system, {});
  const steps = Array.from({ length: recording.length }, (_each, seq) => seq);
  const sunk = steps.find((seq) => reader.why(seq, 1)?.text === fact);
  const derivation = sunk === undefined ? undefined : reader.why(sunk, 2);
  expect(derivation?.rule).toBe("pushdown.rule.cycle");
  expect(derivation?.premises.map(({ text }) => text)).toEqual([before]);
  expect(reader.activeLines((sunk ?? 0) + 1)[0]?.procedure).toBe("Sink");
});

test("the lines about cycles stand where weights may fall", () => {
  const names = (system: string) =>
    recordPushdown(system, {})
      .board.pseudocode()
      .map(({ name }) => name);
  expect(names(growing)).toContain("Sink");
  expect(names(growing.replace("-1", "1"))).not.toContain("Sink");
});
