import type { Lesson } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { retried } from "../../arrival/index.ts";

interface Fetching {
  /** Not called when the reader has gone elsewhere meanwhile. */
  readonly onFetched: () => void;
  readonly onFailed: () => void;
}

/** The files of lessons; those of a program of many are fetched when the lesson is opened, and kept. */
export class LessonFiles {
  readonly #fetched = new Map<string, readonly InputFile[]>();
  readonly #loads = new Map<string, () => Promise<readonly InputFile[]>>();
  /** The lesson whose files are wanted now. */
  #wanted: string | undefined;
  /** Asks again for what has not arrived. */
  #askAgain: (() => void) | undefined;

  /** Undefined as long as they are not here. */
  of({ id, file, files, load }: Lesson): readonly InputFile[] | undefined {
    return load === undefined ? (files ?? [file]) : this.#fetched.get(id);
  }

  fetch({ id, load }: Lesson, { onFetched, onFailed }: Fetching): void {
    this.#wanted = id;
    const fetching = this.#loads.get(id) ?? (load === undefined ? undefined : retried(load));
    if (fetching === undefined) return;
    this.#loads.set(id, fetching);
    fetching().then(
      (files) => {
        this.#fetched.set(id, files);
        if (this.#wanted === id) onFetched();
      },
      () => {
        if (this.#wanted !== id) return;
        // It is opened anew, with files that are still to be fetched.
        this.#askAgain = onFetched;
        onFailed();
      },
    );
  }

  /** Asks again for files that have not arrived; false where there are none such. */
  fetchAgain(): boolean {
    const askAgain = this.#askAgain;
    askAgain?.();
    return askAgain !== undefined;
  }

  /** The reader goes elsewhere: whether files were waited for. */
  forget(): boolean {
    const wasWaiting = this.#wanted !== undefined;
    this.#wanted = undefined;
    this.#askAgain = undefined;
    return wasWaiting;
  }
}
