/** At most this many pointers wait in one queue before a new one is opened on top of it. */
const CHUNK = 1_024;

/**
 * Pointers whose sets grew and wait for their turn; each waits once. A stack of short queues: near
 * by first come, first served, so that a pointer collects what its neighbors send before its turn;
 * from afar last come, first served, so that one part of the program is finished before the next
 * one is begun, and what is worked on stays in the processor's cache.
 */
export class PendingPointers {
  readonly #older: Queue[] = [];
  readonly #spare: Queue[] = [];
  #newest: Queue = new Queue();
  #isWaiting = new Uint8Array(1024);

  get isEmpty(): boolean {
    return this.#newest.isEmpty;
  }

  put(pointer: number): void {
    if (pointer >= this.#isWaiting.length) this.#widen(pointer);
    if (this.#isWaiting[pointer] === 1) return;
    this.#isWaiting[pointer] = 1;
    if (this.#newest.isFull) {
      this.#older.push(this.#newest);
      this.#newest = this.#spare.pop() ?? new Queue();
    }
    this.#newest.put(pointer);
  }

  /** The next pointer, or -1. */
  take(): number {
    if (this.#newest.isEmpty) return -1;
    const pointer = this.#newest.take();
    this.#isWaiting[pointer] = 0;
    const older = this.#newest.isEmpty ? this.#older.pop() : undefined;
    if (older !== undefined) {
      this.#spare.push(this.#newest);
      this.#newest = older;
    }
    return pointer;
  }

  #widen(pointer: number): void {
    const wider = new Uint8Array(Math.max(pointer + 1, this.#isWaiting.length * 2));
    wider.set(this.#isWaiting);
    this.#isWaiting = wider;
  }
}

/** A ring of CHUNK places, a power of two. */
class Queue {
  readonly #ring = new Int32Array(CHUNK);
  #first = 0;
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  get isFull(): boolean {
    return this.#count === CHUNK;
  }

  put(pointer: number): void {
    this.#ring[(this.#first + this.#count) & (CHUNK - 1)] = pointer;
    this.#count++;
  }

  take(): number {
    const pointer = this.#ring[this.#first] ?? -1;
    this.#first = (this.#first + 1) & (CHUNK - 1);
    this.#count--;
    return pointer;
  }
}
