import { defineLesson } from "../lesson.ts";
import { lendingLibraryText } from "./lending-library-text.ts";

export const lendingLibrary = defineLesson({
  id: "lending-library",
  title: "A lending library",
  source: "Whole programs, Everything in one program",
  after: ["one-object"],
  summary:
    "Some 370 lines: items, members, loans, watchers, commands as lambdas, an iterator, exceptions. Catalogue and archive are the same class.",
  question: {
    ask: "An atlas is only in the archive, which lends nothing. Without contexts, is one lent in line 305?",
    facts: ["[]:305 → []:Atlas.days()"],
    answer: "It seems so: catalogue and archive share the nodes of one map, so line 305 calls `Atlas.days()`, too.",
    beside: 3,
  },
  file: {
    name: "Library.java",
    text: lendingLibraryText,
  },
  // By far the longest: the page fetches it when the lesson is opened.
  load: async () => [{ name: "Library.java", text: (await import("./lending-library-text.ts")).lendingLibraryText }],
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "java" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "java" } },
    { label: "2-object", options: { context: "2-obj", heap: 1, profile: "java" } },
    { label: "3-object", options: { context: "3-obj", heap: 2, profile: "java" } },
    { label: "2-type", options: { context: "2-type", heap: 1, profile: "java" } },
  ],
  stops: [
    {
      when: "[]:305 → []:Atlas.days()",
      say: "Spurious: an atlas is only in the archive, which lends nothing.",
    },
  ],
  output:
    "welcome, ada\nwelcome, ben\ndue on day 14\n! Emma is with ada\nsorry\ndue on day 7\n! no item called Andes\nsorry\nread here: Andes\n! Solaris is with ben\nsorry\n…\nfee 60\ndue on day 34\n! Ulysses is not lent\nsorry\n! no command called dance\nsorry\nEmma by Austen: lent\nSolaris (167 min): lent\nUlysses by Joyce\nada: 0 lent, owes 60\nben: 2 lent, owes 0\n\nEvent[kind=LENT, text=Emma by Austen to ada]\nEvent[kind=LENT, text=Solaris (167 min) to ben]\nEvent[kind=LENT, text=Emma by Austen to ben]\n9 events\n",
  expect: [
    {
      preset: 0,
      facts: {
        "metric mayFailCasts": "0",
        "call 305": "Atlas.days() Book.days() Film.days()",
        "call 315": "Book.describe() Film.describe() Item.describe()",
      },
    },
    {
      preset: 2,
      facts: {
        "call 305": "Atlas.days() Book.days() Film.days()",
        "call 315": "Book.describe() Film.describe() Item.describe()",
      },
    },
    {
      preset: 3,
      facts: {
        "call 305": "Book.days() Film.days()",
        "call 315": "Item.describe()",
      },
    },
    {
      preset: 4,
      facts: {
        "call 305": "Atlas.days() Book.days() Film.days()",
      },
    },
  ],
});
