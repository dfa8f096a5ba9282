/** How tokens are told apart, in the order in which they are given out. Drawn by the style sheet and on canvases. */
const glyphs = ["square", "circle", "diamond", "triangle", "cross"] as const;

export type Glyph = (typeof glyphs)[number];

/** How many hues there are: gray, green, sky, yellow, black. */
const hueCount = 5;

interface TokenLook {
  /** 0 … `hueCount` − 1 */
  readonly hue: number;
  readonly glyph: Glyph;
}

/**
 * The hue and the glyph of a token. After one round through the hues each gets another glyph, so that no two of the first 25
 * look alike; later ones are told apart by their names.
 */
export function lookOf(token: number): TokenLook {
  const round = Math.floor(token / hueCount);
  return { hue: token % hueCount, glyph: glyphs[(token + round) % glyphs.length] ?? "square" };
}

/** The class names of a token. */
export function tokenClasses(token: number, isNew = false): string {
  const { hue, glyph } = lookOf(token);
  return `token token-hue-${hue} token-${glyph}${isNew ? " is-new-token" : ""}`;
}
