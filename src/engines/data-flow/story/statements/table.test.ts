import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { checkRecordingLaws } from "../../../../testing/recording-laws.ts";
import { seedsFrom, share } from "../../../../testing/seeds.ts";
import type { BoardSession, FactCells, GraphView, StatementTable } from "../../../../trace/index.ts";
import type { DataFlowGiven } from "../../options.ts";
import { start } from "../../testing/flow.ts";
import { randomFlow } from "../../testing/random-flow.ts";
import { dataFlowBoard } from "../story.ts";

async function record(source: string, options: DataFlowGiven) {
  const program = await compileJava(source);
  return checkRecordingLaws({ board: dataFlowBoard, start: (isRecorded) => start(program, options, isRecorded) });
}

function graphAt(board: Pick<BoardSession, "view">, n: number): GraphView & { readonly statements: StatementTable } {
  const view = board.view("flow-graph", n, Math.max(0, n - 1));
  if (view.kind !== "graph" || view.statements === undefined) throw new Error("no statements");
  return { ...view, statements: view.statements };
}

function textsOf({ methods }: StatementTable): readonly string[] {
  return methods.flatMap(({ statements }) => statements.map(({ line, text }) => `${line ?? ""} ${text}`.trim()));
}

/** `x@3`, `*x@5` where the statement makes it, `-x@3` where it is no more, `+x@5` where it is new. */
function said({ whole, cells }: FactCells): string {
  const marked = cells.map((cell) => {
    if (cell === undefined) return "·";
    return `${cell.isNew ? "+" : ""}${cell.isGone ? "-" : ""}${cell.isMade ? "*" : ""}${cell.text}`;
  });
  return whole ?? marked.join(" ");
}

const branches = `class A { static int m(boolean p, int y) {
int x = 0;
if (p && y > 0) { x = y + 1; } else x = y - 1;
while (x > 0) {
x = x - y * 2;
if (x == 7) break;
}
return x; } }`;

test("temporaries and jumps are part of their statement, which is called as the source has it", async () => {
  const { board, recording } = await record(branches, { analysis: "reaching" });
  const { statements } = graphAt(board, recording.length);
  expect(textsOf(statements)).toEqual([
    "entry",
    "2 int x = 0",
    "3 if (p && y > 0)",
    "3 x = y + 1",
    "3 x = y - 1",
    "4 while (x > 0)",
    "5 x = x - y * 2",
    "6 if (x == 7)",
    "6 break",
    "8 return x",
    "exit",
  ]);
});

test("ways lead from statement to statement, with the condition on which they are taken", async () => {
  const { board, recording } = await record(branches, { analysis: "reaching" });
  const [method] = graphAt(board, recording.length).statements.methods;
  const nameOf = (id: string) => {
    const { line, text } = method?.statements.find((each) => each.id === id) ?? { line: 0, text: "?" };
    return line === undefined ? text : `${line}:${text.slice(0, 5)}`;
  };
  const ways = method?.ways.map(({ source, target, label }) => `${nameOf(source)} → ${nameOf(target)} ${label}`.trim());
  expect(ways).toContain("3:if (p → 3:x = y true");
  expect(ways).toContain("5:x = x → 6:if (x");
  expect(ways).toContain("6:if (x → 4:while false");
  expect(ways).toContain("6:break → 8:retur");
});

test("a definition that a statement makes is marked, one that it kills is shown as gone", async () => {
  const { board, recording } = await record(branches, { analysis: "reaching" });
  const { statements } = graphAt(board, recording.length);
  const [method] = statements.methods;
  const [then] = method?.statements.filter(({ text }) => text === "x = y + 1") ?? [];
  expect(method?.members.map(({ name }) => name)).toEqual(["p@1", "y@1", "x@2", "x@3", "x@5"]);
  expect(said(statements.row(then?.id ?? "").into)).toBe("p@1 y@1 x@2 · ·");
  expect(said(statements.row(then?.id ?? "").out)).toBe("p@1 y@1 -x@2 *x@3 ·");
});

test("what a step adds is new, and what it rests on is read", async () => {
  const { board, recording } = await record(branches, { analysis: "reaching" });
  const first = Array.from({ length: recording.length }, (_, seq) => seq + 1).find((n) => {
    const { methods, step } = graphAt(board, n).statements;
    const text = methods[0]?.statements.find(({ id }) => id === step?.statement)?.text;
    return step?.isChange === true && text === "while (x > 0)" && step.premises.length > 1;
  });
  const { statements } = graphAt(board, first ?? 0);
  const into = statements.row(statements.step?.statement ?? "").into;
  expect([into.isNew, into.cells.some((cell) => cell?.isNew)]).toEqual([true, true]);
  const premises = statements.step?.premises.map((id) => statements.row(id).out.isRead);
  expect(premises).toEqual([true, true]);
});

test.each(share(seedsFrom(1, 12), 6))(
  "random program %i: each node is part of one statement, and nothing changes its place",
  async (seed) => {
    for (const analysis of ["reaching", "live", "constants"] as const) {
      const { board, recording } = await record(randomFlow(seed).analyzed, {
        analysis,
        scope: "program",
        maxSteps: 600,
      });
      const whole = graphAt(board, recording.length);
      const parts = whole.statements.methods.flatMap(({ statements }) => statements.flatMap((each) => each.parts));
      expect(new Set(parts).size).toBe(parts.length);
      expect(parts).toEqual(expect.arrayContaining(whole.model.nodes.map(({ id }) => id)));
      for (let n = 0; n <= recording.length; n += 7) {
        const { methods, step } = graphAt(board, n).statements;
        expect(methods).toBe(whole.statements.methods);
        for (const id of [step?.statement ?? [], step?.premises ?? []].flat()) expect(parts).toContain(id);
      }
    }
  },
);
