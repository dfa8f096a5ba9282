import { anyOf, bracePairs, comment, type Language, name, number, word, words } from "../../../engine-kit/index.ts";

/** `node`, `Outer.Node` */
const qualified = String.raw`${name}(?:\.${name})*`;

/** Where `emp` is the empty heap: what follows makes no variable, field or predicate of it. */
const noName = String.raw`(?![\p{L}\p{N}_$'])(?!\s*(?:=(?!=)|[<>:(+#]|!=|->))`;

/** Formulas of Fig. 4 (`.sl`): `pred list(node x) == emp & x = null \/ …`. */
const formulaLexemes = anyOf(
  comment,
  // Words are keywords before what they begin; elsewhere they are names of fields, variables and predicates.
  String.raw`(?<keyword>(?:data|pred|check|pre|exists)(?=\s+(?:[\p{L}_$(!]|/[*/]))|${words("extends null true false")}|emp${noName}|∃|\|->|->|::|↦|\\\/|\|\||\/\\|&&|[∨&∧*∗≡¬]|!(?!=)|==)`,
  String.raw`(?<type>${words("int bool boolean double float void")}|(?<=(?:->|↦|::)\s*)${qualified}|(?<=\b(?:data|extends)\s+)${qualified}|${qualified}(?=(?:\s*\[\s*\])?\s+${name}))`,
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
