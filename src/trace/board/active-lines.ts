import type { Section } from "../log/section.ts";
import { NONE } from "../log/step.ts";
import type { StepLog } from "../log/step-log.ts";
import type { FrameValues, Procedures } from "../recorder/vocabulary.ts";
import type { ActiveLine } from "./view-data.ts";

/** A frame, read back: a call of one of the procedures with its values by name. */
export type Call<P extends Procedures> = {
  readonly [Name in keyof P & string]: {
    readonly procedure: Name;
    readonly values: FrameValues<P, Name>;
    /** The line of the call in the caller's procedure. */
    readonly callLine: number;
    /** The number of the caller's frame, or -1. */
    readonly parent: number;
  };
}[keyof P & string];

/** The call that a frame stands for; undefined for -1. */
export function callAt<P extends Procedures>(steps: StepLog, procedures: P, frame: number): Call<P> | undefined {
  if (frame === NONE) return undefined;
  const { procedure: number, parent, callLine, arguments: all } = steps.frameAt(frame);
  const [procedure, names] = Object.entries(procedures)[number] ?? [];
  if (procedure === undefined || names === undefined) return undefined;
  const values = Object.fromEntries(names.map((name, index) => [name, all[index] ?? NONE]));
  // The frame was written with this vocabulary: the procedure's name and its values belong together.
  return { procedure, values, callLine, parent } as unknown as Call<P>;
}

/** The calls in which a step happened, innermost first. */
export function* callsAt<P extends Procedures>(steps: StepLog, procedures: P, seq: number): Generator<Call<P>> {
  let call = callAt(steps, procedures, steps.frame(seq));
  for (; call !== undefined; call = callAt(steps, procedures, call.parent)) yield call;
}

/**
 * The pseudocode lines that are being executed after n steps, innermost first. The engine says what a call's values
 * read like (`c = [4]`) and beside which line. A procedure that was called from itself is one on the screen.
 */
export function activeLinesAt<P extends Procedures>(
  { steps }: Section,
  procedures: P,
  n: number,
  bindingsOf: (call: Call<P>) => ActiveLine["bindings"],
): readonly ActiveLine[] {
  const active: ActiveLine[] = [];
  let line = steps.line(n - 1);
  for (const call of callsAt(steps, procedures, n - 1)) {
    const bindings = bindingsOf(call);
    const inner = active.at(-1);
    if (inner?.procedure === call.procedure)
      active[active.length - 1] = { ...inner, bindings: merge(inner.bindings, bindings) };
    else active.push({ procedure: call.procedure, line, bindings });
    line = call.callLine;
  }
  return active;
}

function merge(inner: ActiveLine["bindings"], outer: ActiveLine["bindings"]): ActiveLine["bindings"] {
  return [...inner, ...outer.filter((binding) => !inner.some((known) => known.line === binding.line))];
}
