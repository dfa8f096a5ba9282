import { definePseudocode, withParts } from "../../../trace/index.ts";
import type { Part } from "../algorithm/parts.ts";

/** The worklist algorithm as the course prints it; widening, narrowing and loads are ours. Backward, IN and OUT change places. */
function solve(name: string, input: string, output: string, edge: string, from: string, to: string, start: string) {
  return {
    solve: [0, `@${name}@(*CFG*)`],
    boundary: [1, `${output}[*${start}*] = *boundary*`],
    init: [1, `#foreach# *n* ∈ *CFG* ∖ *${start}* #do# ${output}[*n*] = *init*`],
    start: [1, "*WL* = nodes in the chosen order"],
    loop: [1, "#while# *WL* is not empty #do#"],
    take: [2, "remove *n* from *WL*"],
    meet: [2, `${input}[*n*] = ⊓ { @transferEdge@(*${edge}*, ${output}[*p*]) | *p* ∈ *${from}*(*n*) }`],
    widen: [2, `#if# *n* is a loop head #then# ${input}[*n*] = old ${input}[*n*] ∇ ${input}[*n*]`, "extension"],
    old: [2, `*old* = ${output}[*n*]`],
    transfer: [2, `${output}[*n*] = *fₙ*(${input}[*n*])`],
    successor: [2, `#if# *old* ≠ ${output}[*n*] #then# add *${to}*(*n*) to *WL*`],
    stored: [2, "#if# *n* stores another value #then# add the loads of it to *WL*", "extension"],
    narrow: [1, `#foreach# *n* #do# ${output}[*n*] = *fₙ*(⊓ …), without ∇`, "extension"],
  } as const;
}

const forward = solve("Solve", "IN", "OUT", "p → n", "pred", "succ", "entry");
const backward = solve("SolveBackward", "OUT", "IN", "n → p", "succ", "pred", "exit");

/** The lines of `Solve`; those of `SolveBackward` follow in the same order. */
export const { lines } = definePseudocode({ Solve: forward });
export const LINE_COUNT = Object.keys(lines).length;

export const { pseudocode } = definePseudocode({
  Solve: forward,
  SolveBackward: Object.fromEntries(Object.entries(backward).map(([name, line]) => [`${name} backward`, line])),
});

/** The lines that can be left out, in both directions. */
const partOfLine: ReadonlyMap<number, Part> = new Map<number, Part>([
  [lines.meet, "meet"],
  [lines.widen, "widening"],
  [lines.transfer, "kill"],
  [lines.successor, "successors"],
]);

/** The algorithm with the lines that can be left out marked. */
export const markedPseudocode = withParts(pseudocode, (line) => partOfLine.get(line % LINE_COUNT));
