import {
  engineWords,
  hasMoments,
  type Section,
  type SectionBoard,
  type Seq,
  type Story,
  type Words,
} from "../../../trace/index.ts";
import { alternativesTo } from "./alternatives.ts";
import { misconceptionsOf } from "./asked/misconceptions.ts";
import { activeLines } from "./bindings.ts";
import { beginning, effectOf, ending, phasesOf, reasonOf, tallyOf, tallyOrder, titleOf } from "./explanations.ts";
import { namesOf } from "./names.ts";
import { panelSpecs, viewOf } from "./panels.ts";
import { markedPseudocode, markedWholePseudocode, pseudocode } from "./pseudocode.ts";
import { replayOf } from "./replay-of.ts";
import { PushdownRun, stateKey, topKey, transitionKey } from "./run.ts";
import { momentsOf } from "./sentences/moments.ts";
import { sentenceOf } from "./sentences/sentences.ts";
import { shownStepOf } from "./sentences/shown-step.ts";
import { factKinds, SECTION } from "./vocabulary.ts";
import { factText, productOf, reasonsOf, ruleId, sideConditions, sumOf } from "./wording.ts";

const { message } = engineWords("pushdown");

/** How a saturation is shown, alone or as part of another engine’s recording: the P-automaton that grows, rules, worklist, tops, and why. */
export const pushdownSection: SectionBoard = { section: SECTION, panels: panelSpecs, pseudocode, tell };

function tell(section: Section, everyone: Words): Story {
  const run = new PushdownRun(section, everyone);
  const { steps } = run;
  const isBookkeeping = (seq: Seq): boolean => steps.kind(seq) === "take" || steps.kind(seq) === "put";
  return {
    pseudocode() {
      const { leftOut, mayFall = false } = run.table("pushdown")[0] ?? {};
      return mayFall ? markedWholePseudocode(leftOut) : markedPseudocode(leftOut);
    },
    extend: () => run.extend(),
    names: namesOf(() => ({
      states: run.states,
      stackSymbols: run.table("stackSymbols"),
      rules: run.rules,
      pushdown: run.table("pushdown"),
    })),
    view: (panel, n, since) => viewOf(run, panel, n, since),
    activeLines: (n) => activeLines(run, n),
    fact: (seq) => factText(run, seq),
    rule: (seq) => ruleId(run, seq),
    premises: (seq) => reasonsOf(run, seq),
    alternatives: (seq) => alternativesTo(run, seq),
    side: (seq) => sideConditions(run, seq),
    worked: (seq) => [productOf(run, seq), sumOf(run, seq)].filter((part) => part !== undefined),
    misconceptions: (seq) => misconceptionsOf(run, seq),
    // A step that finds nothing new is shown with its own equations.
    instance: (seq) => (isBookkeeping(seq) ? undefined : seq),
    statement: (seq) =>
      steps.factKind(seq) === factKinds.transition && !isBookkeeping(seq)
        ? run.rule(steps.fact(seq).c)?.span
        : undefined,
    phases: () => phasesOf(run),
    begin: () => beginning(run),
    end: () => ending(run),
    title: (seq) => titleOf(run, seq),
    sentence: (shown) => sentenceOf(run, shown),
    why: (seq, shown) => [reasonOf(run, isBookkeeping(seq) ? seq : shown)],
    effect: (seq) => [effectOf(run, seq)],
    shownStep: (head, n) => shownStepOf(run, head, n),
    tally: (seq) => tallyOf(run, seq),
    tallies: tallyOrder,
    elements: (seq) => elementsOf(run, seq),
    factOf: (element, n) => factOf(run, element, n),
    replay: (seq, n) => replayOf(section, seq, n),
    capabilities: [hasMoments({ candidates: () => momentsOf(run), end: message("moment.end") })],
  };
}

/** A top of stack lights up the transitions that read it; a transition its ends and the rule that made it. */
function elementsOf(run: PushdownRun, seq: Seq): readonly string[] {
  const { steps } = run;
  const { kind, a, b } = steps.fact(steps.about(seq));
  const { c } = steps.fact(seq);
  switch (kind) {
    case factKinds.accepted:
      return [stateKey(a)];
    case factKinds.top:
      return [topKey(a, b), ...run.readers(a, b)];
    default: {
      const { from, to } = run.transition(a);
      const isUpdate = steps.kind(seq) !== "take" && steps.kind(seq) !== "put";
      const rule = isUpdate && c !== -1 ? [`r${c}`] : [];
      return [transitionKey(a), stateKey(from), stateKey(to), ...rule];
    }
  }
}

function factOf(run: PushdownRun, element: string, n: number): Seq | undefined {
  switch (element[0]) {
    case "t":
      return run.transitionSteps.shownAt(element, n);
    case "o":
      return run.topSteps.shownAt(element, n);
    case "s":
      return run.stateBirth(Number(element.slice(1)));
    default:
      return undefined;
  }
}
