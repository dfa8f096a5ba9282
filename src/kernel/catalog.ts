/** The languages of page and command line, as links and the document name them. The first is that of the catalogs. */
export const locales = ["en", "zh"] as const;

export type Locale = (typeof locales)[number];

/** Sentences by their ids. Holes are written `{name}`; what depends on a number is written as in ICU messages. */
export type Catalog = Readonly<Record<string, string>>;

/** What is said in another language than English. What it lacks is said in English. */
export interface Translation {
  /** Sentences that the page looks up by their ids. */
  readonly sentences: Catalog;
  /** Texts of errors, notes and lessons by the English ones. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What fills the holes of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The same for texts that are made at once: numbers of the arithmetic, too. */
type Values = Readonly<Record<string, string | number | bigint>>;

/** The language in use, and its texts by the English ones. The page and each worker have one at a time. */
const current: { locale: Locale; texts: ReadonlyMap<string, string> | undefined } = { locale: "en", texts: undefined };

/** From now on all texts are said in this language. What `texts`, by the English ones, lacks is said in English. */
export function setLocale(locale: Locale, texts?: ReadonlyMap<string, string>): void {
  current.locale = locale;
  current.texts = texts;
}

/** The language in use. */
export function currentLocale(): Locale {
  return current.locale;
}

/** A text of a catalog or a lesson in the language in use, its holes as they are. */
export function translated(text: string): string {
  return current.texts?.get(text) ?? text;
}

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
const VALUE = /\{(\w+)\}/g;

/** A sentence of a catalog; an id that the catalog does not have reads as itself. */
export function fill(catalog: Catalog, id: string, values: Values = {}): string {
  return format((Object.hasOwn(catalog, id) ? catalog[id] : undefined) ?? id, values);
}

/**
 * The sentence that a text of a catalog says about these values: `{name}` is the value of that name, and of
 * `{count, plural, one {# parameter} other {# parameters}}` the part for the number, which `#` stands for.
 */
export function format(text: string, values: Values = {}): string {
  return translated(text)
    .replace(PLURAL, (_, name: string, one: string, other: string) => {
      const count = values[name];
      return (count === 1 ? one : other).replaceAll("#", String(count));
    })
    .replace(VALUE, (whole, name: string) => String(values[name] ?? whole));
}

/** The names of the holes of a sentence; braces around quotes or a list are JSON that it shows. */
type HolesOf<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? (Hole extends `${string}"${string}` | `${string}, ${string}` ? never : Hole) | HolesOf<Rest>
  : never;

/** The values that a sentence wants, as the last parameters of a function: none, or a record. */
export type ValuesOf<Text extends string> = [HolesOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<HolesOf<Text>, string | number | bigint>>];

/** Says the sentences of one catalog, written `as const`: the compiler knows its ids and wants a value for each hole. */
export function sayFrom<const C extends Catalog>(catalog: C): Say<C> {
  return (id, ...[values]) => (values === undefined ? translated(catalog[id] ?? id) : fill(catalog, id, values));
}

/** Says a sentence of a catalog, with the values that its text asks for. */
export type Say<C extends Catalog> = <Id extends keyof C & string>(id: Id, ...values: ValuesOf<C[Id]>) => string;
