import type { ContextFree, Section, SectionBoard, Seq, Story } from "../../../trace/index.ts";
import { activeLines } from "./bindings.ts";
import { Explanations, tallyOrder } from "./explanations.ts";
import { FactsIndex } from "./facts-index.ts";
import { keyOf, Panels, panelSpecs } from "./panels.ts";
import { pseudocode } from "./pseudocode.ts";
import { SymbolReader } from "./read-symbols.ts";
import { Reasons } from "./reasons.ts";
import { SourceMarks } from "./source-marks.ts";
import { factKinds, SECTION } from "./vocabulary.ts";
import { readObserved, Witness } from "./witness.ts";
import { Wording } from "./wording.ts";

/** How a points-to recording is shown: WL, PFG, pt, RM, CG, the five procedures, and why. */
export const pointsToSection: SectionBoard = { section: SECTION, panels: panelSpecs, pseudocode, tell };

function tell(section: Section): Story {
  const { steps } = section;
  const symbols = new SymbolReader(section);
  const wording = new Wording(section, symbols);
  const index = new FactsIndex(section, symbols);
  const reasons = new Reasons(section, symbols, wording);
  const panels = new Panels(section, index, symbols, wording);
  const explanations = new Explanations(section, index, symbols, wording, reasons);
  const marks = new SourceMarks(index, symbols);
  const witnesses = new WeakMap<object, Witness>();
  const witnessOf = (observed: unknown): Witness | undefined => {
    const read = readObserved(observed);
    if (read === undefined) return undefined;
    const witness = witnesses.get(read) ?? new Witness(read);
    witnesses.set(read, witness);
    return witness;
  };
  return {
    extend: () => index.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines: (n) => activeLines(section, symbols, n),
    fact: (seq) => wording.fact(seq),
    rule: (seq) => reasons.rule(seq),
    premises: (seq) => reasons.premises(seq),
    side: (seq) => reasons.side(seq),
    statement: (seq) => symbols.statement(steps.statement(seq)),
    instance: (seq) => (steps.kind(seq) === "take" ? undefined : steps.about(seq)),
    told: (head, n) =>
      steps.kind(head) === "take" && head + 1 < n && steps.kind(head + 1) === "derive" ? head + 1 : head,
    begin: () => explanations.begin(),
    end: () => explanations.end(),
    title: (seq) => explanations.title(seq),
    why: (seq) => [explanations.why(seq)],
    effect: (seq) => [explanations.effect(seq)],
    tally: (seq) => explanations.tally(seq),
    tallies: tallyOrder,
    elements: (seq) => elementsOf(section, steps.about(seq)),
    factOf: (element) => factOf(section, index, element),
    hints: (n, since) => marks.hints(n, since),
    hover: (file, line, word, n) => marks.hover(file, line, word, n),
    wasObserved: (observed, seq) => {
      const witness = witnessOf(observed);
      return witness === undefined ? undefined : wasObserved(section, symbols, witness, seq);
    },
    withoutContexts: (seq) => withoutContexts(section, symbols, seq),
  };
}

/** A fact about a flow or a call also lights up its ends. */
function elementsOf(section: Section, seq: Seq): readonly string[] {
  const { kind, a, b, c } = section.steps.fact(seq);
  const key = keyOf(section, seq);
  if (kind === factKinds.flow) return [key, `p${a}`, `p${b}`];
  if (kind === factKinds.callEdge) return [key, `m${a}`, `m${c}`];
  return [key];
}

function wasObserved({ steps }: Section, symbols: SymbolReader, witness: Witness, seq: Seq): boolean | undefined {
  const { kind, a, b, c } = steps.fact(seq);
  switch (kind) {
    case factKinds.pointsTo: {
      const { observedAs } = symbols.pointer(a);
      return observedAs === "" ? undefined : witness.sawObject(observedAs, symbols.object(b).site);
    }
    case factKinds.callEdge:
      return witness.sawCall(symbols.callSite(b).label, symbols.method(c).method);
    case factKinds.reachable:
      return witness.sawMethod(symbols.method(a).method);
    default:
      return undefined;
  }
}

function withoutContexts({ steps }: Section, symbols: SymbolReader, seq: Seq): ContextFree | undefined {
  const { kind, a, b, c } = steps.fact(seq);
  if (kind === factKinds.reachable) return { kind: "method", method: symbols.method(a).method };
  if (kind !== factKinds.callEdge) return undefined;
  const site = symbols.callSite(b).label;
  return { kind: "call", site, caller: symbols.method(a).method, callee: symbols.method(c).method };
}

function factOf({ length }: Section, index: FactsIndex, element: string): Seq | undefined {
  const number = Number(element.slice(1));
  if (!Number.isInteger(number) || number < 0) return undefined;
  switch (element[0]) {
    case "f":
    case "c":
      return number < length ? number : undefined;
    case "m":
      return index.reachableBirth(number);
    case "p":
      return index.objects.birthOf(number) ?? index.pointers.get(number);
    default:
      return undefined;
  }
}
