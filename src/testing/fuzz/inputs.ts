import { engines } from "../../engines/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import type { Random } from "./generate/random.ts";
import type { FuzzedLanguage } from "./languages/language.ts";
import { brokenLine } from "./lines.ts";
import { flagsOfCommand, someOptions } from "./options.ts";
import { languages, textsOf } from "./texts.ts";

/** A command with files, as `serve` reads it. */
export interface FuzzRequest {
  readonly command: string;
  readonly files: readonly InputFile[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** How large inputs are, and what they may take. */
export interface FuzzLimits {
  /** Rules of a grammar that are written out for a text. */
  readonly size: number;
  /** Characters of a file of a lesson or golden program. */
  readonly longest: number;
  /** Milliseconds of a request. */
  readonly timeout: number;
  readonly maxSteps: number;
}

/** Makes inputs of one kind: requests, or lines that need not be one. */
export interface FuzzedKind {
  readonly name: string;
  make(random: Random): FuzzRequest | Uint8Array;
}

/** All kinds of inputs: files in each language, options of each command, lines. */
export function kindsOf(limits: FuzzLimits): readonly FuzzedKind[] {
  const onStarter = (random: Random, count: number, odd: number): FuzzRequest => {
    const language = random.pick(languages);
    const { command, files, options } = requestOn(language, random.pick(starters(language)), limits, random);
    const text = files.map((file) => file.text).join("\n");
    return { command, files, options: { ...options, ...someOptions(command, { count, odd, text }, random) } };
  };
  return [
    ...languages.map((language): FuzzedKind => {
      const texts = textsOf(language, limits.longest);
      return {
        name: language.extension,
        make: (random) => requestOn(language, texts(random, limits.size), limits, random),
      };
    }),
    { name: "options", make: (random) => onStarter(random, 1 + random.below(6), 3) },
    {
      name: "lines",
      make: (random) => brokenLine(JSON.stringify({ id: random.below(9), ...onStarter(random, 1, 9) }), random),
    },
  ];
}

/** A command that reads the files, here and there with an option, within the limits. */
function requestOn(
  { commands }: FuzzedLanguage,
  files: readonly InputFile[],
  { timeout, maxSteps }: FuzzLimits,
  random: Random,
): FuzzRequest {
  const name = random.pick(commands);
  const [command = "", engine] = name.split(" ");
  const text = files.map((file) => file.text).join("\n");
  const known = new Set(flagsOfCommand(name).map((flag) => flag.name));
  const limits = Object.entries({ timeout, maxSteps }).filter(([option]) => known.has(option));
  const some = someOptions(name, { count: random.once(3) ? 1 : 0, odd: 30, text }, random);
  const options = { ...some, ...Object.fromEntries(limits), ...(engine === undefined ? {} : { engine }) };
  return { command, files, options };
}

/** Small texts in a language. */
function starters({ extension, texts = [] }: FuzzedLanguage): readonly (readonly InputFile[])[] {
  return [
    ...engines.map(({ starter }) => starter).filter((files) => files.some(({ name }) => name.endsWith(extension))),
    ...texts.map((text) => [{ name: `Main${extension}`, text }]),
    [{ name: `Main${extension}`, text: "" }],
  ];
}
