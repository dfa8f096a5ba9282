import type { Grammar } from "../generate/grammar.ts";
import type { Nest } from "../generate/mutation.ts";

/** An input language: where its texts come from and who reads them. */
export interface FuzzedLanguage {
  /** The end of its files. */
  readonly extension: string;
  /** The commands that read it; `trace ENGINE` too. */
  readonly commands: readonly string[];
  readonly grammar: Grammar;
  /** What can be nested deeply. */
  readonly nests: readonly Nest[];
  /** Texts to change, besides those of lessons and of golden programs. */
  readonly texts?: readonly string[];
}
