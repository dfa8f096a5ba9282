/** Why no rule of Fig. 2 matches: the exception of Java. It has none for dangling pointers and for what has no value. */
type HaltReason = "NullPointerException" | "DanglingPointer" | "ArithmeticException" | "AssertionError" | "NoValue";

/** Carries the reason, its message, out of the evaluation of an instruction. Never leaves this folder. */
export class NoRule extends Error {}

export function noRule(reason: HaltReason): never {
  throw new NoRule(reason);
}
