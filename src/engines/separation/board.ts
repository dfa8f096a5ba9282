import type { Span } from "../../kernel/index.ts";
import type { Board, BoardSession, Recording, Seq } from "../../trace/index.ts";
import { activeLinesAt } from "./story/board/bindings.ts";
import { explain, titleOf } from "./story/board/explanations.ts";
import { Panels, panelSpecs } from "./story/board/panels.ts";
import { SeparationRun } from "./story/board/run.ts";
import { why } from "./story/board/why.ts";
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
  const run = new SeparationRun(recording);
  const panels = new Panels(run);
  panels.extend();
  return {
    extend: () => panels.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines: (n) => activeLinesAt(run, n),
    explain: (n, since) => explain(run, n, since),
    statements: (n, since) => statementsOf(run, n, since),
    hints: () => [],
    hover: () => undefined,
    why: (fact, limit) => (fact >= 0 && fact < recording.length ? why(run, fact, limit) : undefined),
    elements: (fact) => panels.elementsOf(fact),
    factOf: (element) => panels.factOf(element),
    title: (seq) => titleOf(run, seq),
    wasObserved: () => undefined,
    withoutContexts: () => undefined,
  };
}

/** The heads of the predicates, or the formulas, that the steps since `since` are about, the last one first. */
function statementsOf(run: SeparationRun, n: number, since: number): readonly Span[] {
  const spans = new Set<Span>();
  for (let seq = n - 1; seq >= Math.max(0, since) && spans.size < MAX_STATEMENTS; seq--) {
    const span = spanOf(run, seq);
    if (span !== undefined) spans.add(span);
  }
  return [...spans];
}

/** The formula or the predicate that a step is about. */
function spanOf(run: SeparationRun, seq: Seq): Span | undefined {
  const { steps } = run.recording;
  if (steps.kind(seq) === "put" || steps.kind(seq) === "take") return undefined;
  const { kind, b } = steps.fact(run.subject(seq));
  if (kind === factKinds.end) return undefined;
  return isOfCheck(kind) ? run.row("questions", b).span : run.row("predicates", b).span;
}
