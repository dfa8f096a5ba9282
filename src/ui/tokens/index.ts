import "./tokens.css";

export { chip, chipsWidth, chipWidth } from "./chip.ts";
export { remembered, TokensContext, type TokensIn, useTokens } from "./context.ts";
export { type Glyph, glyphs, hueCount, lookOf, tokenClasses } from "./look.ts";
export { namesOfSet, piecesOf, type TextPiece } from "./pieces.ts";
export { SetSign, Token, TokenText } from "./token-text.tsx";
