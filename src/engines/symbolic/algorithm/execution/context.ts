import type { ClassInfo } from "../../../../java/index.ts";
import type { TestsOptions } from "../../options.ts";
import type { Branches } from "../coverage/index.ts";
import type { Initializer } from "../initialization/choice.ts";
import type { Code } from "../program/code.ts";

/** What stays the same during an execution. */
export interface Context {
  readonly code: Code;
  readonly enumerate: Initializer;
  readonly initialize: TestsOptions["initialize"];
  /** Unfoldings of a path, undecided conditions of a call, open calls. */
  readonly bounds: Readonly<Record<"depth" | "loops" | "calls", number>>;
  /** The labels of the reader's conditions. */
  readonly branches: Branches;
  /** The class of an exception that the machine makes, by its simple name. */
  exceptionClass(name: string): ClassInfo | undefined;
}
