export { type DiffRow, diffLines } from "./diff-lines.ts";
export { blindSlots, type Instrumented, instrument } from "./instrument.ts";
export { codeReduction, measureInstrumented } from "./measure.ts";
export { relevantSlots, type Slot } from "./plan/slots.ts";
