import { catalog } from "../../../kernel/index.ts";

/** Texts of the pointer analysis beside its tables: notes of a run, expectations and the selector table. */
export const notes = catalog("pointsToNotes", {
  without: "Left out of the algorithm: {parts}. The result is not a valid analysis of the program.",
  "blame.insensitive": "ci: methods are given contexts one by one",
  "blame.expected": "a points-to fact of this run: o3 ∈ pt(x)",
  "why-not.expected": "a fact of this run, such as o3 ∈ pt(x); {name} is not in it. Some that are: {known}",
  "choice.volume": "{method} has a points-to volume above {limit} and is analyzed without contexts.",
  "choice.pattern": "Selective contexts: no method fits “{pattern}”.",
  "own.type.context": "a context",
  "own.type.element": "a context element",
  "own.type.object": "an abstract object",
  "own.type.site": "a call site",
  "own.type.method": "a method",
  "own.bounded":
    "Selector {name}: no context of a method is longer than {method}, no heap context longer than {heap}. It is defined for every call, so the result is sound: contexts only tell facts apart.",
  "own.boundedMethods":
    "Selector {name}: no context of a method is longer than {method}; heap contexts are as long as the option heap says. It is defined for every call, so the result is sound: contexts only tell facts apart.",
  "own.unbounded":
    "Selector {name}: no bound on the length of contexts was found, so recursion may make them grow until a limit ends the run. To bound them, write last(k, …) around what gets longer.",
  "own.forgets":
    "Selector {name}: {function} uses none of {parameters}. Calls or objects that differ only in these are merged.",
  "selector.k": "with K = 1, 2, … or inf",
  "profile.initializer": "Profile lecture does not run static initializers: {method} is skipped.",
  "profile.strings": "Profile lecture has no objects for string literals.",
  "table.context": "no value here: the table compares a list of selectors, such as ci,1-call,2-obj",
  "table.time": "time (ms)",
  "table.erased": "#erased may-fail-cast",
  "table.library": "#library may-fail-cast",
  "table.sum": "points-to size (sum)",
  "table.average": "points-to size (average)",
  "table.pairs": "points-to pairs with contexts",
  "table.most": "contexts max",
  "table.mean": "contexts mean",
  "table.hierarchy": "Class hierarchy alone: {edges} call graph edges, {methods} reachable methods.",
  "cut.step-limit": "Stopped at the step limit of {limit}, before the fixed point: the result is partial.",
  "cut.context-limit": "Stopped at a context of {limit} elements, before the fixed point: the result is partial.",
  "cut.timeout": "Stopped at the time limit of {limit} ms, before the fixed point: the result is partial.",
  "cut.memory-limit": "Stopped at the memory limit of {limit} MB, before the fixed point: the result is partial.",
  "cut.canceled": "Canceled before the fixed point: the result is partial.",
  "fact.libraryLine": "{line} of `{file}`",
  "group.fields": "fields",
  "gloss.argument": "{name} is passed",
  "gloss.return": "{name} is returned",
});
