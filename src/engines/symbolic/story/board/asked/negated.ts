const opposites: Readonly<Record<string, string>> = {
  "=": "≠",
  "≠": "=",
  "==": "!=",
  "!=": "==",
  "<": "≥",
  "≥": "<",
  ">": "≤",
  "≤": ">",
};

const comparison = / (==|!=|[=≠<>≤≥]) /g;

/** The opposite of a comparison, as it is written: `element1 = X` of `element1 ≠ X`; undefined where the text is none. */
export function negated(text: string): string | undefined {
  const found = [...text.matchAll(comparison)];
  const [only] = found;
  if (only === undefined || found.length > 1 || /[↦⇓∧∨∗]|^(?:s\(|Δ)/u.test(text)) return undefined;
  return text.replace(comparison, ` ${opposites[only[1] ?? ""] ?? ""} `);
}
