import { beforeAll, expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { relevancyBoard } from "../../engines/relevancy/board.ts";
import { relevancyExamples } from "../../engines/relevancy/page/lessons/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { recordRelevancy } from "../../testing/relevancy/relevancy.ts";
import { randomSymbolicProgram } from "../../testing/symbolic/random-symbolic-program.ts";
import type { Message } from "../../trace/index.ts";
import { addMessages, hasMessage, translate } from "./index.ts";

beforeAll(async () => {
  const engine = engineById("relevancy");
  addMessages({ ...engine?.words, ...(await engine?.messages()) });
});

const programs = [
  ...relevancyExamples.map(({ id, file }) => ({ name: id, file })),
  ...[1, 2].map((seed) => ({
    name: `random program ${seed}`,
    file: { name: "A.java", text: randomSymbolicProgram(seed) },
  })),
];

test.each(programs)("$name: every sentence is in the catalogue and has its holes filled", async ({ file }) => {
  const { recording } = recordRelevancy(await compileJava([file]), { globals: "refined", implicit: true });
  const board = relevancyBoard.open(recording);
  const stride = Math.max(1, Math.floor(recording.length / 300));
  for (let n = 0; n <= recording.length; n += stride) {
    for (const since of [n - 1, recording.previousStop(n, "rule"), recording.previousStop(n, "iteration")]) {
      const { what, why, effect, rule } = board.explain(n, since);
      check([...what, ...why, ...effect]);
      if (rule !== undefined) expect(hasMessage(rule.name), rule.name).toBe(true);
    }
  }
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

function check(messages: readonly Message[]): void {
  for (const { id, values } of messages) {
    expect(hasMessage(id), `there is a text for ${id}`).toBe(true);
    const text = translate(id, values);
    expect(text.replaceAll(/`[^`]*`/g, ""), id).not.toMatch(/undefined|NaN|\{|\bLine 0\b/);
    expect(text, id).not.toMatch(/``/);
  }
}
