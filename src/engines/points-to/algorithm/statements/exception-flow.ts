import type { ClassInfo, Instruction, Method, Variable } from "../../../../java/index.ts";

/** Where an exception raised by one instruction goes. */
export interface ExceptionFlow {
  /** In the order in which they are tried: each takes what is of one of `types` and of none of `taken`. */
  readonly catches: readonly {
    readonly target: Variable;
    readonly types: readonly ClassInfo[];
    readonly taken: readonly ClassInfo[];
  }[];
  /** Exceptions that leave the method are of none of these classes; undefined if some handler takes all. */
  readonly escapes: readonly ClassInfo[] | undefined;
}

/** Everything leaves the method. */
const unhandled: ExceptionFlow = { catches: [], escapes: [] };

/**
 * The flow of each instruction that stands in a protected range. The first clause of a `try` that
 * matches takes a type, later ones do not see it.
 */
export function exceptionFlows(method: Method): (instruction: Instruction) => ExceptionFlow {
  if (method.handlers.length === 0) return () => unhandled;
  const flows = new Map<Instruction, ExceptionFlow>();
  for (const [index, instruction] of method.body.entries()) {
    const flow = flowAt(method, index);
    if (flow !== unhandled) flows.set(instruction, flow);
  }
  return (instruction) => flows.get(instruction) ?? unhandled;
}

function flowAt(method: Method, index: number): ExceptionFlow {
  const covering = method.handlers.filter((handler) => handler.from <= index && index < handler.to);
  if (covering.length === 0) return unhandled;
  const catches: ExceptionFlow["catches"][number][] = [];
  const taken: ClassInfo[] = [];
  for (const { handler, types } of covering) {
    const entry = method.body[handler];
    if (entry?.kind !== "catch") continue;
    catches.push({ target: entry.target, types, taken: [...taken] });
    taken.push(...types);
    if (types.some(isThrowable)) return { catches, escapes: undefined };
  }
  return { catches, escapes: taken };
}

function isThrowable(info: ClassInfo): boolean {
  return info.name === "Throwable" && info.isLibrary;
}
