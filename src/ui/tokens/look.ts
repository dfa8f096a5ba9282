import { tokenHues } from "../shapes/index.ts";

/** How tokens are told apart, in the order in which they are given out. Drawn by the style sheet and on canvases. */
const glyphs = ["square", "circle", "diamond", "triangle", "cross"] as const;

export type Glyph = (typeof glyphs)[number];

interface TokenLook {
  /** Its place in `tokenHues`. */
  readonly hue: number;
  readonly glyph: Glyph;
}

/**
 * The hue and the glyph of a token. After one round through the hues each gets another glyph, so that no two of the first 25
 * look alike; later ones are told apart by their names.
 */
export function lookOf(token: number): TokenLook {
  const round = Math.floor(token / tokenHues.length);
  return { hue: token % tokenHues.length, glyph: glyphs[(token + round) % glyphs.length] ?? "square" };
}

/** The class names of a token. */
export function tokenClasses(token: number, isNew = false): string {
  const { hue, glyph } = lookOf(token);
  return `token token-hue-${hue} token-${glyph}${isNew ? " is-new-token" : ""}`;
}
