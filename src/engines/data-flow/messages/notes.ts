/** What data-flow analysis says beside its tables. */
export const notes = {
  "why-not.expected": "a fact of this run, such as x=4 ∈ OUT[8] or x@3 ∈ IN[8: y = x]; nothing is called {name}",
} as const;
