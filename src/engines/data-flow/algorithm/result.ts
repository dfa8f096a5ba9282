import { formatInstruction, type Instruction, variableWritten } from "../../../java/index.ts";
import type { FactView } from "./analysis.ts";
import type { DeadStatement } from "./dead-code.ts";
import type { Solver } from "./solver.ts";

/** The answer of `fixscope flow`. */
export interface DataFlowResult {
  readonly methods: readonly { readonly method: string; readonly statements: readonly StatementRow[] }[];
  readonly dead: readonly (Pick<StatementRow, "line" | "text"> & {
    readonly method: string;
    readonly reason: DeadStatement["reason"];
  })[];
  /** Nodes taken off the worklist. */
  readonly pops: number;
  readonly notes: readonly string[];
  readonly partial: boolean;
}

/** One instruction of the three-address code, with what holds before and behind it. */
export interface StatementRow {
  readonly line: number;
  readonly text: string;
  /** The variable that it assigns. */
  readonly defines: string | null;
  readonly in: FactView;
  readonly out: FactView;
}

/** A row for each instruction. A call's `out` is what holds where its result has arrived. */
export function methodRows<F>(solver: Solver<F>): DataFlowResult["methods"] {
  const { analysis, graph } = solver;
  const isForward = analysis.direction === "forward";
  return [...graph.methods.values()].map(({ method, before, after }) => ({
    method: method.label,
    statements: method.body.flatMap((instruction, index): StatementRow[] => {
      const [first, last] = [before[index], after[index]];
      if (first === undefined || last === undefined) return [];
      return [
        {
          line: instruction.span.start.line,
          text: statementText(instruction),
          defines: variableWritten(instruction)?.name ?? null,
          in: analysis.show(first, isForward ? solver.input(first) : solver.output(first)),
          out: analysis.show(last, isForward ? solver.output(last) : solver.input(last)),
        },
      ];
    }),
  }));
}

const LABELED: ReadonlySet<Instruction["kind"]> = new Set(["new", "new-array", "call", "concat", "closure", "cast"]);

/** An instruction as text, without the labels of sites and jumps, and with fields as the program writes them. */
export function statementText(instruction: Instruction): string {
  const text = formatInstruction(instruction)
    .replace(/^if-false (.*) goto \d+$/, "if $1")
    .replace(/^goto \d+$/, "goto");
  if (instruction.kind === "static-load" || instruction.kind === "static-store") return text.replace("::", ".");
  if ("field" in instruction) return text.replace(`.${instruction.field.class.name}::`, ".");
  const label = LABELED.has(instruction.kind) ? text.lastIndexOf(" [") : -1;
  return label < 0 ? text : text.slice(0, label);
}
