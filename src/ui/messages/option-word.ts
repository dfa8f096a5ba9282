import { type OptionSchema, optionNamed } from "../../options/index.ts";
import { translate } from "./translate.ts";

/** A word of an option: `name`, `hint`. */
export function optionWord(schema: OptionSchema, option: string, word: string): string {
  return translate(`${optionNamed(schema, option)?.id}.${word}`);
}
