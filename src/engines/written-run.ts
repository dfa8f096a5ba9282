import { chosenValue, type GivenOptions, isValue, type OptionSchema, optionNamed } from "../options/index.ts";

/** The options in which a run differs from `base` as a link writes them: `heap:1`; an empty value takes the option away. */
export function writeNamed(
  { linked }: OptionSchema,
  options: GivenOptions,
  base: GivenOptions,
  without: readonly string[],
): readonly string[] {
  return linked
    .filter((name) => !without.includes(name) && options[name] !== base[name])
    .map((name) => `${name}:${options[name] ?? ""}`);
}

/** Reads them; undefined if one is none. */
export function readNamed(schema: OptionSchema, parts: readonly string[]): GivenOptions | undefined {
  const found: Record<string, GivenOptions[string]> = {};
  for (const part of parts) {
    const [name = "", value] = part.split(/:(.*)/s, 2);
    const named = schema.linked.includes(name) ? optionNamed(schema, name) : undefined;
    if (named === undefined || value === undefined || !(value === "" || isValue(named, value))) return undefined;
    found[name] = chosenValue(named, value);
  }
  return found;
}
