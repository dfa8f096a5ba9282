import {
  type ActiveLine,
  absences,
  activeLinesAt,
  composeBoard,
  engineWords,
  hasMoments,
  NONE,
  type Section,
  type Story,
} from "../../../trace/index.ts";
import { absentFrom } from "./absent.ts";
import { misconceptionsOf } from "./misconceptions.ts";
import { momentsOf } from "./moments.ts";
import { namesOf } from "./names.ts";
import { elementOf, hintsAt, panelSpecs, panelsOf } from "./panels.ts";
import { LINE_COUNT, lines, markedPseudocode, pseudocode } from "./pseudocode.ts";
import { FlowRun } from "./run.ts";
import { sentenceOf } from "./sentences.ts";
import { SECTION, vocabulary } from "./symbols.ts";

const { message } = engineWords("data-flow");

const nothingLeftOut: readonly string[] = [];

/** How data flow is shown: the control-flow graph with its facts, the table, the worklist, the lattice, and why. */
export const dataFlowBoard = composeBoard({
  engine: "data-flow",
  sections: [{ section: SECTION, panels: panelSpecs, pseudocode, tell }],
});

function tell(section: Section): Story {
  const { steps } = section;
  const run = new FlowRun(section);
  const panels = panelsOf(run);
  return {
    ...panels,
    pseudocode: () => markedPseudocode(run.table("solves")[0]?.without ?? nothingLeftOut),
    capabilities: [
      absences({ absent: (element) => absentFrom(run, element) }),
      hasMoments({ candidates: () => momentsOf(run), end: message("moment.end") }),
    ],
    extend: () => run.extend(),
    names: namesOf(run),
    activeLines(n) {
      const isForward = run.isForward(n === 0 ? 0 : run.nodeOf(n - 1));
      const shift = isForward ? 0 : LINE_COUNT;
      const active = { procedure: isForward ? "Solve" : "SolveBackward", line: lines.solve + shift, bindings: [] };
      if (n === 0) return [active];
      return activeLinesAt(section, vocabulary.procedures, n, ({ values: { node } }) =>
        bindingsOf(run, node, n).map(({ line, text }) => ({ line: line + shift, text })),
      ).concat(steps.frame(n - 1) === NONE ? active : []);
    },
    fact: (seq) => run.fact(seq),
    rule: (seq) => `data-flow.rule.${run.rule(seq)}`,
    side: (seq) => run.equations(seq),
    // A step that finds nothing new is shown with its own equation.
    instance: (seq) => (steps.kind(seq) === "take" || steps.kind(seq) === "put" ? undefined : seq),
    statement: (seq) => run.node(run.nodeOf(seq))?.span,
    begin: () => ({
      what: message("start.what"),
      why: message("start.why", { direction: run.isForward(0) ? "forward" : "backward" }),
    }),
    end: () => [message("effect.end")],
    sentence: (shown) => sentenceOf(run, shown),
    misconceptions: (seq) => misconceptionsOf(run, seq),
    title: (seq) => message(`what.${run.kindOf(seq)}`, { fact: run.fact(seq) }),
    why: (seq) => [message(`why.${run.rule(seq)}`, run.values(seq))],
    effect: (seq) => [message(`effect.${run.kindOf(seq)}`, { count: section.agendaAt(seq + 1).length })],
    tally(seq) {
      const kind = run.kindOf(seq);
      return kind === "initial" || kind === "put" || kind === "dead" ? `data-flow.sum.${kind}` : undefined;
    },
    elements: (seq) => [elementOf(run.nodeOf(seq))],
    hints: (n, since) => hintsAt(run, n, since),
  };
}

/** The node that was taken, and the equations with its values filled in, as far as they have been computed. */
function bindingsOf(run: FlowRun, node: number, n: number): ActiveLine["bindings"] {
  if (node === NONE) return [];
  const into = run.inputs.stepAt(node, n);
  const taken = { line: lines.take, text: `n = ${run.label(node)}` };
  if (into === undefined) return [taken];
  const text = run.transfer(node, run.steps.fact(into).b);
  const applied = text === undefined ? [] : [{ line: lines.transfer, text }];
  return [taken, { line: lines.meet, text: run.setOf(into) }, ...applied];
}
