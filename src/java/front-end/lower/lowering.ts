import type { Budget } from "../../../kernel/index.ts";
import type { Operand } from "../../ir/instruction.ts";
import type { Variable } from "../../ir/program.ts";
import type { Located } from "../syntax/source-text.ts";
import type { TypedBlock, TypedExpression, TypedStatement } from "../typed/tree.ts";
import type { AssertionErrors } from "./assertions.ts";
import type { BodyBuilder, Label } from "./body-builder.ts";
import type { LambdaClasses } from "./expressions/lambda-classes.ts";
import type { Notes } from "./notes.ts";
import type { Sites } from "./sites.ts";

/** What the lowering collects over all bodies. */
export interface Collected {
  readonly budget: Budget;
  readonly sites: Sites;
  readonly notes: Notes;
  readonly lambdas: LambdaClasses;
  /** What `assert` throws; undefined where assertions are switched off. */
  readonly assertionErrors: AssertionErrors | undefined;
  /** Whether Java refuses a statement because nothing leads to it. It gets code all the same, which nothing leads to. */
  readonly isRefused: (statement: Located) => boolean;
}

/** What the lowering of one body shares: the code so far, what is collected, and each other. */
export interface Lowering extends Collected {
  readonly builder: BodyBuilder;
  /** The value as an operand, in a temporary only where no variable or constant has it. */
  readonly operand: (node: TypedExpression) => Operand;
  /** The value straight into a variable. */
  readonly into: (target: Variable, node: TypedExpression) => void;
  readonly statement: (node: TypedStatement) => void;
  readonly jumpIfFalse: (node: TypedExpression, label: Label) => void;
  readonly jumpIfTrue: (node: TypedExpression, label: Label) => void;
  /** Writes the body of a lambda, the start of which is written. */
  readonly functionBody: (inner: BodyBuilder, block: TypedBlock) => void;
}

export function variableOperand(variable: Variable): Operand {
  return { kind: "variable", variable };
}

/** A value that is at hand into a variable. */
export function move(lowering: Lowering, target: Variable, source: Operand): void {
  const { builder } = lowering;
  if (source.kind === "variable") builder.emit({ kind: "copy", target, source: source.variable });
  else builder.emit({ kind: "constant", target, value: source });
}
