import type { ActiveLine, Board, BoardSession, Recording, Seq } from "../../trace/index.ts";
import { replayIn } from "../pushdown/index.ts";
import { Explanations } from "./story/explanations.ts";
import { FactsIndex } from "./story/facts-index.ts";
import { Panels, panelSpecs } from "./story/panels.ts";
import { lines, procedureNumbers, pseudocode } from "./story/pseudocode.ts";
import { SymbolReader } from "./story/read-symbols.ts";
import { runSource } from "./story/run-source.ts";
import { SourceMarks } from "./story/source-marks.ts";
import { factKinds } from "./story/symbols.ts";
import { Reasons } from "./story/why.ts";
import { Wording } from "./story/wording.ts";

/** How a relevancy recording is shown: the dependence graph, the pushdown rules, post* growing, the outcomes, and why. */
export const relevancyBoard: Board = {
  engine: "relevancy",
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
  const explanations = new Explanations(recording, symbols, wording, reasons);
  const source = runSource(recording, symbols, wording);
  const marks = new SourceMarks(recording, index, symbols);
  index.extend();
  return {
    extend: () => index.extend(),
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines: (n) => activeLinesAt(recording, symbols, wording, n),
    explain: (n, since) => explanations.explain(n, since),
    statements: (n, since) => marks.statements(n, since),
    hints: (n, since) => marks.hints(n, since),
    hover: (file, line, word, n) => marks.hover(file, line, word, n),
    variableAt: (file, line, word) => marks.variableAt(file, line, word),
    why: (fact, limit) => (fact >= 0 && fact < recording.length ? reasons.why(fact, limit) : undefined),
    replay: (fact) => (fact >= 0 && fact < recording.length ? replayIn(source, fact) : undefined),
    elements: (fact) => elementsOf(recording, symbols, wording, index, fact),
    factOf: (element) => factOf(recording, index, element),
    title: (seq) => explanations.title(seq),
    wasObserved: () => undefined,
    withoutContexts: () => undefined,
  };
}

/** The pseudocode line that is being executed after n steps, with what its variables stand for. */
function activeLinesAt(
  recording: Recording,
  symbols: SymbolReader,
  wording: Wording,
  n: number,
): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "BuildGraph", line: lines.buildGraph, bindings: [] }];
  const { steps } = recording;
  const frame = steps.frameAt(steps.frame(n - 1));
  const procedure = pseudocode[frame.procedure]?.name ?? "BuildGraph";
  const line = steps.line(n - 1);
  return [{ procedure, line, bindings: bindingsOf(recording, symbols, wording, n - 1) }];
}

function bindingsOf(recording: Recording, symbols: SymbolReader, wording: Wording, seq: Seq): ActiveLine["bindings"] {
  const { steps } = recording;
  const { procedure, arguments: values } = steps.frameAt(steps.frame(seq));
  const statement = symbols.statement(steps.statement(seq));
  switch (procedure) {
    case procedureNumbers.BuildGraph:
      return statement === undefined
        ? []
        : [{ line: lines.eachStatement, text: `${statement.text}, f = ${statement.method}` }];
    case procedureNumbers.Encode: {
      const { kind, b } = steps.fact(wording.subject(seq));
      return kind === factKinds.rule ? [{ line: lines.eachEdge, text: wording.edge(b) }] : [];
    }
    case procedureNumbers.PostStar: {
      const taken = values[0] === -1 ? [] : [{ line: lines.loop, text: `t = ${wording.transition(values[0])}` }];
      return values[1] === -1 ? taken : [...taken, { line: lines.eachRule, text: `r = ${wording.rule(values[1])}` }];
    }
    default:
      return [];
  }
}

/** An edge also lights up its ends and its pushdown rule, a rule its edge, a transition its states and the rule that fired. */
function elementsOf(
  recording: Recording,
  symbols: SymbolReader,
  wording: Wording,
  index: FactsIndex,
  seq: Seq,
): readonly string[] {
  if (seq < 0 || seq >= recording.length) return [];
  const { kind, a, b } = recording.steps.fact(wording.subject(seq));
  switch (kind) {
    case factKinds.edge: {
      const { source, target } = symbols.edge(a);
      const rule = index.ruleOfEdge(a);
      return [`e${a}`, `n${source}`, `n${target}`, ...(rule === undefined ? [] : [`r${rule}`])];
    }
    case factKinds.rule:
      return [`r${a}`, `e${b}`];
    case factKinds.transition:
    case factKinds.entry: {
      const { from, to } = symbols.transition(a);
      return [`t${a}`, `s${from}`, `s${to}`, ...firedBy(recording, wording.subject(seq))];
    }
    case factKinds.accepted:
      return [`s${a}`];
    default:
      return [`o${a}.${b}`, `s${a}`];
  }
}

/** The pushdown rule that a step fired, and the edge it was made of. */
function firedBy(recording: Recording, seq: Seq): readonly string[] {
  const { steps } = recording;
  const rule = steps.premises(seq).find((premise) => steps.fact(premise).kind === factKinds.rule);
  if (rule === undefined) return [];
  const { a, b } = steps.fact(rule);
  return [`r${a}`, `e${b}`];
}

function factOf(recording: Recording, index: FactsIndex, element: string): Seq | undefined {
  const number = Number(element.slice(1));
  const [location, symbol] = element.slice(1).split(".").map(Number);
  switch (element[0]) {
    case "e":
      return index.edgeBirth(number);
    case "r":
      return index.ruleBirth(number);
    case "n":
      return index.nodeBirth(number);
    case "t":
      return index.weightStep(number, recording.length);
    case "s":
      return index.stateBirth(number);
    case "o":
      return location === undefined || symbol === undefined
        ? undefined
        : index.outcomeOf(location, symbol, recording.length);
    default:
      return undefined;
  }
}
