const name = String.raw`[\p{L}_$][\p{L}\p{N}_$']*`;
const noWord = String.raw`(?![\p{L}\p{N}_$'])`;
const comment = String.raw`(?<comment>\/\/.*|\/\*(?:.*?\*\/|.*))`;
const number = String.raw`(?<number>\d+)`;
const word = `(?<word>${name})`;

function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "gu");
}

/** One of the words, not the beginning of a longer one. */
function words(list: string): string {
  return `(?:${list.replaceAll(" ", "|")})${noWord}`;
}

/** Formulas of Fig. 4 (`.sl`): `pred list(node x) == emp & x = null \/ …`. */
export const separationLexemes = anyOf(
  comment,
  // `pre` declares something before the name of a method; before a parenthesis it is a predicate of that name.
  String.raw`(?<keyword>${words("data pred check exists emp null true false")}|pre(?=\s+[\p{L}_$])|∃|\|->|->|↦|\\\/|\|\||\/\\|&&|[∨&∧*∗≡¬]|!(?!=)|==)`,
  String.raw`(?<type>${words("int bool boolean")}|(?<=(?:->|↦)\s*)${name}|(?<=\bdata\s+)${name}|${name}(?=\s+${name}))`,
  String.raw`(?<name>${name}(?=\s*\())`,
  number,
  word,
);

const coreKeywords = words("data input goto assert if then else new free null true false");

/** Programs of Fig. 3 (`.core`): `loop: if x != null then goto body else goto done;`. */
export const coreLexemes = anyOf(
  comment,
  String.raw`(?<keyword>${coreKeywords}|:=|≔|&&|\|\||\/\\|\\\/|[∧∨¬]|!(?!=))`,
  String.raw`(?<type>${words("int bool boolean")}|(?<=\b(?:data|new)\s+)${name}|${name}(?=\s+(?!${coreKeywords})${name}))`,
  String.raw`(?<name>${name}(?=\s*:(?!=))|(?<=\bgoto\s+)${name})`,
  number,
  word,
);

const smtCommands =
  "assert check-sat check-unsat declare-const declare-datatype declare-datatypes declare-fun declare-heap declare-sort " +
  "define-fun define-fun-rec define-funs-rec exit get-model set-info set-logic set-option";

/** SMT-LIB with heaps (`.smt2`): `(assert (sep (pto x (node y)) (list y)))`. */
export const smtLibLexemes = anyOf(
  "(?<comment>;.*)",
  String.raw`(?<string>"[^"]*"?|\|[^|]*\|?)`,
  String.raw`(?<keyword>(?<=\(\s*)(?:${`${smtCommands} and or not exists forall let ite sep wand pto as distinct emp _`.replaceAll(" ", "|")})(?=[\s()]|$)|(?:true|false|nil)(?=[\s()]|$))`,
  String.raw`(?<type>(?:Int|Bool)(?=[\s()]|$))`,
  String.raw`(?<number>\d+(?=[\s()]|$))`,
  String.raw`(?<word>[^\s()";|]+)`,
);

/** Pushdown systems in text form (`.pds`): `<p, g> -> <q, a b> [any]`. */
export const pushdownLexemes = anyOf(
  "(?<comment>#.*)",
  String.raw`(?<keyword>^\s*(?:semiring|start|final)\b|->)`,
  String.raw`(?<number>\[[^\]]*\]?|\b\d+\b)`,
  String.raw`(?<type>(?<=<)\s*[^\s,<>[\]#]+)`,
);
