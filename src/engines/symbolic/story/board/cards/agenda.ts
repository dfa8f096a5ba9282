import { agendaView, type QueueView, type Seq } from "../../../../../trace/index.ts";
import type { SymbolicRun } from "../run.ts";
import { choiceText } from "./choice-text.ts";

/** The nodes that wait, with what was chosen for them: `#5 n3 = null`. */
export function agenda(run: SymbolicRun, n: number, since: number): QueueView {
  const puts = nextFirst(run, run.section.agendaAt(n));
  const textOf = (put: Seq): string => {
    const row = run.nodeOf(put) ?? -1;
    return [`#${row}`, choiceText(run, row)].join(" ").trim();
  };
  const item: QueueView["item"] = (index) => {
    const fact = puts[index] ?? 0;
    return { fact, text: textOf(fact), isNew: fact >= since };
  };
  return { ...agendaView(run.section, n, since, textOf), item };
}

/** Depth first: the children of the node that split last come first, in the order of their choices. */
function nextFirst(run: SymbolicRun, puts: Iterable<Seq>): readonly Seq[] {
  const families = new Map<number | undefined, Seq[]>();
  for (const put of puts) {
    const parent = run.nodes[run.nodeOf(put) ?? -1]?.parent;
    families.set(parent, [...(families.get(parent) ?? []), put]);
  }
  return [...families.values()].reverse().flat();
}
