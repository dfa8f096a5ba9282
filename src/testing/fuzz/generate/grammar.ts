import type { Random } from "./random.ts";

/**
 * The alternatives of each rule. In them `$rule` stands for a text of that rule, `$rule*` for up to five of them. A text
 * begins with the rule `start`; the first alternative of a rule has to come to an end. `@` is a number of its own each time an
 * alternative is taken: for names that are declared once.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>;

const DEEPEST = 200;

/** A text of a grammar. Once `size` rules were written out, only first alternatives are. */
export function derive(grammar: Grammar, random: Random, size: number): string {
  let left = size;
  const write = (rule: string, depth: number): string => {
    const alternatives = grammar[rule] ?? [];
    left--;
    const chosen = left <= 0 || depth > DEEPEST ? alternatives[0] : random.pick(alternatives);
    if (chosen === undefined) throw new Error(`no rule ${rule}`);
    const own = String(left);
    return chosen
      .replaceAll("@", own)
      .replace(/\$(\w+)(\*?)/g, (_, name: string, star: string) =>
        Array.from({ length: star === "" ? 1 : left <= 0 ? 0 : random.below(6) }, () => write(name, depth + 1)).join(
          "",
        ),
      );
  };
  return write("start", 0);
}
