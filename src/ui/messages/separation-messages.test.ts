import { beforeAll, expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { share } from "../../testing/seeds.ts";
import { separationRun } from "../../testing/separation/record-separation.ts";
import { separationTexts } from "../../testing/separation/separation-texts.ts";
import { addMessages, hasMessage } from "./index.ts";
import { mistakesIn, sentencesOf } from "./testing/sentences.ts";

beforeAll(async () => {
  const engine = engineById("separation");
  addMessages(engine?.words ?? {}, ...((await engine?.messages()) ?? []));
});

const runs = Object.entries(separationTexts).flatMap(([name, text]) =>
  (["paper", "canonical"] as const).map((reading) => ({ name: `${name}, ${reading}`, text, reading })),
);

test.each(share(runs, 2))("$name: every sentence is in the catalog and has its holes filled", ({ text, reading }) => {
  const { recording, board } = separationRun(text, { reading });
  const forbidden = { inWords: /undefined|NaN|\{/, anywhere: /``|\?/ };
  expect(mistakesIn(sentencesOf(board, recording), forbidden)).toEqual([]);
  for (const panel of ["unfolding-table", "implications", "base-pairs", "satisfiability"]) {
    const view = board.view(panel, recording.length, 0);
    if (view.kind === "table")
      for (const column of view.columns) expect(hasMessage(column), `there is a text for ${column}`).toBe(true);
  }
});
