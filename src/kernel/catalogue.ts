/** Sentences by their ids. Holes are written `{name}`; where a number is spoken of, as ICU messages have them. */
export type Catalogue = Readonly<Record<string, string>>;

/** What fills the holes of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence with its plain holes filled; an id that the catalogue does not have reads as itself. */
export function fill(
  catalogue: Catalogue,
  id: string,
  values: Readonly<Record<string, string | number | bigint>> = {},
): string {
  const text = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  return (text ?? id).replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** The names of the holes of a sentence; braces around quotes are JSON that it shows. */
type HolesOf<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? (Hole extends `${string}"${string}` ? never : Hole) | HolesOf<Rest>
  : never;

type ValuesOf<Text extends string> = [HolesOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<HolesOf<Text>, string | number | bigint>>];

/** Says the sentences of one catalogue, written `as const`: the compiler knows its ids and wants a value for each hole. */
export function sayFrom<const C extends Catalogue>(catalogue: C) {
  return <Id extends keyof C & string>(id: Id, ...[values]: ValuesOf<C[Id]>): string =>
    values === undefined ? (catalogue[id] ?? id) : fill(catalogue, id, values);
}
