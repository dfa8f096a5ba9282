/**
 * A text in which each large set is its first elements and how many more there are: `⟨x, {o1, o2, +7}⟩`. One more than `most` is
 * named like the others. An element may hold brackets and quoted commas.
 */
export function firstOfSets(text: string, most: number): string {
  let shortened = "";
  let from = 0;
  for (let start = text.indexOf("{"); start >= 0; start = text.indexOf("{", from)) {
    const set = partsOfSet(text, start);
    if (set === undefined) break;
    const { ends, end } = set;
    const kept = ends.length > most ? (ends[most - 1] ?? end) : end;
    shortened += text.slice(from, kept);
    if (kept !== end) shortened += `, +${ends.length + 1 - most}`;
    from = end;
  }
  return shortened + text.slice(from);
}

/** Where the elements of a set but the last end, and where the set does; undefined: nothing closes it. */
function partsOfSet(
  text: string,
  start: number,
): { readonly ends: readonly number[]; readonly end: number } | undefined {
  const ends: number[] = [];
  let depth = 0;
  let isQuoted = false;
  for (let place = start; place < text.length; place++) {
    const letter = text[place] ?? "";
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if ("{[(⟨".includes(letter)) depth++;
    if ("}])⟩".includes(letter)) depth--;
    if (depth === 0) return { ends, end: place };
    if (depth === 1 && letter === ",") ends.push(place);
  }
  return undefined;
}
