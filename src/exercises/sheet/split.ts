const OPENING = "([{⟨｛（";
const CLOSING = ")]}⟩｝）";

/** Splits at commas and semicolons that stand in no brackets or quotation marks: `{⟨a, b⟩, c}` has two elements. */
export function splitOutside(list: string): readonly string[] {
  return split(list, ",;，；、");
}

/** Splits at blanks that stand in no brackets or quotation marks. */
export function wordsOf(list: string): readonly string[] {
  return split(list, " \t\r\n\u3000");
}

/** Whether words are names: `o1 o2`, not `x = null` or `a + b`. */
export function areNames(words: readonly string[]): boolean {
  return words.every((word) => /^[\p{L}\d[⟨"$_]/u.test(word) && !/[=+*/∧∨→↦∗≠≤<>|&!-]/.test(word));
}

function split(list: string, separators: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let part = "";
  for (const sign of list) {
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && OPENING.includes(sign)) depth++;
    if (!isQuoted && CLOSING.includes(sign)) depth--;
    if (!isQuoted && depth <= 0 && separators.includes(sign)) {
      parts.push(part);
      part = "";
    } else part += sign;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== "");
}
