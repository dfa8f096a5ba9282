import { beforeAll, expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { kindsOfWeights } from "../../testing/pushdown/pushdown-suite.ts";
import { randomProblem } from "../../testing/pushdown/random-pushdown.ts";
import { recordPushdown } from "../../testing/pushdown/record-pushdown.ts";
import { addMessages, hasMessage } from "./index.ts";
import { mistakesIn, sentencesOf } from "./testing/sentences.ts";

beforeAll(async () => {
  const engine = engineById("pushdown");
  addMessages(engine?.words ?? {}, ...((await engine?.messages()) ?? []));
});

const runs = kindsOfWeights.flatMap((kind) =>
  (["post", "pre"] as const).map((direction) => ({ kind, direction, name: `${kind.semiring.name}, ${direction}*` })),
);

test.each(runs)("$name: every sentence is in the catalog and has its holes filled", ({ kind, direction }) => {
  for (let seed = 1; seed <= 6; seed++) {
    const problem = randomProblem(seed, kind.semiring, kind.weights);
    const { recording, board } = recordPushdown(problem, { direction });
    const forbidden = { inWords: /undefined|NaN|\{/, anywhere: /``|\?/ };
    expect(mistakesIn(sentencesOf(board, recording), forbidden)).toEqual([]);
    for (const panel of ["worklist", "pushdown-rules", "transitions", "tops"]) {
      const view = board.view(panel, recording.length, 0);
      if (view.kind === "table")
        for (const column of view.columns) expect(hasMessage(column), `there is a text for ${column}`).toBe(true);
    }
  }
});
