/** A position in a recording. A fact is named by the step that derived it. */
export type Seq = number;

/** Why a step was made: the rule, the older steps it rests on, the pseudocode line, the statement. */
interface Justification {
  /** Index into the engine's rule names. */
  readonly rule: number;
  /** Older steps, all smaller than the step itself. */
  readonly premises: readonly Seq[];
  /** Index into the engine's pseudocode lines. */
  readonly line: number;
  /** The procedure call in which the step happened. */
  readonly frame: number;
  /** Index into the recording's statements; undefined when the step belongs to none. */
  readonly statement: number | undefined;
}

/** A fact or an agenda entry as integers. What they mean is the engine's, decoded by its board. */
export interface Fact {
  /** One of the section's kinds of facts, by number. */
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** One step of a recording, read back. */
export type Step =
  /** Off the agenda. */
  | { readonly kind: "take"; readonly entry: Seq; readonly by: Justification }
  /** Onto the agenda. */
  | { readonly kind: "put"; readonly entry: Fact; readonly by: Justification }
  /** New. */
  | { readonly kind: "derive"; readonly fact: Fact; readonly by: Justification }
  /** A weight combined, a table row replaced. */
  | { readonly kind: "refine"; readonly was: Seq; readonly fact: Fact; readonly by: Justification }
  /** Nothing new: half of teaching a fixed point. */
  | { readonly kind: "known"; readonly fact: Seq; readonly by: Justification }
  /** A branch infeasible, a fact subsumed or pruned. */
  | { readonly kind: "close"; readonly fact: Seq; readonly by: Justification };

export type StepKind = Step["kind"];

/** Where there is no step, no frame, no statement. */
export const NONE = -1;

/** The stored form of a step kind: its index here. */
export const stepKinds: readonly StepKind[] = ["take", "put", "derive", "refine", "known", "close"];

/** How far one press of a key goes. A step's level is the coarsest granularity that begins with it. */
export const granularities = ["step", "rule", "iteration"] as const;

export type Granularity = (typeof granularities)[number];

/** How far a press leads: as far as steps of a granularity, or to a moment of the run. */
export type Stride = Granularity | "moment";

/** The steps that are shown where a press leads: a moment is one application of a rule. */
export function shownOf(stride: Stride): Granularity {
  return stride === "moment" ? "rule" : stride;
}

/** A call of a pseudocode procedure: what the bindings beside the pseudocode are read from. */
export interface Frame {
  /** Index into the engine's procedures. */
  readonly procedure: number;
  /** The calling frame, or -1. */
  readonly parent: number;
  /** The pseudocode line of the call in the parent's procedure. */
  readonly callLine: number;
  /** Up to four arguments, engine-defined. */
  readonly arguments: readonly [number, number, number, number];
}
