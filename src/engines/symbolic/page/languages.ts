import { anyOf, bracePairs, comment, type Language, name, number, word, words } from "../../../engine-kit/index.ts";

const coreKeywords = words("data input goto assert if then else new free null true false");

/** Programs of Fig. 3 (`.core`): `loop: if x != null then goto body else goto done;`. */
const coreLexemes = anyOf(
  comment,
  String.raw`(?<keyword>${coreKeywords}|:=|≔|&&|\|\||\/\\|\\\/|[∧∨¬]|!(?!=))`,
  String.raw`(?<type>${words("int bool boolean")}|(?<=\b(?:data|new)\s+)${name}|${name}(?=\s+(?!${coreKeywords})${name}))`,
  String.raw`(?<name>${name}(?=\s*:(?!=))|(?<=\bgoto\s+)${name})`,
  number,
  word,
);

/** The core language of the paper. */
export const coreLanguage: Language = {
  id: "core",
  extensions: [".core"],
  lexemes: coreLexemes,
  lineComment: "//",
  blockComment: ["/*", "*/"],
  brackets: bracePairs,
  word: /[\p{L}_$][\p{L}\p{N}_$']*/u,
};
