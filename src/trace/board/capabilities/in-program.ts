import { capabilityKind, type Span } from "../../../kernel/index.ts";
import type { BoardSession } from "../board-session.ts";
import { firstOf, nonEmpty } from "./first-of.ts";

/** Words of the program mean something in a section, and what it shows stands in the program. */
interface InProgram {
  /** Markdown about the name under the pointer, or undefined. */
  hover?(file: string, line: number, word: string, n: number): string | undefined;
  /** The variable that a word means at a line, by the label that options take; undefined where that means nothing. */
  variableAt?(file: string, line: number, word: string): string | undefined;
  /**
   * Where the text has what a graph element or a table row is about: the expression that it is the value of, or the
   * occurrences of one part of a variable. None for what has a name of its own.
   */
  expressionsOf?(element: string): readonly Span[];
}

export const inProgram = capabilityKind<InProgram>();

export function hoverAt(
  session: BoardSession,
  file: string,
  line: number,
  word: string,
  n: number,
): string | undefined {
  const text = firstOf(session.capabilities(inProgram), (each) => each.hover?.(file, line, word, n));
  return text && session.shown(text);
}

export function variableAt(session: BoardSession, file: string, line: number, word: string): string | undefined {
  return firstOf(session.capabilities(inProgram), (each) => each.variableAt?.(file, line, word));
}

export function expressionsOf(session: BoardSession, element: string): readonly Span[] {
  return firstOf(session.capabilities(inProgram), (each) => nonEmpty(each.expressionsOf?.(element))) ?? [];
}
