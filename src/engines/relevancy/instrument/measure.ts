import type { SourceFile, TypedProgram } from "../../../java/index.ts";
import { diffLines } from "./diff-lines.ts";
import type { Instrumented } from "./instrument.ts";
import { allSlots } from "./plan/slots.ts";

/** What instrumenting a program came to. */
export interface InstrumentMetrics {
  /** Variables, fields and returns in the program's own classes, and how many have symbolic types now. */
  readonly variables: number;
  readonly symbolic: number;
  /** Methods with a body of their own, and those in which something has changed. */
  readonly methods: number;
  readonly changedMethods: number;
  /** Lines of the original, and those of them that have changed. */
  readonly lines: number;
  readonly changedLines: number;
  /** Lines of the instrumented text that are not in the original: the size of the instrumented code. */
  readonly addedLines: number;
}

export function measureInstrumented(typed: TypedProgram, instrumented: Instrumented): InstrumentMetrics {
  const originals = typed.units.map(({ source }): SourceFile => ({ name: source.name, text: source.text }));
  const changed = new Map(originals.map(({ name, text }) => [name, changesIn(text, textOf(instrumented, name))]));
  const methods = typed.classes.flatMap((each) => each.methods);
  const isChanged = (method: (typeof methods)[number]): boolean => {
    const { file, start } = method.info.span;
    const lines = changed.get(file)?.removed;
    const span = spanOf(typed, method.declaration, file);
    return [...(lines ?? [])].some((line) => line >= Math.min(start.line, span.from) && line <= span.to);
  };
  return {
    variables: allSlots(typed).length,
    symbolic: instrumented.symbolic.length,
    methods: methods.length,
    changedMethods: methods.filter(isChanged).length,
    lines: originals.reduce((sum, { text }) => sum + text.trimEnd().split("\n").length, 0),
    changedLines: sumOf(changed, ({ removed }) => removed.size),
    addedLines: sumOf(changed, ({ added }) => added),
  };
}

interface Changes {
  readonly removed: ReadonlySet<number>;
  readonly added: number;
}

function changesIn(before: string, after: string): Changes {
  const rows = before === after ? [] : diffLines(before, after);
  return {
    removed: new Set(rows.flatMap((row) => (row.kind === "removed" ? [row.before] : []))),
    added: rows.filter(({ kind }) => kind === "added").length,
  };
}

function textOf({ files }: Instrumented, name: string): string {
  return files.find((file) => file.name === name)?.text ?? "";
}

function spanOf(
  { units }: TypedProgram,
  place: { readonly start: number; readonly end: number },
  file: string,
): { readonly from: number; readonly to: number } {
  const source = units.find((unit) => unit.source.name === file)?.source;
  const span = source?.span(place);
  return { from: span?.start.line ?? 0, to: span?.end.line ?? 0 };
}

function sumOf(changed: ReadonlyMap<string, Changes>, part: (changes: Changes) => number): number {
  return [...changed.values()].reduce((sum, each) => sum + part(each), 0);
}

/** The paper's CR: how much less code is instrumented than blindly. */
export function codeReduction(relevant: InstrumentMetrics, blind: InstrumentMetrics): number {
  if (blind.addedLines === 0) return 0;
  return Math.round((1 - relevant.addedLines / blind.addedLines) * 10_000) / 10_000;
}
