import type { Program } from "../../../../java/index.ts";
import { weights } from "../dependence-graph/elements.ts";
import { edgeRules } from "../dependence-graph/rules.ts";
import type { BuiltGraph } from "../graph-building/build-graph.ts";
import type { Answer } from "./answers.ts";
import type { Relevancy } from "./read-out.ts";

/** The numbers of a relevancy result. Lines are those that hold code. */
export interface Metrics {
  readonly variables: number;
  readonly relevant: number;
  readonly methods: number;
  readonly relevantMethods: number;
  readonly lines: number;
  readonly relevantLines: number;
  /** The share of the lines that needs no symbolic version. */
  readonly codeReduction: number;
}

/** Of a run that has no answers. */
export const nothingMeasured: Metrics = {
  variables: 0,
  relevant: 0,
  methods: 0,
  relevantMethods: 0,
  lines: 0,
  relevantLines: 0,
  codeReduction: 0,
};

export function measure(built: BuiltGraph, relevancy: Relevancy, answers: readonly Answer[]): Metrics {
  const { program } = built.construction;
  const variables = answers.filter(({ kind }) => kind !== "return");
  const methods = program.methods.filter(
    (method) =>
      !method.class.isLibrary &&
      !method.class.isSynthetic &&
      !method.isImplicit &&
      method.kind !== "static-initializer",
  );
  const relevantMethods = new Set(
    answers.flatMap((answer) => ("method" in answer && answer.weight === weights.any ? [answer.method] : [])),
  );
  const lines = codeLines(program);
  const relevantLines = [...linesOf(built, relevancy, answers)].filter((line) => lines.has(line)).length;
  return {
    variables: variables.length,
    relevant: variables.filter(({ weight }) => weight === weights.any).length,
    methods: methods.length,
    relevantMethods: methods.filter((method) => relevantMethods.has(method)).length,
    lines: lines.size,
    relevantLines,
    codeReduction: lines.size === 0 ? 0 : round(1 - relevantLines / lines.size),
  };
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** `A.java:3`, without lines that are blank or comment only. */
function codeLines(program: Program): ReadonlySet<string> {
  const lines = new Set<string>();
  for (const file of program.files) {
    const text = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\r\n]/g, " "));
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
      if (line.replace(/\/\/.*$/, "").trim() !== "") lines.add(`${file.name}:${index + 1}`);
  }
  return lines;
}

/** Edges of a call that only carry globals along, and those of the heads of methods, say nothing about a line. */
const PASSING: ReadonlySet<string> = new Set(["global-entry", "global-exit", "global-result", "parameter"]);

/** Lines with a statement through which a symbolic value goes, and those that declare what may hold one. */
function linesOf(built: BuiltGraph, relevancy: Relevancy, answers: readonly Answer[]): ReadonlySet<string> {
  const { graph } = built;
  const lines = new Set<string>();
  const isSymbolic = (node: number): boolean => {
    return graph.locationAt(node).kind !== "environment" && relevancy.at(node) === weights.any;
  };
  for (let number = 0; number < graph.edgeCount; number++) {
    const edge = graph.edge(number);
    const statement = graph.statements[edge.statement];
    if (statement === undefined || PASSING.has(edgeRules[edge.rule] ?? "")) continue;
    if (isSymbolic(edge.target) || isSymbolic(edge.source))
      lines.add(`${statement.span.file}:${statement.span.start.line}`);
  }
  for (const answer of answers) {
    if (answer.weight !== weights.any || answer.kind === "return") continue;
    const { span } = answer.kind === "local" ? answer.variable : answer.field;
    lines.add(`${span.file}:${span.start.line}`);
  }
  return lines;
}
