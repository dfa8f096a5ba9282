/**
 * Cuts texts to the space there is. Texts are measured once, at one size of their font: a text twice as large is twice as
 * wide, so that a cut does not come and go with the zoom, and a moving camera measures nothing.
 */
export class TextFit {
  readonly #context = document.createElement("canvas").getContext("2d");
  readonly #known = new Map<string, string>();
  readonly #widths = new Map<string, number>();

  /** The width of a whole text, at least 1. */
  widthOf(text: string, font: string): number {
    const { measured, scale } = measuredFont(font);
    return Math.max(1, scale * this.#width(text, measured));
  }

  /** The text, or as much of its beginning as fits with an ellipsis. */
  fitted(text: string, font: string, space: number): string {
    const { measured, scale } = measuredFont(font);
    const ownSpace = space / scale;
    if (this.#width(text, measured) <= ownSpace) return text;
    const key = `${Math.round(ownSpace)} ${measured} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const result = this.#cut(text, measured, ownSpace);
    if (this.#known.size > MAX_KNOWN) this.#known.clear();
    this.#known.set(key, result);
    return result;
  }

  #width(text: string, font: string): number {
    const key = `${font} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#measured(text, font);
      if (this.#widths.size > MAX_KNOWN) this.#widths.clear();
      this.#widths.set(key, width);
    }
    return width;
  }

  #measured(text: string, font: string): number {
    if (this.#context === null) return 0;
    this.#context.font = font;
    return this.#context.measureText(text).width;
  }

  #cut(text: string, font: string, space: number): string {
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#measured(`${text.slice(0, middle)}…`, font) <= space) low = middle;
      else high = middle - 1;
    }
    return `${text.slice(0, low)}…`;
  }
}

const MAX_KNOWN = 20_000;

/** In CSS pixels. */
const MEASURED_SIZE = 16;

/** A CSS font at the size at which texts are measured, and by how much it is larger itself. */
function measuredFont(font: string): { readonly measured: string; readonly scale: number } {
  const [size = ""] = /[\d.]+px/.exec(font) ?? [];
  if (size === "") return { measured: font, scale: 1 };
  return { measured: font.replace(size, `${MEASURED_SIZE}px`), scale: Number.parseFloat(size) / MEASURED_SIZE };
}
