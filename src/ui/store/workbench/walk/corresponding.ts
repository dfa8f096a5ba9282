import type { StoreApi } from "zustand/vanilla";
import { sameFiles } from "../../program/index.ts";
import type { RunState, RunSubject, Session } from "../../run/index.ts";
import { clampPosition, type WorkbenchState } from "../workbench-state.ts";
import type { RunDifference } from "./run-difference.ts";

/** What two runs of one program have to do with each other. */
export interface CorrespondingRuns {
  /** The position of a run that corresponds to position n of another one; undefined where none does. */
  position(left: Session, n: number, now: Session): number | undefined;
  /** Undefined where that cannot be told. */
  difference(left: Session, now: Session): RunDifference | undefined;
}

interface CorrespondingParts {
  readonly store: StoreApi<WorkbenchState>;
  readonly run: { getState(): Pick<RunState, "session" | "status" | "isStale" | "outcome"> };
  /** Fetches what finds the position; left out: another run begins at its first step. */
  readonly load?: (() => Promise<CorrespondingRuns>) | undefined;
}

/** A run that the reader left by choosing other options or by typing, and where they were in it. */
interface Left {
  readonly session: Session;
  readonly position: number;
  /** It has come to its fixed point: what it lacks it never finds. */
  readonly isWhole: boolean;
}

/**
 * Keeps the reader at the corresponding step when a program is analyzed under other options, or its text is changed. Who comes back to
 * options and text without having taken a step meanwhile is where they were, exactly.
 */
export class Corresponding {
  readonly #parts: CorrespondingParts;
  #runs: CorrespondingRuns | undefined;
  #left: Left | undefined;
  /** Where the reader has been put: at another position, they have gone on by themselves. */
  #placed: number | undefined;
  /** Where the reader was in the runs of other options, or of other versions of the text. */
  #visited: readonly Left[] = [];

  constructor(parts: CorrespondingParts) {
    this.#parts = parts;
  }

  /** The reader chooses other options, or types. */
  leave(): void {
    const { session, isStale, outcome } = this.#parts.run.getState();
    const { position, wanted } = this.#state;
    const isWhole = outcome?.kind === "fixed-point";
    if (session === undefined || wanted !== undefined || this.#parts.load === undefined) return;
    // The run of other options that were chosen before is still on its way.
    if (isStale && this.#left?.session === session) return;
    if (this.#left === undefined || position !== this.#placed) {
      const others = position === this.#placed ? this.#visited.filter((each) => !isSameRun(each.session, session)) : [];
      this.#visited = [...others, { session, position, isWhole }];
      this.#left = position === 0 && others.length === 0 ? undefined : { session, position, isWhole };
    }
    if (this.#left !== undefined && this.#runs === undefined) this.#fetch(this.#parts.load);
  }

  /** Another program, or a position that is asked for: there is nothing to return to. */
  forget(): void {
    this.#left = undefined;
    this.#placed = undefined;
    this.#visited = [];
  }

  /** Another recording has begun. */
  begin(): void {
    this.#placed = this.#left === undefined ? undefined : 0;
  }

  /** Brings the reader to the step: as far as the recording goes, and once more when it is complete. */
  follow(): void {
    const { session, status, isStale, outcome } = this.#parts.run.getState();
    const left = this.#left;
    if (left === undefined || session === undefined || session === left.session || isStale) return;
    if (this.#state.position !== this.#placed) {
      this.#left = undefined;
      return;
    }
    const isOver = status !== "running";
    if (!isOver && this.#placed !== 0) return;
    const known = this.#visited.find((each) => isSameRun(each.session, session));
    const found = known?.position ?? this.#found(left, session);
    if (found === undefined) return;
    this.#placed = clampPosition(found, session.recording.length);
    if (isOver) this.#left = undefined;
    const isTold = isOver && left.isWhole && outcome?.kind === "fixed-point";
    const difference = isTold ? this.#difference(left.session, session) : undefined;
    this.#parts.store.setState({ position: this.#placed, difference });
  }

  #difference(left: Session, now: Session): RunDifference | undefined {
    const found = this.#runs?.difference(left, now);
    return found === undefined || found.more + found.fewer === 0 ? undefined : found;
  }

  #found({ session: left, position }: Left, now: Session): number | undefined {
    if (position === 0) return 0;
    const found = this.#runs?.position(left, position, now);
    const { granularity, isLibraryShown } = this.#state;
    if (found === undefined || found === 0 || granularity === "step") return found;
    // Presses lead from one end of a rule to the next.
    return now.reader.strides(isLibraryShown).nextStop(found - 1, "rule");
  }

  #fetch(load: () => Promise<CorrespondingRuns>): void {
    load().then(
      (runs) => {
        this.#runs = runs;
        this.follow();
      },
      () => this.forget(),
    );
  }

  get #state(): WorkbenchState {
    return this.#parts.store.getState();
  }
}

/** Whether two runs are of the same text under the same options. */
function isSameRun({ subject: one }: Session, { subject: other }: Session): boolean {
  return keyOf(one) === keyOf(other) && sameFiles(one.files, other.files);
}

function keyOf({ options }: RunSubject): string {
  return JSON.stringify(Object.entries(options).sort());
}
