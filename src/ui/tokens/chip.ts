/** The measures of a token in a drawing, in CSS pixels at its own size. */
export const chip = { height: 20, padding: 5, glyph: 8, glyphGap: 4, gap: 5 } as const;

/** The width of a token whose name is so wide; `growth`: by how much it is larger than its own size. */
export function chipWidth(name: number, growth = 1): number {
  return name + (2 * chip.padding + chip.glyph + chip.glyphGap) * growth;
}

/** The width of tokens beside each other. */
export function chipsWidth(names: readonly number[], growth = 1): number {
  return names.reduce((sum, name) => sum + chipWidth(name, growth) + chip.gap, names.length === 0 ? 0 : -chip.gap);
}
