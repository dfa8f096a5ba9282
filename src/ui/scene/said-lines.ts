/** Layout units from one line of what an edge says to the next. */
export const saidLineHeight = 17;

interface Ends {
  readonly source: string;
  readonly target: string;
}

/** More parts than this share lines. */
const mostLines = 4;

/**
 * What an edge says, line by line: parts that a semicolon separates stand one below the other, so that the edge need not be
 * long. Above a loop is space for one line.
 */
export function saidLines({ source, target }: Ends, text: string): readonly string[] {
  if (source === target) return [text];
  const parts = text.split("; ");
  const room = Math.max(text.length / mostLines, ...parts.map(({ length }) => length));
  const lines: string[] = [];
  for (const part of parts) {
    const joined = `${lines.at(-1)}; ${part}`;
    if (lines.length > 0 && joined.length <= room) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines;
}
