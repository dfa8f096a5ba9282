import {
  type AnalysisError,
  type Budget,
  definePieces,
  type Position,
  piecesOf,
  type Span,
  tooLongName,
} from "../../../../kernel/index.ts";
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

/** Parentheses, symbols and numbers. A quote within a text, written twice, makes two texts of it: nothing reads them. */
const pieces = definePieces({
  blank: /\s+|;[^\r\n]*/,
  piece: /[()]|\|[^|]*\||"[^"]*"|[^\s()|";]+|[\s\S]/,
});

/** Expressions that are nested more deeply are refused: who reads them goes down into them. */
const DEEPEST = 500;

/** All expressions of a text, or the first thing that is wrong with it. Nesting is kept on a stack of our own. Throws `BudgetSpent`. */
export function readSExpressions(file: string, text: string, budget: Budget): readonly SExpression[] | AnalysisError {
  const open: { readonly items: SExpression[]; readonly start: Position }[] = [];
  const top: SExpression[] = [];
  for (const { text: found, span } of piecesOf(file, text, pieces)) {
    budget.spend();
    const items = open.at(-1)?.items ?? top;
    const problem = problemAt(found, span, open.length, items.at(-1));
    if (problem !== undefined) return problem;
    if (found === "(") open.push({ items: [], start: span.start });
    else if (found !== ")") items.push({ kind: "atom", text: found.replace(/^\|(.*)\|$/s, "$1"), span });
    else {
      const list = open.pop();
      if (list === undefined) return { kind: "syntax", span, found: "“)”", expected: say("script.beforeIt") };
      const whole = { file, start: list.start, end: span.end };
      (open.at(-1)?.items ?? top).push({ kind: "list", items: list.items, span: whole });
    }
  }
  const unclosed = open.at(-1);
  if (unclosed === undefined) return top;
  const span = { file, start: unclosed.start, end: unclosed.start };
  return { kind: "syntax", span, found: say("syntax.end"), expected: say("script.closing") };
}

/** What keeps a piece from being read here, behind another expression. */
function problemAt(
  found: string,
  span: Span,
  depth: number,
  before: SExpression | undefined,
): AnalysisError | undefined {
  const expected = wantedInstead(found, depth);
  if (expected !== undefined) return { kind: "syntax", span, found: say("syntax.found", { text: found }), expected };
  return isText(found, before) ? undefined : tooLongName(found, span);
}

/** Whether this is a text, not a name: also the value of an attribute, as in `(set-info :source |…|)`. */
function isText(found: string, before: SExpression | undefined): boolean {
  return found.startsWith('"') || textOf(before).startsWith(":");
}

/** What should stand in the place of what cannot be read here. */
function wantedInstead(found: string, depth: number): string | undefined {
  if (found === "|" || found === '"') return say("script.quote");
  return found === "(" && depth >= DEEPEST ? say("script.depth", { limit: DEEPEST }) : undefined;
}
