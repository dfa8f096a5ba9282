import { vocabularyOf } from "../../../../../definitions/index.ts";
import { type Result, success } from "../../../../../kernel/index.ts";
import type { Finding, OwnDefinitions } from "../../../../../options/index.ts";
import { say } from "../../../messages/say.ts";
import { semiringExamples } from "../../../messages/semiring-examples.ts";
import { semiringLanguage } from "./language.ts";
import { readSemiring } from "./own-semiring.ts";

/** What the editor of semirings shows. */
export const ownSemirings: OwnDefinitions = {
  examples: semiringExamples.map(({ id, text }) => ({ id, text, name: () => say(`own.example.${id}`) })),
  vocabulary: () => vocabularyOf(semiringLanguage),
  check: checkSemiring,
};

/** The mistakes in a definition, or the laws of a semiring that it breaks. */
function checkSemiring(text: string): Result<readonly Finding[]> {
  const read = readSemiring("semiring", text);
  if (!read.ok) return read;
  const { notes = [], isBroken = false } = read.value;
  return success(notes.map((text) => ({ text, isGood: !isBroken })));
}
