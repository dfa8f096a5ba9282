import { beforeAll, expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { symbolicBoard } from "../../engines/symbolic/board.ts";
import { recordSymbolic } from "../../testing/symbolic/record-symbolic.ts";
import { symbolicTexts } from "../../testing/symbolic/symbolic-texts.ts";
import { addMessages, hasMessage } from "./index.ts";
import { mistakesIn, sentencesOf } from "./testing/sentences.ts";

beforeAll(async () => {
  const engine = engineById("symbolic");
  addMessages(engine?.words ?? {}, ...((await engine?.messages()) ?? []));
});

const runs = Object.entries(symbolicTexts).flatMap(([name, text]) =>
  (["separation-logic", "lazy", "black-box"] as const).map((strategy) => ({
    name: `${name}, ${strategy}`,
    text,
    strategy,
  })),
);

test.each(runs)("$name: every sentence is in the catalog and has its holes filled", async ({ text, strategy }) => {
  const { recording, board } = await recordSymbolic(text, { depth: strategy === "lazy" ? 1 : 2, size: 1, strategy });
  const forbidden = { inWords: /undefined|NaN|\{/, anywhere: /``/ };
  expect(mistakesIn(sentencesOf(board, recording), forbidden)).toEqual([]);
});

test("every panel and every column has a name", async () => {
  const { recording, board } = await recordSymbolic(symbolicTexts["adding numbers"] ?? { java: "", sl: "" }, {
    depth: 2,
  });
  for (const { id, region } of symbolicBoard.panels) {
    expect(hasMessage(region), region).toBe(true);
    const view = board.view(id, recording.length, 0);
    if (view.kind === "table")
      for (const column of view.columns) expect(hasMessage(column), `there is a text for ${column}`).toBe(true);
  }
});
