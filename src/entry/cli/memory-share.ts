import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Stop } from "../../kernel/index.ts";

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 50;

/** The part of its memory that a job may fill: the rest is for saying what it knows. */
const FILLED_SHARE = 0.85;

/** A collection for the sake of a look may take this part of the time. */
const COLLECTING_SHARE = 0.1;

/** What is asked of a thread's memory. */
export interface Memory {
  /** Milliseconds from any fixed point. */
  now(): number;
  /** Bytes of the heap, and of arrays of numbers, which are not in it. Both may be waiting for a collection. */
  used(): { readonly heap: number; readonly arrays: number };
  /** Frees what nothing holds. */
  collect(): void;
}

/** The memory of the thread that asks. */
export function threadMemory(): Memory {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  return {
    now: () => performance.now(),
    used() {
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return { heap: heapUsed, arrays: arrayBuffers };
    },
    collect,
  };
}

/** Says, whenever it is asked, whether a thread has filled its share of the memory with what it still holds. */
export function memoryLook(memory: Memory, megabytes: number): () => Stop | undefined {
  const most = megabytes * FILLED_SHARE * 1e6;
  const isFull = (): boolean => {
    const { heap, arrays } = memory.used();
    return heap > most || arrays > most;
  };
  let nextLook = 0;
  let nextCollection = 0;
  return () => {
    const begun = memory.now();
    if (begun < nextLook) return undefined;
    nextLook = begun + LOOK_EVERY;
    if (begun < nextCollection || !isFull()) return undefined;
    memory.collect();
    const now = memory.now();
    nextCollection = now + (now - begun) / COLLECTING_SHARE;
    return isFull() ? { kind: "memory-limit", limit: megabytes } : undefined;
  };
}
