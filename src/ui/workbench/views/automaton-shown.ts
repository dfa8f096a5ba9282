import type { GraphModel, GraphView } from "../../../trace/index.ts";
import { acceptingThrough, alikeStates, isAutomaton, linesOf, partOf } from "../../graph/index.ts";

/**
 * A drawing of more lines, some of which say several transitions, cannot be read from the back row. The automaton of the
 * paper’s Example 1, the largest that is drawn on a slide, has as many.
 */
export const mostLines = 41;
/** Among more lines pale ones are in the way. */
const mostPale = 20;

/** What of an automaton is shown. */
interface AutomatonShown {
  /** What lies on accepting paths through the selection; undefined where that is everything, or nothing is selected. */
  readonly slice: AcceptingSlice | undefined;
  /** There is too much for a drawing: a table of states shows it better. */
  readonly isTableFirst: boolean;
}

export interface AcceptingSlice {
  /** The states and transitions on these paths. */
  readonly kept: ReadonlySet<string>;
  /** The paths alone, in place of the automaton; where that is small the rest is drawn pale instead. */
  readonly part: GraphModel | undefined;
  /** What the paths go through: `o5.v`, `o5.v → s`. */
  readonly name: string;
  /** How many transitions are on no such path. */
  readonly others: number;
}

/**
 * What is shown of an automaton; undefined for another graph.
 *
 * @param atEnd the automaton at the end of the run: what is shown does not change while stepping
 * @param selected elements, what was pointed at first
 * @param isOff the reader wants to see everything all the same
 */
export function automatonShown(
  atEnd: GraphView,
  selected: readonly string[],
  isOff: boolean,
): AutomatonShown | undefined {
  const { model } = atEnd;
  if (!isAutomaton(model)) return undefined;
  const lines = linesAtEnd(atEnd, model);
  const isLarge = lines > mostLines;
  const elements = elementsIn(model, selected);
  const kept = acceptingThrough(model, elements);
  const part = partOf(model, kept);
  const others = model.edges.length - part.edges.length;
  if (elements.length === 0 || others === 0) return { slice: undefined, isTableFirst: isLarge };
  const slice = { kept, part: lines > mostPale ? part : undefined, name: nameOf(model, elements), others };
  return { slice, isTableFirst: isLarge && (isOff || linesAtEnd(atEnd, part) > mostLines) };
}

function linesAtEnd({ edgeLabel }: GraphView, model: GraphModel): number {
  const alike = alikeStates(model, (edge) => edgeLabel?.(edge)?.text ?? "");
  return linesOf(model, alike);
}

/** What is selected of an automaton: a state, or transitions. */
function elementsIn({ nodes, edges }: GraphModel, selected: readonly string[]): readonly string[] {
  const states = new Set(nodes.map(({ id }) => id));
  const transitions = new Set(edges.map(({ id }) => id));
  const known = selected.filter((id) => states.has(id) || transitions.has(id));
  const [first] = known;
  return first === undefined || states.has(first) ? known.slice(0, 1) : known.filter((id) => transitions.has(id));
}

function nameOf({ nodes, edges }: GraphModel, elements: readonly string[]): string {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const names = elements.map((id) => {
    const edge = edges.find((candidate) => candidate.id === id);
    const ends = edge === undefined ? [id] : [edge.source, edge.target];
    return ends.map((end) => labels.get(end) ?? end).join(" → ");
  });
  return [...new Set(names)].join(", ");
}
