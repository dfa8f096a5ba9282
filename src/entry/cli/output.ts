import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Stream } from "./job.ts";

/** A text that is written as it comes, uninterrupted by others. */
interface OpenText {
  /** Resolves when the reader can take more. */
  write(stream: Stream, piece: string): Promise<void>;
  /** What was written before is still written. */
  close(): void;
}

/** The two standard streams. Of several texts that are open, the one that was written to first comes first. */
export class Output {
  readonly #streams: Readonly<Record<Stream, Writable>>;
  #last: Promise<void> = Promise.resolve();

  constructor(streams: Readonly<Record<Stream, Writable>>) {
    this.#streams = streams;
  }

  open(): OpenText {
    /** What was written so far; undefined: nothing yet. */
    let written: Promise<void> | undefined;
    let release: () => void = () => undefined;
    return {
      write: (stream, piece) => {
        if (written === undefined) {
          written = this.#last;
          this.#last = new Promise((resolve) => {
            release = resolve;
          });
        }
        written = written.then(async () => {
          if (!this.#streams[stream].write(piece)) await once(this.#streams[stream], "drain");
        });
        return written;
      },
      close: () => void written?.then(release),
    };
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
