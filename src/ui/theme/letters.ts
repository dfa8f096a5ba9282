/** One letter of each file of the page's two fonts that walks are written with: Latin, Greek, and `ℓ`, `ᵢ`, `ᵏ`. */
const letters = { "Inter Variable": "aα", "JetBrains Mono Variable": "aαℓ" } as const;

/**
 * Fetches the fonts of walks, and is over when they are here, or cannot come. A font that is fetched when a step first needs it
 * lays the whole page out once more, and is too late for the widths of a drawing.
 */
export async function fetchLetters(): Promise<void> {
  const { fonts } = document;
  // Where nothing is drawn there are none.
  if (fonts === undefined) return;
  await Promise.allSettled(Object.entries(letters).map(([name, text]) => fonts.load(`1em "${name}"`, text)));
}
