/**
 * A text with as few lines as possible for which `isWanted` still holds: leaves out longer and longer runs of lines, as
 * delta debugging does, until no single line can go.
 */
export async function shrinkText(text: string, isWanted: (text: string) => Promise<boolean>): Promise<string> {
  const lines = await shrinkList(text.split("\n"), async (some) => isWanted(some.join("\n")));
  return lines.join("\n");
}

/** The same for a text in parts that are no lines: tokens. */
export async function shrinkList(
  all: readonly string[],
  isWanted: (parts: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  let parts = all;
  for (let size = parts.length >> 1; size >= 1; ) {
    const shorter = await withoutSome(parts, size, isWanted);
    if (shorter.length < parts.length) parts = shorter;
    else size >>= 1;
  }
  return parts;
}

/** Tries each run of `size` parts once, and each block that begins in a part. */
async function withoutSome(
  given: readonly string[],
  size: number,
  isWanted: (parts: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  let parts = given;
  for (let from = 0; from < parts.length; ) {
    const length = size === 1 ? blockLength(parts, from) : size;
    const rest = [...parts.slice(0, from), ...parts.slice(from + length)];
    if (await isWanted(rest)) parts = rest;
    else from += size;
  }
  return parts;
}

/** How many parts until the braces opened in this one are closed. */
function blockLength(parts: readonly string[], from: number): number {
  let depth = 0;
  for (let i = from; i < parts.length; i++) {
    for (const character of parts[i] ?? "") depth += character === "{" ? 1 : character === "}" ? -1 : 0;
    if (depth <= 0) return i - from + 1;
  }
  return 1;
}
