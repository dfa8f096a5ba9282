/** What points-to analysis says beside its tables: notes of a run, expectations and the selector table. */
export const notes = {
  "choice.volume": "{method} has a points-to volume above {limit} and is analyzed without contexts.",
  "choice.pattern": "Selective contexts: no method fits “{pattern}”.",
  "selector.k": "with K = 1, 2, … or inf",
  "profile.initializer": "Profile lecture does not run static initializers: {method} is skipped.",
  "profile.strings": "Profile lecture has no objects for string literals.",
  "table.context": "nothing here: the table takes selectors, a list such as ci,1-call,2-obj",
  "table.time": "time (ms)",
  "table.erased": "#erased may-fail-cast",
  "table.library": "#library may-fail-cast",
  "table.sum": "points-to size (sum)",
  "table.average": "points-to size (average)",
  "table.pairs": "points-to pairs with contexts",
  "table.most": "contexts max",
  "table.mean": "contexts mean",
  "table.hierarchy": "Class hierarchy alone: {edges} call graph edges, {methods} reachable methods.",
  "fact.libraryLine": "{line} of {file}",
} as const;
