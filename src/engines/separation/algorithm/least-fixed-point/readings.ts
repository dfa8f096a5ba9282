/**
 * `paper`: Algorithm 1 as printed. `canonical`: A accumulates, in canonical form, over references only. `canonical-integers`:
 * the same, but a call on an integer formal keeps its disjunct out of A, as a call on a reference does.
 */
export const lfpReadings = ["paper", "canonical", "canonical-integers"] as const;
export type LfpReading = (typeof lfpReadings)[number];
