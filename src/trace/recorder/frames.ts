import { NONE } from "../log/step.ts";
import type { StepLog } from "../log/step-log.ts";
import type { FrameValues, Procedures } from "./vocabulary.ts";

/**
 * The calls of pseudocode procedures that are under way: a stack of frames, of which steps carry the innermost. Popped
 * frames stay in the recording; a recorder may keep a frame’s number and go back to it (`goTo`).
 */
export class Frames<P extends Procedures> {
  /** The frame that steps are written in; `NONE` outside of all. */
  current = NONE;
  readonly #log: StepLog;
  readonly #numbers = new Map<string, number>();
  /** Names of the values by procedure number. */
  readonly #values: readonly (readonly string[])[];

  constructor(log: StepLog, procedures: P) {
    this.#log = log;
    this.#values = Object.values(procedures);
    for (const name of Object.keys(procedures)) this.#numbers.set(name, this.#numbers.size);
  }

  /**
   * A procedure is called from a line of the current frame’s procedure. What `values` leaves out is `NONE`. Returns the
   * number of the frame, which is the current one from now on.
   */
  enter<Name extends keyof P & string>(
    procedure: Name,
    callLine: number,
    values: Partial<FrameValues<P, Name>>,
  ): number {
    const number = this.#numbers.get(procedure) ?? 0;
    const names = this.#values[number] ?? [];
    const given: Readonly<Record<string, number | undefined>> = values;
    const value = (index: number): number => given[names[index] ?? ""] ?? NONE;
    this.current = this.#log.writeFrame({
      procedure: number,
      parent: this.current,
      callLine,
      arguments: [value(0), value(1), value(2), value(3)],
    });
    return this.current;
  }

  /** Back to the caller. */
  leave(): void {
    this.current = this.current === NONE ? NONE : this.#log.parentOf(this.current);
  }

  /** Out of all calls (`NONE`), or back into a frame that was opened before. */
  goTo(frame: number): void {
    this.current = frame;
  }
}
