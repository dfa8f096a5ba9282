import { formatInstruction, ShownVariables, showType } from "../../java/index.ts";
import { type Budget, type Place, type Span, startOf } from "../../kernel/index.ts";
import {
  type Edge,
  type Place as GraphPlace,
  type Location,
  type Statement,
  type Weight,
  weights,
} from "./algorithm/dependence-graph/elements.ts";
import { edgeRules } from "./algorithm/dependence-graph/rules.ts";
import type { Encoding } from "./algorithm/encoding/encoding.ts";
import type { BuiltGraph } from "./algorithm/graph-building/build-graph.ts";
import type { Answer, PartAnswer } from "./algorithm/read-out/answers.ts";
import type { Metrics } from "./algorithm/read-out/metrics.ts";
import type { Occurrences } from "./algorithm/read-out/occurrences.ts";
import type { Relevancy } from "./algorithm/read-out/read-out.ts";

export type WeightName = "any" | "const" | "id" | "zero";

const weightNames: readonly WeightName[] = ["zero", "const", "id", "any"];

export function weightName(weight: number): WeightName {
  return weightNames[weight] ?? "zero";
}

export interface Outcome {
  readonly weight: WeightName;
  readonly relevant: boolean;
  /** The seeds whose values may be there; only when there are several. */
  readonly seeds?: readonly string[];
  /** Call sites that may be open when a symbolic value is there, innermost first. */
  readonly stack?: string;
  /** The outcome with copies of methods instead of the stack. */
  readonly cloning?: WeightName;
}

export type VariableRow = Outcome &
  (
    | {
        readonly kind: "local";
        readonly method: string;
        readonly name: string;
        readonly type: string;
        readonly parameter?: number;
        /** Of a local that is split by definition: the outcomes that its own is the ⊕ of, in the order of the text. */
        readonly parts?: readonly PartRow[];
      }
    | { readonly kind: "field" | "static"; readonly class: string; readonly field: string; readonly type: string }
    | { readonly kind: "return"; readonly method: string; readonly type: string }
  );

/** A part of a local. */
export interface PartRow extends Outcome {
  /** `x₁` */
  readonly name: string;
  /** Each time that the text names it. */
  readonly places: readonly Place[];
}

export interface SeedRow {
  readonly label: string;
  readonly variable: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface WdgNodeRow {
  readonly id: number;
  readonly variable: string;
  /** Of a temporary: the expression that it stands for, `a.next`. */
  readonly expression?: string;
  readonly method: string;
  readonly kind: "local" | "global" | "return-point";
  readonly weight: WeightName;
}

export interface WdgEdgeRow {
  readonly source: number;
  readonly target: number;
  readonly label: WeightName;
  /** The rule of Table 1, Table 2 or Table 5. */
  readonly rule: string;
  readonly statement?: string;
  readonly file?: string;
  readonly line?: number;
  /** Of an edge into a called method: where the call returns to. */
  readonly returnPoint?: string;
  /** The pushdown rule it became. */
  readonly pushdownRule: string;
}

/** The answer of `fixscope ra`. */
export interface RelevancyResult {
  readonly options: Readonly<Record<string, unknown>>;
  readonly variables: readonly VariableRow[];
  readonly seeds: readonly SeedRow[];
  readonly wdg: { readonly nodes: readonly WdgNodeRow[]; readonly edges: readonly WdgEdgeRow[] };
  readonly rules: number;
  readonly transitions: number;
  readonly metrics: Metrics;
  readonly cloning?: { readonly nodes: number; readonly edges: number };
  readonly notes: readonly string[];
  readonly partial: boolean;
}

/** The parts of a row besides the weight. */
export type Beside = Pick<Outcome, "seeds" | "stack" | "cloning">;

/** `besideOf` tells it of the whole answer, or of a part; `occurrences` where parts stand in the text. */
export function variableRow(
  answer: Answer,
  occurrences: Occurrences,
  besideOf: (weight: Weight, part?: number) => Beside,
): VariableRow {
  const outcomeOf = (weight: Weight, part?: number): Outcome => {
    return { weight: weightName(weight), relevant: weight === weights.any, ...besideOf(weight, part) };
  };
  const outcome = outcomeOf(answer.weight);
  switch (answer.kind) {
    case "local": {
      const { method, variable, parameter } = answer;
      const place = parameter === undefined ? {} : { parameter };
      const partRow = ({ name, weight }: PartAnswer, part: number): PartRow => {
        return { name, ...outcomeOf(weight, part), places: occurrences.of(variable, part).map(startOf) };
      };
      const parts = answer.parts.length > 1 ? { parts: answer.parts.map(partRow) } : {};
      return {
        kind: "local",
        method: method.label,
        name: variable.name,
        type: showType(variable.type),
        ...place,
        ...outcome,
        ...parts,
      };
    }
    case "return":
      return { kind: "return", method: answer.method.label, type: showType(answer.method.returnType), ...outcome };
    default: {
      const { field } = answer;
      return {
        kind: answer.kind,
        class: field.class.name,
        field: field.name,
        type: showType(field.type),
        ...outcome,
      };
    }
  }
}

/** The graph as rows, with what the read-out found at each node. */
export function wdgRows(
  built: BuiltGraph,
  encoding: Encoding,
  relevancy: Relevancy,
  budget: Budget,
): RelevancyResult["wdg"] {
  const { graph } = built;
  const shown = new ShownVariables(built.construction.program.files);
  const nodes = Array.from({ length: graph.nodeCount }, (_, id): WdgNodeRow => {
    budget.spend();
    const place = graph.placeAt(id);
    const location = graph.locationAt(id);
    return {
      id,
      variable: location.label,
      ...expressionOf(location, shown),
      method: place.label,
      kind: nodeKind(location, place),
      weight: weightName(relevancy.onPathsTo(id)),
    };
  });
  const edges = Array.from({ length: graph.edgeCount }, (_, number) => {
    budget.spend();
    return wdgEdge(built, encoding, graph.edge(number));
  });
  return { nodes, edges };
}

/** How a node is drawn: globals, the environment among them, are seen by several methods. */
export function nodeKind(location: Location, place: GraphPlace): WdgNodeRow["kind"] {
  if (place.kind === "return-point") return "return-point";
  return location.kind === "global" || location.kind === "environment" ? "global" : "local";
}

function wdgEdge(built: BuiltGraph, encoding: Encoding, edge: Edge): WdgEdgeRow {
  const statement = built.graph.statements[edge.statement];
  const rule = encoding.ruleOfEdge[edge.number];
  return {
    source: edge.source,
    target: edge.target,
    label: weightName(edge.weight),
    rule: edgeRules[edge.rule] ?? "?",
    ...(statement === undefined ? {} : { statement: textOf(built, statement), ...placeOf(statement.span) }),
    ...(edge.returnPoint === -1 ? {} : { returnPoint: built.graph.places[edge.returnPoint]?.label ?? "?" }),
    pushdownRule: rule === undefined ? "" : encoding.system.showRule(rule),
  };
}

function textOf({ construction }: BuiltGraph, { instruction }: Statement): string {
  return formatInstruction(instruction, construction.naming(instruction));
}

function placeOf(span: Span): { readonly file: string; readonly line: number } {
  return { file: span.file, line: span.start.line };
}

function expressionOf(location: Location, shown: ShownVariables): Pick<WdgNodeRow, "expression"> {
  const expression = location.kind === "local" ? shown.expression(location.variable) : undefined;
  return expression === undefined ? {} : { expression };
}
