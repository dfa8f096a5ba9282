import { fill } from "../kernel/index.ts";
import { flagName } from "./names.ts";
import type { Option } from "./option.ts";
import type { OptionSchema } from "./schema.ts";

/** A flag of the command line and its help: `--heap <n>`. */
export interface Flag {
  readonly name: string;
  readonly flag: string;
  /** What it is for, in the language in use. */
  readonly help: () => string;
  /** The option names a file, or a folder. */
  readonly file: Option["file"];
  /** The flag of an earlier version: read, but not in the help. */
  readonly formerly: string | undefined;
}

/** The flags of a schema, in its order. */
export function flagsOf({ options, words: own }: OptionSchema): readonly Flag[] {
  return options
    .filter(({ option }) => option.isHidden !== true)
    .map(({ name, id, words, option: { placeholder, help = `${id}.help`, file, formerly } }) => ({
      name,
      flag: flagText(name, placeholder),
      // An option with the words of another schema may have a help of its own.
      help: () => fill(Object.hasOwn(own, help) ? own : words, help),
      file,
      formerly: formerly === undefined ? undefined : flagText(formerly, placeholder),
    }));
}

function flagText(name: string, placeholder: string | undefined): string {
  return `--${flagName(name)}${placeholder === undefined ? "" : ` <${placeholder}>`}`;
}
