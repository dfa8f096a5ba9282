/** `a`, `b`, … `z`, `aa`, `ab`, …: tells the sites of one line apart. */
export function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
