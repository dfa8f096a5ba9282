export { type Catalogue, fill, format, type MessageValues, type Say, sayFrom, type ValuesOf } from "./catalogue.ts";
export { type AnalysisError, describe, type NamedThing, placeOf } from "./errors.ts";
export type { InputFile } from "./input-file.ts";
export { IntColumn, type Width } from "./int-column.ts";
export { append, numberAt, setAt, valueAt } from "./multi-map.ts";
export { PairMap } from "./pair-map.ts";
export { randomFrom } from "./random.ts";
export { failure, type Result, success } from "./result.ts";
export { type Position, type Span, showPlace } from "./span.ts";
