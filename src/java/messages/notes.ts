import { catalog } from "../../kernel/index.ts";

/** Notes on code that is read but not modeled as it runs. */
export const NOTE_MESSAGES = catalog("javaNotes", {
  "native-method": "A native method has no code here: its effects are not known.",
  "native-library": "Native code is not loaded: its effects are not known.",
  threads:
    "Threads, tasks and futures take turns, always in the same order: a new one runs at once until it ends, waits, sleeps or has run for a million steps. Java may choose other orders.",
  clock: "The clock of a run begins on 14 November 2023 and goes on with its steps, so that equal runs are equal.",
  "library-fault": "This part of the library could not be compiled: {error}",
});
