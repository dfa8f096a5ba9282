/** What a method’s label looks like: `C.m(int)`. Only where a name begins: a long one is not tried from each of its letters. */
export const methodPattern = /(?<![\w$.])(?:[\w$]+\.)+[\w$<>]+\([^()]*\)/;

const parts = /^((?:[\w$]+\.)*?)((?:[\w$]+\.)?)([\w$<>]+)(\(.*\))$/s;

/** Shorter names of a method, the shortest first: `m`, `C.m`, `m(int)`; none of what is no method. */
export function methodForms(label: string): readonly string[] {
  const [, , owner, own, types] = parts.exec(label) ?? [];
  if (owner === undefined || owner === "" || own === undefined || types === undefined) return [];
  return [own, `${owner}${own}`, `${own}${types}`];
}
