import { vocabularyOf } from "../../../../../definitions/index.ts";
import { sayFrom } from "../../../../../kernel/index.ts";
import type { OwnDefinitions } from "../../../../../options/index.ts";
import { exampleNames } from "../../../messages/example-names.ts";
import { selectorExamples } from "../../../messages/selector-examples.ts";
import { selectorLanguage } from "./language.ts";
import { checkSelector } from "./notes.ts";

const say = sayFrom(exampleNames);

/** What the editor of selectors shows. */
export const ownSelectors: OwnDefinitions = {
  examples: selectorExamples.map(({ id, text }) => ({ id, text, name: () => say(`selector.example.${id}`) })),
  vocabulary: () => vocabularyOf(selectorLanguage),
  check: checkSelector,
};
