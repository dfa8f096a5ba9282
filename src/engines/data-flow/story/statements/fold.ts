import { append, type Span, spanKey } from "../../../../kernel/index.ts";
import type { FlowSymbols, NodeSymbol } from "../symbols.ts";

/** Nodes of the three-address code that are one statement of the source, as far as nothing else leads into their middle. */
export interface FoldedStatement {
  readonly method: string;
  /** In the order in which they run. */
  readonly chain: readonly [number, ...number[]];
  /** Jumps that only lead on from or back to it. */
  readonly jumps: readonly number[];
}

/** A way from one statement to the next, by their places; `label` is the condition. */
interface FoldedWay {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

export interface FoldedFlow {
  readonly statements: readonly FoldedStatement[];
  /** By node: the place of its statement. */
  readonly placeOf: ReadonlyMap<number, number>;
  /** Those within methods. */
  readonly ways: readonly FoldedWay[];
}

type Edges = FlowSymbols["edges"];

/** Folds what computes a temporary and what only jumps into the statements of the source. */
export function foldNodes(nodes: readonly NodeSymbol[], edges: Edges): FoldedFlow {
  const within = edges.filter(({ kind }) => kind !== "call" && kind !== "return");
  const outgoing = new Map<number, Edges[number][]>();
  const incoming = new Map<number, number[]>();
  const isJump = (node: number): boolean => isFoldedJump(nodes[node]);
  for (const edge of within) append(outgoing, edge.from, edge);
  /** Past jumps. */
  const resolved = (node: number): number => {
    let at = node;
    for (let count = 0; isJump(at) && count < nodes.length; count++) at = outgoing.get(at)?.[0]?.to ?? at;
    return at;
  };
  const straight = within.filter(({ from }) => !isJump(from)).map((edge) => ({ ...edge, to: resolved(edge.to) }));
  for (const { from, to } of straight) append(incoming, to, from);
  const chains = chainsOf(nodes, incoming, isJump);
  const placeOf = new Map(chains.flatMap((chain, place) => chain.map((node) => [node, place] as const)));
  const jumps = new Map<number, number[]>();
  for (const node of nodes.keys()) {
    if (!isJump(node)) continue;
    const place = homeOf(node, nodes, chains) ?? placeOf.get(resolved(node)) ?? 0;
    append(jumps, place, node);
  }
  for (const [place, all] of jumps) for (const node of all) placeOf.set(node, place);
  const statements = chains.map((chain, place) => {
    return { method: nodes[chain[0]]?.method ?? "", chain, jumps: jumps.get(place) ?? [] };
  });
  return { statements, placeOf, ways: waysOf(straight, placeOf, statements) };
}

/** `break` and `continue` are statements of the source, other jumps are not. */
function isFoldedJump(node: NodeSymbol | undefined): boolean {
  return node?.text === "goto" && !/^(break|continue)\b/.test(node.source ?? "");
}

type Chain = [number, ...number[]];

function chainsOf(
  nodes: readonly NodeSymbol[],
  incoming: ReadonlyMap<number, readonly number[]>,
  isJump: (node: number) => boolean,
): readonly Chain[] {
  const chains: Chain[] = [];
  for (const [node, { kind, span }] of nodes.entries()) {
    if (isJump(node)) continue;
    const chain = chains.at(-1);
    const last = chain?.at(-1) ?? -1;
    const before = nodes[last];
    const isSame = kind === "statement" && before?.kind === "statement" && spanKey(before.span) === spanKey(span);
    const leadsOn = before?.method === nodes[node]?.method && incoming.get(node)?.every((from) => from === last);
    if (chain !== undefined && isSame && leadsOn === true && !endsCondition(nodes, last, incoming)) chain.push(node);
    else chains.push([node]);
  }
  return chains;
}

/** Whether a condition is complete: what follows in the statement is no further part of it. */
function endsCondition(
  nodes: readonly NodeSymbol[],
  node: number,
  incoming: ReadonlyMap<number, readonly number[]>,
): boolean {
  if (!isCondition(nodes[node])) return false;
  const at = spanKey(nodes[node]?.span ?? nowhere);
  for (let next = node + 1; next < nodes.length; next++) {
    const each = nodes[next];
    const isPart = each !== undefined && spanKey(each.span) === at && (incoming.get(next)?.length ?? 0) === 1;
    if (!isPart) return true;
    if (isCondition(each)) return false;
    if (!assignsTemporary(each)) return true;
  }
  return true;
}

const nowhere: Span = { file: "", start: { line: 0, column: 0 }, end: { line: 0, column: 0 } };

export function isCondition(node: NodeSymbol | undefined): boolean {
  return node?.text.startsWith("if ") === true;
}

function assignsTemporary({ text }: NodeSymbol): boolean {
  return /^\$\d+ = /.test(text);
}

/** The statement that a jump is written in: the last one before it, or any. */
function homeOf(jump: number, nodes: readonly NodeSymbol[], chains: readonly Chain[]): number | undefined {
  const { span = nowhere, method = "" } = nodes[jump] ?? {};
  const key = spanKey(span);
  const isHome = ([first]: Chain): boolean =>
    nodes[first]?.method === method && nodes[first].text !== "" && spanKey(nodes[first].span) === key;
  const before = chains.findLastIndex((chain) => chain[0] < jump && isHome(chain));
  const place = before === -1 ? chains.findIndex(isHome) : before;
  return place === -1 ? undefined : place;
}

function waysOf(
  edges: Edges,
  placeOf: ReadonlyMap<number, number>,
  statements: readonly FoldedStatement[],
): readonly FoldedWay[] {
  const ways = new Map<string, FoldedWay>();
  for (const { from, to, kind } of edges) {
    const [a, b] = [placeOf.get(from), placeOf.get(to)];
    if (a === undefined || b === undefined) continue;
    const isInside = a === b && to !== statements[a]?.chain[0];
    if (isInside) continue;
    const label = kind === "normal" || kind === "call-to-return" ? "" : kind;
    const key = `${a} ${b}`;
    const known = ways.get(key);
    const labels = new Set([...(known?.label.split(" / ") ?? []), label].filter((text) => text !== ""));
    ways.set(key, { from: a, to: b, label: [...labels].join(" / ") });
  }
  return [...ways.values()];
}
