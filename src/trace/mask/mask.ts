import type { Seq } from "../log/step.ts";
import { hiddenTogether } from "./hidden-text.ts";

/** What a reader is asked for, while it is open: what a thing holds, or whether a fact is there. */
export interface AskedCell {
  /** What it is called where it is spoken of: `pt(x)`, `x`. Long and short. */
  readonly names: readonly string[];
  /** What it is called in sentences, where what tells it from others stands apart: `x`. */
  readonly inSentences: readonly string[];
  /** What belongs to it at any time, as texts: `o2`. Long and short. */
  readonly elements: readonly string[];
  /** The steps that say something of it. */
  readonly facts: readonly Seq[];
}

/** Stands where something is hidden. One sign, however much it is: a count would tell. */
export const HIDDEN = "?";

/** What must not be seen of a run. */
export class Mask {
  readonly #cells: readonly AskedCell[];
  readonly #facts: ReadonlySet<Seq>;
  readonly #elements: ReadonlySet<string>;

  /** @param elementsOf the graph elements and table rows that show the fact of a step */
  constructor(cells: readonly AskedCell[], elementsOf: (fact: Seq) => readonly string[]) {
    this.#cells = cells;
    this.#facts = new Set(cells.flatMap(({ facts }) => facts));
    this.#elements = new Set([...this.#facts].flatMap(elementsOf));
  }

  /** Whether the step says something of what is asked for. */
  hides(fact: Seq | undefined): boolean {
    return fact !== undefined && this.#facts.has(fact);
  }

  /** Whether the graph element or table row shows what is asked for. */
  isAbout(element: string): boolean {
    return this.#elements.has(element);
  }

  /** A text without what it says of what is asked for. */
  text(text: string): string {
    return this.texts([text])[0] ?? text;
  }

  /** What fills the holes of a sentence. */
  sentence(values: readonly string[]): readonly string[] {
    return this.#cells.reduce(
      (all, { names, inSentences, elements }) =>
        hiddenTogether(all, { names: [...names, ...inSentences], elements }, HIDDEN),
      values,
    );
  }

  /** Texts that speak of one thing together: where one names what is asked for, none says what belongs to it. */
  texts(texts: readonly string[]): readonly string[] {
    return this.#cells.reduce((all, cell) => hiddenTogether(all, cell, HIDDEN), texts);
  }
}
