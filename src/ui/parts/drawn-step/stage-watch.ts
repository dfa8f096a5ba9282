import { type DrawnStep, together } from "../../scene/index.ts";
import { AfterPaint } from "../after-paint/after-paint.ts";

/** Asks the drawings of a stage what they show of a step, once they have painted it: then it costs no layout. */
export class StageWatch {
  readonly #readers = new Set<() => DrawnStep | undefined>();
  readonly #later = new AfterPaint();
  readonly #tell: (shown: DrawnStep | undefined) => void;

  constructor(tell: (shown: DrawnStep | undefined) => void) {
    this.#tell = tell;
  }

  /** A drawing that answers for itself, until the result is called. */
  add(reader: () => DrawnStep | undefined): () => void {
    this.#readers.add(reader);
    this.touch();
    return () => {
      this.#readers.delete(reader);
      this.touch();
    };
  }

  /** Something else is shown. */
  touch(): void {
    this.#later.do(() => this.#tell(together([...this.#readers].flatMap((read) => read() ?? []))));
  }

  stop(): void {
    this.#later.cancel();
  }
}
