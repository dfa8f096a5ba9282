import { methodForms, methodPattern, type Named, type SectionNames } from "../../../../trace/index.ts";
import type { PointsToSymbols } from "../symbols.ts";

type Tables = Pick<PointsToSymbols, "methods" | "pointers" | "sites" | "callSites">;

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

/** The things of a points-to run: methods, variables and sites, whichever context they are in. */
export function namesOf(tables: () => Tables): SectionNames {
  return {
    pattern,
    get count() {
      const { methods, pointers, sites, callSites } = tables();
      return methods.length + pointers.length + sites.length + callSites.length;
    },
    things() {
      const { methods, pointers, sites, callSites } = tables();
      const variables = pointers.flatMap(({ kind, label, context }) =>
        kind === "variable" ? bare(label, context) : [],
      );
      return [
        ...each(methods.map(({ method }) => method)).map((name) => ({ name, forms: methodForms(name) })),
        ...each(variables).map((name) => ({ name, forms: variableForms(name) })),
        ...each([...sites, ...callSites].map(({ label }) => label)).map((name) => ({ name, forms: siteForms(name) })),
      ];
    },
  };
}

/** Without the context. */
function bare(label: string, context: string): string {
  return label.startsWith(`${context}:`) ? label.slice(context.length + 1) : label;
}

function each(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** `node`, `add.node`; of what is called as it is in each method only the latter: `add_this`. */
function variableForms(name: string): Named["forms"] {
  const parts = name.replace(/‹.*›$/s, "").split(".");
  const own = parts.at(-1) ?? name;
  const method = parts.at(-2);
  return [own, ...(method === undefined ? [] : [`${method}.${own}`])].filter((form) => form !== name);
}

function siteForms(name: string): Named["forms"] {
  const colon = name.lastIndexOf(":");
  return colon === -1 || !/^o?\d/.test(name.slice(colon + 1)) ? [] : [name.slice(colon + 1)];
}
