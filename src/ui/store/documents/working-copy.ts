import { createStore, type StoreApi } from "zustand/vanilla";
import type { InputFile } from "../../../kernel/index.ts";
import { sameFiles } from "../program/index.ts";
import type { SavingState } from "./database.ts";
import type { Document, Write } from "./document.ts";
import type { Documents } from "./documents.ts";

/** How long the reader must have stopped typing before the text is saved. */
const SAVE_AFTER_MS = 300;

/** A text in the editor, and the document it is saved as. */
interface Text {
  readonly lesson: string | undefined;
  /** What a new document would be called. */
  readonly name: string;
  files: readonly InputFile[];
  /** Undefined until something is typed into a text that is no document's. */
  document: string | undefined;
  /** The newest revision that the reader has seen. */
  base: string | undefined;
}

interface CopyState {
  /** The document that the text is saved as. */
  readonly document: string | undefined;
  readonly isTyped: boolean;
  /** What was typed last is on its way to the storage. */
  readonly isSaving: boolean;
  /** The document that another tab had changed, so that the text became a document of its own. */
  readonly branchedFrom: string | undefined;
  /** Reset can be undone. */
  readonly isReset: boolean;
}

const initial: CopyState = {
  document: undefined,
  isTyped: false,
  isSaving: false,
  branchedFrom: undefined,
  isReset: false,
};

/** What one workbench has in its editor, saved while the reader types. */
export class WorkingCopy {
  readonly store: StoreApi<CopyState> = createStore(() => initial);
  readonly documents: Documents;
  readonly #engine: string;
  #text: Text = { lesson: undefined, name: "", files: [], document: undefined, base: undefined };
  /** The text that Reset took out of the editor. */
  #beforeReset: Text | undefined;
  #unsaved: Write | undefined;
  /** The revision that was typed last. */
  #newest = "";
  #saving: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(documents: Documents, engine: string) {
    this.documents = documents;
    this.#engine = engine;
    documents.store.subscribe(() => this.#attach());
  }

  /** Another text is shown: that of the document, or one that may be the newest text of some document. */
  show(text: Pick<Text, "lesson" | "name" | "files">, document?: Document): void {
    void this.flush();
    this.#beforeReset = undefined;
    this.#continue({ ...text, document: document?.id, base: document?.revision });
    this.#attach();
  }

  /** The reader typed. Saved when the typing rests, and written down at once. */
  change(files: readonly InputFile[]): void {
    const text = this.#text;
    const { parts, writer } = this.documents;
    text.files = files;
    text.document ??= parts.newId();
    const { lesson, name, document: id, base } = text;
    const origin = { id, base, revision: parts.newId(), writer, at: parts.now() };
    this.#unsaved = { ...origin, engine: this.#engine, lesson, name, files };
    this.#newest = origin.revision;
    parts.journal.put(this.#unsaved);
    this.store.setState({ document: id, isTyped: true, isSaving: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), SAVE_AFTER_MS);
  }

  /** Saves now; the promise keeps when storage has answered. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    const [write, text] = [this.#unsaved, this.#text];
    this.#unsaved = undefined;
    // One after the other: where a text goes depends on what became of the one before.
    if (write !== undefined) this.#saving = this.#saving.then(() => this.#save(text, write));
    return this.#saving;
  }

  /** Shows the lesson's own text; the reader's is kept, also where it came by a link. */
  reset(original: Pick<Text, "lesson" | "name" | "files">): void {
    if (this.#text.document === undefined) this.change(this.#text.files);
    void this.flush();
    const before = this.#text;
    this.show(original);
    this.#beforeReset = before;
    this.store.setState({ isReset: true });
  }

  /** The text as it was before Reset; undefined where there was none. */
  undoReset(): readonly InputFile[] | undefined {
    const before = this.#beforeReset;
    if (before === undefined) return undefined;
    void this.flush();
    this.#beforeReset = undefined;
    this.#continue(before);
    return before.files;
  }

  /**
   * The document that the reader may rather want than the text just opened: the last one of the lesson where its own text
   * is shown; else the one that the text is an older version of, or the lesson's that was written in this page.
   */
  offered(isOriginal: boolean): Document | undefined {
    const { lesson, files, document } = this.#text;
    const { writer } = this.documents;
    const isWanted = (each: Document): boolean =>
      (lesson !== undefined && (isOriginal || each.writer === writer)) ||
      each.versions.some((version) => sameFiles(version.files, files));
    return this.#candidates().find((each) => each.id !== document && !sameFiles(each.files, files) && isWanted(each));
  }

  /** The document as another tab has changed it; undefined while the text is its newest. */
  newer(): Document | undefined {
    const { document, base, files } = this.#text;
    const known = this.documents.get(document);
    const isSeen = known === undefined || known.revision === base || known.writer === this.documents.writer;
    return isSeen || sameFiles(known.files, files) ? undefined : known;
  }

  /** What has become of the text; undefined where it is no text of the reader's. */
  saving(): SavingState | undefined {
    const { document, isSaving } = this.store.getState();
    if (isSaving) return "saving";
    if (document === undefined || this.documents.get(document) === undefined) return undefined;
    return this.documents.store.getState().unsaved.has(document) ? "unsaved" : "saved";
  }

  async #save(text: Text, write: Write): Promise<void> {
    const id = text.document ?? write.id;
    const { document, branchedFrom, isKept } = await this.documents.save({ ...write, id, base: text.base });
    text.document = document.id;
    if (isKept) text.base = document.revision;
    if (text !== this.#text) return;
    const from = branchedFrom?.id ?? this.store.getState().branchedFrom;
    // Typed meanwhile: that is on its way.
    this.store.setState({ document: document.id, branchedFrom: from, isSaving: write.revision !== this.#newest });
  }

  #continue(text: Text): void {
    this.#text = text;
    this.store.setState({ ...initial, document: text.document });
  }

  /** The newest text of a document is that document, however it was opened: by its link, from history, after a reload. */
  #attach(): void {
    const text = this.#text;
    if (text.document !== undefined) return;
    const found = this.#candidates().find(({ files }) => sameFiles(files, text.files));
    if (found === undefined) return;
    text.document = found.id;
    text.base = found.revision;
    this.store.setState({ document: found.id });
  }

  /** The documents of the lesson, or the own programs of the engine; the last written first. */
  #candidates(): readonly Document[] {
    const { documents } = this.documents.store.getState();
    return documents.filter(({ engine, lesson }) => engine === this.#engine && lesson === this.#text.lesson);
  }
}
