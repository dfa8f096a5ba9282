import { capabilityKind } from "../../kernel/index.ts";

/** Facts of the library can be shown one by one. */
export const library = capabilityKind<Readonly<Record<never, never>>>();

/** What the class hierarchy alone would add to a call graph. */
export interface Hierarchy<Result extends object = object> {
  readonly panel: string;
  calls(result: Result): readonly HierarchyCall[];
}

/** A call that only the class hierarchy allows, contexts left out. */
export interface HierarchyCall {
  readonly site: string;
  readonly caller: string;
  readonly callee: string;
  readonly callerLibrary: string;
  readonly calleeLibrary: string;
}

export const hierarchy = capabilityKind<Hierarchy>();
