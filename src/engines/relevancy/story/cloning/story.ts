import {
  activeLinesAt,
  agendaView,
  engineWords,
  factRow,
  hasMoments,
  type Message,
  type PanelView,
  type Section,
  type SectionBoard,
  type Seq,
  type Story,
  type TableView,
} from "../../../../trace/index.ts";
import { weightName } from "../../result.ts";
import { weightAt, weightedGraph } from "../weighted-graph.ts";
import { arrowOf, dealtWith } from "../wording.ts";
import { misconceptionsOf } from "./misconceptions.ts";
import { momentsOf } from "./moments.ts";
import { lines, pseudocode } from "./pseudocode.ts";
import { CloningRun, copyKey, copyText, flowKey, reachedKey } from "./run.ts";
import { sentenceOf } from "./sentences.ts";
import { factKinds, SECTION, vocabulary } from "./symbols.ts";

const { message, columns, panel, phases } = engineWords("relevancy");

/** How the copies, the flows between them and what reaches them are shown. */
export const cloningSection: SectionBoard = {
  section: SECTION,
  panels: [
    panel("cloned-graph", "graph", "f~c~", "graph"),
    panel("copies", "table", "w", "side"),
    { ...panel("worklist", "queue", "WL", "side"), region: "pushdown.region.worklist" },
  ],
  pseudocode,
  isAlternative: true,
  tell,
};

function tell(section: Section): Story {
  const run = new CloningRun(section);
  const { steps } = run;
  const kindOf = (seq: Seq) => nameOfKind(steps.factKind(steps.about(seq)));
  return {
    extend: () => run.extend(),
    view: (id, n, since) => viewOf(run, id, n, since),
    activeLines: (n) => activeLines(run, n),
    fact: (seq) => factText(run, seq),
    rule: (seq) => `relevancy.rule.${vocabulary.rules[steps.rule(seq)] ?? "reach"}`,
    misconceptions: (seq) => misconceptionsOf(run, seq),
    statement: (seq) => run.flow(steps.statement(seq)).statement?.span,
    phases: () => phases(section, { clone: factKinds.flow, reach: factKinds.reached }),
    begin: () => ({
      what: message("start.what"),
      why: message("start.why"),
    }),
    title: (seq) => titleOf(run, seq),
    sentence: (shown) => sentenceOf(run, shown),
    why: (seq) => [message(`why.${vocabulary.rules[steps.rule(seq)] ?? "reach"}`)],
    effect: (seq) => [message(steps.kind(seq) === "known" ? "effect.known" : `effect.${kindOf(seq)}`)],
    tally: (seq) =>
      kindOf(seq) === "entry" ? undefined : `relevancy.sum.${steps.kind(seq) === "known" ? "known" : kindOf(seq)}`,
    elements: (seq) => elementsOf(run, seq),
    factOf: (element, n) => run.births.get(element) ?? run.reached.shownAt(element, n),
    comparable: (seq) => {
      const { kind, a } = steps.fact(seq);
      const name = factText(run, seq);
      return { name, alike: kind === factKinds.flow ? dealtWith(run.flow(a).edge) : name };
    },
    capabilities: [hasMoments({ candidates: () => momentsOf(run) })],
  };
}

function nameOfKind(kind: number): "flow" | "reached" | "entry" {
  return kind === factKinds.flow ? "flow" : kind === factKinds.reached ? "reached" : "entry";
}

function titleOf(run: CloningRun, seq: Seq): Message {
  const { steps } = run;
  const kind = steps.kind(seq);
  const fact = factText(run, seq);
  if (kind === "put" || kind === "take") return message(`what.${kind}`, { fact });
  const verb = kind === "refine" ? "raised" : kind === "known" ? "known" : "what";
  return message(`${verb}.${nameOfKind(steps.factKind(steps.about(seq)))}`, { fact });
}

/** `(x, [10]:C.m()) ⇝ (y, [10]:C.m())`, `w(x, [10]:C.m()) = any`, `(x, [10]:C.m())`. */
function factText(run: CloningRun, seq: Seq): string {
  const { kind, a, b } = run.steps.fact(run.steps.about(seq));
  if (kind === factKinds.flow) {
    const { source, target, label } = run.flow(a);
    return `${copyText(run.copy(source))} ${arrowOf(label)} ${copyText(run.copy(target))}`;
  }
  const copy = copyText(run.copy(a));
  return kind === factKinds.reached ? `w${inParentheses(copy)} = ${weightName(b)}` : copy;
}

function inParentheses(text: string): string {
  return text.startsWith("(") ? text : `(${text})`;
}

function activeLines(run: CloningRun, n: number) {
  return activeLinesAt(run.section, vocabulary.procedures, n, ({ procedure }) => {
    const { steps } = run;
    const { a, c, kind } = steps.fact(steps.about(n - 1));
    if (procedure === "Clone") return [{ line: lines.eachEdge, text: run.flow(a).edge }];
    if (steps.kind(n - 1) === "take") return [{ line: lines.loop, text: `u = ${copyText(run.copy(a))}` }];
    const { source, target } = run.flow(steps.kind(n - 1) === "known" ? steps.statement(n - 1) : c);
    if (kind !== factKinds.reached || c === -1) return [];
    return [{ line: lines.eachFlow, text: `u = ${copyText(run.copy(source))}, v = ${copyText(run.copy(target))}` }];
  });
}

function elementsOf(run: CloningRun, seq: Seq): readonly string[] {
  const { steps } = run;
  const { kind, a } = steps.fact(steps.about(seq));
  const own = steps.statement(seq);
  if (kind === factKinds.flow) return [flowKey(a), ...endsOf(run, a)];
  const by = own === -1 ? [] : [flowKey(own), ...endsOf(run, own)];
  return [reachedKey(a), copyKey(a), ...by];
}

/** As they are drawn. */
function endsOf(run: CloningRun, flow: number): readonly string[] {
  const id = flowKey(flow);
  const edge = run.model.edges.find((each) => each.id === id);
  return edge === undefined ? [] : [edge.source, edge.target];
}

/** The view data of each panel: filters over the recording, nothing computed twice. */
function viewOf(run: CloningRun, id: string, n: number, since: number): PanelView {
  switch (id) {
    case "worklist":
      return agendaView(run.section, n, since, (put) => copyText(run.copy(run.steps.fact(put).a)));
    case "copies":
      return copies(run, n, since);
    default:
      return weightedGraph(run, n, since, (copy) => run.reached.stepAt(reachedKey(copy), n));
  }
}

function copies(run: CloningRun, n: number, since: number): TableView {
  const { reached } = run;
  return {
    kind: "table",
    columns: columns("variable", "method", "context", "weight"),
    rowCount: reached.births.lowerBound(n),
    row: (index) => {
      const key = reached.keyAt(index) ?? "";
      const seq = reached.stepAt(key, n) ?? reached.births.at(index);
      const { label, method, context } = run.copy(run.steps.fact(seq).a);
      return factRow(key, seq, since, [label, method, context, weightAt(run, seq)]);
    },
  };
}
