import {
  activeLinesAt,
  type Section,
  type SectionBoard,
  type Seq,
  type Story,
  type Words,
} from "../../../trace/index.ts";
import { Explanations } from "./explanations.ts";
import { edgeKey, FactsIndex, nodeKey, outcomeKey, ruleKey } from "./facts-index.ts";
import { Panels, panelSpecs } from "./panels.ts";
import { lines, pseudocode } from "./pseudocode.ts";
import { SymbolReader } from "./read-symbols.ts";
import { SourceMarks } from "./source-marks.ts";
import { factKinds, SECTION, vocabulary } from "./vocabulary.ts";
import { Wording } from "./wording.ts";

/** How graph, encoding and outcomes are shown; the saturation between them is told by the pushdown engine. */
export const relevancySection: SectionBoard = { section: SECTION, panels: panelSpecs, pseudocode, tell };

function tell(section: Section, everyone: Words): Story {
  const symbols = new SymbolReader(section);
  const wording = new Wording(section, symbols);
  const index = new FactsIndex(section, symbols);
  const panels = new Panels(section, index, symbols);
  const explanations = new Explanations(section, symbols, wording, everyone);
  const marks = new SourceMarks(section, index, symbols);
  return {
    extend: () => index.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines: (n) => activeLines(section, symbols, wording, n),
    fact: (seq) => wording.fact(seq),
    rule: (seq) => wording.rule(seq),
    side: (seq) => wording.side(seq),
    statement: (seq) => symbols.statement(section.steps.statement(seq))?.span,
    begin: () => explanations.begin(),
    end: () => explanations.end(),
    title: (seq) => explanations.title(seq),
    why: (seq) => [explanations.why(seq)],
    effect: (seq) => [explanations.effect(seq)],
    tally: (seq) => explanations.tally(seq),
    elements: (seq) => elementsOf(section, symbols, index, seq),
    relatedElements: (seq) => edgesBehind(section, seq),
    factOf: (element) => index.births.get(element) ?? index.outcomes.stepAt(element, section.length),
    hints: (n, since) => marks.hints(n, since),
    hover: (file, line, word, n) => marks.hover(file, line, word, n),
    variableAt: (file, line, word) => marks.variableAt(file, line, word),
  };
}

/** The pseudocode line that is being executed after n steps, with what its variables stand for. */
function activeLines(section: Section, symbols: SymbolReader, wording: Wording, n: number) {
  if (n === 0) return [{ procedure: "BuildGraph", line: lines.buildGraph, bindings: [] }];
  const { steps } = section;
  return activeLinesAt(section, vocabulary.procedures, n, ({ procedure }) => {
    switch (procedure) {
      case "BuildGraph": {
        const statement = symbols.statement(steps.statement(n - 1));
        if (statement === undefined) return [];
        return [{ line: lines.eachStatement, text: `${statement.text}, f = ${statement.method}` }];
      }
      case "Encode":
        return [{ line: lines.eachEdge, text: wording.edge(steps.fact(steps.about(n - 1)).b) }];
      case "Relevancy": {
        const { label, place } = symbols.node(steps.fact(steps.about(n - 1)).a);
        return [{ line: lines.eachNode, text: `v = ${label}, m = ${symbols.place(place).label}` }];
      }
    }
  });
}

/** An edge also lights up its ends and its pushdown rules, a rule its edge, an outcome its node and its control location. */
function elementsOf({ steps }: Section, symbols: SymbolReader, index: FactsIndex, seq: Seq): readonly string[] {
  const { kind, a, b, c } = steps.fact(steps.about(seq));
  switch (kind) {
    case factKinds.edge: {
      const { source, target } = symbols.edge(a);
      return [edgeKey(a), nodeKey(source), nodeKey(target), ...index.rulesOf(a).map(ruleKey)];
    }
    case factKinds.rule:
      return [ruleKey(a), edgeKey(b)];
    default:
      return [outcomeKey(a), nodeKey(a), `s${c}`];
  }
}

/** The edge that the pushdown rule of a step was made of. */
function edgesBehind(section: Section, seq: Seq): readonly string[] {
  const { steps } = section;
  const rules = steps.premises(seq).filter((premise) => section.has(premise));
  return rules.map((rule) => edgeKey(steps.fact(rule).b));
}
