import { type EngineManifest, fetchLessons, isListed, type Lesson } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { retried } from "../../arrival/index.ts";

interface Fetching {
  /** Not called when the reader has gone elsewhere meanwhile. */
  readonly onFetched: () => void;
  readonly onFailed: () => void;
}

/** The files of the lessons of an engine. They are fetched when the first lesson is opened, those of a program of many with it, and kept. */
export class LessonFiles {
  readonly #engine: Pick<EngineManifest, "lessons" | "lessonsInFull">;
  readonly #fetched = new Map<string, readonly InputFile[]>();
  readonly #loads = new Map<string, () => Promise<readonly InputFile[]>>();
  /** The lesson whose files are wanted now. */
  #wanted: string | undefined;
  /** Asks again for what has not arrived. */
  #askAgain: (() => void) | undefined;

  constructor(engine: Pick<EngineManifest, "lessons" | "lessonsInFull">) {
    this.#engine = engine;
  }

  /** Undefined as long as they are not here. */
  of(lesson: Lesson): readonly InputFile[] | undefined {
    const { id, file, files, load } = lesson;
    return load === undefined && !isListed(lesson) ? (files ?? [file]) : this.#fetched.get(id);
  }

  /** Whether a lesson cannot be opened yet: with its own files, or with others. */
  isToCome(lesson: Lesson, hasOthers: boolean): boolean {
    return hasOthers ? isListed(lesson) : this.of(lesson) === undefined;
  }

  /** The files of a lesson, and all else that it has. */
  fetch(lesson: Lesson, { onFetched, onFailed }: Fetching): void {
    const { id } = lesson;
    this.#wanted = id;
    const fetching = this.#loads.get(id) ?? retried(() => this.#filesOf(lesson));
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

  async #filesOf(lesson: Lesson): Promise<readonly InputFile[]> {
    if (isListed(lesson)) await fetchLessons(this.#engine);
    return (await lesson.load?.()) ?? lesson.files ?? [lesson.file];
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
