import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** An answer: its line, and the milliseconds from the request to the end of the line. */
export interface Answered {
  readonly line: string;
  readonly milliseconds: number;
  /** Those in which the process was at work, on all of its threads together: on a busy machine fewer than have passed. */
  readonly worked: number;
}

/** Milliseconds of a tick of Linux, in which it counts processor time. */
const TICK = 10;

/** What waits for the answer to a line that need not have an id. */
const NO_ID = "";

/** A `serve` that runs: lines go in, an answer belongs to the request of its id, or to the broken line under way. */
export class ServedProcess {
  readonly #script: string;
  readonly #flags: readonly string[];
  readonly #nodeFlags: readonly string[];
  readonly #waiting = new Map<string, (line: string | undefined) => void>();
  #child: ChildProcessWithoutNullStreams | undefined;
  #messages = "";
  #asked = 0;

  /** `script` is the built command line, `flags` are those of `serve`, `nodeFlags` those of Node. */
  constructor(script: string, flags: readonly string[], nodeFlags: readonly string[] = []) {
    this.#script = script;
    this.#flags = flags;
    this.#nodeFlags = nodeFlags;
  }

  /**
   * Sends a request, or a line; undefined if no answer came within `patience` milliseconds, or the process ended. A line has
   * to be the only one under way.
   */
  async ask(input: object | Uint8Array, patience: number): Promise<Answered | undefined> {
    const isLine = input instanceof Uint8Array;
    const id = isLine ? NO_ID : `fuzz-${this.#asked++}`;
    const line = isLine ? input : JSON.stringify({ id, ...input });
    const begun = performance.now();
    this.#child ??= this.#start();
    const { stdin } = this.#child;
    const workedBefore = this.#worked();
    const answer = await new Promise<string | undefined>((resolve) => {
      const timer = setTimeout(() => {
        this.#answered(id, undefined);
        stdin.write(`{"id":"fuzz-cancel","cancel":"${id}"}\n`);
      }, patience);
      this.#waiting.set(id, (text) => {
        clearTimeout(timer);
        resolve(text);
      });
      stdin.write(line);
      stdin.write("\n");
    });
    if (answer === undefined) return undefined;
    const milliseconds = performance.now() - begun;
    const worked = this.#worked();
    // Without accounts of the system all time counts.
    const isKnown = worked !== undefined && workedBefore !== undefined;
    return { line: answer, milliseconds, worked: isKnown ? worked - workedBefore : milliseconds };
  }

  /** What it wrote besides answers since it was asked last. */
  takeMessages(): string {
    const messages = this.#messages;
    this.#messages = "";
    return messages;
  }

  /** Its memory in bytes. */
  residentMemory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, "utf8");
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024;
  }

  /** The processor time of the process until now, in milliseconds; undefined where the system tells none. */
  #worked(): number | undefined {
    try {
      const stat = readFileSync(`/proc/${this.#child?.pid}/stat`, "latin1");
      // The name in parentheses may have blanks; time as user and in the system are the 14th and 15th field.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return (Number(fields[11]) + Number(fields[12])) * TICK;
    } catch {
      return undefined;
    }
  }

  close(): void {
    this.#child?.removeAllListeners().kill();
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = spawn(process.execPath, [...this.#nodeFlags, this.#script, "serve", ...this.#flags]);
    let pieces: string[] = [];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const [first = "", ...lines] = text.split("\n");
      pieces.push(first);
      for (const line of lines) {
        this.#hear(pieces.join(""));
        pieces = [line];
      }
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (this.#messages += text));
    child.stdin.on("error", () => undefined);
    child.on("exit", (code, signal) => {
      this.#messages += `ended with ${code ?? signal}\n`;
      for (const id of [...this.#waiting.keys()]) this.#answered(id, undefined);
      this.#child = undefined;
    });
    return child;
  }

  #hear(line: string): void {
    const [, id = NO_ID] = /^\{"id":"(fuzz-\w+)",/.exec(line) ?? [];
    this.#answered(id, line);
  }

  /** An answer that comes after its time was called unanswered already. */
  #answered(id: string, line: string | undefined): void {
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(line);
  }
}
