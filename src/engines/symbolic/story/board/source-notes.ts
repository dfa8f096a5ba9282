import type { Span } from "../../../../kernel/index.ts";
import type { InlayHint, Recording, Seq } from "../../../../trace/index.ts";
import { factKinds } from "../facts/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RunIndex } from "./run-index.ts";

const MAX_STATEMENTS = 8;

/** What the recording says about places of the program: statements, values at them, values under the pointer. */
export class SourceNotes {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #index: RunIndex;

  constructor(recording: Recording, symbols: SymbolReader, index: RunIndex) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#index = index;
  }

  /** The statements that were executed since `since`, the last one first; else the one that comes next. */
  statements(n: number, since: number): readonly Span[] {
    const spans: Span[] = [];
    for (let seq = n - 1; seq >= Math.max(0, since) && spans.length < MAX_STATEMENTS; seq--) {
      const span = this.#execution(seq)?.span;
      if (span !== undefined && !spans.some((known) => isSame(known, span))) spans.push(span);
    }
    if (spans.length > 0) return spans;
    const at = this.#index.configurationAt(n);
    const next = at === undefined ? undefined : this.#topFrame(at)?.at;
    if (next !== undefined) return [next];
    const method = this.#symbols.subject?.span;
    // The head is enough: a method that is marked as a whole says nothing.
    return method === undefined ? [] : [{ ...method, end: method.start }];
  }

  /** s(v) for the variables of the statement that was executed last. */
  values(n: number, since: number): readonly InlayHint[] {
    const seq = this.#index.configurationAt(n);
    const execution = seq === undefined || seq < since ? undefined : this.#execution(seq);
    if (seq === undefined || execution === undefined) return [];
    const words = new Set(execution.text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []);
    const { file, start } = execution.span;
    const frame = this.#topFrame(seq);
    const remembered = this.#index.remembered(seq);
    const births = remembered?.births.frames[remembered.configuration.stack.length - 1];
    return (frame?.values ?? [])
      .filter(({ name }) => words.has(name))
      .map(({ name, value }) => ({
        file,
        line: start.line,
        text: `${name} = ${value.text}`,
        isNew: (births?.get(name) ?? -1) >= since,
      }));
  }

  /** What a variable stands for, and the object behind it. */
  hover(word: string, n: number): string | undefined {
    const seq = this.#index.configurationAt(n);
    if (seq === undefined) return undefined;
    const value = this.#topFrame(seq)?.values.find(({ name }) => name === word)?.value;
    if (value === undefined) return undefined;
    const rows = this.#index.remembered(seq)?.configuration.objects ?? [];
    const object = rows.flatMap((row) => this.#symbols.object(row) ?? []).find(({ root }) => root === value.text);
    const fields = object?.fields.map(({ name, now }) => `${name}: ${now.text}`).join(", ");
    const cell = object === undefined ? "" : `\n\n\`${object.root} ↦ ${object.data}(${fields ?? ""})\``;
    return `\`s(${word}) = ${value.text}\`${cell}`;
  }

  #topFrame(seq: Seq) {
    return this.#symbols.frame(this.#index.remembered(seq)?.configuration.stack[0] ?? -1);
  }

  #execution(seq: Seq) {
    const { kind, c } = this.#recording.steps.fact(seq);
    return kind === factKinds.configuration ? this.#symbols.execution(c) : undefined;
  }
}

function isSame(a: Span, b: Span): boolean {
  return a.file === b.file && a.start.line === b.start.line && a.start.column === b.start.column;
}
