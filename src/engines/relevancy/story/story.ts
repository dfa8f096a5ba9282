import type { Span } from "../../../kernel/index.ts";
import {
  absences,
  activeLinesAt,
  engineWords,
  hasMoments,
  inProgram,
  type Replay,
  type Section,
  type SectionBoard,
  type Seq,
  type Story,
  type Words,
} from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import { misconceptionsOf } from "./asked/misconceptions.ts";
import { copyKey } from "./cloning/run.ts";
import { beginning, effectOf, ending, phasesOf, reasonOf, tallyOf, titleOf } from "./explanations.ts";
import { namesOf } from "./names.ts";
import { panelSpecs, viewOf } from "./panels.ts";
import { cloningPseudocode, lines, pseudocode, stackingPseudocode } from "./pseudocode.ts";
import { edgeKey, nodeKey, outcomeKey, RelevancyRun, ruleKey } from "./run.ts";
import { momentsOf } from "./sentences/moments.ts";
import { sentenceOf } from "./sentences/sentences.ts";
import { hintsAt, hoverText, variableAt } from "./source-marks.ts";
import { factKinds, SECTION, vocabulary } from "./vocabulary.ts";
import { dealtWith, edgeText, factText, ruleId, sideConditions, withoutContexts } from "./wording.ts";

const { message } = engineWords("relevancy");

/** How graph, encoding and outcomes are shown; the saturation between them is told by the pushdown engine. */
export const relevancySection: SectionBoard = { section: SECTION, panels: panelSpecs, pseudocode, tell };

function tell(section: Section, everyone: Words): Story {
  const run = new RelevancyRun(section);
  return {
    extend: () => run.extend(),
    names: namesOf(() => ({
      nodes: run.table("nodes"),
      places: run.table("places"),
      pipelines: run.table("pipelines"),
    })),
    view: (panel, n, since) => viewOf(run, panel, n, since),
    activeLines: (n) => activeLines(run, n),
    pseudocode: () => (run.isCloned ? cloningPseudocode : stackingPseudocode),
    fact: (seq) => factText(run, seq),
    rule: (seq) => ruleId(run, seq),
    premises: (seq) => reasonsOf(run, seq),
    replay: (seq, n) => replayOf(run, everyone, seq, n),
    side: (seq) => sideConditions(run, seq),
    misconceptions: (seq) => misconceptionsOf(run, seq),
    statement: (seq) => run.statement(run.steps.statement(seq))?.span,
    phases: () => phasesOf(section),
    begin: beginning,
    end: ending,
    title: (seq) => titleOf(run, seq),
    sentence: (shown) => sentenceOf(run, shown),
    why: (seq) => [reasonOf(run, everyone, seq)],
    effect: (seq) => [effectOf(run, seq)],
    tally: (seq) => tallyOf(run, seq),
    elements: (seq) => elementsOf(run, seq),
    relatedElements: (seq) => edgesBehind(run, seq),
    factOf: (element, n) => run.births.get(element) ?? run.outcomes.shownAt(element, n),
    hints: (n, since) => hintsAt(run, n, since),
    comparable: (seq) => ({ name: factText(run, seq), alike: alikeOf(run, seq) }),
    capabilities: [
      inProgram({
        hover: (file, line, word, n) => hoverText(run, file, line, word, n),
        variableAt: (file, line, word) => variableAt(run, file, line, word),
        expressionsOf: (element) => writtenAs(run, element),
      }),
      absences({ absent: (element) => absentFrom(run, element) }),
      hasMoments({ candidates: () => momentsOf(run), end: message("moment.end") }),
    ],
  };
}

/** That what is selected is relevant, where it is not. */
function absentFrom(run: RelevancyRun, element: string | undefined): readonly string[] {
  const [, kind, digits] = /^([nv])(\d+)$/.exec(element ?? "") ?? [];
  if (kind === undefined || run.isCloned) return [];
  const node = Number(digits);
  const last = run.outcomes.stepAt(outcomeKey(node), run.section.length);
  const isRelevant = last !== undefined && weightName(run.steps.fact(run.steps.about(last)).b) === "any";
  return isRelevant ? [] : [`ra${run.node(node).fullLabel} = any`];
}

