/** A number with two decimals at most. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
