/** What texts may name, and what they must not say of it then. */
interface Cell {
  readonly names: readonly string[];
  readonly elements: readonly string[];
}

/** Texts that speak of one thing together, with a sign in place of each element where one of them names the cell. */
export function hiddenTogether(texts: readonly string[], { names, elements }: Cell, sign: string): readonly string[] {
  if (!texts.some((text) => names.some((name) => hasWord(text, name)))) return texts;
  // Of two elements one may be a part of the other.
  const longestFirst = [...elements].sort((a, b) => b.length - a.length);
  return texts.map((text) => {
    const hidden = longestFirst.reduce((rest, element) => withoutWord(rest, element, names, sign), text);
    return hidden === text ? text : inOne(hidden, sign);
  });
}

function hasWord(text: string, word: string): boolean {
  return text.includes(word) && wordPattern(word).test(text);
}

/** Without an element, but where it stands within a name of the cell. */
function withoutWord(text: string, element: string, names: readonly string[], sign: string): string {
  if (!text.includes(element)) return text;
  const kept = names.filter((name) => name.includes(element)).map(escaped);
  const pattern = new RegExp([...kept.map((name) => `(${name})`), wordPattern(element).source].join("|"), "gu");
  return text.replaceAll(pattern, (found: string) => (names.includes(found) ? found : sign));
}

/** Several signs after each other tell how much is hidden: one is left. */
function inOne(text: string, sign: string): string {
  const one = escaped(sign);
  return text.replaceAll(new RegExp(`${one}(?:\\s*[,∪+]?\\s*${one})+`, "gu"), sign);
}

/** A word is not a part of a longer one. */
function wordPattern(word: string): RegExp {
  const before = /^[\p{L}\p{N}_$]/u.test(word) ? "(?<![\\p{L}\\p{N}_$])" : "";
  const after = /[\p{L}\p{N}_$]$/u.test(word) ? "(?![\\p{L}\\p{N}_$])" : "";
  return new RegExp(before + escaped(word) + after, "u");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
