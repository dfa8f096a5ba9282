import {
  type AnalysisError,
  Budget,
  failureOf,
  type Result,
  type Span,
  SyntaxFailure,
  success,
} from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { FormulaParser } from "./formula-parser.ts";
import { quantified } from "./implicit-quantifiers.ts";
import { tokenize } from "./lexer.ts";
import type { Binder, Check, DataDeclaration, Precondition, PredicateDeclaration, SourceText } from "./surface.ts";
import { TokenReader } from "./token-reader.ts";
import { readBinders, readDataName, readType } from "./type-parser.ts";

/**
 * Reads declarations in the syntax of Fig. 4: `data`, `pred`, `check`, and `pre METHOD == …`. Every declaration that
 * cannot be read is an error with its place; reading goes on after its `;`. A text that has cells in the notation of
 * Java StarFinder (`x::Node<v, n>`) is read as that tool reads it: names that nothing binds are quantified, 0 and 1 are
 * truth values too, and a last `;` may be left out. Throws `BudgetSpent`.
 */
export function parseSource(file: string, text: string, budget = Budget.unlimited): Result<SourceText> {
  const tokens = new TokenReader(tokenize(file, text, budget), budget);
  const parser = new SourceParser(tokens, tokens.has("::") ? "starfinder" : "figure-4");
  const errors: AnalysisError[] = [];
  while (!tokens.isAtEnd) {
    try {
      parser.declaration();
    } catch (problem) {
      if (!(problem instanceof SyntaxFailure)) throw problem;
      errors.push(problem.error);
      tokens.skipDeclaration();
    }
  }
  return errors.length > 0 ? failureOf(errors) : success(parser.source);
}

/** The words that declarations begin with. */
const DECLARATIONS = ["data", "pred", "check", "pre"];

class SourceParser {
  readonly source = {
    notation: "figure-4" as SourceText["notation"],
    data: [] as DataDeclaration[],
    predicates: [] as PredicateDeclaration[],
    checks: [] as Check[],
    preconditions: [] as Precondition[],
  };
  readonly #tokens: TokenReader;
  readonly #formulas: FormulaParser;
  readonly #isStarFinder: boolean;

  constructor(tokens: TokenReader, notation: SourceText["notation"]) {
    this.#tokens = tokens;
    this.#isStarFinder = notation === "starfinder";
    this.#formulas = new FormulaParser(tokens);
    this.source.notation = notation;
  }

  declaration(): void {
    const tokens = this.#tokens;
    const start = tokens.token.span;
    if (tokens.accept(";")) return;
    if (tokens.accept("data")) this.source.data.push(this.#dataDeclaration(start));
    else if (tokens.accept("pred")) this.source.predicates.push(this.#predicate(start));
    else if (tokens.accept("check")) {
      const formula = this.#formulas.formula();
      this.source.checks.push({ formula, span: tokens.since(start) });
      this.#endOfDeclaration(say("syntax.afterFormula"));
    } else if (tokens.accept("pre")) this.source.preconditions.push(this.#precondition(start));
    else tokens.fail(say("syntax.declaration"));
  }

  #dataDeclaration(start: Span): DataDeclaration {
    const tokens = this.#tokens;
    const name = readDataName(tokens, say("syntax.theData"));
    const above = tokens.accept("extends") ? this.#extended() : undefined;
    tokens.expect("{", say("syntax.beforeFields"));
    const fields: Binder[] = [];
    while (!tokens.accept("}")) {
      const { span } = tokens.token;
      const type = readType(tokens, say("syntax.fieldType"));
      fields.push({ type, name: tokens.name(say("syntax.fieldName")), span: tokens.since(span) });
      if (!this.#isStarFinder || !tokens.at("}")) tokens.expect(";", say("syntax.afterField"));
    }
    return { name, fields, span: tokens.since(start), ...(above === undefined ? {} : { extends: above }) };
  }

  #extended(): NonNullable<DataDeclaration["extends"]> {
    const { span } = this.#tokens.token;
    return { name: readDataName(this.#tokens, say("syntax.theData")), span };
  }

  #predicate(start: Span): PredicateDeclaration {
    const tokens = this.#tokens;
    const name = tokens.name(say("syntax.predicate"));
    tokens.expect("(", say("syntax.beforeParameters"));
    const parameters = tokens.at(")") ? [] : readBinders(tokens);
    tokens.expect(")", say("syntax.afterParameters"));
    const span = tokens.since(start);
    tokens.expect("==", say("syntax.beforeDefinition"));
    const written = this.#formulas.formula();
    const body = this.#isStarFinder ? written.map((disjunct) => quantified(disjunct, parameters)) : written;
    this.#endOfDeclaration(say("syntax.afterDefinition"));
    return { name, parameters, body, span };
  }

  #endOfDeclaration(expected: string): void {
    const tokens = this.#tokens;
    const isNext = tokens.isAtEnd || DECLARATIONS.some((word) => tokens.introducesName(word));
    if (!this.#isStarFinder || !isNext) tokens.expect(";", expected);
  }

  #precondition(start: Span): Precondition {
    const tokens = this.#tokens;
    const pieces: string[] = [];
    if (tokens.at("==")) tokens.fail(say("syntax.method"));
    while (!tokens.at("==") && !tokens.at(";") && !tokens.isAtEnd) pieces.push(tokens.next().text);
    tokens.expect("==", say("syntax.afterMethod"));
    const formula = this.#formulas.formula();
    const span = tokens.since(start);
    this.#endOfDeclaration(say("syntax.afterFormula"));
    return { method: pieces.join(""), formula, span };
  }
}
