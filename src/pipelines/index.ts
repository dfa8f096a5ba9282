import { symbolicInputs } from "./inputs/index.ts";
import { instrumentation } from "./instrument/index.ts";
import type { Pipeline } from "./pipeline.ts";

export type { TestsResult } from "../engines/symbolic/index.ts";
export type { Restriction } from "./inputs/index.ts";
export { type DiffRow, type InstrumentAnswer, type InstrumentRequest, instrumentForPage } from "./instrument/index.ts";
export type { CommandHost, Pipeline, Prepared } from "./pipeline.ts";

/** All pipelines: a new one is a folder and a line here. */
export const pipelines: readonly Pipeline[] = [symbolicInputs, instrumentation];
