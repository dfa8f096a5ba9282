export { executeWhenStable } from "./follow-program.ts";
export type { Change } from "./history.ts";
export { placeOfRun } from "./link-of.ts";
export { linkOfRun, recordedRunOf } from "./recorded.ts";
export { saveResult } from "./save-result.ts";
export type { FindCorresponding } from "./walk/corresponding.ts";
export { type AskingTime, askingTimes, type Prediction, type PredictorState, type Score } from "./walk/predictor.ts";
export { Workbench } from "./workbench.ts";
export { programOf, type Selection, speeds, type WorkbenchState } from "./workbench-state.ts";
