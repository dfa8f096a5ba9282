/** What a method’s label looks like: `C.m(int)`. Only where a name begins: a long one is not tried from each of its letters. */
export const methodPattern = /(?<![\w$.])(?:[\w$]+\.)+[\w$<>]+\([^()]*\)/;

const parts = /^((?:[\w$]+\.)*?)((?:[\w$]+\.)?)([\w$<>]+)(\(.*\))$/s;

/** Shorter names of a method, the shortest first: `m`, `C.m`, `m(int)`, and of a class within one `B.C.m`, `C.m(int)`; none of what is no method. */
export function methodForms(label: string): readonly string[] {
  const [, outer, owner, own, types] = parts.exec(label) ?? [];
  if (outer === undefined || owner === undefined || owner === "" || own === undefined || types === undefined) return [];
  const forms = [own, `${owner}${own}`, `${own}${types}`];
  return outer === "" ? forms : [...forms, `${outer}${owner}${own}`, `${owner}${own}${types}`];
}
