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
 * are their heads, and so are classes without one. Before there is a step the entry is whole, or all of a program without one. Braces
 * of classes are left out, and of a program of one class its head.
 *
 * @param marked lines of the step and its premises
 * @returns undefined if the text has no class
 */
export function linesInPlay(text: string, marked: ReadonlySet<number>): LinesInPlay | undefined {
  const top = membersOf(text);
  const classes = top.filter(({ kind }) => kind === "class");
  if (classes.length === 0) return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  const isBegun = marked.size > 0;
  const isLibrary = !top.some(hasEntry);
  const isInPlay = (member: Member): boolean =>
    isBegun ? [...marked].some((line) => member.first <= line && line <= member.last) : isLibrary || hasEntry(member);
  const folded = ({ first, last, head }: Member): SourceRow => ({ kind: "folded", line: first, last, head });
  const isOnly = classes.filter(isInPlay).length <= 1 && top.length === classes.length;
  const rows: SourceRow[] = [];
  let line = 1;
  const upTo = (end: number): void => {
    for (; line < end; line++) if (isCode(lines[line - 1] ?? "")) rows.push({ kind: "line", line });
  };
  const show = (members: readonly Member[], isWhole: (member: Member) => boolean, areHeadsShown: boolean): void => {
    for (const member of members) {
      upTo(member.first);
      if (!isWhole(member)) rows.push(folded(member));
      else if (member.kind === "method") upTo(member.last + 1);
      else {
        if (areHeadsShown) upTo(member.first + 1);
        line = Math.max(line, member.first + 1);
        show(member.members, isInPlay, true);
        upTo(member.last);
      }
      line = Math.max(line, member.last + 1);
    }
  };
  show(top, (member) => isInPlay(member) || (top.length === 1 && classes.length === 1), !isOnly);
  upTo(lines.length + 1);
  return { rows, indent: indentOf(lines, rows) };
}

function hasEntry({ kind, head, members }: Member): boolean {
  return kind === "method" ? /^main\s*\(/.test(head) : members.some(hasEntry);
}

/** Not an empty line, nor one of a comment alone, nor one that says where classes are from. */
function isCode(line: string): boolean {
  return !/^\s*(?:$|\/\/|\/?\*|(?:import|package)\b)/.test(line);
}

function indentOf(lines: readonly string[], rows: readonly SourceRow[]): number {
  const shown = rows.flatMap(({ kind, line }) => (kind === "line" ? (lines[line - 1] ?? "") : []));
  const indents = shown.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  return indents.length === 0 ? 0 : Math.min(...indents);
}
