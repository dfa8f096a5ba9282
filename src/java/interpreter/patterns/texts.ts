import { virtualMachineText } from "../../messages/virtual-machine.ts";
import type { Match, Work } from "./matching/matcher.ts";
import type { Pattern } from "./pattern.ts";

/** `String.split`: no empty text before a match of nothing at the start; none at the end unless the limit is negative. */
export function splitText(text: string, pattern: Pattern, limit: number, work: Work): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const [start = 0, end = 0] of pattern.matchesIn(text, work)) {
    if (limit > 0 && parts.length === limit - 1) break;
    if (end === 0) continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  if (from === 0 && parts.length === 0) return [text];
  parts.push(text.slice(from));
  if (limit === 0) while (parts.length > 0 && parts.at(-1) === "") parts.pop();
  return parts;
}

/** What is wrong with a replacement, in Java's words. */
export class BadReplacement extends Error {
  readonly exception: "IllegalArgumentException" | "IndexOutOfBoundsException";

  constructor(exception: BadReplacement["exception"], message: string) {
    super(message);
    this.exception = exception;
  }
}

/** `$1`, `${name}` and `\$` of a Java replacement, filled in. Throws `BadReplacement`. */
export function expandReplacement(replacement: string, text: string, match: Match, pattern: Pattern): string {
  return replacement.replaceAll(
    /\\([\s\S]?)|\$(?:(\d+)|\{([a-zA-Z0-9]*)(\}?)|($)|)/g,
    (all, escaped, number, name, close, end) => {
      if (all.startsWith("\\")) return escapedCharacter(escaped);
      if (number !== undefined) return numberedGroup(number, text, match);
      if (name === undefined) throw badReplacement(end === undefined ? "no-group-reference" : "no-group-index");
      return groupText(text, match, namedGroup(name, close !== "", pattern));
    },
  );
}

function escapedCharacter(character: string): string {
  if (character === "") throw badReplacement("no-escape");
  return character;
}

function namedGroup(name: string, isClosed: boolean, pattern: Pattern): number {
  if (name === "") throw badReplacement("empty-group-name");
  if (!isClosed) throw badReplacement("unclosed-group-name");
  if (/^[0-9]/.test(name)) throw badReplacement("group-name-digit", { name });
  const group = pattern.groupNamed(name);
  if (group === undefined) throw badReplacement("no-group-named", { name });
  return group;
}

function badReplacement(...message: Parameters<typeof virtualMachineText>): BadReplacement {
  return new BadReplacement("IllegalArgumentException", virtualMachineText(...message));
}

/** The digits that make a group that there is; the others are text. */
function numberedGroup(digits: string, text: string, match: Match): string {
  const groups = match.length / 2 - 1;
  let length = 1;
  while (length < digits.length && Number(digits.slice(0, length + 1)) <= groups) length += 1;
  const group = Number(digits.slice(0, length));
  if (group > groups) throw new BadReplacement("IndexOutOfBoundsException", virtualMachineText("no-group", { group }));
  return groupText(text, match, group) + digits.slice(length);
}

function groupText(text: string, match: Match, group: number): string {
  const start = match[2 * group] ?? -1;
  return start < 0 ? "" : text.slice(start, match[2 * group + 1]);
}
