/** Letters of chips are smaller than those of the program, but never under 11 pixels. Of the monospaced font each is 0.6 em wide. */
export function chipLetter(fontSize: number): number {
  return Math.max(11, (fontSize * 12) / 14) * 0.6;
}
