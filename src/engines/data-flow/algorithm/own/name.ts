import { definitionName } from "../../../../definitions/index.ts";

/** The word that a definition of an analysis begins with. */
export const KEYWORD = "analysis";

/** The name of an analysis that is a definition: `analysis NAME …`; undefined: it is something else. */
export function ownAnalysisName(analysis: string): string | undefined {
  return definitionName(analysis, { keyword: KEYWORD });
}
