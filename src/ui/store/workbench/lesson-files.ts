import type { Lesson } from "../../../engines/index.ts";
import type { InputFile } from "../../../kernel/index.ts";

interface Fetching {
  /** Not called when the reader has gone elsewhere meanwhile. */
  readonly onFetched: () => void;
  readonly onFailed: () => void;
}

/** The files of lessons; those of a program of many are fetched when the lesson is opened, and kept. */
export class LessonFiles {
  readonly #fetched = new Map<string, readonly InputFile[]>();
  /** The lesson whose files are wanted now. */
  #wanted: string | undefined;

  /** Undefined as long as they are not here. */
  of({ id, file, files, load }: Lesson): readonly InputFile[] | undefined {
    return load === undefined ? (files ?? [file]) : this.#fetched.get(id);
  }

  fetch({ id, load }: Lesson, { onFetched, onFailed }: Fetching): void {
    this.#wanted = id;
    load?.().then((files) => {
      this.#fetched.set(id, files);
      if (this.#wanted === id) onFetched();
    }, onFailed);
  }

  /** The reader goes elsewhere: whether files were waited for. */
  forget(): boolean {
    const wasWaiting = this.#wanted !== undefined;
    this.#wanted = undefined;
    return wasWaiting;
  }
}
