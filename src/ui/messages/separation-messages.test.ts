import { beforeAll, expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { separationRun } from "../../testing/separation/record-separation.ts";
import { separationTexts } from "../../testing/separation/separation-texts.ts";
import type { BoardSession, Message, Recording } from "../../trace/index.ts";
import { addMessages, hasMessage, translate } from "./index.ts";

beforeAll(async () => {
  const engine = engineById("separation");
  addMessages({ ...engine?.words, ...(await engine?.messages()) });
});

/** Each sentence once. */
function sentencesOf(board: BoardSession, recording: Recording): Iterable<Message> {
  const messages = new Map<string, Message>();
  for (let n = 0; n <= recording.length; n++) {
    for (const granularity of ["step", "rule", "iteration"] as const) {
      const { what, why, effect, rule } = board.explain(n, recording.previousStop(n, granularity));
      const all = [...what, ...why, ...effect, ...(rule === undefined ? [] : [{ id: rule.name, values: {} }])];
      for (const message of all) messages.set(JSON.stringify(message), message);
    }
  }
  return messages.values();
}

const runs = Object.entries(separationTexts).flatMap(([name, text]) =>
  (["paper", "canonical"] as const).map((reading) => ({ name: `${name}, ${reading}`, text, reading })),
);

test.each(runs)("$name: every sentence is in the catalogue and has its holes filled", ({ text, reading }) => {
  const { recording, board } = separationRun(text, { reading });
  for (const { id, values } of sentencesOf(board, recording)) {
    expect(hasMessage(id), `there is a text for ${id}`).toBe(true);
    const sentence = translate(id, values);
    expect(sentence.replaceAll(/`[^`]*`/g, ""), id).not.toMatch(/undefined|NaN|\{/);
    expect(sentence, id).not.toMatch(/``|\?/);
  }
  for (const panel of ["unfolding-table", "implications", "base-pairs", "satisfiability"]) {
    const view = board.view(panel, recording.length, 0);
    if (view.kind === "table")
      for (const column of view.columns) expect(hasMessage(column), `there is a text for ${column}`).toBe(true);
  }
});
