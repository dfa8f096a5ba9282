import { append } from "../../../kernel/index.ts";
import type { GraphModel, GraphNode } from "../../../trace/index.ts";

/** The nodes that share a box, oldest first, by the id of the oldest. */
export type Alike = ReadonlyMap<string, readonly GraphNode[]>;

/**
 * The states of an automaton that share a box: they accept the same, since nothing leads to them and they have the same
 * transitions with the same weights at the end of the run.
 *
 * @param finalText what an edge says at the end
 */
export function alikeStates(model: GraphModel, finalText: (edge: string) => string): Alike {
  const reached = new Set(model.edges.map(({ target }) => target));
  const candidates = model.nodes.filter(({ id, column }) => column !== undefined && !reached.has(id));
  if (candidates.length < 2) return new Map();
  const asked = new Set(candidates.map(({ id }) => id));
  const leaving = new Map<string, string[]>();
  for (const { id, source, target } of model.edges)
    if (asked.has(source)) append(leaving, source, `${target} ${finalText(id)}`);
  const classes = new Map<string, GraphNode[]>();
  for (const node of candidates) {
    const ways = leaving.get(node.id);
    if (ways === undefined) continue;
    append(classes, JSON.stringify([node.column, node.shape, ...ways.sort()]), node);
  }
  return new Map(
    [...classes.values()].flatMap((nodes) => {
      const [oldest] = nodes;
      return oldest === undefined || nodes.length === 1 ? [] : [[oldest.id, nodes] as const];
    }),
  );
}

/** A box has no longer lines, and no more of them. */
const [longest, mostLines] = [22, 4];

/** What a box says for the states in it: `s, c, d`, in lines. What does not fit is counted. */
export function sharedLabel(labels: readonly string[]): string {
  const lines: string[] = [];
  const words = wordsOf(labels);
  for (const [index, word] of words.entries()) {
    const line = lines.at(-1);
    const isFull = line === undefined || line.length + word.length + 1 > longest;
    if (isFull && lines.length === mostLines) {
      lines[lines.length - 1] = `${line?.slice(0, longest - 4) ?? ""} +${words.length - index}`;
      break;
    }
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

/** Names with what comes between them. */
function wordsOf(labels: readonly string[]): readonly string[] {
  return labels.map((label, index) => (index < labels.length - 1 ? `${label},` : label));
}
