/** Names that Java's patterns know and JavaScript's do not, as the inside of a character class. */
const CLASSES: Readonly<Record<string, string>> = {
  Alpha: "a-zA-Z",
  Digit: "0-9",
  Alnum: "a-zA-Z0-9",
  Upper: "A-Z",
  Lower: "a-z",
  Punct: "!-\\/:-@\\[-`{-~",
  Space: "\\s",
  Blank: " \\t",
  XDigit: "0-9a-fA-F",
  ASCII: "\\0-\\x7f",
  IsAlphabetic: "\\p{Alphabetic}",
  IsLetter: "\\p{L}",
  IsDigit: "\\p{Nd}",
  javaLetter: "\\p{L}",
};

/**
 * A Java pattern as a JavaScript one; undefined when it is no pattern. Possessive quantifiers, class intersections and
 * flags inside of the pattern are not known.
 */
export function patternOf(source: string, flags: string): RegExp | undefined {
  const quoted = source.replaceAll(/\\Q([\s\S]*?)(?:\\E|$)/g, (_, text: string) => text.replaceAll(/[^\w\s]/g, "\\$&"));
  let depth = 0;
  const translated = quoted.replaceAll(/\\[pP]\{(\w+)\}|\\[pP](\w)|\\([\s\S])|[[\]]/g, (all, name, letter, escaped) => {
    if (all === "[" || all === "]") {
      depth += all === "[" ? 1 : -1;
      return all;
    }
    if (escaped !== undefined) return escapeOf(escaped, depth > 0);
    return classOf(name ?? letter, all.startsWith("\\P"), depth > 0);
  });
  try {
    return new RegExp(translated, `${flags}u`);
  } catch {
    return undefined;
  }
}

function classOf(name: string, isNegated: boolean, isInside: boolean): string {
  const inside = CLASSES[name];
  if (inside === undefined) return `\\${isNegated ? "P" : "p"}{${name}}`;
  return isInside && !isNegated ? inside : `[${isNegated ? "^" : ""}${inside}]`;
}

function escapeOf(character: string, isInside: boolean): string {
  switch (character) {
    case "A":
      return "^";
    case "z":
    case "Z":
      return "$";
    case "h":
      return isInside ? " \\t\\xa0" : "[ \\t\\xa0]";
    case "R":
      return "(?:\\r\\n|[\\n\\r\\u2028\\u2029])";
    default:
      // With the u flag only characters that mean something may be escaped.
      return /[\w^$\\.*+?()[\]{}|/-]/.test(character) && (isInside || character !== "-") ? `\\${character}` : character;
  }
}

/** `$1`, `${name}` and `\$` of a Java replacement, filled in. */
export function expandReplacement(replacement: string, match: RegExpMatchArray): string {
  return replacement.replaceAll(/\\([\s\S])|\$(\d)|\$\{(\w+)\}/g, (_, escaped, group, name) => {
    if (escaped !== undefined) return escaped;
    return (group === undefined ? match.groups?.[name] : match[Number(group)]) ?? "";
  });
}

/** `String.split`: no empty text before a match of nothing at the start; none at the end unless the limit is negative. */
export function splitText(text: string, pattern: RegExp, limit: number): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (limit > 0 && parts.length === limit - 1) break;
    const end = match.index + match[0].length;
    if (end === 0) continue;
    parts.push(text.slice(from, match.index));
    from = end;
  }
  if (from === 0 && parts.length === 0) return [text];
  parts.push(text.slice(from));
  if (limit === 0) while (parts.length > 0 && parts.at(-1) === "") parts.pop();
  return parts;
}
