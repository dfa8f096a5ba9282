import type { Method } from "../../../../../java/index.ts";
import type { Branches } from "../../concrete/index.ts";
import type { Code } from "../../program/code.ts";

/** A program of Fig. 3, ready to be executed. */
export interface CoreProgram {
  /** Its only method is `main`, whose parameters are the inputs; it returns at the end of the text. */
  readonly code: Code;
  readonly main: Method;
  readonly branches: Branches;
}
