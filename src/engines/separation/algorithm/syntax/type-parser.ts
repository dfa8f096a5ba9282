import { say } from "../../messages/say.ts";
import type { Binder } from "./surface.ts";
import type { TokenReader } from "./token-reader.ts";

/** Elements of an array: each is a field of its cell. */
const MAX_ARRAY = 16;

const IN_TYPE_ARGUMENTS: ReadonlySet<string> = new Set([",", ".", "?", "[", "]"]);

/** `node x, y, int n` */
export function readBinders(tokens: TokenReader): readonly Binder[] {
  const binders: Binder[] = [];
  do binders.push(readBinder(tokens));
  while (tokens.accept(","));
  return binders;
}

/** A type is one only where a name follows: `exists n. n -> …` has a dot after its variable. */
function readBinder(tokens: TokenReader): Binder {
  const { mark, token } = tokens;
  const start = token.span;
  if (!tokens.isName()) tokens.fail(say("syntax.variable"));
  const type = readQualified(tokens);
  skipTypeArguments(tokens);
  const isArray = tokens.accept("[");
  if (isArray) tokens.expect("]", "“]”");
  if (isArray || tokens.isName()) {
    const name = tokens.name(say("syntax.variable"));
    return { name, type: isArray ? `${arrayElement(type)}[]` : type, span: tokens.since(start) };
  }
  tokens.backTo(mark);
  return { name: tokens.next().text, type: undefined, span: tokens.since(start) };
}

/** `int`, `node`, `Outer.Node`, `int[]`; of `Node<Integer>` only the class, as Java’s own erasure has it. */
export function readType(tokens: TokenReader, expected: string): string {
  const name = readDataName(tokens, expected);
  skipTypeArguments(tokens);
  if (!tokens.accept("[")) return name;
  tokens.expect("]", "“]”");
  return `${arrayElement(name)}[]`;
}

/** The data type of a cell: `node`, `Outer.Node`, `int[3]` */
export function readCellType(tokens: TokenReader): string {
  const { span } = tokens.token;
  const name = readDataName(tokens, say("syntax.data"));
  if (!tokens.accept("[")) return name;
  const { kind, text } = tokens.token;
  if (kind !== "integer") tokens.fail(say("syntax.arrayLength"));
  tokens.next();
  tokens.expect("]", "“]”");
  if (BigInt(text) > MAX_ARRAY)
    tokens.illFormed(
      tokens.since(span),
      say("syntax.longArray", { length: text, limit: MAX_ARRAY }),
      say("syntax.longArray.remedy"),
    );
  return `${arrayElement(name)}[${BigInt(text)}]`;
}

/** `node`, or the name of a nested class: `Outer.Node` */
export function readDataName(tokens: TokenReader, expected: string): string {
  return tokens.isName() ? readQualified(tokens) : tokens.fail(expected);
}

function readQualified(tokens: TokenReader): string {
  let name = tokens.next().text;
  // After the variables of a quantifier, another one may follow the dot.
  while (tokens.introducesName(".") && !tokens.isFollowedByQuantifier()) {
    tokens.next();
    name += `.${tokens.next().text}`;
  }
  return name;
}

/** `<K, List<V>>`, `<? extends T>`: formulas know classes by their erasure. */
function skipTypeArguments(tokens: TokenReader): void {
  if (!tokens.at("<")) return;
  const { mark } = tokens;
  let depth = 0;
  do {
    const { kind, text } = tokens.next();
    if (text === "<") depth++;
    else if (text === ">") depth--;
    else if (kind !== "name" && !IN_TYPE_ARGUMENTS.has(text)) {
      tokens.backTo(mark);
      return;
    }
  } while (depth > 0);
}

/** Java has one name for the type of truth values. */
function arrayElement(name: string): string {
  return name === "bool" ? "boolean" : name;
}
