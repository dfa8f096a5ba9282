/** The semirings that a pushdown system can name. */
export const semirings = ["relevancy", "boolean", "min-plus"] as const;

/** A definition ends with its closing brace. */
const line = /^([ \t]*semiring[ \t]+)([^\s#{]+)(?:[ \t]*\{[^}]*\})?/m;

/** The semiring that the text of a pushdown system names; `relevancy` where it names none. */
export function semiringOf(text: string): string {
  return line.exec(text)?.[2] ?? "relevancy";
}

/** The text with another semiring: its line is changed, or added after the comments at the top. */
export function withSemiring(text: string, name: string): string {
  if (line.test(text)) return text.replace(line, (_, before: string) => before + name);
  const [head = ""] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text) ?? [];
  return `${head}semiring ${name}\n${text.slice(head.length)}`;
}
