import { pseudocodeLine } from "./pseudocode-line.ts";
import type { Procedure } from "./view-data.ts";

/** A line: how far it is indented, its markup (see `pseudocodeLine`), and whether the slides do not have it. */
type WrittenLine = readonly [indent: number, markup: string, isExtension?: "extension"];

/** Procedures by name, each with its lines by what they do. */
export type WrittenPseudocode = Readonly<Record<string, Readonly<Record<string, WrittenLine>>>>;

type Names<P> = { readonly [Name in keyof P]: keyof P[Name] }[keyof P] & string;

/**
 * Pseudocode as the engine writes it: procedures by name, each with its lines by what they do. Lines are numbered in
 * the order in which they stand; `lines` tells the numbers, for the recorder and for bindings. Names of lines are unique
 * over all procedures. A variant of an algorithm reads otherwise, or leaves lines out (undefined), under the same numbers.
 */
export function definePseudocode<const P extends WrittenPseudocode>(
  written: P,
  rewrite: (markup: string, line: string) => string | undefined = (markup) => markup,
): { readonly lines: Readonly<Record<Names<P>, number>>; readonly pseudocode: readonly Procedure[] } {
  const numbers = new Map<string, number>();
  const pseudocode = Object.entries(written).map(([name, procedure]) => ({
    name,
    lines: Object.entries(procedure).flatMap(([line, [indent, markup, extension]]) => {
      const number = numbers.size;
      if (numbers.has(line)) throw new Error(`two lines of pseudocode are called ${line}`);
      numbers.set(line, number);
      const text = rewrite(markup, line);
      return text === undefined ? [] : [pseudocodeLine(number, indent, text, extension !== undefined)];
    }),
  }));
  // Every name of a line was numbered just now.
  return { lines: Object.fromEntries(numbers) as Readonly<Record<Names<P>, number>>, pseudocode };
}

/**
 * Procedures some lines of which can be left out. What comes back says of those lines by which name, and whether they are left
 * out; it is the same object for the same list. Without a list nothing can be left out.
 *
 * @param partOf the name, by the number of a line
 */
export function withParts(
  procedures: readonly Procedure[],
  partOf: (line: number) => string | undefined,
): (leftOut: readonly string[] | undefined) => readonly Procedure[] {
  let marked: { readonly leftOut: readonly string[]; readonly procedures: readonly Procedure[] } | undefined;
  return (leftOut) => {
    if (leftOut === undefined) return procedures;
    if (marked?.leftOut !== leftOut) marked = { leftOut, procedures: procedures.map(mark(leftOut, partOf)) };
    return marked.procedures;
  };
}

function mark(leftOut: readonly string[], partOf: (line: number) => string | undefined) {
  return ({ name, lines }: Procedure): Procedure => ({
    name,
    lines: lines.map((line) => {
      const part = partOf(line.line);
      return part === undefined ? line : { ...line, part, isLeftOut: leftOut.includes(part) };
    }),
  });
}
