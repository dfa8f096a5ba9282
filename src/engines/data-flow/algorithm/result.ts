import { formatStatement, variableWritten } from "../../../java/index.ts";
import type { Budget } from "../../../kernel/index.ts";
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

/** A row for each instruction, as far as there is time. A call's `out` is what holds where its result has arrived. */
export function methodRows<F>(solver: Solver<F>, budget: Budget): DataFlowResult["methods"] {
  const { analysis, graph } = solver;
  const isForward = analysis.direction === "forward";
  return [...graph.methods.values()].map(({ method, before, after }) => ({
    method: method.label,
    statements: method.body.flatMap((instruction, index): StatementRow | readonly [] => {
      const [first, last] = [before[index], after[index]];
      if (first === undefined || last === undefined || budget.isSpent()) return [];
      return {
        line: instruction.span.start.line,
        text: formatStatement(instruction),
        defines: variableWritten(instruction)?.name ?? null,
        in: analysis.show(first, isForward ? solver.input(first) : solver.output(first)),
        out: analysis.show(last, isForward ? solver.output(last) : solver.input(last)),
      };
    }),
  }));
}
