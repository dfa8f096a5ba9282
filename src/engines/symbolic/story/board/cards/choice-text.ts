import type { SymbolicRun } from "../run.ts";

/** What was chosen or assumed on the way to a node, in short: `n3 = null`, `n3 ↦ node`, `value1 ≤ 0`. */
export function choiceText(run: SymbolicRun, row: number): string {
  const cause = run.row("nodes", row)?.cause;
  switch (cause?.kind) {
    case "initialized":
      return (cause.scenario === 3 ? unfolded(run, row, cause.variable) : undefined) ?? cause.text;
    case "branch":
    case "check":
      return cause.text;
    default:
      return "";
  }
}

/** What a disjunct says of the reference it was unfolded for, as the node begins with it; undefined where that is not known. */
function unfolded(run: SymbolicRun, row: number, variable: string): string | undefined {
  const begin = run.nodes[row]?.begin;
  const object = run.objectsIn(begin).find(({ root }) => root === variable);
  if (object !== undefined) return `${variable} ↦ ${object.data}`;
  const conjuncts = run.row("deltas", begin?.configuration.delta)?.conjuncts ?? [];
  return conjuncts.find((conjunct) => "equal" in conjunct && conjunct.equal?.includes(variable))?.text;
}
