const RESERVED: ReadonlySet<string> = new Set(
  (
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends " +
    "final finally float for goto if implements import instanceof int interface long native new package private " +
    "protected public return short static strictfp super switch synchronized this throw throws transient try void " +
    "volatile while true false null _"
  ).split(" "),
);

/** Keywords and the literals that look like names (JLS 3.9). */
export function isReservedWord(text: string): boolean {
  return RESERVED.has(text);
}
