import type { Seq, TreeCard, TreeCardState, TreeCards } from "../../../../../trace/index.ts";
import { say } from "../../../messages/say.ts";
import type { NodeSteps, SymbolicRun } from "../run.ts";
import { nodeKey } from "../tree-view.ts";
import { endText } from "../wording.ts";
import { choiceText } from "./choice-text.ts";
import { inputHeap } from "./input-heap.ts";

/** The nodes of the execution tree as cards: what is known of the input, and the lines that were executed. */
export function treeCards(run: SymbolicRun, n: number): TreeCards {
  const at = run.configurationAt(n);
  const current = at === undefined ? undefined : run.nodeOf(at);
  return {
    current: current === undefined ? undefined : nodeKey(current),
    card: (id) => cardOf(run, rowOf(id), n),
    isBarren(id) {
      const end = run.nodes[rowOf(id)]?.end;
      return end !== undefined && run.endOf(end)?.kind === "infeasible";
    },
  };
}

function rowOf(node: string): number {
  return Number(node.slice(1));
}

function cardOf(run: SymbolicRun, row: number, n: number): TreeCard {
  const node = run.nodes[row];
  const name = `#${row}`;
  const choice = choiceText(run, row);
  if (node === undefined || node.put >= n) return { name, choice, notes: [], state: "ghost", heap: undefined };
  const last = run.configurationsOf(row).findLast((seq) => seq < n);
  return {
    name,
    choice,
    notes: notesOf(run, node, n),
    state: stateOf(run, node, n),
    heap: inputHeap(run, run.remembered(last) ?? node.begin),
  };
}

function stateOf(run: SymbolicRun, { take, end, tests }: NodeSteps, n: number): TreeCardState {
  const kind = end !== undefined && end < n ? run.endOf(end)?.kind : undefined;
  if (kind === "exception") return "failed";
  if (kind === "return" || tests.some(({ seq }) => seq < n)) return "passed";
  if (kind !== undefined) return "closed";
  return take !== undefined && take < n ? "open" : "waiting";
}

function notesOf(run: SymbolicRun, { row, end, tests }: NodeSteps, n: number): readonly string[] {
  const lines = linesOf(
    run,
    run.configurationsOf(row).filter((seq) => seq < n),
  );
  return [
    ...(lines === "" ? [] : [lines]),
    ...(end !== undefined && end < n ? [endText(run.endOf(end))] : []),
    ...tests.filter(({ seq }) => seq < n).map((test) => say("fact.test", { number: test.row + 1 })),
  ];
}

/** At most this many stretches of lines are told, the last ones. */
const MAX_RANGES = 2;

/** The lines of the method under test that were executed, in order: `22–24, 20–21`. */
function linesOf(run: SymbolicRun, configurations: readonly Seq[]): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const seq of configurations) {
    const execution = run.executionOf(seq);
    if (execution === undefined || execution.rule === "S-GOTO" || run.depthBefore(seq) !== 1) continue;
    const { line } = execution.span.start;
    const last = ranges.at(-1);
    if (last !== undefined && (line === last.to || line === last.to + 1)) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  const texts = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const shown = texts.slice(-MAX_RANGES);
  return (texts.length > shown.length ? ["…", ...shown] : shown).join(", ");
}
