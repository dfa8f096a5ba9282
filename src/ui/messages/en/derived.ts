import { catalog } from "../../../kernel/index.ts";

/** Texts of a program that is made from another one. */
export const derived = catalog("uiDerived", {
  "derived.waiting": "Waiting for the analysis to finish…",
  "derived.partial":
    "The analysis was stopped before its end: this program rests on a part of its result, and may lack changes that it needs.",
  "derived.file": "File",
  "derived.counts": "{changed, number} of {lines, number} lines replaced by {added, number}",
  "derived.notes": "{count, plural, one {One place stays} other {# places stay}} concrete",
  "derived.difference": "Difference from the original",
  "derived.before": "Line before",
  "derived.after": "Line after",
  "derived.text": "Text",
  "derived.causes": "Cause",
  "derived.removed": "removed",
  "derived.added": "added",
  "derived.folded": "{count, plural, one {One equal line} other {# equal lines}}",
});
