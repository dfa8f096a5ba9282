import { expect, test } from "vitest";
import { definePseudocode } from "../../../trace/index.ts";
import { type Folding, framesOf, type Item, lineCount, unfold, wholeProcedure } from "./unfold.ts";

const { pseudocode, lines } = definePseudocode({
  Solve: {
    solve: [0, "@Solve@(*m*)"],
    loop: [1, "#while# *WL* #do#"],
    take: [2, "take"],
    callPropagate: [2, "@Propagate@(*n*)"],
    ifVariable: [2, "#if# variable"],
    eachStore: [3, "each store"],
    store: [4, "store"],
    eachLoad: [3, "each load"],
  },
  Propagate: {
    propagate: [0, "@Propagate@(*n*)"],
    ifNew: [1, "#if# new"],
    add: [2, "add"],
    callProcess: [2, "@Process@()"],
  },
  Process: { process: [0, "@Process@()"], again: [1, "@Propagate@(*n*)"] },
});

const frames = {
  solve: { procedure: "Solve", line: lines.callPropagate, bindings: [{ line: lines.take, text: "n = x" }] },
  propagate: { procedure: "Propagate", line: lines.callProcess, bindings: [] },
  process: { procedure: "Process", line: lines.again, bindings: [] },
  add: { procedure: "Propagate", line: lines.add, bindings: [{ line: lines.propagate, text: "n = y" }] },
};

/** Each item as text, indented like a called procedure in its line. */
function drawn(items: readonly Item[], inside = ""): readonly string[] {
  return items.flatMap((item) => {
    const space = `${inside}${" ".repeat(item.indent)}`;
    if (item.kind !== "line") return [`${space}… ${item.count} ${item.kind}`];
    const sign = { now: "▶ ", caller: "▷ ", bound: "", "": "" }[item.mark?.kind ?? ""];
    const text = item.line.pieces.map((piece) => piece.text).join("");
    const own = `${space}${sign}${text}${(item.mark?.bindings ?? []).map((binding) => `  ${binding}`).join("")}`;
    return item.called === undefined ? [own] : [own, ...drawn(item.called.items, `${inside}| `)];
  });
}

const unfolded = (active: Parameters<typeof unfold>[1], folding: Folding, ...opened: readonly string[]) =>
  drawn(unfold(pseudocode, active, folding, new Set(opened)));

test("a called procedure opens inside the line that calls it, without its head where nothing stands beside that", () => {
  expect(unfolded([{ ...frames.add, bindings: [] }, frames.solve], 0)).toEqual([
    "Solve(m)",
    " while WL do",
    "  take  n = x",
    "  ▷ Propagate(n)",
    "| if new",
    "|  ▶ add",
    "|  Process()",
    "  if variable",
    "   each store",
    "    store",
    "   each load",
  ]);
  expect(unfolded([frames.add, frames.solve], 0)).toContain("| Propagate(n)  n = y");
});

test("idle blocks fold into one line each, then the lines far from the running ones; a press opens them", () => {
  const active = [{ ...frames.add, bindings: [] }, frames.solve];
  const folded = unfolded(active, 1);
  expect(folded.slice(-2)).toEqual(["  if variable", "   … 3 lines"]);
  expect(unfolded(active, 1, `1 ${lines.eachStore}`)).toEqual(unfolded(active, 0));
  expect(unfolded([{ ...frames.solve, line: lines.eachLoad, bindings: [] }], 2)).toEqual([
    "Solve(m)",
    " while WL do",
    "  … 2 lines",
    "  if variable",
    "   … 2 lines",
    "   ▶ each load",
  ]);
});

test("when much is folded, of the outer procedures only what leads to the call is left", () => {
  expect(unfolded([frames.add, { ...frames.solve, bindings: [] }], 2)).toEqual([
    "Solve(m)",
    " while WL do",
    "  take",
    "  ▷ Propagate(n)",
    "| Propagate(n)  n = y",
    "|  if new",
    "|   ▶ add",
    "|   Process()",
    "  … 4 lines",
  ]);
});

test("lines are counted with those of the procedures that are open inside", () => {
  const items = unfold(pseudocode, [frames.add, frames.solve], 0, new Set());
  expect(lineCount(items)).toBe(drawn(items).length);
  expect(lineCount(items)).toBe(12);
});

test("of a deep chain of calls the outermost and the innermost are open, the others one line", () => {
  const active = [frames.add, frames.process, frames.propagate, frames.process, frames.propagate, frames.solve];
  const folded = unfolded(active, 1);
  expect(folded.slice(4)).toEqual([
    "| … 3 calls",
    "| Process()",
    "|  ▷ Propagate(n)",
    "| | Propagate(n)  n = y",
    "| |  if new",
    "| |   ▶ add",
    "| |   Process()",
    "  if variable",
    "   … 3 lines",
  ]);
  expect(unfolded(active, 1, "calls").filter((line) => line.includes("▷"))).toHaveLength(5);
  expect(unfolded(active, 0).filter((line) => line.includes("▷"))).toHaveLength(5);
});

test("a procedure by itself has the marks of all its frames; where it calls itself, the innermost wins", () => {
  const [, propagate] = pseudocode;
  if (propagate === undefined) throw new Error("no procedure");
  expect(drawn(wholeProcedure(propagate, [frames.add, frames.process, frames.propagate, frames.solve]))).toEqual([
    "Propagate(n)  n = y",
    " if new",
    "  ▶ add",
    "  ▷ Process()",
  ]);
});

test("a step that is written down just before its call is shown in the called procedure", () => {
  const bindings = [
    { line: lines.take, text: "n = x" },
    { line: lines.add, text: "pts = {o}" },
  ];
  expect(framesOf(pseudocode, [{ procedure: "Solve", line: lines.add, bindings }, frames.process])).toEqual([
    { procedure: "Propagate", line: lines.add, bindings: bindings.slice(1) },
    { procedure: "Solve", line: lines.callPropagate, bindings: bindings.slice(0, 1) },
    frames.process,
  ]);
});

test("before the first step nothing runs", () => {
  expect(unfolded([], 0)).toEqual([]);
});
