import type { Section, SectionBoard, Seq, Story, Words } from "../../../trace/index.ts";
import { activeLines } from "./bindings.ts";
import { Explanations, tallyOrder } from "./explanations.ts";
import { FactsIndex, stateKey, topKey, transitionKey } from "./facts-index.ts";
import { Panels, panelSpecs } from "./panels.ts";
import { pseudocode } from "./pseudocode.ts";
import { SymbolReader } from "./read-symbols.ts";
import { replayOf } from "./replay-of.ts";
import { factKinds, SECTION } from "./vocabulary.ts";
import { Wording } from "./wording.ts";

/** How a saturation is shown, alone or as part of another engine’s recording: the P-automaton that grows, rules, worklist, tops, and why. */
export const pushdownSection: SectionBoard = { section: SECTION, panels: panelSpecs, pseudocode, tell };

function tell(section: Section, everyone: Words): Story {
  const { steps } = section;
  const symbols = new SymbolReader(section);
  const wording = new Wording(section, symbols);
  const index = new FactsIndex(section, symbols);
  const panels = new Panels(section, index, symbols, everyone);
  const explanations = new Explanations(section, index, symbols, wording);
  const isBookkeeping = (seq: Seq): boolean => steps.kind(seq) === "take" || steps.kind(seq) === "put";
  return {
    extend: () => index.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines: (n) => activeLines(section, index, symbols, n),
    fact: (seq) => wording.fact(seq),
    rule: (seq) => wording.rule(seq),
    side: (seq) => wording.side(seq),
    // A step that finds nothing new is shown with its own equations.
    instance: (seq) => (isBookkeeping(seq) ? undefined : seq),
    statement: (seq) =>
      steps.factKind(seq) === factKinds.transition && !isBookkeeping(seq)
        ? symbols.rule(steps.fact(seq).c)?.span
        : undefined,
    begin: () => explanations.begin(),
    end: () => explanations.end(),
    title: (seq) => explanations.title(seq),
    why: (seq) => [explanations.why(seq)],
    effect: (seq) => [explanations.effect(seq)],
    tally: (seq) => explanations.tally(seq),
    tallies: tallyOrder,
    elements: (seq) => elementsOf(section, symbols, seq),
    factOf: (element) => factOf(section, index, element),
    replay: (seq) => replayOf(section, seq),
  };
}

/** A transition also lights up its ends and the rule that made it. */
function elementsOf({ steps }: Section, symbols: SymbolReader, seq: Seq): readonly string[] {
  const { kind, a, b } = steps.fact(steps.about(seq));
  const { c } = steps.fact(seq);
  switch (kind) {
    case factKinds.accepted:
      return [stateKey(a)];
    case factKinds.top:
      return [topKey(a, b)];
    default: {
      const { from, to } = symbols.transition(a);
      const isUpdate = steps.kind(seq) !== "take" && steps.kind(seq) !== "put";
      const rule = isUpdate && c !== -1 ? [`r${c}`] : [];
      return [transitionKey(a), stateKey(from), stateKey(to), ...rule];
    }
  }
}

function factOf({ length }: Section, index: FactsIndex, element: string): Seq | undefined {
  switch (element[0]) {
    case "t":
      return index.transitions.stepAt(element, length);
    case "o":
      return index.tops.stepAt(element, length);
    case "s":
      return index.stateBirth(Number(element.slice(1)));
    default:
      return undefined;
  }
}
