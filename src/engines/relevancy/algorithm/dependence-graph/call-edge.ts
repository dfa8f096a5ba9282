import type { CallSite, Method } from "../../../../java/index.ts";
import type { Callee } from "../points-to-view/call-structure.ts";
import type { ProgramPoint } from "./elements.ts";

/** A call as the globals need it: which method calls which, under which contexts, and where it returns. */
export interface CallEdge {
  readonly caller: Method;
  readonly callee: Callee;
  /** The label of the return point. */
  readonly returnPoint: string;
  readonly site: CallSite | undefined;
  readonly at: ProgramPoint | undefined;
}
