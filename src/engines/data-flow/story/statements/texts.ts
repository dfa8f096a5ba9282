import { spanKey } from "../../../../kernel/index.ts";
import type { NodeSymbol } from "../symbols.ts";
import { type FoldedStatement, isCondition } from "./fold.ts";

/** A longer text is told by the three-address code. */
const MAX_SOURCE = 80;

/** What statements are called: as the source has them, or else by what their last node does. */
export function textsOf(nodes: readonly NodeSymbol[], statements: readonly FoldedStatement[]): readonly string[] {
  const owners = ownersOf(nodes, statements);
  return statements.map(({ chain }, place) => {
    const node = nodes[chain.at(-1) ?? 0];
    if (node === undefined) return "";
    if (node.text === "") return node.kind;
    const source = closed(node.source?.replace(/;$/, "") ?? "");
    const text = owners.has(place) && isStatement(source) ? source : plainText(node.text);
    return node.kind === "return-site" ? `↩ ${text}` : text;
  });
}

/** Of the statements that were made of one of the source: that with its condition, else the last one. */
function ownersOf(nodes: readonly NodeSymbol[], statements: readonly FoldedStatement[]): ReadonlySet<number> {
  const owners = new Map<string, number>();
  const others: number[] = [];
  for (const [place, { chain, method }] of statements.entries()) {
    const node = nodes[chain.at(-1) ?? 0];
    if (node === undefined) continue;
    const key = `${method} ${spanKey(node.span)}`;
    const known = owners.get(key);
    const hasHead = /^(if|while|for|do|switch)\b/.test(node.source ?? "");
    if (node.kind === "return-site") others.push(place);
    else if (known === undefined || !hasHead || isCondition(node)) owners.set(key, place);
  }
  return new Set([...owners.values(), ...others]);
}

/** The head of a statement ends before its last bracket. */
function closed(source: string): string {
  const open = source.split("(").length - source.split(")").length;
  return open === 1 ? `${source})` : source;
}

function isStatement(source: string): boolean {
  if (source.length > MAX_SOURCE) return false;
  return /^(if|while|for|do|return|throw|switch|assert|break|continue)\b/.test(source) || /[=(]|\+\+|--/.test(source);
}

/** Temporaries as what they stand for. */
function plainText(text: string): string {
  return text.replace(/^\$\d+ = /, "").replace(/\$\d+‹([^›]*)›/g, "$1");
}
