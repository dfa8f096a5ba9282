import { anyOf, bracePairs, comment, type Language, name, number, word, words } from "../../language.ts";

/** Formulas of Fig. 4 (`.sl`): `pred list(node x) == emp & x = null \/ …`. */
const formulaLexemes = anyOf(
  comment,
  // `pre` declares something before the name of a method; before a parenthesis it is a predicate of that name.
  String.raw`(?<keyword>${words("data extends pred check exists emp null true false")}|pre(?=\s+[\p{L}_$])|∃|\|->|->|↦|\\\/|\|\||\/\\|&&|[∨&∧*∗≡¬]|!(?!=)|==)`,
  String.raw`(?<type>${words("int bool boolean double float")}|(?<=(?:->|↦)\s*)${name}|(?<=\b(?:data|extends)\s+)${name}|${name}(?=(?:\s*\[\s*\])?\s+${name}))`,
  String.raw`(?<name>${name}(?=\s*\())`,
  number,
  word,
);

const smtCommands =
  "assert check-sat check-unsat declare-const declare-datatype declare-datatypes declare-fun declare-heap declare-sort " +
  "define-fun define-fun-rec define-funs-rec exit get-model set-info set-logic set-option";

/** SMT-LIB with heaps (`.smt2`): `(assert (sep (pto x (node y)) (list y)))`. */
const smtLibLexemes = anyOf(
  "(?<comment>;.*)",
  String.raw`(?<string>"[^"]*"?|\|[^|]*\|?)`,
  String.raw`(?<keyword>(?<=\(\s*)(?:${`${smtCommands} and or not exists forall let ite sep wand pto as distinct emp _`.replaceAll(" ", "|")})(?=[\s()]|$)|(?:true|false|nil)(?=[\s()]|$))`,
  String.raw`(?<type>(?:Int|Bool)(?=[\s()]|$))`,
  String.raw`(?<number>\d+(?=[\s()]|$))`,
  String.raw`(?<word>[^\s()";|]+)`,
);

/** Data types, predicates and formulas. */
export const formulas: Language = {
  id: "separation",
  extensions: [".sl"],
  lexemes: formulaLexemes,
  lineComment: "//",
  blockComment: ["/*", "*/"],
  brackets: bracePairs,
  word: /[\p{L}_$][\p{L}\p{N}_$']*/u,
};

export const smtLib: Language = {
  id: "smt-lib",
  extensions: [".smt2"],
  lexemes: smtLibLexemes,
  lineComment: ";",
  brackets: ["()"],
};
