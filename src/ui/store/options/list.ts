/** Labels at their commas, those inside parentheses left alone: `A.m(B,C),D.*`. */
export function splitList(text: string): readonly string[] {
  return (text.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? []).map((part) => part.trim()).filter((part) => part !== "");
}

/** A set with a member added, or taken out if it was there. */
export function toggledIn(set: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}

/** A list with an entry added, or taken out if it was there. */
export function toggled(list: readonly string[], entry: string): readonly string[] {
  return list.includes(entry) ? list.filter((known) => known !== entry) : [...list, entry];
}
