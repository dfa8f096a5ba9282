import type { Method, Program } from "./program.ts";
import { showType } from "./types.ts";

/**
 * The methods that an analysis may start from, best first: `static main(String[])`, then static methods named
 * `main`, then instance ones (the lecture writes `void main()`). Library methods are never entries.
 */
export function findEntries(program: Program): readonly Method[] {
  return program.methods
    .filter(
      (method) => method.name === "main" && method.kind === "method" && !method.isAbstract && !method.class.isLibrary,
    )
    .map((method, position) => ({ method, position, rank: rankOf(method) }))
    .sort((a, b) => a.rank - b.rank || a.position - b.position)
    .map((entry) => entry.method);
}

function rankOf(method: Method): number {
  const [first] = method.parameters;
  const takesArguments = method.parameters.length === 1 && first !== undefined && showType(first.type) === "String[]";
  if (method.isStatic) return takesArguments ? 0 : 1;
  return 2;
}
