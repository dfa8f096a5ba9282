import type { Method } from "../../../../../java/index.ts";
import type { DataType } from "../../../../separation/index.ts";
import type { Code, CoreInstruction } from "../../program/code.ts";
import type { CoreSource } from "../syntax/surface.ts";

/** A program of Fig. 3, ready to be executed. */
export interface CoreProgram {
  readonly source: CoreSource;
  /** Its only method is `main`, whose parameters are the inputs; it returns at the end of the text. */
  readonly code: Code;
  readonly main: Method;
  readonly data: ReadonlyMap<string, DataType>;
  /** By instruction of `main`: the number of its statement, from 1; the end counts as one more. */
  readonly statementOf: readonly number[];
  /** The line of each `if`, with a letter where a line has several: `12`, `12a`. `T` or `F` follows in a branch. */
  readonly branchOf: ReadonlyMap<CoreInstruction, string>;
}
