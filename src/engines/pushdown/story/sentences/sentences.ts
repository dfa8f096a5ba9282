import { engineWords, type Message, NONE, type Seq } from "../../../../trace/index.ts";
import type { PushdownRun } from "../run.ts";
import { factKinds, ruleNames } from "../vocabulary.ts";
import { isSinking, weightOf } from "../wording.ts";

const { message } = engineWords("pushdown");

/** What a step does and why it matters, in one sentence, with names as short as the drawing has them. */
export function sentenceOf(run: PushdownRun, seq: Seq): Message {
  const { steps } = run;
  const kind = steps.kind(seq);
  const { kind: factKind, a } = steps.fact(steps.about(seq));
  if (kind === "take" || kind === "put") return agendaSentence(run, kind, a);
  const again = kind === "refine" ? ".raised" : kind === "known" ? ".known" : "";
  switch (factKind) {
    case factKinds.accepted:
      return acceptedSentence(run, seq, again);
    case factKinds.top:
      return topSentence(run, seq, again);
    default:
      return transitionSentence(run, seq, again);
  }
}

function transitionSentence(run: PushdownRun, seq: Seq, again: string): Message {
  const { steps, direction } = run;
  const transition = steps.fact(steps.about(seq)).a;
  const weight = weightOf(run, steps.about(seq));
  if (isSinking(run, seq)) return message("sentence.cycle", { ...ends(run, transition), weight });
  const values = { ...ends(run, transition), ...firing(run, seq), direction, weight };
  return message(`sentence.${ruleNames[steps.rule(seq)] ?? "start"}${again}`, values);
}

function acceptedSentence(run: PushdownRun, seq: Seq, again: string): Message {
  const { a, c } = run.steps.fact(seq);
  const place = run.shownState(a);
  const weight = weightOf(run, seq);
  if (isSinking(run, seq)) return message("sentence.cycle.rest", { place, weight });
  if (c === NONE) return message("sentence.final", { place, weight });
  const { symbol, to } = run.transition(c);
  const values = { place, symbol: run.shownSymbol(symbol), target: run.shownState(to), weight };
  return message(`sentence.accept${again}`, values);
}

function topSentence(run: PushdownRun, seq: Seq, again: string): Message {
  const { a, b } = run.steps.fact(seq);
  const values = { place: run.shownState(a), symbol: run.shownSymbol(b), weight: weightOf(run, seq) };
  return message(`sentence.read-top${b === NONE ? ".empty" : again}`, values);
}

function agendaSentence(run: PushdownRun, kind: "put" | "take", transition: number): Message {
  const isEpsilon = run.transition(transition).symbol === NONE;
  const id = kind === "take" && isEpsilon ? "sentence.take.epsilon" : `sentence.${kind}`;
  return message(id, { ...ends(run, transition), direction: run.direction });
}

/** A transition from `place` by `symbol` to `target`. */
function ends(run: PushdownRun, transition: number) {
  const { from, symbol, to } = run.transition(transition);
  return { place: run.shownState(from), symbol: run.shownSymbol(symbol), target: run.shownState(to) };
}

/** The pushdown rule that fires: from `before` on `old` to `after` on `top`, with `below` under it; `line` 0 where it is written nowhere. */
function firing(run: PushdownRun, seq: Seq) {
  const rule = run.rule(run.steps.fact(seq).c);
  if (rule === undefined) return {};
  const { from, to, span } = rule;
  const [top = NONE, below = NONE] = to.symbols;
  const before = run.shownState(from.location);
  const after = run.shownState(to.location);
  return {
    before,
    old: run.shownSymbol(from.symbol),
    after,
    top: run.shownSymbol(top),
    below: run.shownSymbol(below),
    middle: top === NONE ? "" : run.shownMiddle(to.location, top),
    line: span?.start.line ?? 0,
    moves: String(before !== after),
    swaps: String(top !== from.symbol),
  };
}
