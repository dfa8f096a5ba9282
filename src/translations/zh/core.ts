import { words as definitionsEnglish } from "../../definitions/messages/en.ts";
import { notes as dataFlowNotesEnglish } from "../../engines/data-flow/messages/notes.ts";
import { engines } from "../../engines/index.ts";
import { exampleNames as selectorNamesEnglish } from "../../engines/points-to/messages/example-names.ts";
import { notes as pointsToNotesEnglish } from "../../engines/points-to/messages/notes.ts";
import { notes as pushdownNotesEnglish } from "../../engines/pushdown/messages/notes.ts";
import { notes as relevancyNotesEnglish } from "../../engines/relevancy/messages/notes.ts";
import { notes as separationNotesEnglish } from "../../engines/separation/messages/notes.ts";
import { notes as symbolicNotesEnglish } from "../../engines/symbolic/messages/notes.ts";
import { words as exercisesEnglish } from "../../exercises/messages/en.ts";
import type { Catalog } from "../../kernel/index.ts";
import { words as kernelEnglish } from "../../kernel/messages/en.ts";
import { words as optionsEnglish } from "../../options/messages/en.ts";
import { words as pipelinesEnglish } from "../../pipelines/messages/en.ts";
import { words as sessionEnglish } from "../../session/messages/en.ts";
import { words as traceEnglish } from "../../trace/messages/en.ts";
import { pairsOf } from "../pairs.ts";
import { zh as dataFlow } from "./data-flow/en.ts";
import { zh as dataFlowNotes } from "./data-flow/notes.ts";
import { zh as definitions } from "./definitions/en.ts";
import { zh as exercises } from "./exercises/en.ts";
import { zh as kernel } from "./kernel/en.ts";
import { things } from "./kernel/things.ts";
import { zh as options } from "./options/en.ts";
import { zh as pipelines } from "./pipelines/en.ts";
import { zh as pointsTo } from "./points-to/en.ts";
import { zh as selectorNames } from "./points-to/example-names.ts";
import { zh as pointsToNotes } from "./points-to/notes.ts";
import { zh as pushdown } from "./pushdown/en.ts";
import { zh as pushdownNotes } from "./pushdown/notes.ts";
import { zh as relevancy } from "./relevancy/en.ts";
import { zh as relevancyNotes } from "./relevancy/notes.ts";
import { zh as separation } from "./separation/en.ts";
import { zh as separationNotes } from "./separation/notes.ts";
import { zh as session } from "./session/en.ts";
import { zh as symbolic } from "./symbolic/en.ts";
import { zh as symbolicNotes } from "./symbolic/notes.ts";
import { zh as trace } from "./trace/en.ts";

/** The words of the engines, by their ids. */
export const words: Catalog = {
  ...dataFlow,
  ...pointsTo,
  ...pushdown,
  ...relevancy,
  ...separation,
  ...symbolic,
};

/** What errors, notes and options say, by the English texts. */
export const coreTexts: ReadonlyMap<string, string> = new Map([
  ...engines.flatMap((engine) => pairsOf(engine.words, words)),
  ...pairsOf(dataFlowNotesEnglish, dataFlowNotes),
  ...pairsOf(definitionsEnglish, definitions),
  ...pairsOf(exercisesEnglish, exercises),
  ...pairsOf(kernelEnglish, kernel),
  ...pairsOf(optionsEnglish, options),
  ...pairsOf(pipelinesEnglish, pipelines),
  ...pairsOf(pointsToNotesEnglish, pointsToNotes),
  ...pairsOf(selectorNamesEnglish, selectorNames),
  ...pairsOf(pushdownNotesEnglish, pushdownNotes),
  ...pairsOf(relevancyNotesEnglish, relevancyNotes),
  ...pairsOf(separationNotesEnglish, separationNotes),
  ...pairsOf(sessionEnglish, session),
  ...pairsOf(symbolicNotesEnglish, symbolicNotes),
  ...pairsOf(traceEnglish, trace),
  ...Object.entries(things),
]);
