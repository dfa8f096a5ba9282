import "./tokens.css";

export { chip, chipsWidth, chipWidth } from "./chip.ts";
export { remembered, ShownContext, TokensContext, type TokensIn, useShown, useTokens } from "./context.ts";
export { firstOfSets } from "./first-of-sets.ts";
export { type Glyph, lookOf, tokenClasses } from "./look.ts";
export { namesOfSet, piecesOf } from "./pieces.ts";
export { PlainText, SetSign, ShownName, TokenText } from "./token-text.tsx";
