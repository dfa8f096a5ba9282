import { catalog } from "../../../kernel/index.ts";

/** Texts of a program that is derived from another one. */
export const derived = catalog("uiDerived", {
  "derived.waiting": "Waiting for the analysis to finish…",
  "derived.partial":
    "The analysis was stopped before its end: this program is based on a part of its result, so some changes may be missing.",
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
