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
  "blame.perMethod": "How many does each method cause?",
  "blame.spurious":
    "{spurious, plural, =0 {Every points-to fact of this run was shown by an execution.} one {One points-to fact of this run was not shown by an execution.} other {# points-to facts of this run were not shown by an execution.}}",
  "blame.gone": "{count, plural, one {One is} other {# are}} gone when {method} alone has contexts ({context}):",
  "blame.noMethod": "No method alone causes any: contexts of several are needed.",
  "blame.notAll": "The time was up: methods may be missing.",
  "blame.more": "{count, plural, one {and one more} other {and # more}}",
  "blame.apply": "Apply",
} as const;
