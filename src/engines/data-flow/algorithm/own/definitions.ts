import { vocabularyOf } from "../../../../definitions/index.ts";
import type { OwnDefinitions } from "../../../../options/index.ts";
import { analysisExamples } from "../../messages/analysis-examples.ts";
import { say } from "../../messages/say.ts";
import { checkAnalysis } from "./findings.ts";
import { languageOf } from "./own-analysis.ts";

/** What the editor of analyses shows. */
export const ownAnalyses: OwnDefinitions = {
  examples: analysisExamples.map(({ id, text }) => ({ id, text, name: () => say(`own.example.${id}`) })),
  vocabulary: (text) => vocabularyOf(languageOf(text)),
  check: checkAnalysis,
};
