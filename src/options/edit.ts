import type { GivenOptions } from "./option.ts";
import { type OptionSchema, optionNamed } from "./schema.ts";

/** Some options with others on top; one that is set anew brings along what follows from it. */
export function withOptions(schema: OptionSchema, base: GivenOptions, chosen: GivenOptions): GivenOptions {
  const brought = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined || value === base[name] ? [] : [optionNamed(schema, name)?.option.brings?.(value, base) ?? {}],
  );
  return withoutUndefined(Object.assign({}, base, ...brought, chosen));
}

function withoutUndefined(options: GivenOptions): GivenOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
