/** Sentences by their ids. Holes are written `{name}`; where a number is spoken of, as ICU messages have them. */
export type Catalogue = Readonly<Record<string, string>>;

/** What fills the holes of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
const VALUE = /\{(\w+)\}/g;

/** A sentence of a catalogue; an id that the catalogue does not have reads as itself. */
export function fill(catalogue: Catalogue, id: string, values: MessageValues = {}): string {
  return format((Object.hasOwn(catalogue, id) ? catalogue[id] : undefined) ?? id, values);
}

/**
 * The sentence that a text of a catalogue says about these values: `{name}` is the value of that name, and of
 * `{count, plural, one {# parameter} other {# parameters}}` the part for the number, which `#` stands for.
 */
export function format(text: string, values: MessageValues = {}): string {
  return text
    .replace(PLURAL, (_, name: string, one: string, other: string) => {
      const count = values[name];
      return (count === 1 ? one : other).replaceAll("#", String(count));
    })
    .replace(VALUE, (whole, name: string) => String(values[name] ?? whole));
}
