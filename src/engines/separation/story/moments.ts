import { engineWords, firstOfEach, type MomentCandidate, type Seq } from "../../../trace/index.ts";
import type { SymbolRows } from "./board/symbol-rows.ts";
import { factKinds } from "./facts/vocabulary.ts";

const { message } = engineWords("separation");

/** What begins with these moments may be a chapter. */
const opening: ReadonlySet<string> = new Set(["round", "sv", "abstract", "implication"]);

/**
 * The story of Algorithm 1 and of the formulas: its rounds and their end, each formula with the first choice that fails, the
 * first replacement and the answer, and the first base pair, disjunct and comparison of each predicate.
 */
export function momentsOf(rows: SymbolRows): readonly MomentCandidate[] {
  const { steps } = rows;
  const moments = (
    kind: MomentCandidate["kind"],
    fact: keyof typeof factKinds,
    keyOf: (seq: Seq) => string | number,
    name: string = fact,
  ) =>
    firstOfEach(rows.section.births(factKinds[fact]), keyOf).map((seq): MomentCandidate => {
      const { b, c } = steps.fact(seq);
      const values = { predicate: rows.row("predicates", b).name, round: c, formula: b + 1 };
      const title = message(`moment.${name}`, values);
      const ahead = fact === "pair" ? message("moment.pair-ahead", values) : undefined;
      return { seq, kind, title, ahead, opens: opening.has(name) ? title : undefined };
    });
  const about = (seq: Seq): number => steps.fact(seq).b;
  const roundOf = (seq: Seq): number => steps.fact(seq).c;
  const inRound = (seq: Seq): string => `${about(seq)} ${roundOf(seq)}`;
  return [
    ...moments("round", "sv", roundOf, "round"),
    ...moments("round", "end", () => "", "stop"),
    ...moments("formula", "question", about),
    ...moments("formula", "answer", about),
    ...moments("summary", "pair", about),
    ...moments("visit", "clash", about),
    ...moments("visit", "expansion", about),
    ...moments("visit", "sv", inRound),
    ...moments("visit", "abstract", inRound),
    ...moments("visit", "implication", inRound),
  ];
}
