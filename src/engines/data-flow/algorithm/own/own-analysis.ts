import { type Definitions, type Language, readDefinitions } from "../../../../definitions/index.ts";
import { type Result, success } from "../../../../kernel/index.ts";
import { type OwnSets, ownSets } from "./own-sets.ts";
import { type OwnValues, ownValues } from "./own-values.ts";
import { setLanguage } from "./set-language.ts";
import { valueLanguage } from "./value-language.ts";

/** An analysis that a reader defined: of sets, with gen and kill, or of values of variables. */
export type OwnAnalysis =
  | { readonly kind: "sets"; readonly sets: OwnSets }
  | { readonly kind: "values"; readonly values: OwnValues };

/** Reads the definition of an analysis. Every function of the language is total, so each statement has its transfer function. */
export function readAnalysis(text: string): Result<OwnAnalysis> {
  // Places name the option.
  const read = readDefinitions("analysis", text, languageOf(text));
  return read.ok ? success(analysisOf(read.value, text)) : read;
}

function analysisOf(definitions: Definitions, text: string): OwnAnalysis {
  return isOfValues(text)
    ? { kind: "values", values: ownValues(definitions, text) }
    : { kind: "sets", sets: ownSets(definitions) };
}

/** The language that a text is in. */
export function languageOf(text: string): Language {
  return isOfValues(text) ? valueLanguage : setLanguage;
}

/** Whether it says which values variables have; else it says what there are sets of. */
function isOfValues(text: string): boolean {
  return /^[^\S\n\r]*values\b/m.test(text);
}
