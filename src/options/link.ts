import * as v from "valibot";
import type { GivenOptions, OptionValue } from "./option.ts";
import { type OptionSchema, optionNamed } from "./schema.ts";

/** An option of a link whose value makes no sense. */
export interface LinkMistake {
  readonly name: string;
  readonly found: string;
}

/** The options of a link by their names; one that makes no sense is left out and named. Others' options are ignored. */
export function readLinkOptions(
  schema: OptionSchema,
  parameters: Pick<ReadonlyMap<string, string>, "get">,
): { readonly options: GivenOptions; readonly mistakes: readonly LinkMistake[] } {
  const mistakes: LinkMistake[] = [];
  const found = schema.linked.flatMap((name): readonly (readonly [string, OptionValue])[] => {
    const named = optionNamed(schema, name);
    const text = parameters.get(name) ?? parameters.get(named?.option.formerly ?? name);
    if (text === undefined || named === undefined) return [];
    const value = named.option.read(text);
    // The empty text says “every method” where a lesson would choose some.
    const isEveryMethod = text === "" && named.option.control?.kind === "methods";
    if (isEveryMethod || v.is(named.option.schema, value)) return [[name, value]];
    mistakes.push({ name, found: text });
    return [];
  });
  return { options: Object.fromEntries(found), mistakes };
}

/** The options as a link writes them, in its order; defaults are left out. */
export function writeLinkOptions(
  schema: OptionSchema,
  options: GivenOptions,
): readonly (readonly [name: string, value: string])[] {
  return schema.linked.flatMap((name) => {
    const value = options[name];
    const defaultInLinks = optionNamed(schema, name)?.option.defaultInLinks;
    return value === undefined || value === defaultInLinks ? [] : [[name, String(value)] as const];
  });
}

/** Those of some options that a schema's links hold: what a run of the page is told, and by what runs are compared. */
export function linkedOptions(schema: OptionSchema, options: GivenOptions): GivenOptions {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== undefined && schema.linked.includes(name)),
  );
}
