/** Sentences by their ids. Holes are written `{name}`; where a number is spoken of, as ICU messages have them. */
export type Catalogue = Readonly<Record<string, string>>;

/** What fills the holes of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence with its plain holes filled; an id that the catalogue does not have reads as itself. */
export function fill(catalogue: Catalogue, id: string, values: MessageValues = {}): string {
  const text = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  return (text ?? id).replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
