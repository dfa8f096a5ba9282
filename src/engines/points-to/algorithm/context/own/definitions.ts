import { vocabularyOf } from "../../../../../definitions/index.ts";
import type { OwnDefinitions } from "../../../../../options/index.ts";
import { selectorExamples } from "../../../messages/selector-examples.ts";
import { selectorLanguage } from "./language.ts";
import { checkSelector } from "./notes.ts";

/** What the editor of selectors shows. */
export const ownSelectors: OwnDefinitions = {
  examples: selectorExamples,
  vocabulary: () => vocabularyOf(selectorLanguage),
  check: checkSelector,
};
