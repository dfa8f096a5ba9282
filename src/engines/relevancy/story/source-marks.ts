import type { InlayHint, Section } from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import { type FactsIndex, outcomeKey } from "./facts-index.ts";
import { glyphOf } from "./glyphs.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { VariableSymbol } from "./symbols.ts";

/** What the program text shows of a position: outcomes at the line ends, hovers. */
export class SourceMarks {
  readonly #section: Section;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;

  constructor(section: Section, index: FactsIndex, symbols: SymbolReader) {
    this.#section = section;
    this.#index = index;
    this.#symbols = symbols;
  }

  /** The declared variables with their outcomes, in place, as far as the read-out has come; with the letters of several seeds. */
  hints(n: number, since: number): readonly InlayHint[] {
    const isAtEnd = n >= this.#section.length;
    const { seeds } = this.#symbols;
    const places = isAtEnd && seeds.length > 1 ? seeds : [];
    const atSeeds = places.map(
      ({ letter, file, line, column }): InlayHint => ({
        file,
        line,
        column,
        text: letter,
        isNew: false,
        tone: toneOf(letter),
      }),
    );
    return [...atSeeds, ...this.#symbols.variables.flatMap((variable) => this.#hintsOf(variable, n, since, isAtEnd))];
  }

  #hintsOf(variable: VariableSymbol, n: number, since: number, isAtEnd: boolean): readonly InlayHint[] {
    const outcome = variable.isListed ? this.#outcome(variable, n, since) : undefined;
    if (outcome === undefined) return [];
    const { weight, glyph, isNew } = outcome;
    const { line, column } = variable.declared;
    const place = { file: variable.scope.file, line, column: column + (variable.name.split("#")[0] ?? "").length };
    const letters = isAtEnd && weight === "any" ? (this.#symbols.outcome(variable.node)?.seeds ?? []) : [];
    return [
      { ...place, text: `${glyph} ${weight}`, isNew, tone: weight },
      ...letters.map((letter): InlayHint => ({ ...place, text: letter, isNew: false, tone: toneOf(letter) })),
    ];
  }

  /** `Driver.main(String[])/s`: of several of one name the one declared last before the line. */
  variableAt(file: string, line: number, word: string): string | undefined {
    const meant = this.#meant(file, line, word).filter(({ isListed }) => isListed);
    const variable = meant.findLast(({ declared }) => declared.line <= line) ?? meant[0];
    return variable === undefined ? undefined : `${variable.method}/${variable.name}`;
  }

  /** The outcomes of the variables that a word means at a line, as Markdown. */
  hover(file: string, line: number, word: string, n: number): string | undefined {
    const meant = this.#meant(file, line, word);
    if (meant.length === 0) return undefined;
    return meant
      .map((variable) => {
        const weight = this.#outcome(variable, n, n)?.weight ?? "zero";
        return `\`ra(${variable.name}, ${variable.method}) = ${weight}\` ${glyphOf(weight)}`;
      })
      .join("  \n");
  }

  #meant(file: string, line: number, word: string): readonly VariableSymbol[] {
    return this.#symbols.variables.filter(
      ({ name, scope }) =>
        name.split("#")[0] === word && scope.file === file && scope.start.line <= line && line <= scope.end.line,
    );
  }

  #outcome({ node }: VariableSymbol, n: number, since: number) {
    const seq = this.#index.outcomes.stepAt(outcomeKey(node), n);
    if (seq === undefined) return undefined;
    const weight = weightName(this.#section.steps.fact(seq).b);
    return { weight, glyph: glyphOf(weight), isNew: seq >= since };
  }
}

/** The first seed has the first color. */
function toneOf(letter: string): string {
  return `seed-${letter.charCodeAt(0) - 65}`;
}
