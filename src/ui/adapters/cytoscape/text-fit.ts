/** Cuts texts to the space there is. Measures at zoom 1 whatever the zoom, so that a cut does not come and go. */
export class TextFit {
  readonly #context = document.createElement("canvas").getContext("2d");
  readonly #known = new Map<string, string>();
  readonly #widths = new Map<string, number>();

  /** The width of a whole text, at least 1. */
  widthOf(text: string, font: string): number {
    const key = `${font} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      if (this.#context !== null) this.#context.font = font;
      width = Math.max(1, this.#context?.measureText(text).width ?? 1);
      this.#widths.set(key, width);
    }
    return width;
  }

  /** The text, or as much of its beginning as fits with an ellipsis. */
  fitted(text: string, font: string, space: number): string {
    const key = `${space} ${font} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const result = this.#cut(text, font, space);
    if (this.#known.size > maxKnown) this.#known.clear();
    this.#known.set(key, result);
    return result;
  }

  #cut(text: string, font: string, space: number): string {
    const context = this.#context;
    if (context === null) return text;
    context.font = font;
    const fits = (part: string) => context.measureText(part).width <= space;
    if (fits(text)) return text;
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (fits(`${text.slice(0, middle)}…`)) low = middle;
      else high = middle - 1;
    }
    return `${text.slice(0, low)}…`;
  }
}

const maxKnown = 20_000;
