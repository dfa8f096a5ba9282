import { OutOfOutput } from "./signals.ts";

/** The characters that a program may print, on both streams together. */
export const OUTPUT_LIMIT = 1_000_000;

/** What a program prints. Throws `OutOfOutput` when it is too much; what fits is kept. */
export class Console {
  readonly output: string[] = [];
  readonly errors: string[] = [];
  readonly #isKept: boolean;
  #left = OUTPUT_LIMIT;

  /** What is not kept has no limit. */
  constructor(isKept = true) {
    this.#isKept = isKept;
  }

  print(text: string): void {
    this.#write(this.output, text);
  }

  printError(text: string): void {
    this.#write(this.errors, text);
  }

  #write(stream: string[], text: string): void {
    if (!this.#isKept) return;
    stream.push(text.length > this.#left ? text.slice(0, this.#left) : text);
    this.#left -= text.length;
    if (this.#left < 0) throw new OutOfOutput();
  }
}
