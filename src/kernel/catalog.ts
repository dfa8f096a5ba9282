/** The languages of page and command line, as links and the document name them. The first is that of the catalogs. */
export const locales = ["en", "zh"] as const;

export type Locale = (typeof locales)[number];

/** Where a catalog keeps its name: no id of a sentence, and not copied with them. */
const NAME = Symbol("catalog");

/** Sentences by their ids. Holes are written `{name}`; what depends on a number is written as in ICU messages. */
export interface Catalog {
  readonly [id: string]: string;
  readonly [NAME]?: string;
}

/** The sentences of catalogs in another language than English, by their ids. Those that it lacks are shown in English. */
export type Translation = Readonly<Record<string, Catalog>>;

/** The sentences of a catalog in another language: each of its ids, and no other. */
export type TranslationOf<C extends Catalog> = { readonly [Id in keyof C & string]: string };

/** The values of the placeholders of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The same for texts that are made at once: numbers of the arithmetic, too. */
type Values = Readonly<Record<string, string | number | bigint>>;

/** The language in use. The page, each worker and the command line have one at a time. */
const current: { locale: Locale; translation: Translation } = { locale: "en", translation: {} };

/** From now on everything is said in this language; in English what the translation lacks. */
export function setLocale(locale: Locale, translation: Translation = {}): void {
  current.locale = locale;
  current.translation = translation;
}

/** The language in use. */
export function currentLocale(): Locale {
  return current.locale;
}

/** The English sentences of a part of the program. Their translations stand under the name of the catalog. */
export function catalog<const C extends Catalog>(name: string, sentences: C): C {
  return Object.defineProperty({ ...sentences }, NAME, { value: name });
}

/** The name of a catalog; undefined where its sentences are said in English alone. */
export function nameOfCatalog(sentences: Catalog): string | undefined {
  return sentences[NAME];
}

/** A sentence of the language in use by the name of its catalog and its id, its holes as they are; undefined: it is in English. */
function translationOf(name: string, id: string): string | undefined {
  const sentences = current.translation[name];
  return sentences !== undefined && Object.hasOwn(sentences, id) ? sentences[id] : undefined;
}

/** A sentence of a catalog in the language in use, its holes as they are. An id that the catalog does not have reads as itself. */
export function sentenceOf(sentences: Catalog, id: string): string {
  const name = sentences[NAME];
  const translated = name === undefined ? undefined : translationOf(name, id);
  return translated ?? (Object.hasOwn(sentences, id) ? sentences[id] : undefined) ?? id;
}

/** Translates a text: its translation has the key `id`. */
export type TranslateText = (id: string, english: string) => string;

/** Translates texts that stand outside of catalogs, such as those of lessons. Their translations stand under this name, by their ids. */
export function translatorOf(name: string): TranslateText {
  return (id, english) => translationOf(name, id) ?? english;
}

/** Texts by keys, some of them in groups. */
export type NestedTexts = { readonly [key: string]: string | NestedTexts };

/** Nested texts as the sentences of a catalog: of `{ loop: { stops: { 1: "Here." } } }` one has the id `loop.stops.1`. */
export function catalogOf(nested: NestedTexts): Catalog {
  const entries = Object.entries(nested).flatMap(([key, value]): (readonly [string, string])[] =>
    typeof value === "string"
      ? [[key, value]]
      : Object.entries(catalogOf(value)).map(([id, text]) => [`${key}.${id}`, text]),
  );
  return Object.fromEntries(entries);
}

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
const VALUE = /\{(\w+)\}/g;

/** A sentence of a catalog with its values, in the language in use. */
export function fill(sentences: Catalog, id: string, values: Values = {}): string {
  return format(sentenceOf(sentences, id), values);
}

/**
 * The sentence that a text says about these values: `{name}` is the value of that name, and of
 * `{count, plural, one {# parameter} other {# parameters}}` the part for the number, which `#` stands for.
 */
export function format(text: string, values: Values = {}): string {
  return text
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

/** Says the sentences of one catalog: the compiler knows its ids and wants a value for each hole. */
export function sayFrom<const C extends Catalog>(sentences: C): Say<C> {
  return (id, ...[values]) => (values === undefined ? sentenceOf(sentences, id) : fill(sentences, id, values));
}

/** Says a sentence of a catalog, with the values that its text asks for. */
export type Say<C extends Catalog> = <Id extends keyof C & string>(id: Id, ...values: ValuesOf<C[Id]>) => string;
