import { beforeAll, expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { kindsOfWeights } from "../../testing/pushdown/pushdown-suite.ts";
import { randomProblem } from "../../testing/pushdown/random-pushdown.ts";
import { recordPushdown } from "../../testing/pushdown/record-pushdown.ts";
import type { BoardSession, Message, Recording } from "../../trace/index.ts";
import { addMessages, hasMessage, translate } from "./index.ts";

beforeAll(async () => {
  const engine = engineById("pushdown");
  addMessages({ ...engine?.words, ...(await engine?.messages()) });
});

function sentencesOf(board: BoardSession, recording: Recording): readonly Message[] {
  const messages: Message[] = [];
  for (let n = 0; n <= recording.length; n++) {
    for (const granularity of ["step", "rule", "iteration"] as const) {
      const { what, why, effect } = board.explain(n, recording.previousStop(n, granularity));
      messages.push(...what, ...why, ...effect);
    }
  }
  return messages;
}

const runs = kindsOfWeights.flatMap((kind) =>
  (["post", "pre"] as const).map((direction) => ({ kind, direction, name: `${kind.semiring.name}, ${direction}*` })),
);

test.each(runs)("$name: every sentence is in the catalogue and has its holes filled", ({ kind, direction }) => {
  for (let seed = 1; seed <= 6; seed++) {
    const problem = randomProblem(seed, kind.semiring, kind.weights);
    const { recording, board } = recordPushdown(problem, { direction });
    for (const { id, values } of sentencesOf(board, recording)) {
      expect(hasMessage(id), `there is a text for ${id}`).toBe(true);
      const text = translate(id, values);
      expect(text.replaceAll(/`[^`]*`/g, ""), id).not.toMatch(/undefined|NaN|\{/);
      expect(text, id).not.toMatch(/``|\?/);
    }
    for (const panel of ["worklist", "pushdown-rules", "transitions", "tops"]) {
      const view = board.view(panel, recording.length, 0);
      if (view.kind === "table")
        for (const column of view.columns) expect(hasMessage(column), `there is a text for ${column}`).toBe(true);
    }
  }
});
