import { isSelector, type RunOptions } from "../options/index.ts";

/** How each option is read from a link; undefined for a text that it cannot be. */
type Readers = { readonly [Name in keyof RunOptions]-?: (text: string) => RunOptions[Name] | undefined };

const flag = (text: string): boolean | undefined => (text === "true" ? true : text === "false" ? false : undefined);
const count = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
const positive = (text: string): number | undefined => count(text) || undefined;
const any = (text: string): string => text;
const oneOf =
  <const T extends string>(...choices: readonly T[]) =>
  (text: string): T | undefined =>
    choices.find((choice) => choice === text);

const readers: Readers = {
  context: (text) => (isSelector(text) ? text : undefined),
  heap: count,
  profile: oneOf("lecture", "java"),
  entry: any,
  variableContexts: flag,
  order: (text) => (/^(?:fifo|lifo|random:\d{1,9})$/.test(text) ? text : undefined),
  maxSteps: count,
  selective: any,
  constants: flag,
  globals: oneOf("merged", "refined"),
  refinedContexts: oneOf("callee", "printed"),
  seeds: any,
  implicit: flag,
  direction: oneOf("post", "pre"),
  reading: oneOf("paper", "canonical"),
  maxIterations: positive,
  maxDisjuncts: positive,
  method: any,
  strategy: oneOf("separation-logic", "lazy", "black-box"),
  depth: count,
  loops: count,
  calls: count,
  contexts: oneOf("fixed-point", "once"),
  aliases: oneOf("all", "printed"),
  initialise: oneOf("use", "access"),
  symbolic: any,
  size: count,
};

/** The options of a link by their names; each one that makes no sense is reported and left out. */
export function readOptions(
  parameters: ReadonlyMap<string, string>,
  report: (name: string, found: string) => void,
): Partial<RunOptions> {
  const found = Object.entries(readers).flatMap(([name, read]) => {
    const text = parameters.get(name);
    const value = text === undefined ? undefined : read(text);
    if (text !== undefined && value === undefined) report(name, text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/** What a link leaves out because it goes without saying. */
const usual: Partial<RunOptions> = {
  order: "fifo",
  variableContexts: true,
  implicit: false,
  strategy: "separation-logic",
};

/** The options as a link writes them, in a fixed order. */
export function writtenOptions(options: Partial<RunOptions>): readonly (readonly [name: string, value: string])[] {
  const names = Object.keys(readers) as (keyof RunOptions)[];
  return names.flatMap((name) => {
    const value = options[name];
    return value === undefined || value === usual[name] ? [] : [[name, String(value)] as const];
  });
}
