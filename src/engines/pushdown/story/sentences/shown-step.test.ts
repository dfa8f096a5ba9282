import { expect, test } from "vitest";
import { recordPushdown } from "../../../../testing/pushdown/record-pushdown.ts";

test("a push rule is told by what waits below, not by the upper symbol alone", () => {
  const { recording, board } = recordPushdown("semiring boolean\nstart <p, a>\n<p, a> -> <q, b c>", {});
  const told = Array.from({ length: recording.length }, (_, at) =>
    board.explain(at + 1, recording.previousStop(at + 1, "rule")),
  );
  const push = told.find(({ rule }) => rule?.name === "pushdown.rule.push");
  expect(push?.sentence.id).toBe("pushdown.sentence.push");
  expect(push?.sentence.values).toMatchObject({ before: "p", after: "q", top: "b", below: "c" });
});
