import { beforeAll, expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { pointsToBoard } from "../../engines/points-to/board.ts";
import { lessons as examples } from "../../engines/points-to/page/lessons/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { randomProgram } from "../../testing/java/random-program.ts";
import { recordOnce } from "../../testing/points-to/record.ts";
import { share } from "../../testing/seeds.ts";
import type { BoardSession, Recording } from "../../trace/index.ts";
import { addMessages, hasMessage } from "./index.ts";
import { mistakesIn, sentencesOf } from "./testing/sentences.ts";

beforeAll(async () => {
  const engine = engineById("points-to");
  addMessages(engine?.words ?? {}, ...((await engine?.messages()) ?? []));
});

/** Long recordings are looked at here and there: their sentences repeat. */
function strideOf({ length }: Recording): number {
  return Math.max(1, Math.floor(length / 400));
}

function checkSentences(board: BoardSession, recording: Recording): void {
  const forbidden = { inWords: /undefined|NaN|\{|\bLine 0\b/, anywhere: /``|\?/ };
  expect(mistakesIn(sentencesOf(board, recording, strideOf(recording)), forbidden)).toEqual([]);
}

/** Kinds of edges are drawn and named; rules are named where a derivation mentions them. */
function checkNames(board: BoardSession, recording: Recording): void {
  for (const panel of ["pointer-flow-graph", "call-graph"]) {
    const view = board.view(panel, recording.length, recording.length);
    if (view.kind !== "graph") continue;
    for (const style of new Set(view.model.edges.map((edge) => edge.style)))
      expect(hasMessage(`graph.edge.${style}`), `there is a name for edges of kind ${style}`).toBe(true);
  }
  const rules = new Set<string>();
  for (let seq = 0; seq < recording.length; seq += strideOf(recording))
    rules.add(board.why(seq, 1)?.rule ?? "points-to.rule.worklist");
  for (const rule of rules) expect(hasMessage(rule), `there is a name for ${rule}`).toBe(true);
}

const runs = examples.flatMap((example) =>
  example.presets.map((preset) => ({
    name: `${example.id}: ${preset.label}`,
    file: example.file,
    options: { ...preset.options },
  })),
);

test.each(share(runs, 12))(
  "$name: every sentence is in the catalog and has its holes filled",
  async ({ file, options }) => {
    const { recording } = recordOnce(await compileJava([file]), options);
    const board = pointsToBoard.open(recording);
    checkSentences(board, recording);
    checkNames(board, recording);
  },
);

test.each([1, 2, 3, 4])("random program %i, profile java: the same", async (seed) => {
  const program = await compileJava(randomProgram(seed, { classes: 4, statements: 6 }));
  const { recording } = recordOnce(program, { context: "1-obj", maxSteps: 1_500 });
  const board = pointsToBoard.open(recording);
  checkSentences(board, recording);
  checkNames(board, recording);
});
