import { methodForms, methodPattern, type Named, type SectionNames } from "../../../../trace/index.ts";
import type { PointsToSymbols } from "../symbols.ts";

type Tables = Pick<PointsToSymbols, "bodies" | "pointers" | "sites" | "callSites">;

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
      const { bodies, pointers, sites, callSites } = tables();
      return bodies.length + pointers.length + sites.length + callSites.length;
    },
    things() {
      const { bodies, pointers, sites, callSites } = tables();
      const methods = each(bodies.map(({ method }) => method));
      const isOnly = onlyNames(methods);
      const variables = pointers.flatMap(({ kind, label, context }) =>
        kind === "variable" ? bare(label, context) : [],
      );
      return [
        ...methods.map((name) => ({ name, forms: methodForms(name) })),
        ...each(variables).map((name) => ({ name, forms: variableForms(name, isOnly) })),
        ...each([...sites, ...callSites].map(({ label }) => label)).map((name) => ({ name, forms: siteForms(name) })),
      ];
    },
  };
}

/** Whether one method alone is called so, whatever its class. */
function onlyNames(methods: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const method of methods) {
    const [own = method] = methodForms(method);
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return (name) => counts.get(name) === 1;
}

/** Without the context. */
function bare(label: string, context: string): string {
  return label.startsWith(`${context}:`) ? label.slice(context.length + 1) : label;
}

function each(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** `add.node` of `List.add.node`, `add_this`: without its class, where one method alone is called `add`; `$4` of `$4‹new A()›`. */
function variableForms(name: string, isOnly: (method: string) => boolean): Named["forms"] {
  const [temporary] = /^\$\d+(?=‹)/.exec(name) ?? [];
  if (temporary !== undefined) return [temporary];
  const [, method, own] = /^(?:[\w$]+\.)+([\w$<>]+?)(_this$|\.\$\d+‹.*$|\.[^.]*$)/s.exec(name) ?? [];
  if (method === undefined || own === undefined || !isOnly(method)) return [];
  return [`${method}${own.replace(/‹.*›$/s, "")}`];
}

function siteForms(name: string): Named["forms"] {
  const colon = name.lastIndexOf(":");
  return colon === -1 || !/^o?\d/.test(name.slice(colon + 1)) ? [] : [name.slice(colon + 1)];
}
