import type { TokenSpan } from "../../trace/index.ts";

/** A stretch of a text: plain, a name, or a sign that a set of names needs only where they have no frames of their own. */
export interface TextPiece {
  readonly kind: "plain" | "name" | "sign";
  readonly text: string;
  /** Of a name; else undefined. */
  readonly token: number | undefined;
}

/** Cuts a text at its names, and at the braces and commas of sets that hold names only. The pieces joined are the text. */
export function piecesOf(text: string, spans: readonly TokenSpan[]): readonly TextPiece[] {
  const signs = new Set<number>(setsOf(text, spans).flatMap((set) => signsOf(set)));
  const cuts = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  for (const sign of signs) cuts.add(sign).add(sign + (text[sign] === "," ? 2 : 1));
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(1).map((end, index): TextPiece => {
    const start = sorted[index] ?? 0;
    const token = spans.find((span) => span.start === start)?.token;
    const kind = token !== undefined ? "name" : signs.has(start) ? "sign" : "plain";
    return { kind, text: text.slice(start, end), token };
  });
}

/** The names of a text that is a set of names and nothing else: `{o3, o12}`; undefined for other texts. */
export function namesOfSet(text: string, spans: readonly TokenSpan[]): readonly TextPiece[] | undefined {
  const [only, ...others] = setsOf(text, spans);
  const isWhole = only?.[0]?.start === 1 && only.at(-1)?.end === text.length - 1;
  if (!isWhole || others.length > 0) return undefined;
  return piecesOf(text, spans).filter(({ kind }) => kind === "name");
}

/** The names of each set that has nothing else in it. */
function setsOf(text: string, spans: readonly TokenSpan[]): readonly (readonly TokenSpan[])[] {
  const runs: TokenSpan[][] = [];
  for (const span of spans) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && text.slice(last.end, span.start) === ", ") runs.at(-1)?.push(span);
    else runs.push([span]);
  }
  return runs.filter((run) => text[(run[0]?.start ?? 0) - 1] === "{" && text[run.at(-1)?.end ?? 0] === "}");
}

/** Where the braces and commas of a set stand. */
function signsOf(set: readonly TokenSpan[]): readonly number[] {
  return [(set[0]?.start ?? 1) - 1, ...set.map(({ end }) => end)];
}
