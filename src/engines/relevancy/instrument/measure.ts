import type { SourceText, TypedProgram } from "../../../java/index.ts";
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
  const texts = new Map(instrumented.files.map(({ name, text }) => [name, text]));
  const changes = typed.units.map(({ source }) => changesIn(source, texts.get(source.name) ?? ""));
  const methods = typed.classes.flatMap((each) => each.methods);
  const isChanged = ({ info, declaration }: (typeof methods)[number]): boolean =>
    changes.some(({ source, removed }) => {
      if (source.name !== info.span.file) return false;
      const { start, end } = source.span(declaration);
      const first = Math.min(info.span.start.line, start.line);
      return [...removed].some((line) => line >= first && line <= end.line);
    });
  return {
    variables: allSlots(typed).length,
    symbolic: instrumented.symbolic.length,
    methods: methods.length,
    changedMethods: methods.filter(isChanged).length,
    lines: sumOf(changes, ({ source }) => source.text.trimEnd().split("\n").length),
    changedLines: sumOf(changes, ({ removed }) => removed.size),
    addedLines: sumOf(changes, ({ added }) => added),
  };
}

interface Changes {
  readonly source: SourceText;
  readonly removed: ReadonlySet<number>;
  readonly added: number;
}

function changesIn(source: SourceText, after: string): Changes {
  const rows = source.text === after ? [] : diffLines(source.text, after);
  return {
    source,
    removed: new Set(rows.flatMap((row) => (row.kind === "removed" ? [row.before] : []))),
    added: rows.filter(({ kind }) => kind === "added").length,
  };
}

function sumOf(changes: readonly Changes[], part: (each: Changes) => number): number {
  return changes.reduce((sum, each) => sum + part(each), 0);
}

/** The paper's CR: how much less code is instrumented than blindly. */
export function codeReduction(relevant: InstrumentMetrics, blind: InstrumentMetrics): number {
  if (blind.addedLines === 0) return 0;
  return Math.round((1 - relevant.addedLines / blind.addedLines) * 10_000) / 10_000;
}