/** The expression of a temporary, the occurrences of a part, by its node or by its row among the outcomes. */
function writtenAs(run: RelevancyRun, element: string): readonly Span[] {
  return (/^[nv]\d+$/.test(element) ? run.node(Number(element.slice(1))).written : undefined) ?? [];
}

/** An outcome that was raised rests on what raised it alone: ⊕ has chosen that. */
function reasonsOf({ steps }: RelevancyRun, seq: Seq): readonly Seq[] {
  const premises = steps.premises(seq);
  return steps.kind(seq) === "refine" ? premises.slice(1) : premises;
}

/** The run behind ra(v, m): that of the top that gave the outcome the weight that it has at position n. */
function replayOf(run: RelevancyRun, everyone: Words, seq: Seq, n: number): Replay | undefined {
  const fact = run.steps.about(seq);
  if (run.steps.factKind(fact) !== factKinds.outcome) return undefined;
  const last = run.outcomes.stepAt(outcomeKey(run.steps.fact(fact).a), n) ?? fact;
  const [top] = reasonsOf(run, last);
  return top === undefined ? undefined : everyone.replay?.(top, n);
}

/** The pseudocode line that is being executed after n steps, with what its variables stand for. */
function activeLines(run: RelevancyRun, n: number) {
  if (n === 0) return [{ procedure: "BuildGraph", line: lines.buildGraph, bindings: [] }];
  const { steps } = run;
  return activeLinesAt(run.section, vocabulary.procedures, n, ({ procedure }) => {
    switch (procedure) {
      case "BuildGraph": {
        const statement = run.statement(steps.statement(n - 1));
        if (statement === undefined) return [];
        return [{ line: lines.eachStatement, text: `${statement.text}, f = ${statement.method}` }];
      }
      case "Encode":
        return [{ line: lines.eachEdge, text: edgeText(run, steps.fact(steps.about(n - 1)).b) }];
      case "JoinCopies":
      case "Relevancy": {
        const { label, place } = run.node(steps.fact(steps.about(n - 1)).a);
        const line = procedure === "Relevancy" ? lines.eachNode : lines.eachCopy;
        return [{ line, text: `v = ${label}, m = ${run.place(place).label}` }];
      }
    }
  });
}

/** A pushdown rule is found in other runs by its edge, which cloning copies where stacking encodes it. */
function alikeOf(run: RelevancyRun, seq: Seq): string {
  const { kind, b } = run.steps.fact(seq);
  return kind === factKinds.rule ? dealtWith(withoutContexts(edgeText(run, b))) : withoutContexts(factText(run, seq));
}

/** An edge also lights up its ends and its pushdown rules, a rule its edge, an outcome its node and its control location. */
function elementsOf(run: RelevancyRun, seq: Seq): readonly string[] {
  const { kind, a, b, c } = run.steps.fact(run.steps.about(seq));
  switch (kind) {
    case factKinds.edge: {
      const { source, target } = run.edge(a);
      return [edgeKey(a), nodeKey(source), nodeKey(target), ...run.rulesOf(a).map(ruleKey)];
    }
    case factKinds.rule: {
      const { source, target } = run.edge(b);
      return [ruleKey(a), edgeKey(b), nodeKey(source), nodeKey(target)];
    }
    default:
      return [outcomeKey(a), nodeKey(a), run.isCloned ? copyKey(c) : `s${c}`];
  }
}

/** The edge that the pushdown rule of a step was made of. */
function edgesBehind({ section, steps }: RelevancyRun, seq: Seq): readonly string[] {
  const rules = steps.premises(seq).filter((premise) => section.has(premise));
  return rules.map((rule) => edgeKey(steps.fact(rule).b));
}
