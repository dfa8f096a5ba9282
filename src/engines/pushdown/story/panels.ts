import {
  agendaView,
  engineWords,
  type GraphView,
  NONE,
  type PanelView,
  risingTable,
  type Seq,
  type TableRow,
  type TableView,
} from "../../../trace/index.ts";
import type { PushdownRun } from "./run.ts";
import { factKinds } from "./vocabulary.ts";

const { columns, panel } = engineWords("pushdown");

export const panelSpecs = [
  panel("p-automaton", "graph", "A", "graph"),
  panel("worklist", "queue", "WL", "side"),
  panel("pushdown-rules", "table", "Δ", "side"),
  { ...panel("transitions", "table", "l", "side"), within: "p-automaton" },
  panel("tops", "table", "top", "side"),
];

/** Rules that fired in more steps than this are not looked for. */
const MAX_STEPS = 20_000;

/** The view data of each panel: filters over the recording, nothing computed twice. */
export function viewOf(run: PushdownRun, panel: string, n: number, since: number): PanelView {
  switch (panel) {
    case "p-automaton":
      return automaton(run, n, since);
    case "worklist":
      return worklist(run, n, since);
    case "pushdown-rules":
      return rules(run, n, since);
    case "tops": {
      const cells = (seq: Seq) => {
        const { a, b, c } = run.steps.fact(seq);
        return [run.state(a), run.symbol(b), run.weight(c)];
      };
      return risingTable({ rows: run.topSteps, columns: columns("location", "top", "weight"), n, since, cells });
    }
    default: {
      const cells = (seq: Seq) => {
        const { a, b } = run.steps.fact(seq);
        const { from, symbol, to } = run.transition(a);
        return [run.state(from), run.symbol(symbol), run.endText(to), run.weight(b)];
      };
      const heads = columns("from", "symbol", "to", "weight");
      return risingTable({ rows: run.transitionSteps, columns: heads, groupedBy: 0, n, since, cells });
    }
  }
}

function automaton(run: PushdownRun, n: number, since: number): GraphView {
  const { transitionSteps } = run;
  const ties = new Map(firings(run, since, n).map(({ rule, transition }) => [transition, numberOf(rule)]));
  return {
    kind: "graph",
    model: run.automaton.model,
    at: n,
    since,
    sublabel: () => undefined,
    edgeLabel: (id) => {
      const seq = transitionSteps.stepAt(id, n);
      if (seq === undefined) return undefined;
      const { a, b } = run.steps.fact(seq);
      const { symbol } = run.transition(a);
      const weight = run.weight(b);
      const tie = ties.get(a);
      return {
        text: run.drawn(symbol, weight),
        fullText: `${run.symbol(symbol)} : ${weight}`,
        isNew: seq >= since,
        ...(tie === undefined ? {} : { tie }),
      };
    },
  };
}

/** The transition that is being processed is shown until the read-out begins. */
function worklist(run: PushdownRun, n: number, since: number): PanelView {
  const isReading = run.section.countAt(factKinds.accepted, n) > 0;
  return agendaView(run.section, n, since, (put) => run.weighted(run.steps.fact(put).a, n), isReading);
}

/**
 * The rules that there are: of a plain system all from the beginning, those that another section makes as they come. Those
 * that were made or fired since are marked.
 */
function rules(run: PushdownRun, n: number, since: number): TableView {
  const fired = new Map(firings(run, since, n).map(({ rule, seq }) => [rule, seq]));
  const { rules } = run;
  const areMade = (rules[0]?.birth ?? NONE) !== NONE;
  const one = run.table("pushdown")[0]?.one;
  return {
    kind: "table",
    columns: columns("number", "rule", "weight"),
    // Rules are made in the order of their numbers.
    rowCount: rules.findLastIndex(({ birth }) => birth < n) + 1,
    row: (index): TableRow => {
      const { birth = NONE, weight = "" } = run.rule(index) ?? {};
      const fact = fired.get(index) ?? birth;
      const isNew = fired.has(index) || (areMade && birth >= since);
      // What changes nothing needs no word.
      const texts = [numberOf(index), run.ruleLine(index), weight === one ? "" : weight];
      const shown = fact === NONE ? undefined : fact;
      return { key: `r${index}`, cells: texts.map((text) => [{ text, fact: shown, isNew }]), fact, isNew };
    },
  };
}

/** By which a rule is told from the others, in its table and at the transition that it made. */
function numberOf(rule: number): string {
  return `Δ${rule + 1}`;
}

/** Where rules fired in the steps [since, n), also where that brought nothing new. */
function firings(run: PushdownRun, since: number, n: number): readonly Firing[] {
  const found: Firing[] = [];
  const { steps } = run;
  for (let seq = Math.max(0, since, n - MAX_STEPS); seq < n; seq++) {
    if (!run.section.has(seq)) continue;
    const { kind, c } = steps.fact(seq);
    const isUpdate = kind === factKinds.transition && steps.kind(seq) !== "take" && steps.kind(seq) !== "put";
    if (isUpdate && c !== -1) found.push({ rule: c, transition: steps.fact(steps.about(seq)).a, seq });
  }
  return found;
}

interface Firing {
  readonly rule: number;
  readonly transition: number;
  readonly seq: Seq;
}
