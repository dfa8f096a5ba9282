import {
  absences,
  engineWords,
  hasMoments,
  type Section,
  type SectionBoard,
  type Seq,
  type Story,
} from "../../../../trace/index.ts";
import { markedPseudocode, pseudocode } from "../facts/pseudocode.ts";
import { factKinds, isOfCheck, ruleName, SECTION } from "../facts/vocabulary.ts";
import { momentsOf } from "../moments.ts";
import { absentDisjuncts, stepNamed } from "./absent.ts";
import { alternativesTo } from "./alternatives.ts";
import { misconceptionsOf } from "./asked/misconceptions.ts";
import { activeLines } from "./bindings.ts";
import { beginning, effectOf, phasesOf, reasonOf, sideConditions, titleOf } from "./explanations.ts";
import { namesOf } from "./names.ts";
import { Panels, panelSpecs } from "./panels.ts";
import { sentenceOf } from "./sentences.ts";
import { factText } from "./wording.ts";

const { message } = engineWords("separation");

/** How a run of Algorithm 1 is shown, alone or in front of symbolic execution: the table of Fig. 6 as it fills, implications, base pairs, and why. */
export const separationSection: SectionBoard = { section: SECTION, panels: panelSpecs, pseudocode, tell };

function tell(section: Section): Story {
  const { steps } = section;
  const rows = new Panels(section);
  const isBookkeeping = (seq: Seq): boolean => steps.kind(seq) === "take" || steps.kind(seq) === "put";
  return {
    pseudocode: () => markedPseudocode(rows.table("run")[0]?.leftOut),
    extend: () => rows.extend(),
    view: (panel, n, since) => rows.view(panel, n, since),
    activeLines: (n) => activeLines(rows, n),
    fact: (seq) => factText(rows, seq),
    rule: (seq) => `separation.rule.${ruleName(steps.rule(seq))}`,
    side: (seq) => sideConditions(rows, seq),
    worked: (seq) => (steps.factKind(steps.about(seq)) === factKinds.abstract ? sideConditions(rows, seq) : []),
    misconceptions: (seq) => misconceptionsOf(rows, seq),
    // A disjunct that is pruned or known has a derivation of its own, with what was done to it.
    root: (seq) => seq,
    instance: (seq) => (isBookkeeping(seq) ? undefined : seq),
    conclusion: (seq) => (steps.kind(seq) === "close" ? "false" : factText(rows, seq)),
    /** The formula or the predicate that a step is about. */
    statement(seq) {
      const { kind, b } = steps.fact(steps.about(seq));
      if (isBookkeeping(seq) || kind === factKinds.end) return undefined;
      return isOfCheck(kind) ? rows.row("questions", b).span : rows.row("predicates", b).span;
    },
    alternatives: (seq) => alternativesTo(rows, seq),
    phases: () => phasesOf(section),
    begin: () => beginning(rows),
    title: (seq) => titleOf(rows, seq),
    sentence: (shown) => sentenceOf(rows, shown),
    why: (seq) => [reasonOf(rows, seq)],
    effect: (seq) => [effectOf(rows, seq)],
    shownStep: (head, n) => (isBookkeeping(head) && head + 1 < n ? head + 1 : head),
    tally: (seq) => `separation.sum.${ruleName(steps.rule(seq))}`,
    elements: (seq) => rows.elementsOf(seq),
    factOf: (element) => rows.factOf(element),
    names: namesOf(rows),
    capabilities: [
      absences({
        absent: (element) => absentDisjuncts(rows, element),
        factNamed: (text) => stepNamed(rows, text),
      }),
      hasMoments({ candidates: () => momentsOf(rows), end: message("moment.end") }),
    ],
  };
}
