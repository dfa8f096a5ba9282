import type { Span } from "../../kernel/index.ts";
import type { Board, BoardSession, Recording, Seq } from "../../trace/index.ts";
import { activeLinesAt } from "./story/board/bindings.ts";
import { Explanations } from "./story/board/explanations.ts";
import { Panels, panelSpecs } from "./story/board/panels.ts";
import { SymbolReader } from "./story/board/read-symbols.ts";
import { Reasons } from "./story/board/why.ts";
import { pseudocode } from "./story/facts/pseudocode.ts";
import { factKinds, isOfCheck } from "./story/facts/rules.ts";

/** How a run of Algorithm 1 is shown: the table of Fig. 6 as it fills, implications, base pairs, and why. */
export const separationBoard: Board = {
  engine: "separation",
  panels: panelSpecs,
  pseudocode,
  defaultGranularity: "rule",
  open: openSession,
};

const MAX_STATEMENTS = 8;

function openSession(recording: Recording): BoardSession {
  const symbols = new SymbolReader(recording);
  const panels = new Panels(recording, symbols);
  const reasons = new Reasons(recording, symbols);
  const explanations = new Explanations(recording, symbols, reasons);
  panels.extend();
  return {
    extend: () => panels.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines: (n) => activeLinesAt(recording, symbols, n),
    explain: (n, since) => explanations.explain(n, since),
    statements: (n, since) => statementsOf(recording, symbols, n, since),
    hints: () => [],
    hover: () => undefined,
    why: (fact, limit) => (fact >= 0 && fact < recording.length ? reasons.why(fact, limit) : undefined),
    elements: (fact) => panels.elementsOf(fact),
    factOf: (element) => panels.factOf(element),
    title: (seq) => explanations.title(seq),
    wasObserved: () => undefined,
    withoutContexts: () => undefined,
  };
}

/** The formula or the predicate that a step is about. */
function spanOf(recording: Recording, symbols: SymbolReader, seq: Seq): Span | undefined {
  const { kind, b } = recording.steps.fact(seq);
  const isCheck = recording.steps.kind(seq) === "derive" && isOfCheck(kind);
  return isCheck ? symbols.question(b).span : symbols.predicate(predicateOf(recording, seq))?.span;
}

/** The heads of the predicates that the steps since `since` are about, the last one first. */
function statementsOf(recording: Recording, symbols: SymbolReader, n: number, since: number): readonly Span[] {
  const spans = new Set<Span>();
  for (let seq = n - 1; seq >= Math.max(0, since) && spans.size < MAX_STATEMENTS; seq--) {
    const span = spanOf(recording, symbols, seq);
    if (span !== undefined) spans.add(span);
  }
  return [...spans];
}

/** The predicate a step is about, or -1. */
function predicateOf(recording: Recording, seq: Seq): number {
  const { steps } = recording;
  if (steps.kind(seq) === "derive") return steps.factKind(seq) === factKinds.end ? -1 : steps.fact(seq).b;
  return steps.kind(seq) === "known" || steps.kind(seq) === "close" ? steps.fact(steps.subject(seq)).b : -1;
}
