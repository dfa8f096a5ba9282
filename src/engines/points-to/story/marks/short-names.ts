import { methodForms, methodPattern, type Named, type SectionNames } from "../../../../trace/index.ts";
import type { PointsToSymbols } from "../symbols.ts";

type Tables = Pick<PointsToSymbols, "bodies" | "unwritten" | "pointers" | "sites" | "callSites">;

/** Variables, methods, and what is made or called in a file that is not the only one: `Shop:o12`. Contexts stay before names. */
const pattern = new RegExp(
  [
    "(?<![\\w$.])(?:[\\w$<>]+\\.)*\\$\\d+‹[^›]*›",
    methodPattern.source,
    "(?<![\\w$.])(?:[\\w$]+\\.)+[\\w$<>]+_this(?![\\w$])",
    "(?<![\\w$.])(?:[\\w$]+\\.)+[\\w$<>]+\\.[\\w$#]+(?![\\w$(])",
    "(?<![\\w$.])[\\w$]+:o?\\d+[a-z]*(?:\\+[a-z]*)?(?![\\w$])",
  ].join("|"),
);

/**
 * The things of a points-to run: methods, variables and sites, whichever context they are in. A name depends on the program and
 * not on what is known of the run; what the reader did not write keeps its class.
 */
export function namesOf(tables: () => Tables): SectionNames {
  return {
    pattern,
    get count() {
      const { bodies, unwritten, pointers, sites, callSites } = tables();
      return bodies.length + unwritten.length + pointers.length + sites.length + callSites.length;
    },
    things() {
      const { bodies, unwritten, pointers, sites, callSites } = tables();
      const methods = each(bodies.map(({ method }) => method));
      const others = each(unwritten).filter((name) => !methods.includes(name));
      const isOnlyWritten = onlyNames(methods.map(ownName));
      const isOnly = onlyNames([...methods, ...others].map(withClass));
      const isWritten = new Set(methods.map(withClass));
      const ownersOf = (owner: string, method: string): readonly string[] => [
        ...(isWritten.has(`${owner}.${method}`) && isOnlyWritten(method) ? [method] : []),
        ...(isOnly(`${owner}.${method}`) ? [`${owner}.${method}`] : []),
      ];
      const variables = pointers.flatMap(({ kind, label, context }) =>
        kind === "variable" ? bare(label, context) : [],
      );
      return [
        ...methods.map((name) => ({ name, forms: methodForms(name) })),
        ...others.map((name) => ({ name, forms: withClassForms(name) })),
        ...each(variables).map((name) => ({ name, forms: variableForms(name, ownersOf) })),
        ...each([...sites, ...callSites].map(({ label }) => label)).map((name) => ({ name, forms: siteForms(name) })),
      ];
    },
  };
}

/** Whether one method alone is called so. */
function onlyNames(names: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (name) => counts.get(name) === 1;
}

/** `add` of `a.List.add(Object)`. */
function ownName(method: string): string {
  return methodForms(method)[0] ?? method;
}

/** `List.add` of `a.List.add(Object)`. */
function withClass(method: string): string {
  return methodForms(method)[1] ?? method;
}

/** `List.add`, `List.Itr.next`: shorter names that have the class. */
function withClassForms(method: string): readonly string[] {
  return methodForms(method).filter((form) => form.replace(/\(.*$/s, "").includes("."));
}

/** Without the context. */
function bare(label: string, context: string): string {
  return label.startsWith(`${context}:`) ? label.slice(context.length + 1) : label;
}

function each(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/**
 * `add.node` of `a.List.add.node`, `add_this`: without its class, where one method alone that the reader wrote is called `add`;
 * else `List.add.node`, where no other method of the class is. `$4` of `$4‹new A()›`.
 */
function variableForms(name: string, ownersOf: (owner: string, method: string) => readonly string[]): Named["forms"] {
  const [temporary] = /^\$\d+(?=‹)/.exec(name) ?? [];
  if (temporary !== undefined) return [temporary];
  const [, owner, method, own] = /^(?:[\w$]+\.)*?([\w$]+)\.([\w$<>]+?)(_this$|\.\$\d+‹.*$|\.[^.]*$)/s.exec(name) ?? [];
  if (owner === undefined || method === undefined || own === undefined) return [];
  return ownersOf(owner, method).map((shown) => `${shown}${own.replace(/‹.*›$/s, "")}`);
}

function siteForms(name: string): Named["forms"] {
  const colon = name.lastIndexOf(":");
  return colon === -1 || !/^o?\d/.test(name.slice(colon + 1)) ? [] : [name.slice(colon + 1)];
}
