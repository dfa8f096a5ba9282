export {
  type Agenda,
  createAgenda,
  DistinctAgenda,
  Picker,
  type Picks,
  readPicks,
  writePicks,
} from "./agenda/index.ts";
export {
  Budget,
  BudgetSpent,
  type Completeness,
  completeness,
  type ExecutionLimit,
  type Limit,
  limitName,
  limitUnderneath,
  type Stop,
} from "./budget.ts";
export { type Capability, type CapabilityKind, type Capable, capabilityKind } from "./capability.ts";
export {
  type Catalog,
  catalog,
  catalogOf,
  currentLocale,
  fill,
  format,
  type Locale,
  locales,
  type MessageValues,
  type NestedTexts,
  nameOfCatalog,
  type Say,
  sayFrom,
  sentenceOf,
  setLocale,
  type TranslateText,
  type Translation,
  type TranslationOf,
  translatorOf,
  type ValuesOf,
} from "./catalog.ts";
export {
  type AnalysisError,
  describe,
  type FetchedPart,
  fetching,
  type Misread,
  misreadReason,
  type NamedThing,
  NotFetched,
  notFetchedError,
  placeOf,
} from "./errors.ts";
export type { InputFile } from "./input-file.ts";
export { IntColumn, IntLists, PairMap, type Width } from "./integers/index.ts";
export { isObject, isPlain, jsonText } from "./json-text.ts";
export { compareLabels } from "./labels.ts";
export { lineStarts } from "./line-starts.ts";
export { append, numberAt, setAt, valueAt } from "./multi-map.ts";
export { nearest } from "./nearest.ts";
export { randomFrom, shuffled } from "./random.ts";
export {
  type DecoderOf,
  definePieces,
  endOf,
  MAX_CHARACTERS,
  MAX_NAME_LENGTH,
  MEGABYTE,
  type Piece,
  type Pieces,
  piecesOf,
  readableText,
  readText,
  SyntaxFailure,
  textOfBytes,
  tooLongName,
} from "./reading/index.ts";
export { failure, failureOf, type Result, success } from "./result.ts";
export { isBefore, type Place, type Position, type Span, showPlace, spanKey, startOf } from "./span.ts";
export { csvText, escaped, type MarkdownCell, markdownCode, markdownTable, markdownText } from "./tables/index.ts";
export { UnionFind } from "./union-find.ts";
