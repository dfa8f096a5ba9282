/**
 * A text with as few lines as possible for which `isWanted` still holds: leaves out longer and longer runs of lines, as
 * delta debugging does, until no single line can go.
 */
export async function shrinkText(text: string, isWanted: (text: string) => Promise<boolean>): Promise<string> {
  let lines = text.split("\n");
  for (let size = lines.length >> 1; size >= 1; ) {
    const shorter = await withoutSome(lines, size, isWanted);
    if (shorter.length < lines.length) lines = [...shorter];
    else size >>= 1;
  }
  return lines.join("\n");
}

/** Tries each run of `size` lines once, and each block that begins on a line. */
async function withoutSome(
  given: readonly string[],
  size: number,
  isWanted: (text: string) => Promise<boolean>,
): Promise<readonly string[]> {
  let lines = given;
  for (let from = 0; from < lines.length; ) {
    const length = size === 1 ? blockLength(lines, from) : size;
    const rest = [...lines.slice(0, from), ...lines.slice(from + length)];
    if (await isWanted(rest.join("\n"))) lines = rest;
    else from += size;
  }
  return lines;
}

/** How many lines until the braces opened on this one are closed. */
function blockLength(lines: readonly string[], from: number): number {
  let depth = 0;
  for (let i = from; i < lines.length; i++) {
    for (const character of lines[i] ?? "") depth += character === "{" ? 1 : character === "}" ? -1 : 0;
    if (depth <= 0) return i - from + 1;
  }
  return 1;
}
