import { words as definitionsEnglish } from "../../definitions/messages/en.ts";
import { engines } from "../../engines/index.ts";
import { words as exercisesEnglish } from "../../exercises/messages/en.ts";
import type { Catalogue } from "../../kernel/index.ts";
import { words as kernelEnglish } from "../../kernel/messages/en.ts";
import { words as optionsEnglish } from "../../options/messages/en.ts";
import { words as pipelinesEnglish } from "../../pipelines/messages/en.ts";
import { words as sessionEnglish } from "../../session/messages/en.ts";
import { words as traceEnglish } from "../../trace/messages/en.ts";
import { pairsOf } from "../pairs.ts";
import { zh as definitions } from "./definitions/en.ts";
import { zh as exercises } from "./exercises/en.ts";
import { zh as kernel } from "./kernel/en.ts";
import { zh as options } from "./options/en.ts";
import { zh as pipelines } from "./pipelines/en.ts";
import { zh as session } from "./session/en.ts";
import { zh as trace } from "./trace/en.ts";

/** The words of the engines, by their ids. */
export const words: Catalogue = {};

/** What errors, notes and options say, by the English texts. */
export const coreTexts: ReadonlyMap<string, string> = new Map([
  ...engines.flatMap((engine) => pairsOf(engine.words, words)),
  ...pairsOf(definitionsEnglish, definitions),
  ...pairsOf(exercisesEnglish, exercises),
  ...pairsOf(kernelEnglish, kernel),
  ...pairsOf(optionsEnglish, options),
  ...pairsOf(pipelinesEnglish, pipelines),
  ...pairsOf(sessionEnglish, session),
  ...pairsOf(traceEnglish, trace),
]);
