import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Stream } from "./job.ts";

/** A text that is written as it comes, uninterrupted by others. */
export interface OpenText {
  /** Resolves when whoever reads can take more. */
  write(stream: Stream, piece: string): Promise<void>;
  /** Nothing will follow; what was given may still wait to be written. */
  close(): void;
}

/** The two standard streams. Of several texts that are open, the one that was written to first comes first. */
export class Output {
  readonly #streams: Readonly<Record<Stream, Writable>>;
  readonly #drains: Partial<Record<Stream, Promise<unknown> | undefined>> = {};
  #last: Promise<void> = Promise.resolve();

  constructor(streams: Readonly<Record<Stream, Writable>>) {
    this.#streams = streams;
  }

  open(): OpenText {
    let turn: Promise<void> | undefined;
    let release: () => void = () => undefined;
    return {
      write: async (stream, piece) => {
        if (turn === undefined) {
          turn = this.#last;
          this.#last = new Promise((resolve) => {
            release = resolve;
          });
        }
        await turn;
        if (!this.#streams[stream].write(piece)) await this.#drained(stream);
      },
      // What waits for its turn is written first.
      close: () => void turn?.then(release),
    };
  }

  /** All that wait wait for the same moment. */
  async #drained(stream: Stream): Promise<unknown> {
    this.#drains[stream] ??= once(this.#streams[stream], "drain").finally(() => {
      this.#drains[stream] = undefined;
    });
    return this.#drains[stream];
  }

  async writeWhole(text: string): Promise<void> {
    const open = this.open();
    await open.write("output", text);
    open.close();
  }

  /** Resolves when all that was begun is written. */
  async finished(): Promise<void> {
    await this.#last;
  }
}
