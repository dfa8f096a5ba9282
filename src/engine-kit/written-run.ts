import { chosenValue, type GivenOptions, isValue, type OptionSchema, optionNamed } from "../options/index.ts";

/** A value of an option as a run has it: what would divide runs or their parts is written by its number, as is the sign for that. */
export function writeRunValue(value: string): string {
  return value.replaceAll(/[%,/\n\r]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

/** The value that was written. */
export function readRunValue(written: string): string {
  return written.replaceAll(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The options in which a run differs from `base` as a link writes them: `heap:1`; an empty value takes the option away. */
export function writeNamed(
  { linked }: OptionSchema,
  options: GivenOptions,
  base: GivenOptions,
  without: readonly string[],
): readonly string[] {
  return linked
    .filter((name) => !without.includes(name) && options[name] !== base[name])
    .map((name) => `${name}:${writeRunValue(String(options[name] ?? ""))}`);
}

/** Reads them; undefined if one is none. */
export function readNamed(schema: OptionSchema, parts: readonly string[]): GivenOptions | undefined {
  const found: Record<string, GivenOptions[string]> = {};
  for (const part of parts) {
    const [name = "", written] = part.split(/:(.*)/s, 2);
    const value = written === undefined ? undefined : readRunValue(written);
    const named = schema.linked.includes(name) ? optionNamed(schema, name) : undefined;
    if (named === undefined || value === undefined || !(value === "" || isValue(named, value))) return undefined;
    found[name] = chosenValue(named, value);
  }
  return found;
}
