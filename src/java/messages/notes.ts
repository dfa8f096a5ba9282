/** What a reader is told of code that is read but not modeled as it runs. */
export const NOTE_MESSAGES = {
  "native-method": "A native method has no code here: nothing is known of what it does.",
  "native-library": "Native code is not loaded: nothing is known of what it does.",
  reflection: "Reflection is not modeled: this call fails when the program runs, and the analysis sees no objects.",
  waiting: "“start” runs a thread to its end, so “wait” returns at once and “notify” has no effect.",
  "library-fault": "This part of the library could not be compiled: {error}",
} as const;
