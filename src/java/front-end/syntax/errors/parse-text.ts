import type { Budget } from "../../../../kernel/index.ts";
import type { Grammar, RawTree } from "../grammar.ts";
import { withPlainLineEnds } from "../source-text.ts";
import { type Cut, cutAfterMistakes } from "./certain-mistakes.ts";
import { withParenthesizedVariables } from "./parenthesized-variables.ts";
import { readableText } from "./readable-text.ts";

/** The most mistakes in one file that are looked for. */
export const MAX_MISTAKES = 100;

/** Less text than this is no trouble whatever it says, and is not looked through first. */
const SHORT = 2_000;

/** How many mistakes the parser is given, from what it is given first to what it is given when that was too much. */
const ATTEMPTS = [MAX_MISTAKES, 10, 1] as const;

/** What a text has more of than the parser can take. */
type Excess = "syntax-errors" | "syntax-tree";

type ParsedText = { readonly ok: true; readonly tree: RawTree } | { readonly ok: false; readonly excess: Excess };

/**
 * The syntax tree of a text. What comes after `MAX_MISTAKES` mistakes is left out; the errors in the tree are then
 * those before that. There is none when even the text up to its first mistakes is too much for the parser.
 */
export function parseText(parser: Grammar, written: string, budget: Budget): ParsedText {
  const grammar = withParenthesizedVariables(parser);
  const text = readableText(withPlainLineEnds(written));
  let excess: Excess = "syntax-tree";
  let last: number | undefined;
  for (const mistakes of ATTEMPTS) {
    const cut = text.length < SHORT ? undefined : cutAfterMistakes(text, mistakes);
    const at = cut?.at ?? text.length;
    if (at === last) continue;
    const tree = cut === undefined ? grammar(text, budget) : parseStart(grammar, text, cut, budget);
    if (tree !== undefined) return { ok: true, tree };
    if (mistakes === MAX_MISTAKES && cut !== undefined) excess = "syntax-errors";
    last = at;
  }
  return { ok: false, excess };
}

function parseStart(grammar: Grammar, text: string, { at, closers }: Cut, budget: Budget): RawTree | undefined {
  const tree = grammar(text.slice(0, at) + closers, budget);
  const errors = tree?.errors.filter((error) => error.start < at) ?? [];
  return tree === undefined || errors.length === 0 ? undefined : { ...tree, errors };
}
