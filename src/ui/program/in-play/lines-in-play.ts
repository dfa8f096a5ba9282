import { type Member, membersOf } from "./members.ts";

/** A line of the program, or a method or class of which its head alone is shown. */
export type SourceRow =
  | { readonly kind: "line"; readonly line: number }
  | { readonly kind: "folded"; readonly line: number; readonly last: number; readonly head: string };

export interface LinesInPlay {
  readonly rows: readonly SourceRow[];
  /** By how many columns all lines are indented that are shown as they are. */
  readonly indent: number;
}

/**
 * The lines of a Java program that a step is about, for a narrow column of large letters: methods with such a line are whole, others
 * are their heads, and so are classes without one. Braces of classes are left out, and of a program of one class its head.
 *
 * @param marked lines of the step and its premises
 * @returns undefined if the text has no class
 */
export function linesInPlay(text: string, marked: ReadonlySet<number>): LinesInPlay | undefined {
  const classes = membersOf(text).filter(({ kind }) => kind === "class");
  if (classes.length === 0) return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  const isInPlay = ({ first, last }: Member): boolean => [...marked].some((line) => first <= line && line <= last);
  const folded = ({ first, last, head }: Member): SourceRow => ({ kind: "folded", line: first, last, head });
  const isOnly = classes.filter(isInPlay).length <= 1;
  const rowsOf = (each: Member, isHeadShown: boolean): readonly SourceRow[] => {
    const rows: SourceRow[] = isHeadShown ? [{ kind: "line", line: each.first }] : [];
    let line = each.first + 1;
    const upTo = (end: number): void => {
      for (; line < end; line++) if (isCode(lines[line - 1] ?? "")) rows.push({ kind: "line", line });
    };
    for (const member of each.members) {
      upTo(member.first);
      if (!isInPlay(member)) rows.push(folded(member));
      else if (member.kind === "class") rows.push(...rowsOf(member, true));
      else upTo(member.last + 1);
      line = Math.max(line, member.last + 1);
    }
    upTo(each.last);
    return rows;
  };
  const rows = classes.flatMap((each) =>
    isInPlay(each) || classes.length === 1 ? rowsOf(each, !isOnly) : [folded(each)],
  );
  return { rows, indent: indentOf(lines, rows) };
}

/** Not an empty line, nor one of a comment alone. */
function isCode(line: string): boolean {
  return !/^\s*(?:$|\/\/|\/?\*)/.test(line);
}

function indentOf(lines: readonly string[], rows: readonly SourceRow[]): number {
  const shown = rows.flatMap(({ kind, line }) => (kind === "line" ? (lines[line - 1] ?? "") : []));
  const indents = shown.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  return indents.length === 0 ? 0 : Math.min(...indents);
}
