import { engineWords, firstOfEach, type MomentCandidate, NONE, type Seq } from "../../../../trace/index.ts";
import type { PushdownRun } from "../run.ts";
import type { TransitionSymbol } from "../symbols.ts";
import { factKinds } from "../vocabulary.ts";
import { isSinking } from "../wording.ts";

const { message } = engineWords("pushdown");

/** Titles that say what comes of a place. */
const hasOutcome: ReadonlySet<string> = new Set(["merge", "cycle", "summary"]);

/**
 * The story of a saturation: of each control location where weights of several paths first meet and where it has its first
 * transition, of each procedure where it is first entered and where its first summary is; and where a cycle never ends.
 */
export function momentsOf(run: PushdownRun): readonly MomentCandidate[] {
  const { steps } = run;
  const transitions = run.section.births(factKinds.transition);
  const moments = (
    kind: MomentCandidate["kind"],
    name: string,
    keyOf: (transition: TransitionSymbol, seq: Seq) => number | undefined,
  ) =>
    firstOfEach(transitions, (seq) => keyOf(run.transition(steps.fact(seq).a), seq)).map((seq): MomentCandidate => {
      const { a } = steps.fact(seq);
      const { from, to } = run.transition(a);
      const values = { transition: run.triple(a), from: run.state(from), to: run.state(to) };
      const ahead = hasOutcome.has(name) ? message(`moment.${name}-ahead`, values) : undefined;
      const place = kind === "method" || kind === "summary" ? values.to : values.from;
      const opens = message("moment.chapter", { place });
      return { seq, kind, title: message(`moment.${name}`, values), ahead, opens };
    });
  const locationOf = (state: number): number => {
    const { kind, middle } = run.states[state] ?? {};
    return kind === "middle" && middle !== undefined ? middle[0] : state;
  };
  const procedureOf = (state: number): number | undefined => {
    const { kind, middle } = run.states[state] ?? {};
    return kind === "middle" ? middle?.[1] : undefined;
  };
  return [
    ...moments("merge", "merge", ({ from }, seq) =>
      steps.kind(seq) === "refine" && !isSinking(run, seq) ? locationOf(from) : undefined,
    ),
    ...moments("limit", "cycle", (_, seq) => (isSinking(run, seq) ? steps.fact(seq).a : undefined)),
    ...moments("summary", "summary", ({ symbol, to }) => (symbol === NONE ? procedureOf(to) : undefined)),
    ...moments("method", "call", ({ to }) => procedureOf(to)),
    ...moments("visit", "visit", ({ from }) => (procedureOf(from) === undefined ? from : undefined)),
  ];
}
