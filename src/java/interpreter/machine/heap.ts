import { virtualMachineText } from "../../messages/virtual-machine.ts";
import { ThrowableState } from "../values/exceptions.ts";
import { JavaArray, type JavaObject, JavaString, type Reference, type Value } from "../values/values.ts";
import { Raise } from "./signals.ts";

const MEGABYTE = 2 ** 20;
/** What the objects of a program may take that can still be reached. */
const LIMIT = 256 * MEGABYTE;
/** After so much more is taken at the least, what can be reached is measured again. */
const MEASURED_EVERY = 64 * MEGABYTE;
/** What an error about memory leaves for those who handle it. */
const RESERVE = MEGABYTE;
/** Objects between two reports of work, and the turns that one is worth. */
const REPORT_EVERY = 4096;
const TURNS_EACH = 16;

/** How many bytes are filled in one turn of a tight loop. */
const BYTES_A_TURN = 16;

/** Bytes of a text, and of one of its characters. */
const STRING_BYTES = 48;
const CHARACTER_BYTES = 2;
/** Bytes of a frame that an exception remembers. */
const FRAME_BYTES = 24;

/**
 * How much memory the program takes. JavaScript collects the garbage; here it is only measured, from time to time, what
 * the program can still reach. Equal runs are measured at equal steps.
 */
export class Heap {
  readonly #roots: () => Iterable<Value | undefined>;
  readonly #work: (turns: number) => void;
  /** Until the next measurement. */
  #left = MEASURED_EVERY;

  constructor(roots: () => Iterable<Value | undefined>, work: (turns: number) => void) {
    this.#roots = roots;
    this.#work = work;
  }

  reset(): void {
    this.#left = MEASURED_EVERY;
  }

  /** Counts memory that is about to be taken. Throws a `Raise` of OutOfMemoryError when there is no room for it. */
  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) this.#makeRoom(bytes);
  }

  /** As `take`, of arrays and texts: filling them is work. */
  takeBlock(bytes: number): void {
    this.take(bytes);
    this.#work(bytes / BYTES_A_TURN);
  }

  /** Counts a new text, of which `characters` are stored anew: joined texts share their parts. */
  takeText(characters: number): void {
    this.takeBlock(STRING_BYTES + CHARACTER_BYTES * characters);
  }

  /** Counts the frames of an exception, for which there is always room. */
  noteFrames(count: number): void {
    this.#left -= FRAME_BYTES * count;
  }

  #makeRoom(bytes: number): void {
    const reached = bytes > LIMIT ? 0 : this.#measure();
    if (reached + bytes > LIMIT) {
      this.#left = RESERVE;
      throw new Raise("OutOfMemoryError", virtualMachineText("no-memory"));
    }
    this.#left = Math.max(MEASURED_EVERY, Math.floor(reached / 2));
  }

  /** The bytes of everything that can be reached. */
  #measure(): number {
    const met: Reference[] = [];
    try {
      return this.#meetAll(met);
    } finally {
      for (const object of met) object.identity = ~object.identity;
    }
  }

  #meetAll(met: Reference[]): number {
    const meet = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      const object = value as Reference;
      if (object.identity < 0) return;
      // Objects have no room for a mark of their own: there are too many of them.
      object.identity = ~object.identity;
      met.push(object);
    };
    for (const root of this.#roots()) meet(root);
    let bytes = 0;
    for (let i = 0; i < met.length; i++) {
      bytes += visit(met[i] as Reference, meet);
      if (i % REPORT_EVERY === 0) this.#work(REPORT_EVERY * TURNS_EACH);
    }
    return bytes;
  }
}

/** The bytes of an object; what it refers to is met. */
function visit(object: Reference, meet: (value: unknown) => void): number {
  if (object instanceof JavaString) return STRING_BYTES + CHARACTER_BYTES * object.text.length;
  if (object instanceof JavaArray) {
    const { type, elements } = object;
    if (type.element !== undefined) for (let i = 0; i < elements.length; i++) meet(elements[i]);
    return type.bytesOf(elements.length);
  }
  return visitObject(object, meet);
}

function visitObject({ fields, hidden, type }: JavaObject, meet: (value: unknown) => void): number {
  for (const field of fields) meet(field);
  if (!(hidden instanceof ThrowableState)) return type.bytes;
  meet(hidden.message);
  meet(hidden.cause);
  return type.bytes + FRAME_BYTES * hidden.trace.depth;
}
