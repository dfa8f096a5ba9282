import { definitionName } from "../../../definitions/index.ts";

/** The semirings that a pushdown system can name. */
export const semirings = ["relevancy", "boolean", "min-plus"] as const;

/** `semiring NAME`, or the definition, which ends with a line that is a closing brace. */
const line = /^([ \t]*)semiring[ \t]+([^\s#{]+)(?:[ \t]*\{[ \t]*\r?\n(?<lines>[\s\S]*?)(?:^[ \t]*\}|(?![\s\S])))?/m;

/**
 * The semiring that the text of a pushdown system names, or its definition as it stands by itself: `semiring NAME`, the lines
 * without braces. `relevancy` where it names none.
 */
export function semiringOf(text: string): string {
  const found = line.exec(text);
  const name = found?.[2] ?? "relevancy";
  const lines = found?.groups?.["lines"];
  return lines === undefined ? name : `semiring ${name}\n${lines.trim()}\n`;
}

/** The text with another semiring, or the definition of one: its line is changed, or added after the comments at the top. */
export function withSemiring(text: string, semiring: string): string {
  const written = writtenAs(semiring);
  if (line.test(text)) return text.replace(line, (_, indent: string) => indent + written);
  const [head = ""] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text) ?? [];
  return `${head}${written}\n${text.slice(head.length)}`;
}

/** The name of a definition; undefined: it is a name. */
export function ownSemiringName(semiring: string): string | undefined {
  return definitionName(semiring, { keyword: "semiring" });
}

/** As a line of the text; comments above a definition go into its braces. */
function writtenAs(semiring: string): string {
  const name = ownSemiringName(semiring);
  const [comments = "", lines = ""] = semiring.split(/^[ \t]*semiring[ \t].*$/m);
  return `semiring ${name === undefined ? semiring : `${name} {\n${comments}${lines.trim()}\n}`}`;
}
