import { compareLabels } from "../../../../kernel/index.ts";

/** A regular expression over stack symbols, simplified where it is made. Two are the same when their texts are. */
export interface RegularExpression {
  readonly kind: "nothing" | "empty" | "symbol" | "sequence" | "choice" | "star";
  /** As it is read: `m (r1 | r2)*`; ε is the empty word, ∅ no word. */
  readonly text: string;
  /** Of a sequence in order, of a choice with ε first and the others by text, of a star its body. */
  readonly parts: readonly RegularExpression[];
}

export const nothing: RegularExpression = { kind: "nothing", text: "∅", parts: [] };

export const empty: RegularExpression = { kind: "empty", text: "ε", parts: [] };

export function symbol(name: string): RegularExpression {
  return { kind: "symbol", text: name, parts: [] };
}

/** One after the other. */
export function sequence(...parts: readonly RegularExpression[]): RegularExpression {
  if (parts.some((part) => part.kind === "nothing")) return nothing;
  const flat = parts.flatMap((part) => (part.kind === "sequence" ? part.parts : part.kind === "empty" ? [] : [part]));
  const [only, ...others] = flat;
  if (only === undefined) return empty;
  if (others.length === 0) return only;
  return {
    kind: "sequence",
    text: flat.map((part) => inParentheses(part, part.kind === "choice")).join(" "),
    parts: flat,
  };
}

/** Any of them, each once; ε | x x* is x*. */
export function choice(...parts: readonly RegularExpression[]): RegularExpression {
  const flat = parts.flatMap((part) => (part.kind === "choice" ? part.parts : part.kind === "nothing" ? [] : [part]));
  const kept = absorbed([...new Map(flat.map((part) => [part.text, part])).values()]).sort(inOrder);
  const [only, ...others] = kept;
  if (only === undefined) return nothing;
  return others.length === 0 ? only : { kind: "choice", text: kept.map(({ text }) => text).join(" | "), parts: kept };
}

/** Any number of times. */
export function star(body: RegularExpression): RegularExpression {
  if (body.kind === "nothing" || body.kind === "empty") return empty;
  if (body.kind === "star") return body;
  if (body.kind === "choice" && body.parts.some((part) => part.kind === "empty"))
    return star(choice(...body.parts.filter((part) => part.kind !== "empty")));
  return { kind: "star", text: `${inParentheses(body, body.kind !== "symbol")}*`, parts: [body] };
}

/** ε is in every x*; and ε with x x* makes x*. */
function absorbed(parts: readonly RegularExpression[]): RegularExpression[] {
  if (!parts.some(({ kind }) => kind === "empty")) return [...parts];
  const others = parts.filter(({ kind }) => kind !== "empty").map((part) => starOf(part) ?? part);
  return others.some(({ kind }) => kind === "star") ? others : [empty, ...others];
}

/** x* for x x* and x* x. */
function starOf({ kind, parts }: RegularExpression): RegularExpression | undefined {
  const [first, second] = parts;
  if (kind !== "sequence" || parts.length !== 2 || first === undefined || second === undefined) return undefined;
  if (second.kind === "star" && second.parts[0]?.text === first.text) return second;
  return first.kind === "star" && first.parts[0]?.text === second.text ? first : undefined;
}

/** ε first, the others by text, numbers inside it by value. */
function inOrder(a: RegularExpression, b: RegularExpression): number {
  return Number(b.kind === "empty") - Number(a.kind === "empty") || compareLabels(a.text, b.text);
}

function inParentheses(part: RegularExpression, isNeeded: boolean): string {
  return isNeeded ? `(${part.text})` : part.text;
}
