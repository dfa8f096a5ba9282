import type { Method, Program } from "../program.ts";
import { showType } from "../types.ts";

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

/**
 * What an analysis of a program without `main` may start from: the methods of its classes that have code, static ones
 * first, private ones last.
 */
export function otherEntries(program: Program): readonly Method[] {
  const rank = (method: Method): number => (method.isPrivate ? 2 : 0) + (method.isStatic ? 0 : 1);
  return program.methods
    .filter(({ kind, isAbstract, isImplicit, class: { isLibrary, isSynthetic } }) => {
      return kind === "method" && !isAbstract && !isImplicit && !isLibrary && !isSynthetic;
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

function rankOf(method: Method): number {
  const [first] = method.parameters;
  const takesArguments = method.parameters.length === 1 && first !== undefined && showType(first.type) === "String[]";
  if (method.isStatic) return takesArguments ? 0 : 1;
  return 2;
}
