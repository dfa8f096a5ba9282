import { symbolicInputs } from "./inputs/index.ts";
import { instrumentation } from "./instrument/index.ts";
import type { Pipeline } from "./pipeline.ts";

export type { CommandHost, DerivedAnswer, DiffRow, Pipeline, Prepared } from "./pipeline.ts";

/** All pipelines: a new one is a folder and a line here. */
export const pipelines: readonly Pipeline[] = [symbolicInputs, instrumentation];
