/** What lets a fact in. */
export const blame = {
  "blame.open": "What lets it in?",
  "blame.title": "What lets it in?",
  "blame.observed": "The program shows `{fact}`: it is not spurious.",
  "blame.none": "None of the changes that were tried removes `{fact}`: it may be so.",
  "blame.intro": "No run of the program shows `{fact}`. It is gone",
  "blame.methods": "with {context} for {methods} alone",
  "blame.all": "under {context}",
  "blame.heap": "under {context} with {heap, number} heap {heap, plural, one {context} other {contexts}}",
  "blame.steps": "{after, number} steps in place of {before, number}",
  "blame.meeting": "In {parameter} of {method} these meet:",
  "blame.brings": "call {call} brings {objects}",
  "blame.apply": "Apply",
} as const;
