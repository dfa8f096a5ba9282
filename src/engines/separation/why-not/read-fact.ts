import { type AnalysisError, type Budget, describe, placeOf, type Span, SyntaxFailure } from "../../../kernel/index.ts";
import { withConjunctions } from "../algorithm/base-pairs/print-pair.ts";
import { referenceParameters } from "../algorithm/base-pairs/shape-rule.ts";
import type { Cell, SymbolicHeap, Type } from "../algorithm/heaps/symbolic-heap.ts";
import { FormulaParser } from "../algorithm/syntax/formula-parser.ts";
import { elaborate } from "../algorithm/syntax/index.ts";
import { type Token, tokenize } from "../algorithm/syntax/lexer.ts";
import type { Binder, Disjunct, SourceText } from "../algorithm/syntax/surface.ts";
import { TokenReader } from "../algorithm/syntax/token-reader.ts";
import { say } from "../messages/say.ts";
import { ANY_DATA, type Tables } from "./tables.ts";
import type { Wanted } from "./wanted.ts";

/** The meaning of a written fact, or what is wrong with it. */
type ReadFact =
  | { readonly fact: Wanted; readonly problem?: undefined }
  | { readonly fact: undefined; readonly problem: string };

const name = String.raw`[\p{L}_$][\p{L}\p{N}_$']*`;
const table = String.raw`(?<table>A|base)(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]*|′)\(\s*(?<of>${name})\s*\)`;
const before = new RegExp(String.raw`^\s*(?:${table}|(?<alone>${name}))\s*(?:∋|:)`, "u");
const after = new RegExp(String.raw`(?:∈|\bin\b)\s*${table}\s*$`, "u");

/**
 * Reads `A(P) ∋ x = null`, `base(P) ∋ x ↦ ∧ y = null`, `base(P) ∋ ({x}, y = null)`, `P: x -> node(_, y)` and `x = null in A(P)`: a disjunct as the tables
 * write it or as a text does.
 */
export function readFact(tables: Tables, source: SourceText, given: string): ReadFact {
  const { budget } = tables;
  const written = withConjunctions(given);
  const head = before.exec(written) ?? after.exec(written);
  if (head === null) return problem(say("why-not.noTable"));
  const { table: kind = "A", of, alone } = head.groups ?? {};
  const predicate = tables.definitions.predicates.get(of ?? alone ?? "");
  if (predicate === undefined) return problem(say("typing.noPredicate", { name: of ?? alone ?? "" }));
  // Blanks in place of the table: columns stay those of the text.
  const blank = " ".repeat(head[0].length);
  const text = written.slice(0, head.index) + blank + written.slice(head.index + blank.length);
  const read = disjunctOf(text, budget);
  if ("error" in read) return problem(atColumn(read.error));
  const { disjunct, roots } = read;
  const parameters = predicate.parameters.map((parameter): Binder => {
    return { name: parameter.name, type: typeName(parameter.type), span: disjunct.span };
  });
  const references = new Set(referenceParameters(predicate.name, tables.definitions));
  const stray = roots.find((root) => !references.has(root.text));
  if (stray !== undefined) return problem(inColumn(stray.span, say("why-not.root")));
  // Its types are those of a definition of the predicate.
  const predicates = source.predicates.map((each) =>
    each.name === predicate.name ? { ...each, parameters, body: [disjunct] } : each,
  );
  const typed = elaborate({ ...source, checks: [], preconditions: [], predicates }, budget);
  if (!typed.ok) return problem(typed.errors.slice(0, 1).map(atColumn).join(""));
  const [heap, another] = typed.value.definitions.predicates.get(predicate.name)?.rules ?? [];
  if (heap === undefined || another !== undefined) return problem(say("why-not.oneDisjunct"));
  const cells = roots.map(({ text: root }): Cell => ({ kind: "cell", root, data: ANY_DATA, fields: [] }));
  const whole = { ...heap, spatial: [...heap.spatial, ...cells] };
  return factOf(tables, kind === "base" ? "base" : "A", predicate.name, { heap: whole, disjunct });
}

function factOf(
  tables: Tables,
  table: "A" | "base",
  predicate: string,
  { heap, disjunct }: { readonly heap: SymbolicHeap; readonly disjunct: Disjunct },
): ReadFact {
  const [call] = disjunct.atoms.filter(({ kind }) => kind === "call");
  if (table === "base" && (call !== undefined || heap.numbers.length > 0))
    return problem(inColumn((call ?? disjunct).span, say("why-not.baseForm")));
  if (call !== undefined) return { fact: { kind: "abstract", predicate, heap } };
  const pair = tables.pairOf(predicate, heap);
  if (pair === undefined) return { fact: { kind: "contradiction", table, predicate, heap } };
  return { fact: table === "A" ? { kind: "abstract", predicate, heap } : { kind: "pair", predicate, pair } };
}

/** A conjunction, and the roots of cells of which nothing else is said: `x ↦`. */
type ReadDisjunct =
  | { readonly disjunct: Disjunct; readonly roots: readonly Token[] }
  | { readonly error: AnalysisError };

function disjunctOf(text: string, budget: Budget): ReadDisjunct {
  const { tokens, roots } = withoutRoots(tokenize("fact", text, budget));
  const reader = new TokenReader(tokens, budget);
  const { span } = reader.token;
  if (reader.isAtEnd && roots.length > 0) return { disjunct: { exists: [], atoms: [], span }, roots };
  try {
    const [disjunct, another] = new FormulaParser(reader).formula();
    if (!reader.isAtEnd) reader.fail(say("why-not.end"));
    if (disjunct === undefined || another !== undefined)
      return reader.illFormed(another?.span ?? span, say("why-not.oneDisjunct"), "");
    return { disjunct, roots };
  } catch (thrown) {
    if (!(thrown instanceof SyntaxFailure)) throw thrown;
    return { error: thrown.error };
  }
}

/** Takes `x ↦` out where no cell follows, with the sign that joins it. */
function withoutRoots(all: readonly Token[]): { readonly tokens: readonly Token[]; readonly roots: readonly Token[] } {
  const isJoin = (token: Token | undefined): boolean => token?.text === "&" || token?.text === "*";
  const tokens: Token[] = [];
  const roots: Token[] = [];
  for (let at = 0; at < all.length; at++) {
    const [token, arrow, next] = all.slice(at, at + 3);
    if (token === undefined) break;
    const isRoot = token.kind === "name" && arrow?.text === "->" && (next?.kind === "end" || isJoin(next));
    if (!isRoot) tokens.push(token);
    else {
      roots.push(token);
      at += isJoin(next) ? 2 : 1;
      if (!isJoin(next) && isJoin(tokens.at(-1))) tokens.pop();
    }
  }
  return { tokens, roots };
}

function typeName(type: Type): string | undefined {
  return type.kind === "reference" ? type.data : type.kind;
}

function problem(text: string): ReadFact {
  return { fact: undefined, problem: text };
}

function atColumn(error: AnalysisError): string {
  const span = placeOf(error);
  return span === undefined ? describe(error) : inColumn(span, describe(error));
}

function inColumn({ start }: Span, text: string): string {
  return say("why-not.column", { column: start.column, problem: text });
}
