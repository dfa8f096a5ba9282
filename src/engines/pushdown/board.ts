import type { Span } from "../../kernel/index.ts";
import type { Board, BoardSession, Recording, Seq } from "../../trace/index.ts";
import { activeLinesAt } from "./story/bindings.ts";
import { Explanations } from "./story/explanations.ts";
import { FactsIndex, stateKey, topKey, transitionKey } from "./story/facts-index.ts";
import { Panels, panelSpecs } from "./story/panels.ts";
import { pseudocode } from "./story/pseudocode.ts";
import { SymbolReader } from "./story/read-symbols.ts";
import { replayOf } from "./story/replay-of.ts";
import { factKinds } from "./story/rules.ts";
import { Reasons } from "./story/why.ts";
import { Wording } from "./story/wording.ts";

export { type Replay, type ReplayNode, type ReplayStep, replayOf } from "./story/replay-of.ts";

/** How a pushdown recording is shown: the P-automaton that grows, rules, worklist, tops, and why. */
export const pushdownBoard: Board = {
  engine: "pushdown",
  panels: panelSpecs,
  pseudocode,
  defaultGranularity: "rule",
  open: openSession,
};

const MAX_STATEMENTS = 12;

function openSession(recording: Recording): BoardSession {
  const symbols = new SymbolReader(recording);
  const wording = new Wording(recording, symbols);
  const index = new FactsIndex(recording, symbols);
  const reasons = new Reasons(recording, symbols, wording);
  const panels = new Panels(recording, index, symbols);
  const explanations = new Explanations(recording, index, symbols, wording, reasons);
  index.extend();
  return {
    extend: () => index.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines: (n) => activeLinesAt(recording, index, symbols, n),
    explain: (n, since) => explanations.explain(n, since),
    statements: (n, since) => statementsOf(recording, symbols, n, since),
    hints: () => [],
    hover: () => undefined,
    why: (fact, limit) => (fact >= 0 && fact < recording.length ? reasons.why(fact, limit) : undefined),
    replay: (fact) => replayOf(recording, fact),
    elements: (fact) => elementsOf(recording, wording, symbols, fact),
    factOf: (element) => factOf(recording, index, element),
    title: (seq) => explanations.title(seq),
    wasObserved: () => undefined,
    withoutContexts: () => undefined,
  };
}

/** Where the pushdown rules stand that fired in [since, n), the last one first, each once. */
function statementsOf(recording: Recording, symbols: SymbolReader, n: number, since: number): readonly Span[] {
  const { steps } = recording;
  const spans = new Set<Span>();
  for (let seq = n - 1; seq >= Math.max(0, since) && spans.size < MAX_STATEMENTS; seq--) {
    const { kind, c } = steps.fact(seq);
    const stepKind = steps.kind(seq);
    if (kind !== factKinds.transition || stepKind === "take" || stepKind === "put") continue;
    const span = symbols.rule(c)?.span;
    if (span !== undefined) spans.add(span);
  }
  return [...spans];
}

/** A transition also lights up its ends and the rule that made it. */
function elementsOf(recording: Recording, wording: Wording, symbols: SymbolReader, seq: Seq): readonly string[] {
  if (seq < 0 || seq >= recording.length) return [];
  const { kind, a, b } = recording.steps.fact(wording.subject(seq));
  const { c } = recording.steps.fact(seq);
  switch (kind) {
    case factKinds.accepted:
      return [stateKey(a)];
    case factKinds.top:
      return [topKey(a, b)];
    default: {
      const { from, to } = symbols.transition(a);
      const isUpdate = recording.steps.kind(seq) !== "take" && recording.steps.kind(seq) !== "put";
      const rule = isUpdate && c !== -1 ? [`r${c}`] : [];
      return [transitionKey(a), stateKey(from), stateKey(to), ...rule];
    }
  }
}

function factOf(recording: Recording, index: FactsIndex, element: string): Seq | undefined {
  switch (element[0]) {
    case "t":
      return index.transitions.stepAt(element, recording.length);
    case "o":
      return index.tops.stepAt(element, recording.length);
    case "s":
      return index.stateBirth(Number(element.slice(1)));
    default:
      return undefined;
  }
}
