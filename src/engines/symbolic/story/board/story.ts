import {
  absences,
  engineWords,
  hasMoments,
  inProgram,
  type Section,
  type SectionBoard,
  type Story,
  type Words,
} from "../../../../trace/index.ts";
import { factKinds, pseudocode, SECTION } from "../facts/index.ts";
import { momentsOf } from "../moments.ts";
import { namesOf } from "../names.ts";
import { sentenceOf } from "../sentences.ts";
import { misconceptionsOf } from "./asked/misconceptions.ts";
import { activeLines } from "./bindings.ts";
import { branchesWithoutTest, coverageHints } from "./coverage.ts";
import { beginning, effectOf, phasesOf, reasonsOf, summaryOf, tallyOf, titleOf } from "./explanations.ts";
import { Panels, panelSpecs } from "./panels.ts";
import { deltaInFull, instantiatedRule, sideConditions } from "./rules.ts";
import { SymbolicRun } from "./run.ts";
import { hoverText, nextStatement, valueHints } from "./source-notes.ts";
import { factText, nodeText } from "./wording.ts";

const { message } = engineWords("symbolic");

/** How symbolic execution is shown: the execution tree, the heap with its clouds, the path condition, test inputs. */
export const symbolicSection: SectionBoard = {
  section: SECTION,
  panels: Object.values(panelSpecs),
  pseudocode,
  hasAgenda: true,
  tell,
};

function tell(section: Section, everyone: Words): Story {
  const run = new SymbolicRun(section);
  const { steps } = run;
  const panels = new Panels(run);
  return {
    extend: () => run.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines: (n) => activeLines(run, n),
    fact: (seq) => factText(run, seq),
    rule: (seq) => `symbolic.rule.${run.ruleOf(seq)}`,
    side: (seq) => sideConditions(run, seq),
    worked: (seq) => (isAnswer(steps.factKind(seq)) ? sideConditions(run, seq) : []),
    misconceptions: (seq) => misconceptionsOf(run, seq),
    root: (seq) => seq,
    inFull: (seq) => deltaInFull(run, seq),
    instantiate: (seq) => instantiatedRule(run, everyone, seq),
    statement: (seq) => run.executionOf(seq)?.span,
    nextStatement: (n) => nextStatement(run, n),
    phases: () => phasesOf(section),
    begin: () => beginning(run),
    title: (seq) => titleOf(run, seq),
    sentence: (shown) => sentenceOf(run, shown),
    // The move of the agenda says little: what made the node is told with it.
    why: (seq, told) => [...reasonsOf(run, seq), ...(told === seq ? [] : reasonsOf(run, told))],
    effect: (seq) => [effectOf(run, seq)],
    summary: (head, n) => summaryOf(run, head, n),
    tally: (seq) => tallyOf(run, seq),
    elements: (seq) => panels.elementsOf(seq),
    factOf: (element) => panels.factOf(element),
    hints: (n, since) => [...coverageHints(run, n, since), ...valueHints(run, n, since)],
    names: namesOf(run),
    capabilities: [
      inProgram({ hover: (_file, _line, word, n) => hoverText(run, word, n) }),
      absences({
        absent: () => branchesWithoutTest(run),
        factNamed: (text) => run.nodes.find(({ row }) => nodeText(run, row) === text)?.put,
      }),
      hasMoments({ candidates: () => momentsOf(run), end: message("moment.end") }),
    ],
  };
}

/** A verdict and the end of a path are what is found out; model, reason and value are told with them. */
function isAnswer(kind: number): boolean {
  return kind === factKinds.verdict || kind === factKinds.end;
}
