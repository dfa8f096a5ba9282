/** A set of code points. */
export type CharacterSet = (point: number) => boolean;

/** Which letters count as equal: all as they are, those of ASCII, or all in either case. */
export type CaseFolding = "none" | "ascii" | "unicode";

export const ANY: CharacterSet = () => true;

export function complement(set: CharacterSet): CharacterSet {
  return (point) => !set(point);
}

export function union(a: CharacterSet, b: CharacterSet): CharacterSet {
  return (point) => a(point) || b(point);
}

export function intersection(a: CharacterSet, b: CharacterSet): CharacterSet {
  return (point) => a(point) && b(point);
}

export function interval(from: number, to: number, folding: CaseFolding): CharacterSet {
  const plain: CharacterSet = (point) => point >= from && point <= to;
  if (folding === "none") return plain;
  const [lower, upper] = [lowerOf(folding), upperOf(folding)];
  return (point) => plain(point) || plain(upper(point)) || plain(lower(upper(point))) || plain(lower(point));
}

export function single(wanted: number, folding: CaseFolding): CharacterSet {
  return folding === "none" ? (point) => point === wanted : (point) => areEqual(folding, wanted, point);
}

/** Whether two code points are one letter. */
export function areEqual(folding: CaseFolding, a: number, b: number): boolean {
  if (a === b || folding === "none") return a === b;
  const [lower, upper] = [lowerOf(folding), upperOf(folding)];
  return upper(a) === upper(b) || lower(upper(a)) === lower(upper(b));
}

function lowerOf(folding: CaseFolding): (point: number) => number {
  if (folding === "unicode") return (point) => mapped(point, (text) => text.toLowerCase());
  return (point) => (point >= 65 && point <= 90 ? point + 32 : point);
}

function upperOf(folding: CaseFolding): (point: number) => number {
  if (folding === "unicode") return (point) => mapped(point, (text) => text.toUpperCase());
  return (point) => (point >= 97 && point <= 122 ? point - 32 : point);
}

/** Characters whose other case is several characters have none. */
function mapped(point: number, map: (text: string) => string): number {
  const other = map(String.fromCodePoint(point));
  const result = other.codePointAt(0) ?? point;
  return other.length === (result > 0xffff ? 2 : 1) ? result : point;
}

/** What the inside of a character class of JavaScript says. */
function written(inside: string): CharacterSet {
  const pattern = new RegExp(`^[${inside}]$`, "u");
  const isAscii = Array.from({ length: 128 }, (_, point) => pattern.test(String.fromCodePoint(point)));
  return (point) => (point < 128 ? isAscii[point] === true : pattern.test(String.fromCodePoint(point)));
}

const SPACES = " \\t\\n\\x0b\\f\\r";
const LINE_ENDS = "\\n\\r\\x85\\u2028\\u2029";
const WORD = "\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}";

export const IS_LINE_END = written(LINE_ENDS);
/** What `.` takes. */
export const DOT = complement(IS_LINE_END);
/** What `\b` is between. */
export const IS_WORD = written("_\\p{L}\\p{Nd}");

/** `\d` and so on, and the same under the flag U; large letters are the complements. */
const ESCAPES: Readonly<Record<string, readonly [plain: string, unicode: string]>> = {
  d: ["0-9", "\\p{Nd}"],
  h: [
    " \\t\\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000",
    " \\t\\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000",
  ],
  s: [SPACES, "\\p{White_Space}"],
  v: ["\\n\\x0b\\f\\r\\x85\\u2028\\u2029", "\\n\\x0b\\f\\r\\x85\\u2028\\u2029"],
  w: ["a-zA-Z_0-9", WORD],
};

/** The set of `\d`, `\S` and so on; undefined for other letters. */
export function escapedSet(letter: string, isUnicode: boolean): CharacterSet | undefined {
  const both = Object.hasOwn(ESCAPES, letter.toLowerCase()) ? ESCAPES[letter.toLowerCase()] : undefined;
  if (both === undefined) return undefined;
  const set = written(both[isUnicode ? 1 : 0]);
  return letter === letter.toLowerCase() ? set : complement(set);
}

