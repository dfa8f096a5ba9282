/** Labels at their commas, those inside parentheses left alone: `A.m(B,C),D.*`. */
export function splitList(text: string): readonly string[] {
  return (text.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? []).map((part) => part.trim()).filter((part) => part !== "");
}

/** A list with an entry added, or taken out if it was there. */
export function toggled(list: readonly string[], entry: string): readonly string[] {
  return list.includes(entry) ? list.filter((known) => known !== entry) : [...list, entry];
}
