/** Why no rule of Fig. 2 matches; `no-value`: something has no value, or one of another type. */
export type HaltReason = "null-pointer" | "dangling-pointer" | "division-by-zero" | "assertion-failed" | "no-value";

/** Carries the reason out of the evaluation of a statement. Never leaves this folder. */
export class NoRule extends Error {
  readonly reason: HaltReason;

  constructor(reason: HaltReason) {
    super(reason);
    this.reason = reason;
  }
}
