import type { Span } from "../../../kernel/index.ts";
import type { InlayHint, Recording } from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import type { VariableSymbol } from "../symbols.ts";
import type { FactsIndex } from "./facts-index.ts";
import { glyphOf } from "./glyphs.ts";
import type { SymbolReader } from "./read-symbols.ts";

const MAX_STATEMENTS = 12;

/** What the program text shows of a position: statements, outcomes at the line ends, hovers. */
export class SourceMarks {
  readonly #recording: Recording;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;

  constructor(recording: Recording, index: FactsIndex, symbols: SymbolReader) {
    this.#recording = recording;
    this.#index = index;
    this.#symbols = symbols;
  }

  /** The statements of the steps in [since, n), the last one first, each once. */
  statements(n: number, since: number): readonly Span[] {
    const seen = new Set<number>();
    const spans: Span[] = [];
    for (let seq = n - 1; seq >= Math.max(0, since) && spans.length < MAX_STATEMENTS; seq--) {
      const number = this.#recording.steps.statement(seq);
      const span = number === -1 || seen.has(number) ? undefined : this.#symbols.span(number);
      seen.add(number);
      if (span !== undefined) spans.push(span);
    }
    return spans;
  }

  /** One hint a line: the declared variables with their outcomes, as far as the read-out has come. */
  hints(n: number, since: number): readonly InlayHint[] {
    const lines = new Map<string, { file: string; line: number; texts: string[]; isNew: boolean }>();
    for (const variable of this.#symbols.variables) {
      const outcome = variable.isListed ? this.#outcome(variable, n, since) : undefined;
      if (outcome === undefined) continue;
      const { file } = variable.scope;
      const key = `${file}:${variable.declared.line}`;
      const onLine = lines.get(key) ?? { file, line: variable.declared.line, texts: [], isNew: false };
      onLine.texts.push(`${outcome.glyph} ${variable.name}: ${outcome.weight}`);
      onLine.isNew ||= outcome.isNew;
      lines.set(key, onLine);
    }
    return [...lines.values()].map(({ texts, ...place }) => ({ ...place, text: texts.join("  ") }));
  }

  /** The outcomes of the variables that a word means at a line, as Markdown. */
  hover(file: string, line: number, word: string, n: number): string | undefined {
    const meant = this.#symbols.variables.filter(
      ({ name, scope }) =>
        name.split("#")[0] === word && scope.file === file && scope.start.line <= line && line <= scope.end.line,
    );
    if (meant.length === 0) return undefined;
    return meant
      .map((variable) => {
        const weight = this.#outcome(variable, n, n)?.weight ?? "zero";
        return `\`ra(${variable.name}, ${variable.method}) = ${weight}\` ${glyphOf(weight)}`;
      })
      .join("  \n");
  }

  #outcome(variable: VariableSymbol, n: number, since: number) {
    if (variable.location === -1 || variable.symbol === -1) return undefined;
    const seq = this.#index.outcomeOf(variable.location, variable.symbol, n);
    if (seq === undefined) return undefined;
    const weight = weightName(this.#recording.steps.fact(seq).c);
    return { weight, glyph: glyphOf(weight), isNew: seq >= since };
  }
}
