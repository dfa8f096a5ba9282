import type { Budget } from "../../../../../kernel/index.ts";
import { symbolsOf, TokenReader, tokenize } from "../../../../separation/index.ts";

/** The symbols of Fig. 3, in ASCII and as mathematics writes them. */
const symbols = symbolsOf(
  "( ) { } , ; . : = < > + %",
  ":= ≔",
  "==",
  "!= ≠",
  "<= ≤",
  ">= ≥",
  "&& /\\ ∧",
  "|| \\/ ∨",
  "! ¬",
  "- −",
  "* ×",
  "/ ÷",
);

/** The words of Fig. 3 that are no names. */
const keywords: ReadonlySet<string> = new Set(
  "data input goto assert if then else new free null true false".split(" "),
);

/** The tokens of a program in the core language. */
export function coreTokens(file: string, text: string, budget: Budget): TokenReader {
  return new TokenReader(tokenize(file, text, budget, symbols), budget, keywords);
}
