import {
  type ActiveLine,
  activeLinesAt,
  composeBoard,
  engineWords,
  type Section,
  type SectionBoard,
  type Seq,
  type Story,
} from "../../../trace/index.ts";
import { Panels, panelSpecs } from "./panels.ts";
import { LINE_COUNT, lines, pseudocode } from "./pseudocode.ts";
import { factKinds, SECTION, vocabulary } from "./symbols.ts";
import { Wording } from "./wording.ts";

const { message } = engineWords("data-flow");

/** How data flow is shown: the control-flow graph with its facts, the table, the worklist, the lattice, and why. */
const section: SectionBoard = { section: SECTION, panels: panelSpecs, pseudocode, tell };

export const dataFlowBoard = composeBoard({ engine: "data-flow", sections: [section] });

function tell(section: Section): Story {
  const { steps } = section;
  const wording = new Wording(section);
  const panels = new Panels(section, wording);
  const isBookkeeping = (seq: Seq): boolean => steps.kind(seq) === "take" || steps.kind(seq) === "put";
  return {
    extend: () => panels.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines(n) {
      const isForward = wording.isForward(n === 0 ? 0 : wording.nodeOf(n - 1));
      const shift = isForward ? 0 : LINE_COUNT;
      const active = { procedure: isForward ? "Solve" : "SolveBackward", line: lines.solve + shift, bindings: [] };
      if (n === 0) return [active];
      return activeLinesAt(section, vocabulary.procedures, n, ({ values: { node } }) =>
        bindingsOf(section, wording, panels, node, n).map(({ line, text }) => ({ line: line + shift, text })),
      ).concat(steps.frame(n - 1) === -1 ? active : []);
    },
    fact: (seq) => wording.fact(seq),
    rule: (seq) => `data-flow.rule.${wording.rule(seq)}`,
    side: (seq) => wording.equations(seq),
    // A step that finds nothing new is shown with its own equation.
    instance: (seq) => (isBookkeeping(seq) ? undefined : seq),
    statement: (seq) => wording.node(wording.nodeOf(seq))?.span,
    begin: () => ({
      what: message("start.what"),
      why: message("start.why", { direction: wording.isForward(0) ? "forward" : "backward" }),
      effect: message("start.effect"),
    }),
    end: () => [message("effect.end")],
    title: (seq) => message(`what.${kindOf(section, seq)}`, { fact: wording.fact(seq) }),
    why: (seq) => [message(`why.${wording.rule(seq)}`, wording.values(seq))],
    effect: (seq) => [message(`effect.${kindOf(section, seq)}`, { count: section.agendaAt(seq + 1).length })],
    tally(seq) {
      const kind = kindOf(section, seq);
      return kind === "initial" || kind === "put" || kind === "dead" ? `data-flow.sum.${kind}` : undefined;
    },
    elements: (seq) => [`n${wording.nodeOf(seq)}`],
    factOf: (element) => panels.factsOf(factKinds.output).stepAt(Number(element.slice(1)), section.length),
    hints: (n, since) => panels.hints(n, since),
  };
}

/** What a step is, as far as sentences tell it apart. */
function kindOf({ steps }: Section, seq: Seq): string {
  const kind = steps.kind(seq);
  if (kind === "take" || kind === "put" || kind === "known") return kind;
  if (steps.factKind(seq) === factKinds.dead) return "dead";
  return steps.factKind(seq) === factKinds.input ? "input" : kind === "derive" ? "initial" : "output";
}

/** The node that was taken, and the equations with its values filled in, as far as they have been computed. */
function bindingsOf(
  section: Section,
  wording: Wording,
  panels: Panels,
  node: number,
  n: number,
): ActiveLine["bindings"] {
  if (node === -1) return [];
  const into = panels.factsOf(factKinds.input).stepAt(node, n);
  const taken = { line: lines.take, text: `n = ${wording.label(node)}` };
  if (into === undefined) return [taken];
  const text = wording.transfer(node, section.steps.fact(into).b);
  const applied = text === undefined ? [] : [{ line: lines.transfer, text }];
  return [taken, { line: lines.meet, text: panels.setOf(into) }, ...applied];
}
