/** How much of the texts of a rule and of sentences is shown. */
export interface Room {
  /** How many characters of a formula are shown; of longer ones the beginning and the end. */
  readonly characters: number;
  /** How many premises, and how many sentences of the effect, are shown. */
  readonly items: number;
}

const all = Number.POSITIVE_INFINITY;

/** Everything, where lines are not limited. */
export const wholeRoom: Room = { characters: all, items: all };

/** From roomy to tight. A band takes the first that fits it. */
export const rooms: readonly [Room, ...Room[]] = [
  wholeRoom,
  { characters: 120, items: 8 },
  { characters: 72, items: 6 },
  { characters: 56, items: 4 },
  { characters: 48, items: 3 },
  { characters: 48, items: 2 },
  { characters: 48, items: 1 },
  { characters: 36, items: 1 },
  { characters: 28, items: 1 },
  { characters: 20, items: 1 },
  { characters: 12, items: 1 },
];

/** This many premises or more stand in two columns. */
export const MANY_PREMISES = 4;

/** A formula that stands in the rule beside is told by so much of it in a sentence. */
const REPEATED = 56;

/** How much of a formula in a sentence is shown, where the rule has these texts. */
export function charactersInSentence(formula: string, room: Room, ruleTexts: readonly string[]): number {
  return ruleTexts.some((text) => text.includes(formula)) ? Math.min(REPEATED, room.characters) : room.characters;
}

/** The share of a shortened formula that is its beginning. */
const HEAD = 0.62;

/** A list of parameter types. In a name that is too long it is the least that one needs. */
const parameters = /\((?:[^\s(),]+,)+[^\s(),]+\)/g;

/**
 * A formula in about this many characters at most: first without the parameter types of methods, then its beginning and
 * its end, cut between its parts, else between words, where there are any.
 */
export function shorten(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const plain = text.replaceAll(parameters, "(…)");
  if (plain.length <= characters) return plain;
  const head = Math.ceil(characters * HEAD);
  const tail = characters - head;
  const { outer, inner } = spacesOf(plain);
  const toEnd = (at: number): boolean => at <= head && at > head / 2;
  const toBegin = (at: number): boolean => at >= plain.length - tail && at < plain.length - tail / 2;
  const end = outer.findLast(toEnd) ?? inner.findLast(toEnd) ?? head;
  const begin = outer.find(toBegin) ?? inner.find(toBegin) ?? plain.length - tail;
  return `${plain.slice(0, end)} … ${plain.slice(begin).trimStart()}`;
}

/** Formulas of one rule, each in about this many characters: what tells two of them apart is not left out. */
export function shortenAll(texts: readonly string[], characters: number): readonly string[] {
  const shown = texts.map((text) => shorten(text, characters));
  return texts.map((text, place) => {
    const other = texts.find((each, index) => each !== text && shown[index] === shown[place]);
    return other === undefined ? (shown[place] ?? text) : aroundDifference(text, other, characters);
  });
}

/** The share of what stands before the first difference. */
const BEFORE = 0.3;

function aroundDifference(text: string, other: string, characters: number): string {
  const different = [...text].findIndex((character, at) => character !== other[at]);
  const first = different === -1 ? text.length : different;
  const from = Math.max(0, Math.min(first - Math.floor(characters * BEFORE), text.length - characters));
  const space = from === 0 ? -1 : text.indexOf(" ", from);
  const begin = space !== -1 && space < first ? space + 1 : from;
  const most = begin + characters;
  const last = most < text.length ? text.lastIndexOf(" ", most) : -1;
  const end = last > first ? last : most;
  return `${begin === 0 ? "" : "… "}${text.slice(begin, end).trim()}${end < text.length ? " …" : ""}`;
}

/** Where the spaces of a formula are: between its parts, and within brackets. */
function spacesOf(text: string): { readonly outer: readonly number[]; readonly inner: readonly number[] } {
  const outer: number[] = [];
  const inner: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if ("([{⟨".includes(character)) depth++;
    else if (")]}⟩".includes(character)) depth--;
    else if (character === " ") (depth > 0 ? inner : outer).push(at);
  }
  return { outer, inner };
}
/** What is derived, in what says where it is put: `o3` in `o3 ∈ pt(x)`, the disjunct in `SV¹(P) ∋ emp`. */
interface ConclusionParts {
  readonly before: string;
  readonly made: string;
  readonly after: string;
}

/** The parts of a conclusion. Where it only names a thing, all of it is what is derived. */
export function partsOf(conclusion: string): ConclusionParts {
  const member = conclusion.indexOf(" ∋ ");
  if (member !== -1) return { before: conclusion.slice(0, member + 3), made: conclusion.slice(member + 3), after: "" };
  const element = conclusion.lastIndexOf(" ∈ ");
  if (element === -1) return { before: "", made: conclusion, after: "" };
  return { before: "", made: conclusion.slice(0, element), after: conclusion.slice(element) };
}
