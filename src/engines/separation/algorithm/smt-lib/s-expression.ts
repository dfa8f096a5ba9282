import { type Budget, definePieces, type Position, piecesOf, type Span } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";

/** A symbol or number, or a list of expressions. */
export type SExpression =
  | { readonly kind: "atom"; readonly text: string; readonly span: Span }
  | { readonly kind: "list"; readonly items: readonly SExpression[]; readonly span: Span };

/** The expressions of a list; none of what is no list. */
export function itemsOf(expression: SExpression | undefined): readonly SExpression[] {
  return expression?.kind === "list" ? expression.items : [];
}

/** The text of an atom; none of what is no atom. */
export function textOf(expression: SExpression | undefined): string {
  return expression?.kind === "atom" ? expression.text : "";
}

interface SyntaxProblem {
  readonly span: Span;
  readonly found: string;
  readonly expected: string;
}

/** Parentheses, symbols and numbers. */
const pieces = definePieces({
  blank: /\s+|;[^\r\n]*/,
  piece: /[()]|\|[^|]*\||"(?:[^"]|"")*"|[^\s()|";]+|[\s\S]/,
});

/** Expressions that are nested more deeply are refused: who reads them goes down into them. */
const DEEPEST = 500;

/** All expressions of a text, or the first thing that is wrong with it. Nesting is kept on a stack of our own. Throws `BudgetSpent`. */
export function readSExpressions(file: string, text: string, budget: Budget): readonly SExpression[] | SyntaxProblem {
  const open: { readonly items: SExpression[]; readonly start: Position }[] = [];
  const top: SExpression[] = [];
  for (const { text: found, span } of piecesOf(file, text, pieces)) {
    budget.spend();
    const items = open.at(-1)?.items ?? top;
    const expected = wantedInstead(found, open.length);
    if (expected !== undefined) return { span, found: say("syntax.found", { text: found }), expected };
    if (found === "(") open.push({ items: [], start: span.start });
    else if (found !== ")") items.push({ kind: "atom", text: found.replace(/^\|(.*)\|$/s, "$1"), span });
    else {
      const list = open.pop();
      if (list === undefined) return { span, found: "“)”", expected: say("script.beforeIt") };
      const whole = { file, start: list.start, end: span.end };
      (open.at(-1)?.items ?? top).push({ kind: "list", items: list.items, span: whole });
    }
  }
  const unclosed = open.at(-1);
  if (unclosed === undefined) return top;
  const span = { file, start: unclosed.start, end: unclosed.start };
  return { span, found: say("syntax.end"), expected: say("script.closing") };
}

/** What should stand in the place of what cannot be read here. */
function wantedInstead(found: string, depth: number): string | undefined {
  if (found === "|" || found === '"') return say("script.quote");
  return found === "(" && depth >= DEEPEST ? say("script.depth", { limit: DEEPEST }) : undefined;
}
