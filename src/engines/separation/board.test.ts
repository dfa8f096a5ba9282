import { expect, test } from "vitest";
import { type RecordedSeparation, recordSeparation } from "../../testing/record-separation.ts";
import { sameLength, separationTexts } from "../../testing/separation-texts.ts";
import type { TableView } from "../../trace/index.ts";

function tableAt({ board }: RecordedSeparation, panel: string, n: number): readonly (readonly string[])[] {
  const view = board.view(panel, n, n) as TableView;
  return Array.from({ length: view.rowCount }, (_, index) =>
    view.row(index).cells.map((cell) => cell.map((part) => part.text).join(" ")),
  );
}

const readings = ["paper", "canonical"] as const;
const runs = Object.entries(separationTexts).flatMap(([name, text]) =>
  readings.map((reading) => ({ name: `${name}, ${reading}`, text, reading })),
);

test.each(runs)("recording laws: $name", ({ text, reading }) => {
  const { recording, board } = recordSeparation(text, { reading });
  for (let seq = 0; seq < recording.length; seq++) {
    expect(board.why(seq, 20)?.text).not.toMatch(/\?/);
    for (const element of board.elements(seq)) expect(board.factOf(element)).toBeDefined();
  }
});

test("the unfolding table of Fig. 6 fills while stepping", () => {
  const run = recordSeparation(sameLength, { reading: "paper" });
  const { recording } = run;
  const step = "∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2)";
  const base = "emp ∧ a = null ∧ b = null";
  expect(tableAt(run, "unfolding-table", recording.length)).toEqual([
    ["0", "pre(a, b)", "pre(a, b)", "false"],
    ["1", "pre(a, b)", `${base} ∨ ${step} ∗ pre(n1, n2)`, `${base} ∨ ${step}`],
    [
      "2",
      "pre(a, b)",
      `${base} ∨ ${step} ∧ n1 = null ∧ n2 = null ∨ ∃n1, n2, n3, n4. a ↦ node(_, n1) ∗ b ↦ node(_, n2) ∗ n1 ↦ node(_, n3) ∗ n2 ↦ node(_, n4) ∗ pre(n3, n4)`,
      `${base} ∨ ${step} ∨ ${step}`,
    ],
  ]);
  expect(tableAt(run, "unfolding-table", 0)).toEqual([]);
  const sizes = Array.from(
    { length: recording.length + 1 },
    (_, n) => tableAt(run, "unfolding-table", n).flat().length,
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(tableAt(run, "base-pairs", recording.length)).toEqual([
    ["pre(a, b)", "a = null ∧ b = null", "disjunct 1 of pre"],
    ["pre(a, b)", "a ↦ ∧ b ↦", "disjunct 2 of pre with pair 1 of pre"],
  ]);
});

test("why: the last disjunct of SV² goes back to pre(a, b), with its substitutions", () => {
  const { recording, board } = recordSeparation(sameLength, { reading: "paper" });
  const last = Array.from({ length: recording.length }, (_, seq) => seq).findLast(
    (seq) => recording.steps.kind(seq) === "derive" && recording.steps.factKind(seq) === 0,
  );
  const why = board.why(last ?? -1, 10);
  expect(why?.side).toEqual(["pre(n1, n2) by disjunct 2: a := n1, b := n2, n1 := n3, n2 := n4"]);
  expect(why?.premises[0]?.premises[0]?.text).toBe("SV⁰(pre) ∋ pre(a, b)");
});
