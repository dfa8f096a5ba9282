export type { Capability, CapabilityKind } from "./capability.ts";
export { type Conclusions, conclusions } from "./conclusions.ts";
export { type DerivedProgram, derived } from "./derived.ts";
export { type FollowUp, followUp } from "./follow-up.ts";
export { type Picking, picking } from "./picking.ts";
export { type SavedResult, savedResults } from "./saved-results.ts";
