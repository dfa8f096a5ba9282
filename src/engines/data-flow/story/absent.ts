import { isSet } from "../algorithm/analysis.ts";
import { type FlowRun, isTemporary } from "./run.ts";
import { factKinds } from "./symbols.ts";

/** Facts that hold at other nodes of a method but not after this one: questions such as `x@3 ∈ OUT[8: y = x]`. */
export function absentFrom(run: FlowRun, element: string | undefined): readonly string[] {
  if (element === undefined) return [];
  const node = Number(element.slice(1));
  const asked = run.node(node);
  const end = run.section.length;
  const at = run.outputs.stepAt(node, end);
  if (asked?.solve !== 0 || at === undefined) return [];
  const membersOf = (other: number): readonly string[] => {
    const seq = run.outputs.stepAt(other, end);
    if (seq === undefined) return [];
    const view = run.viewOf(seq);
    const members = isSet(view) ? view : Object.entries(view).map(([name, value]) => `${name}=${value}`);
    return members.filter((member) => !isTemporary(member));
  };
  const there = new Set(membersOf(node));
  const nodes = run.table("nodes").keys();
  const others = [...nodes].filter((other) => run.node(other)?.method === asked.method).flatMap(membersOf);
  const place = `${run.side(factKinds.output, node)}[${run.label(node)}]`;
  return [...new Set(others)].filter((member) => !there.has(member)).map((member) => `${member} ∈ ${place}`);
}
