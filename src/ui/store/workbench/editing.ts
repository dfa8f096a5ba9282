import type { StoreApi } from "zustand/vanilla";
import type { Lesson } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { lastingBreakpoints } from "../breakpoints/index.ts";
import type { Document, WorkingCopy } from "../documents/index.ts";
import { sameFiles, withText } from "../program/index.ts";
import { textOf, type WorkbenchState } from "./workbench-state.ts";

interface EditingParts {
  readonly store: StoreApi<WorkbenchState>;
  /** Saves what is typed; undefined where texts are only shown. */
  readonly copy: WorkingCopy | undefined;
  lesson(): Lesson | undefined;
  /** The files of a lesson as they were; undefined as long as they are not here. */
  filesOf(lesson: Lesson): readonly InputFile[] | undefined;
  /** Analyzes what has changed so. */
  rerun(changed: Partial<WorkbenchState>): void;
  /** The reader types: the text is analyzed when it has come to rest. */
  onTyped(): void;
}

/** The text of the program in the reader's hands, and the versions of it that are kept. */
export class Editing {
  readonly #parts: EditingParts;
  #documents = 0;

  constructor(parts: EditingParts) {
    this.#parts = parts;
  }

  /** Takes over what the reader has typed into a file. */
  edit(name: string, text: string): void {
    const { store, copy, onTyped } = this.#parts;
    const before = store.getState();
    const files = withText(before.files, name, text);
    if (sameFiles(files, before.files)) return;
    // The step of a link is a step of the text that came with it.
    const arrived = { wanted: undefined, wantedFact: undefined };
    const breakpoints = lastingBreakpoints(before.breakpoints);
    store.setState({ files, isEdited: this.#isEdited(files), isForeign: false, breakpoints, ...arrived });
    copy?.change(files);
    onTyped();
  }

  /** The lesson as it was. The reader's version stays among the documents. */
  reset(): void {
    const { copy, lesson: lessonNow, filesOf, rerun } = this.#parts;
    const lesson = lessonNow();
    const files = lesson === undefined ? undefined : filesOf(lesson);
    if (files === undefined) return;
    copy?.reset(textOf(lesson, files));
    rerun({ files, isEdited: false, isForeign: false, documentKey: this.newDocument("original") });
  }

  /** What the page holds with another text of the same program, which is saved as if it had been typed. */
  taken(files: readonly InputFile[]): Partial<WorkbenchState> {
    const { store, copy } = this.#parts;
    if (files === store.getState().files) return {};
    const isEdited = this.#isEdited(files);
    if (isEdited || copy?.store.getState().document !== undefined) copy?.change(files);
    return { files, isEdited, isForeign: false, documentKey: this.newDocument("draft") };
  }

  undoReset(): void {
    const files = this.#parts.copy?.undoReset();
    if (files !== undefined) this.#show(files);
  }

  /** A text that the reader wrote earlier, if it is rather wanted than the one just opened. */
  draft(): Document | undefined {
    return this.#parts.copy?.offered(this.#parts.store.getState().documentKey.endsWith(":original"));
  }

  /** Shows the newest text of a document of the present lesson, or of an own program. */
  showDocument(document: Document): void {
    this.#parts.copy?.show(textOf(this.#parts.lesson(), document.files), document);
    this.#show(document.files);
  }

  /** A name for the editor: another one starts another document with its own undo. */
  newDocument(origin: "original" | "link" | "draft"): string {
    return `${++this.#documents}:${origin}`;
  }

  #show(files: readonly InputFile[]): void {
    const documentKey = this.newDocument("draft");
    this.#parts.rerun({ files, isEdited: this.#isEdited(files), isForeign: false, documentKey });
  }

  #isEdited(files: readonly InputFile[]): boolean {
    const lesson = this.#parts.lesson();
    return lesson !== undefined && !sameFiles(files, this.#parts.filesOf(lesson) ?? []);
  }
}
