import type { Seq } from "../../log/step.ts";

/** The classes of a program from `Object` down, and how a call found its method among them. */
export interface ClassTree {
  /** Of the whole run: each class below its superclass, then the interfaces. The same array as long as nothing is added. */
  readonly classes: readonly TreeClass[];
  /** The call that the step is about. */
  readonly call: DispatchedCall | undefined;
}

export interface TreeClass {
  /** The node of the graph’s model. */
  readonly id: string;
  readonly name: string;
  readonly isInterface: boolean;
  /** How many classes stand above it, or interfaces. */
  readonly depth: number;
  /** The one that it stands below. */
  readonly above: string | undefined;
  /** The interfaces that stand elsewhere: those that it implements. */
  readonly beside: readonly string[];
  /** Visible at positions after this step. */
  readonly birth: Seq;
}

/** Dispatch climbs from the class of the receiver until a class has the method. */
export interface DispatchedCall {
  /** `Dispatch(o12, get()) = One.get()` */
  readonly text: string;
  /** What is looked for: `get()`. */
  readonly signature: string;
  readonly receiver: string;
  /** Its class; undefined for arrays. */
  readonly receiverClass: string | undefined;
  /** The classes that were asked and do not have it, from that of the receiver up. */
  readonly passed: readonly string[];
  readonly found: string | undefined;
  /** Others that have it, below or beside: what Dispatch did not choose. */
  readonly others: readonly string[];
  /** Those that declare it without a body. */
  readonly abstract: readonly string[];
  /** The call names its method: nothing is climbed. */
  readonly isFixed: boolean;
  /** The step answered it. */
  readonly isNew: boolean;
}
