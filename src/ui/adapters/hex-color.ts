/** The digits of `#rgb` or `#rrggbb`, as six; undefined for other colors. */
export function sixDigits(value: string): string | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[1];
  if (hex === undefined) return undefined;
  return hex.length === 6 ? hex.toLowerCase() : [...hex.toLowerCase()].map((digit) => digit + digit).join("");
}
