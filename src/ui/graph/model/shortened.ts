/** In characters. A longer one would make the drawing as wide as a street, and its lines too short to be drawn. */
const LONGEST = 200;

/** As much of the beginning of a text as a drawing has space for, with an ellipsis. */
export function shortened(text: string, longest = LONGEST): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** What a figure says of itself, and its name where that is not all of it. */
export function namesOf(
  label: string,
  fullLabel?: string,
): { readonly label: string; readonly fullLabel?: string | undefined } {
  const short = shortened(label);
  return { label: short, fullLabel: fullLabel ?? (short === label ? undefined : label) };
}

/** Names with commas, as many as a drawing has space for. */
export function listed(names: Iterable<string>): string {
  let text: string | undefined;
  for (const name of names) {
    text = text === undefined ? name : `${text}, ${name}`;
    if (text.length > LONGEST) return shortened(text);
  }
  return text ?? "";
}
