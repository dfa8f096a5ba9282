import type { FlowNode } from "../../../java/index.ts";
import type { SolvedFlow } from "./solved-flow.ts";
import type { Wanted } from "./wanted.ts";

/** The meaning of a written fact, or the part of it that nothing has. */
type FoundFact = { readonly fact: Wanted } | { readonly fact: undefined; readonly name: string };

/** Reads `x=4 ∈ OUT[8: y = x]`, `x@3 in IN[8]`: the node as the page writes it, or the number of a line. */
export function findFact<F>(run: SolvedFlow<F>, written: string): FoundFact {
  const [, member = "", side = "", place = ""] =
    /^(.+?)\s*(?:∈|\bin\b)\s*(IN|OUT)\s*\[(.*)\]$/is.exec(written.trim()) ?? [];
  const node = nodeAt(run, place.trim(), side.toUpperCase());
  if (node === undefined) return { fact: undefined, name: place === "" ? written : `[${place}]` };
  const sideOf = run.names.side("input") === side.toUpperCase() ? "input" : "output";
  const [, name = member, value = ""] = /^([^=]+?)\s*=\s*(.+)$/.exec(member) ?? [];
  const names = run.names.of(node.method);
  const { members, initial } = run.solver.analysis;
  const wanted = [...names.keys()].flatMap((at): Wanted | readonly [] => {
    if (plain(names[at] ?? "") !== plain(name)) return [];
    // Values are written in several ways.
    const fact = members.with(node.method, initial(node), at, value.replaceAll(/\s/g, ""));
    const read = fact === undefined ? undefined : members.valueOf(fact, at);
    return read === undefined ? [] : { node, side: sideOf, member: at, value: read };
  });
  const fact = wanted.find((each) => run.holds(each)) ?? wanted[0];
  return fact === undefined ? { fact, name: member } : { fact };
}

/** Of a line the first statement, or for OUT the last. */
function nodeAt<F>(run: SolvedFlow<F>, place: string, side: string): FlowNode | undefined {
  const { nodes } = run.solver.graph;
  const exact = nodes.find((node) => plain(run.names.node(node)) === plain(place));
  if (exact !== undefined || !/^\d+$/.test(place)) return exact;
  const onLine = nodes.filter(({ instruction }) => instruction?.span.start.line === Number(place));
  return side === "IN" ? onLine[0] : onLine.at(-1);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
