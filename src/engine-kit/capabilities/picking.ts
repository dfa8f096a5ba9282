import { capabilityKind } from "../../kernel/index.ts";

/** An option that is a list of variables, picked by clicking them in the program. */
export interface Picking<Result extends object = object> {
  readonly option: string;
  /** How the option names the field that a word means; undefined where it means none. */
  fieldNamed(result: Result, word: string): string | undefined;
}

export const picking = capabilityKind<Picking>();
