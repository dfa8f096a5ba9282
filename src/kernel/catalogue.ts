/** Sentences by their ids. Holes are written `{name}`; where a number is spoken of, as ICU messages have them. */
export type Catalogue = Readonly<Record<string, string>>;

/** What fills the holes of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The same for texts that are made at once: numbers of the arithmetic, too. */
type Values = Readonly<Record<string, string | number | bigint>>;

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
const VALUE = /\{(\w+)\}/g;

/** A sentence of a catalogue; an id that the catalogue does not have reads as itself. */
export function fill(catalogue: Catalogue, id: string, values: Values = {}): string {
  return format((Object.hasOwn(catalogue, id) ? catalogue[id] : undefined) ?? id, values);
}

/**
 * The sentence that a text of a catalogue says about these values: `{name}` is the value of that name, and of
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

/** Says the sentences of one catalogue, written `as const`: the compiler knows its ids and wants a value for each hole. */
export function sayFrom<const C extends Catalogue>(catalogue: C): Say<C> {
  return (id, ...[values]) => (values === undefined ? (catalogue[id] ?? id) : fill(catalogue, id, values));
}

/** Says a sentence of a catalogue, with the values that its text asks for. */
export type Say<C extends Catalogue> = <Id extends keyof C & string>(id: Id, ...values: ValuesOf<C[Id]>) => string;
