import type { StoreApi } from "zustand/vanilla";
import { sameFiles } from "../../program/index.ts";
import type { RunState, RunSubject, Session } from "../../run/index.ts";
import { clampPosition, type WorkbenchState } from "../workbench-state.ts";

/** The position of a run that corresponds to position n of another run of the same program; undefined where none does. */
export type FindCorresponding = (left: Session, n: number, now: Session) => number | undefined;

interface CorrespondingParts {
  readonly store: StoreApi<WorkbenchState>;
  readonly run: { getState(): Pick<RunState, "session" | "status" | "isStale"> };
  /** Fetches what finds the position; left out: another run begins at its first step. */
  readonly load?: (() => Promise<FindCorresponding>) | undefined;
}

/** A run that the reader left by choosing other options or by typing, and where they were in it. */
interface Left {
  readonly session: Session;
  readonly position: number;
}

/**
 * Keeps the reader at the corresponding step when a program is analyzed under other options, or its text is changed. Who comes back to
 * options and text without having taken a step meanwhile is where they were, exactly.
 */
export class Corresponding {
  readonly #parts: CorrespondingParts;
  #find: FindCorresponding | undefined;
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
    const { session, isStale } = this.#parts.run.getState();
    const { position, wanted } = this.#state;
    if (session === undefined || wanted !== undefined || this.#parts.load === undefined) return;
    // The run of other options that were chosen before is still on its way.
    if (isStale && this.#left?.session === session) return;
    if (this.#left === undefined || position !== this.#placed) {
      const others = position === this.#placed ? this.#visited.filter((each) => !isSameRun(each.session, session)) : [];
      this.#visited = [...others, { session, position }];
      this.#left = position === 0 && others.length === 0 ? undefined : { session, position };
    }
    if (this.#left !== undefined && this.#find === undefined) this.#fetch(this.#parts.load);
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
    const { session, status, isStale } = this.#parts.run.getState();
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
    this.#parts.store.setState({ position: this.#placed });
  }

  #found({ session: left, position }: Left, now: Session): number | undefined {
    if (position === 0) return 0;
    const found = this.#find?.(left, position, now);
    const { granularity, isLibraryShown } = this.#state;
    if (found === undefined || found === 0 || granularity === "step") return found;
    // Presses lead from one end of a rule to the next.
    return now.strides(isLibraryShown).nextStop(found - 1, "rule");
  }

  #fetch(load: () => Promise<FindCorresponding>): void {
    load().then(
      (find) => {
        this.#find = find;
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
