import { editor, type IDisposable, Range } from "monaco-editor/editor";
import type { EditorDocument } from "./code-editor-types.ts";
import { EchoFilter } from "./echo-filter.ts";

interface OpenDocument {
  readonly model: editor.ITextModel;
  readonly echo: EchoFilter;
  readonly listener: IDisposable;
  scroll: editor.ICodeEditorViewState | null;
}

/** The texts that one editor has open: one model for each file of the current key. */
export class Documents {
  #key: string | undefined;
  readonly #open = new Map<string, OpenDocument>();
  readonly #language: string;
  readonly #changed: (file: string, text: string) => void;
  #isWriting = false;

  constructor(language: string, changed: (file: string, text: string) => void) {
    this.#language = language;
    this.#changed = changed;
  }

  /** Brings a document into the editor. The same key and file keep their model, undo history and place. */
  show(target: editor.ICodeEditor, document: EditorDocument, previousFile: string | undefined): void {
    const previous = previousFile === undefined ? undefined : this.#open.get(previousFile);
    if (previous !== undefined) previous.scroll = target.saveViewState();
    const outdated = document.key === this.#key ? [] : [...this.#open.values()];
    if (outdated.length > 0) this.#open.clear();
    this.#key = document.key;
    const shown = this.#open.get(document.file) ?? this.#create(document);
    if (shown.echo.isNew(document.text)) this.#write(shown.model, document.text);
    if (target.getModel() !== shown.model) {
      target.setModel(shown.model);
      if (shown.scroll !== null) target.restoreViewState(shown.scroll);
    }
    outdated.forEach(close);
  }

  dispose(): void {
    this.#open.forEach(close);
    this.#open.clear();
  }

  #create({ file, text }: EditorDocument): OpenDocument {
    const model = editor.createModel(text, this.#language);
    const echo = new EchoFilter(text);
    const listener = model.onDidChangeContent(() => {
      if (this.#isWriting) return;
      const edited = model.getValue();
      echo.sent(edited);
      this.#changed(file, edited);
    });
    const created = { model, echo, listener, scroll: null };
    this.#open.set(file, created);
    return created;
  }

  /** One edit of what differs, which the reader can undo. */
  #write(model: editor.ITextModel, text: string): void {
    const old = model.getValue();
    if (old === text) return;
    const from = commonPrefix(old, text);
    const after = commonSuffix(old, text, from);
    const start = model.getPositionAt(from);
    const range = Range.fromPositions(start, model.getPositionAt(old.length - after));
    this.#isWriting = true;
    model.pushStackElement();
    model.pushEditOperations([], [{ range, text: text.slice(from, text.length - after) }], () => null);
    model.pushStackElement();
    this.#isWriting = false;
  }
}

function close({ model, listener }: OpenDocument): void {
  listener.dispose();
  model.dispose();
}

function commonPrefix(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let at = 0;
  while (at < limit && a[at] === b[at]) at++;
  return at;
}

function commonSuffix(a: string, b: string, prefix: number): number {
  const limit = Math.min(a.length, b.length) - prefix;
  let count = 0;
  while (count < limit && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return count;
}
