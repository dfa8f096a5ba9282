import { type Method, type SourceFile, type Variable, variablesRead, variableWritten } from "../../../../java/index.ts";
import { lineStarts, type Position, type Span, spanKey, valueAt } from "../../../../kernel/index.ts";
import type { Construction } from "../graph-building/construction.ts";
import type { LocalParts } from "../local-parts/local-parts.ts";

/** The parts of a local that a statement of the text reads and assigns. */
interface Mention {
  readonly span: Span;
  read?: number;
  written?: number;
}

/** Where the parts of locals stand in the text. */
export class Occurrences {
  readonly #construction: Construction;
  readonly #texts: ReadonlyMap<string, NamesInText>;
  readonly #known = new Map<Variable, readonly (readonly Span[])[]>();

  constructor(construction: Construction) {
    this.#construction = construction;
    this.#texts = new Map(construction.program.files.map((file) => [file.name, new NamesInText(file)]));
  }

  /** The names that mean a part, in the order of the text; none of a local that is not split. */
  of(variable: Variable, part: number): readonly Span[] {
    return valueAt(this.#known, variable, () => this.#find(variable))[part] ?? [];
  }

  #find(variable: Variable): readonly (readonly Span[])[] {
    const { method, span } = variable;
    const parts = this.#construction.partsKnown(method);
    const count = parts.count(variable);
    if (count < 2) return [];
    const found: Span[][] = Array.from({ length: count }, () => []);
    if (method.parameters.includes(variable)) found[parts.atEntry(variable)]?.push(...this.#namesIn(span, variable));
    // A name in a `for` is that of the smallest statement around it.
    const byPlace = new Map<string, { readonly name: Name; readonly mention: Mention }>();
    for (const mention of mentionsOf(method, variable, parts).sort((a, b) => sizeOf(b.span) - sizeOf(a.span)))
      for (const name of this.#texts.get(span.file)?.within(mention.span, variable) ?? [])
        byPlace.set(`${name.span.start.line}:${name.span.start.column}`, { name, mention });
    for (const { name, mention } of byPlace.values())
      for (const part of meantBy(name, mention)) found[part]?.push(name.span);
    return found.map((spans) => spans.sort((a, b) => comparePositions(a.start, b.start)));
  }

  #namesIn(span: Span, variable: Variable): readonly Span[] {
    return (this.#texts.get(span.file)?.within(span, variable) ?? []).slice(0, 1).map((name) => name.span);
  }
}

function mentionsOf({ body }: Method, variable: Variable, parts: LocalParts): Mention[] {
  const mentions = new Map<string, Mention>();
  for (const instruction of body) {
    const isRead = variablesRead(instruction).includes(variable);
    const isWritten = variableWritten(instruction) === variable;
    if (!isRead && !isWritten) continue;
    const { span } = instruction;
    const mention = valueAt(mentions, spanKey(span), (): Mention => ({ span }));
    if (isRead) mention.read = parts.readBy(instruction, variable);
    if (isWritten) mention.written = parts.writtenBy(instruction, variable);
  }
  return [...mentions.values()];
}

function meantBy({ isRead, isWritten }: Name, { read, written }: Mention): readonly number[] {
  if (read === undefined || written === undefined) return [read ?? written ?? 0];
  const meant = [...(isRead ? [read] : []), ...(isWritten ? [written] : [])];
  return [...new Set(meant)];
}

/** A name in the text, with what the operators beside it do with the variable. */
interface Name {
  readonly span: Span;
  readonly isRead: boolean;
  readonly isWritten: boolean;
}

/** Texts and comments, and the names between them. Characters are not repeated in a group: texts may be long. */
const pieces =
  /"""[\s\S]*?"""|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** The names of variables in one file. */
class NamesInText {
  readonly #file: SourceFile;
  readonly #lines: readonly number[];

  constructor(file: SourceFile) {
    this.#file = file;
    this.#lines = lineStarts(file.text);
  }

  /** Each time that a stretch of the text names a variable. */
  within({ start, end }: Span, variable: Variable): readonly Name[] {
    const [wanted] = variable.name.split("#");
    const { name: file, text } = this.#file;
    const from = this.#offset(start);
    const found: Name[] = [];
    for (const { 0: piece, index } of text.slice(from, this.#offset(end)).matchAll(pieces)) {
      const at = from + index;
      const before = text.slice(Math.max(0, at - 40), at).trimEnd();
      const after = text.slice(at + piece.length, at + piece.length + 40).trimStart();
      if (piece !== wanted || before.endsWith(".") || after.startsWith("(")) continue;
      const isStepped = /(\+\+|--)$/.test(before) || /^(\+\+|--)/.test(after);
      const isAssigned = /^=(?!=)/.test(after);
      const isChanged = isStepped || /^([-+*/%&|^]|<<|>>>?)=/.test(after);
      const span = { file, start: this.#position(at), end: this.#position(at + piece.length) };
      found.push({ span, isRead: !isAssigned, isWritten: isAssigned || isChanged });
    }
    return found;
  }

  #offset({ line, column }: Position): number {
    return (this.#lines[line - 1] ?? this.#file.text.length) + column - 1;
  }

  #position(offset: number): Position {
    const line = this.#lines.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (this.#lines[line] ?? 0) + 1 };
  }
}

function sizeOf({ start, end }: Span): number {
  return (end.line - start.line) * 10_000 + end.column - start.column;
}

function comparePositions(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}
