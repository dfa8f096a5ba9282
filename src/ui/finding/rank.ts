/** How well a text fits a search; a larger number is a better fit. */
export const rank = {
  /** Has a word that is the searched one but for a slip of the keys. */
  similar: 0,
  /** Has all words of the search somewhere. */
  contained: 1,
  /** Has words that begin with those of the search. */
  prefix: 2,
  /** Has the words of the search as whole words; of what has a name: is called so. */
  exact: 3,
} as const;

export type Rank = (typeof rank)[keyof typeof rank];

/** What is searched for, made ready to be compared with many texts. */
export interface Search {
  /** As it was typed, without space around it. */
  readonly text: string;
  readonly words: readonly string[];
}

/** Arrows may be typed as such or as `->`. */
export function searchOf(typed: string): Search {
  const text = folded(typed);
  return { text, words: text.split(" ").filter((word) => word !== "") };
}

/** Small letters, one kind of arrow, single spaces. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("->", "→").replaceAll(/\s+/g, " ").trim();
}

/** How a text that is folded fits: as its least fitting word does; undefined where one is missing. */
export function rankOfText(text: string, { words }: Search): Rank | undefined {
  let least: Rank = rank.exact;
  for (const word of words) {
    const own = rankOfWord(text, word);
    if (own === undefined) return undefined;
    if (own < least) least = own;
  }
  return least;
}

/** How what has several names fits, of which each is folded. */
export function rankOfNames(names: readonly string[], search: Search): Rank | undefined {
  if (names.includes(search.text)) return rank.exact;
  const text = names.join(" ");
  const own = rankOfText(text, search);
  if (own !== undefined) return own === rank.exact ? rank.prefix : own;
  return isSimilar(text, search) ? rank.similar : undefined;
}

/** A letter or digit, of which names are made. Between Chinese characters a word can begin anywhere. */
const OF_NAME = /[\p{L}\p{N}_$]/u;
const HAN = /\p{Script=Han}/u;

function rankOfWord(text: string, word: string): Rank | undefined {
  let best: Rank | undefined;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = isEdge(text[at - 1], word[0]);
    const own = !begins ? rank.contained : isEdge(text[at + word.length], word.at(-1)) ? rank.exact : rank.prefix;
    if (own === rank.exact) return own;
    if (best === undefined || own > best) best = own;
  }
  return best;
}

/** Whether a word may end between two characters of a text. */
function isEdge(outside: string | undefined, inside: string | undefined): boolean {
  if (outside === undefined || inside === undefined) return true;
  return !OF_NAME.test(outside) || !OF_NAME.test(inside) || HAN.test(inside) || HAN.test(outside);
}

/** Whether each word of the search is, but for a slip, a word of the text or the beginning of one. */
export function isSimilar(text: string, { words }: Search): boolean {
  if (words.length === 0) return false;
  const own = text.split(/[^\p{L}\p{N}_$]+/u);
  return words.every((word) => own.some((each) => isSlipOf(word, each)));
}

/** One slip in words of three letters and more, two in those of eight and more. */
function isSlipOf(typed: string, meant: string): boolean {
  const slips = typed.length >= 8 ? 2 : typed.length >= 3 ? 1 : 0;
  if (slips === 0 || meant.length < typed.length - slips) return typed === meant;
  const [first] = meant;
  // A slip in the first letter is rare, and looking for it would find anything.
  if (first !== typed[0] && meant[1] !== typed[0]) return false;
  const lengths = Array.from({ length: 2 * slips + 1 }, (_, index) => typed.length - slips + index);
  return lengths.some((length) => distance(typed, meant.slice(0, length)) <= slips);
}

/** How many letters are to be put in, left out, changed, or exchanged with their neighbors. */
function distance(one: string, other: string): number {
  let [older, before]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (before[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const least = Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(isExchanged ? Math.min(least, (older[j - 2] ?? 0) + 1) : least);
    }
    [older, before] = [before, row];
  }
  return before[other.length] ?? 0;
}
