import { beforeAll, expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { relevancyBoard } from "../../engines/relevancy/board.ts";
import { relevancyExamples } from "../../engines/relevancy/page/lessons/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { recordRelevancy } from "../../testing/relevancy/relevancy.ts";
import { randomSymbolicProgram } from "../../testing/symbolic/random-symbolic-program.ts";
import { addMessages, hasMessage } from "./index.ts";
import { mistakesIn, sentencesOf } from "./testing/sentences.ts";

beforeAll(async () => {
  const engine = engineById("relevancy");
  addMessages(engine?.words ?? {}, ...((await engine?.messages()) ?? []));
});

const programs = [
  ...relevancyExamples.map(({ id, file }) => ({ name: id, file })),
  ...[1, 2].map((seed) => ({
    name: `random program ${seed}`,
    file: { name: "A.java", text: randomSymbolicProgram(seed) },
  })),
];

test.each(programs)("$name: every sentence is in the catalog and has its holes filled", async ({ file }) => {
  const { recording } = recordRelevancy(await compileJava([file]), { globals: "refined", implicit: true });
  const board = relevancyBoard.open(recording);
  const stride = Math.max(1, Math.floor(recording.length / 300));
  const forbidden = { inWords: /undefined|NaN|\{|\bLine 0\b/, anywhere: /``/ };
  expect(mistakesIn(sentencesOf(board, recording, stride), forbidden)).toEqual([]);
});

test("regions and columns have names", async () => {
  const program = await compileJava("class A { static void main() { int s = Symbolic.integer(); } }");
  const { recording } = recordRelevancy(program, {});
  const board = relevancyBoard.open(recording);
  for (const { id, region } of relevancyBoard.panels) {
    expect(hasMessage(region), region).toBe(true);
    const view = board.view(id, recording.length, 0);
    if (view.kind === "table") for (const column of view.columns) expect(hasMessage(column), column).toBe(true);
  }
});
