import type { Board, BoardSession, ContextFree, Recording, Seq } from "../../trace/index.ts";
import { factKinds } from "./algorithm/rules.ts";
import { activeLinesAt } from "./story/bindings.ts";
import { Explanations } from "./story/explanations.ts";
import { FactsIndex } from "./story/facts-index.ts";
import { keyOf, Panels, panelSpecs } from "./story/panels.ts";
import { pseudocode } from "./story/pseudocode.ts";
import { SymbolReader } from "./story/read-symbols.ts";
import { SourceMarks } from "./story/source-marks.ts";
import { Reasons } from "./story/why.ts";
import { readObserved, Witness } from "./story/witness.ts";
import { Wording } from "./story/wording.ts";

/** How a points-to recording is shown: WL, PFG, pt, RM, CG, the five procedures, and why. */
export const pointsToBoard: Board = {
  engine: "points-to",
  panels: panelSpecs,
  pseudocode,
  defaultGranularity: "rule",
  open: openSession,
};

function openSession(recording: Recording): BoardSession {
  const symbols = new SymbolReader(recording);
  const wording = new Wording(recording, symbols);
  const index = new FactsIndex(recording, symbols);
  const reasons = new Reasons(recording, symbols, wording);
  const panels = new Panels(recording, index, symbols, wording);
  const explanations = new Explanations(recording, index, symbols, wording, reasons);
  const marks = new SourceMarks(recording, index, symbols);
  index.extend();
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
    activeLines: (n) => activeLinesAt(recording, symbols, n),
    explain: (n, since) => explanations.explain(n, since),
    statements: (n, since) => marks.statements(n, since),
    hints: (n, since) => marks.hints(n, since),
    hover: (file, line, word, n) => marks.hover(file, line, word, n),
    why: (fact, limit) => (fact >= 0 && fact < recording.length ? reasons.why(fact, limit) : undefined),
    elements: (fact) => elementsOf(recording, wording, fact),
    factOf: (element) => factOf(recording, index, element),
    title: (seq) => explanations.title(seq),
    wasObserved: (observed, fact) => {
      const witness = witnessOf(observed);
      return witness === undefined ? undefined : wasObserved(recording, symbols, witness, fact);
    },
    withoutContexts: (fact) => withoutContexts(recording, symbols, fact),
  };
}

/** A fact about a flow or a call also lights up its ends. */
function elementsOf(recording: Recording, wording: Wording, seq: Seq): readonly string[] {
  if (seq < 0 || seq >= recording.length) return [];
  const subject = wording.subject(seq);
  const { kind, a, b, c } = recording.steps.fact(subject);
  const key = keyOf(recording, subject);
  if (kind === factKinds.flow) return [key, `p${a}`, `p${b}`];
  if (kind === factKinds.callEdge) return [key, `m${a}`, `m${c}`];
  return [key];
}

function wasObserved(recording: Recording, symbols: SymbolReader, witness: Witness, seq: Seq): boolean | undefined {
  if (seq < 0 || seq >= recording.length) return undefined;
  const { kind, a, b, c } = recording.steps.fact(seq);
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

function withoutContexts(recording: Recording, symbols: SymbolReader, seq: Seq): ContextFree | undefined {
  if (seq < 0 || seq >= recording.length) return undefined;
  const { kind, a, b, c } = recording.steps.fact(seq);
  if (kind === factKinds.reachable) return { kind: "method", method: symbols.method(a).method };
  if (kind !== factKinds.callEdge) return undefined;
  const site = symbols.callSite(b).label;
  return { kind: "call", site, caller: symbols.method(a).method, callee: symbols.method(c).method };
}

function factOf(recording: Recording, index: FactsIndex, element: string): Seq | undefined {
  const number = Number(element.slice(1));
  if (!Number.isInteger(number) || number < 0) return undefined;
  switch (element[0]) {
    case "f":
    case "c":
      return number < recording.length ? number : undefined;
    case "m":
      return index.reachableBirth(number);
    case "p": {
      const facts = index.factsOf(number);
      return facts.length > 0 ? facts.at(0) : index.pointers.get(number);
    }
    default:
      return undefined;
  }
}
