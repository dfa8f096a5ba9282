import type { Seq } from "../../log/step.ts";

/** The length up to which derivations are measured: longer ones count as this long. */
const MAX_MEASURED = 5_000;

/** Whether a fact can be concluded from premises without resting on itself: some of them may be younger than it. */
export function isGrounded(fact: Seq, premises: readonly Seq[], premisesOf: (fact: Seq) => readonly Seq[]): boolean {
  const seen = new Set<Seq>(premises);
  for (const premise of seen) {
    if (premise === fact) return false;
    // Older ones rest on older ones only.
    if (premise > fact) for (const older of premisesOf(premise)) seen.add(older);
  }
  return true;
}

/** Of how many facts a derivation consists. */
export function sizeOf(premises: readonly Seq[], premisesOf: (fact: Seq) => readonly Seq[]): number {
  const seen = new Set<Seq>(premises);
  for (const premise of seen) {
    if (seen.size >= MAX_MEASURED) break;
    for (const older of premisesOf(premise)) seen.add(older);
  }
  return seen.size;
}
