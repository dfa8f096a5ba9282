/** A regular expression over stack symbols, simplified where it is made. Two are the same when their texts are. */
export interface RegularExpression {
  readonly kind: "nothing" | "empty" | "symbol" | "sequence" | "choice" | "star";
  /** As it is read: `m (r1 | r2)*`; ε is the empty word, ∅ no word. */
  readonly text: string;
  /** Of a sequence in order, of a choice in alphabetical order, of a star its body. */
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

/** Any of them. */
export function choice(...parts: readonly RegularExpression[]): RegularExpression {
  const flat = parts.flatMap((part) => (part.kind === "choice" ? part.parts : part.kind === "nothing" ? [] : [part]));
  const byText = new Map(flat.map((part) => [part.text, part]));
  // x* has the empty word and x already.
  const stars = [...byText.values()].filter((part) => part.kind === "star");
  if (stars.length > 0) byText.delete("ε");
  for (const star of stars) byText.delete(star.parts[0]?.text ?? "");
  const kept = [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const [only, ...others] = kept;
  if (only === undefined) return nothing;
  if (others.length === 0) return only;
  return optional(kept) ?? { kind: "choice", text: kept.map((part) => part.text).join(" | "), parts: kept };
}

/** Any number of times. */
export function star(body: RegularExpression): RegularExpression {
  if (body.kind === "nothing" || body.kind === "empty") return empty;
  if (body.kind === "star") return body;
  if (body.kind === "choice" && body.parts.some((part) => part.kind === "empty"))
    return star(choice(...body.parts.filter((part) => part.kind !== "empty")));
  return { kind: "star", text: `${inParentheses(body, body.kind !== "symbol")}*`, parts: [body] };
}

/** ε | x x* is x*. */
function optional(parts: readonly RegularExpression[]): RegularExpression | undefined {
  if (!parts.some((part) => part.kind === "empty")) return undefined;
  const repeated = parts.find((part) => {
    const [head, tail, ...more] = part.parts;
    return part.kind === "sequence" && more.length === 0 && isOnceAndStar(head, tail);
  });
  const star = repeated?.parts.find((part) => part.kind === "star");
  if (repeated === undefined || star === undefined) return undefined;
  return choice(star, ...parts.filter((part) => part !== repeated && part.kind !== "empty"));
}

function isOnceAndStar(head: RegularExpression | undefined, tail: RegularExpression | undefined): boolean {
  const repeats = (one: RegularExpression | undefined, many: RegularExpression | undefined): boolean =>
    one !== undefined && many?.kind === "star" && many.parts[0]?.text === one.text;
  return repeats(head, tail) || repeats(tail, head);
}

function inParentheses(part: RegularExpression, isNeeded: boolean): string {
  return isNeeded ? `(${part.text})` : part.text;
}