/** The names of `\p{…}` that JavaScript does not know, and what they are under the flag U. */
const PROPERTIES: Readonly<Record<string, readonly [plain: string, unicode?: string]>> = {
  Lower: ["a-z", "\\p{Lowercase}"],
  Upper: ["A-Z", "\\p{Uppercase}"],
  ASCII: ["\\0-\\x7f"],
  Alpha: ["a-zA-Z", "\\p{Alphabetic}"],
  Digit: ["0-9", "\\p{Nd}"],
  Alnum: ["a-zA-Z0-9", "\\p{Alphabetic}\\p{Nd}"],
  Punct: ["!-\\/:-@\\[-`{-~", "\\p{P}"],
  Graph: ["!-~", "^\\p{White_Space}\\p{Cc}\\p{Cs}\\p{Cn}"],
  Print: [" -~", "^\\p{Zl}\\p{Zp}\\p{Cc}\\p{Cs}\\p{Cn}"],
  Blank: [" \\t", "\\p{Zs}\\t"],
  Cntrl: ["\\0-\\x1f\\x7f", "\\p{Cc}"],
  XDigit: ["0-9a-fA-F", "\\p{Nd}\\p{Hex_Digit}"],
  Space: [SPACES, "\\p{White_Space}"],
  L1: ["\\0-\\xff"],
  LC: ["\\p{Lu}\\p{Ll}\\p{Lt}"],
  LD: ["\\p{L}\\p{Nd}"],
  all: ["\\0-\\u{10ffff}"],
  javaAlphabetic: ["\\p{Alphabetic}"],
  javaDigit: ["\\p{Nd}"],
  javaIdeographic: ["\\p{Ideographic}"],
  javaISOControl: ["\\0-\\x1f\\x7f-\\x9f"],
  javaLetter: ["\\p{L}"],
  javaLetterOrDigit: ["\\p{L}\\p{Nd}"],
  javaLowerCase: ["\\p{Lowercase}"],
  javaSpaceChar: ["\\p{Z}"],
  javaTitleCase: ["\\p{Lt}"],
  javaUpperCase: ["\\p{Uppercase}"],
  javaWhitespace: ["\\t-\\r\\x1c-\\x1f \\u1680\\u2000-\\u2006\\u2008-\\u200a\\u2028\\u2029\\u205f\\u3000"],
};

/** The properties of Unicode after `Is`, in capitals; what a name of {@link PROPERTIES} means under U, it means there too. */
const UNICODE_PROPERTIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(PROPERTIES).flatMap(([name, [, unicode]]) =>
      unicode === undefined ? [] : [[name.toUpperCase(), unicode]],
    ),
  ),
  ALPHABETIC: "\\p{Alphabetic}",
  ASSIGNED: "\\p{Assigned}",
  CONTROL: "\\p{Cc}",
  HEX_DIGIT: "\\p{Nd}\\p{Hex_Digit}",
  HEXDIGIT: "\\p{Nd}\\p{Hex_Digit}",
  IDEOGRAPHIC: "\\p{Ideographic}",
  LETTER: "\\p{L}",
  LOWERCASE: "\\p{Lowercase}",
  PUNCTUATION: "\\p{P}",
  TITLECASE: "\\p{Lt}",
  UPPERCASE: "\\p{Uppercase}",
  WHITESPACE: "\\p{White_Space}",
  WHITE_SPACE: "\\p{White_Space}",
  WORD,
};

const CASED = "\\p{Lowercase}\\p{Uppercase}\\p{Lt}";
const CASED_LETTERS = "\\p{Ll}\\p{Lu}\\p{Lt}";

/** What tells small letters from large ones, and what it takes where case is ignored. */
const OF_ANY_CASE: Readonly<Record<string, string>> = {
  "a-z": "a-zA-Z",
  "A-Z": "a-zA-Z",
  "\\p{Lowercase}": CASED,
  "\\p{Uppercase}": CASED,
  "\\p{Lt}": CASED,
  "\\p{gc=Ll}": CASED_LETTERS,
  "\\p{gc=Lu}": CASED_LETTERS,
  "\\p{gc=Lt}": CASED_LETTERS,
};

/** The set of `\p{name}`; undefined when nothing is called so. Blocks of Unicode are not known. */
export function namedSet(name: string, isUnicode: boolean, ignoresCase: boolean): CharacterSet | undefined {
  const inside = insideOf(name, isUnicode);
  if (inside === undefined) return undefined;
  try {
    return written((ignoresCase ? OF_ANY_CASE[inside] : undefined) ?? inside);
  } catch {
    // No script or category has this name.
    return undefined;
  }
}

function insideOf(name: string, isUnicode: boolean): string | undefined {
  const [, key, value] = /^(\w+)=(\w+)$/.exec(name) ?? [];
  if (key !== undefined && value !== undefined) return propertyOf(key.toLowerCase(), value);
  const bare = name.replace(/^Is/, "");
  if (bare === name) return plainProperty(name, isUnicode);
  return UNICODE_PROPERTIES[bare.toUpperCase()] ?? plainProperty(bare, false) ?? scriptOf(bare);
}

function plainProperty(name: string, isUnicode: boolean): string | undefined {
  const [plain, unicode] = (Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined) ?? [];
  return (isUnicode ? unicode : undefined) ?? plain ?? categoryOf(name);
}

/** `L`, `Lu` */
function categoryOf(name: string): string | undefined {
  return /^[A-Z][a-z]?$/.test(name) ? `\\p{gc=${name}}` : undefined;
}

function propertyOf(key: string, value: string): string | undefined {
  if (key === "sc" || key === "script") return scriptOf(value);
  return key === "gc" || key === "general_category" ? plainProperty(value, false) : undefined;
}

/** `Old_Italic`: as JavaScript writes the names of scripts, which Java takes in any case. */
function scriptOf(name: string): string {
  const titled = name.toLowerCase().replaceAll(/(^|_)[a-z]/g, (letter) => letter.toUpperCase());
  return `\\p{Script=${titled}}`;
}
