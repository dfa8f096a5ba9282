import { anyOf, type Language } from "../../../engine-kit/index.ts";

/** Pushdown systems in text form (`.pds`): `<p, g> -> <q, a b> [any]`. */
const pushdownLexemes = anyOf(
  "(?<comment>#.*)",
  String.raw`(?<keyword>^\s*(?:semiring|start|final)\b|->)`,
  String.raw`(?<number>\[[^\]]*\]?|\b\d+\b)`,
  String.raw`(?<type>(?<=<)\s*[^\s,<>[\]#]+)`,
);

export const pushdownSystems: Language = {
  id: "pushdown",
  extensions: [".pds"],
  lexemes: pushdownLexemes,
  lineComment: "#",
  brackets: [],
};
