import type { Grammar } from "../grammar.ts";
import type { RawNode } from "../raw-node.ts";
import type { Located } from "../source-text.ts";
import { Brackets } from "./brackets.ts";
import { type Token, tokenize } from "./tokens.ts";
import { isReservedWord } from "./words.ts";

/**
 * A grammar that also reads what the one below does not: a variable in parentheses is a variable (JLS 15.8.5), so that
 * `(x) = 4` and `((a[0])) += 1` assign, and `(a.length) - 1` is no cast, as the type would have to be primitive for that
 * (JLS 15.16). The one below is given blanks in their place; what begins or ends with the variable then does so with its
 * parentheses again.
 */
export function withParenthesizedVariables(grammar: Grammar): Grammar {
  return (text, budget) => {
    const variables = ASSIGNED.test(text) || ADDED.test(text) ? parenthesizedVariables(text) : [];
    if (variables.length === 0) return grammar(text, budget);
    const tree = grammar(withoutParentheses(text, variables), budget);
    return tree === undefined ? undefined : { ...tree, root: withParentheses(tree.root, placesOf(variables)) };
  };
}

/** An assignment right behind a parenthesis, of which hardly any program has one, or a comment that may hide it. */
const ASSIGNED = /\)\s*(?:\/[/*]|(?:[-+*/%&|^]|<<|>>>?)?=(?!=))/;

/** What could be a cast of what has a sign. */
const ADDED = /\.\s*[\w$]+\s*\)\s*(?:\+(?!=)|-(?![=>]))/;

const SIGNS: ReadonlySet<string> = new Set(["+", "-", "++", "--"]);
const ASSIGNMENTS: ReadonlySet<string> = new Set("= += -= *= /= %= &= |= ^= <<= >>= >>>=".split(" "));

/** The limit on the tokens of a variable. */
const LONGEST = 200;

interface ParenthesizedVariable {
  /** The variable itself. */
  readonly inner: Located;
  /** With all its parentheses. */
  readonly outer: Located;
  readonly parentheses: readonly Located[];
}

function parenthesizedVariables(text: string): readonly ParenthesizedVariable[] {
  const { tokens } = tokenize(text);
  const brackets = new Brackets(tokens);
  return tokens.flatMap((token, i) => {
    const begin = tokens[i - 1]?.text === ")" ? brackets.opening(i - 1) : undefined;
    const isAssigned = ASSIGNMENTS.has(token.text);
    if (begin === undefined || !(isAssigned || SIGNS.has(token.text))) return [];
    const variable = variableWithin(tokens, brackets, begin, i - 1);
    if (variable === undefined) return [];
    const isOne = isAssigned ? canBeTarget(tokens, brackets, begin) : variable.isDotted && canBeOperand(tokens, begin);
    return isOne ? [variable] : [];
  });
}

function variableWithin(
  tokens: readonly Token[],
  brackets: Brackets,
  open: number,
  close: number,
): (ParenthesizedVariable & { readonly isDotted: boolean }) | undefined {
  let [first, last] = [open, close];
  while (tokens[first]?.text === "(" && brackets.opening(last) === first) {
    first += 1;
    last -= 1;
  }
  const inner = tokens.slice(first, Math.min(last, first + LONGEST) + 1);
  if (last - first > LONGEST || !isVariable(inner)) return undefined;
  return {
    inner: stretch(tokens, first, last),
    outer: stretch(tokens, open, close),
    parentheses: [...tokens.slice(open, first), ...tokens.slice(last + 1, close + 1)],
    isDotted: inner.length > 1 && inner.every(({ kind, text }) => kind === "word" || text === "."),
  };
}

function stretch(tokens: readonly Token[], first: number, last: number): Located {
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}

/** What an assignment may follow, and no type that would make a declaration of it. */
const BEFORE_TARGETS: ReadonlySet<string> = new Set([...ASSIGNMENTS, ..."; { } ( [ -> : ? return else do".split(" ")]);

function canBeTarget(tokens: readonly Token[], brackets: Brackets, index: number): boolean {
  const before = tokens[index - 1]?.text ?? ";";
  if (before === ",") return isAmongArguments(tokens, brackets, index);
  if (before !== ")") return BEFORE_TARGETS.has(before);
  const head = brackets.opening(index - 1) ?? 0;
  return ["if", "while", "for"].includes(tokens[head - 1]?.text ?? "");
}

/** Behind another comma, as in the head of a `for`, it could be declared. */
function isAmongArguments(tokens: readonly Token[], brackets: Brackets, index: number): boolean {
  const open = brackets.enclosingIndex(index) ?? 0;
  return tokens[open]?.text === "(" && tokens[open - 1]?.text !== "for";
}

/** Words behind which an operand begins; behind others its parentheses are those of a call. */
const BEFORE_OPERANDS: ReadonlySet<string> = new Set("return else do case assert throw yield".split(" "));

function canBeOperand(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before?.kind !== "symbol") return before === undefined || BEFORE_OPERANDS.has(before.text);
  return before.text.startsWith(">") ? !isCreated(tokens, index - 1) : before.text !== "]";
}

/** `new A<B>` up to this token. */
function isCreated(tokens: readonly Token[], last: number): boolean {
  let first = last;
  while (
    first > 0 &&
    (tokens[first]?.kind === "word" || TYPE_SYMBOLS.has(tokens[first]?.text ?? "")) &&
    tokens[first]?.text !== "new"
  )
    first -= 1;
  return tokens[first]?.text === "new" && tokens.slice(first, last).some(({ text }) => text === "<");
}

const TYPE_SYMBOLS: ReadonlySet<string> = new Set(". , ? [ ] < > >> >>> & @".split(" "));

/** A name, or `.name` or `[index]` behind something that is read before any operator. */
function isVariable(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (last === undefined || (last.kind !== "word" && last.text !== "]") || isReservedWord(last.text)) return false;
  let depth = 0;
  return tokens.every(({ kind, text }, i) => {
    if (text === ")" || text === "]") depth -= 1;
    const isWithin = depth > 0 || text === ")" || text === "]";
    if (text === "(" || text === "[") depth += 1;
    const before = tokens[i - 1];
    if (isWithin || text === "." || text === "[") return true;
    if (text === "(") return before === undefined || before.kind === "word";
    return kind === "word" && (before === undefined || before.text === "." || before.text === "new");
  });
}

function withoutParentheses(text: string, variables: readonly ParenthesizedVariable[]): string {
  const characters = text.split("");
  for (const { parentheses } of variables) for (const { start } of parentheses) characters[start] = " ";
  return characters.join("");
}

/** The variables by where they begin and end. */
interface Places {
  readonly byStart: ReadonlyMap<number, ParenthesizedVariable>;
  readonly byEnd: ReadonlyMap<number, ParenthesizedVariable>;
}

function placesOf(variables: readonly ParenthesizedVariable[]): Places {
  return {
    byStart: new Map(variables.map((variable) => [variable.inner.start, variable])),
    byEnd: new Map(variables.map((variable) => [variable.inner.end, variable])),
  };
}

/** What is more than the variable begins or ends with its parentheses. */
function withParentheses(node: RawNode, places: Places): RawNode {
  const first = places.byStart.get(node.start);
  const last = places.byEnd.get(node.end);
  return {
    ...node,
    start: first !== undefined && first.inner.end < node.end ? first.outer.start : node.start,
    end: last !== undefined && last.inner.start > node.start ? last.outer.end : node.end,
    children: node.children.map((child) => withParentheses(child, places)),
  };
}
