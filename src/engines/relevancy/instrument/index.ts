export { type Causes, type DiffRow, diffLines } from "./diff-lines.ts";
export { blindSlots, type Instrumented, instrument } from "./instrument.ts";
export { codeReduction, type InstrumentMetrics, measureInstrumented } from "./measure.ts";
export type { InstrumentNote } from "./plan/plan.ts";
export { relevantSlots, type Slot } from "./plan/slots.ts";
