import type { Vocabulary } from "../../../trace/index.ts";
import type { SolverRule } from "../algorithm/rules.ts";

/** The rules by the numbers that steps carry: the solver’s, and the one that takes entries off WL. */
export const ruleNames = [
  "entry",
  "new",
  "assign",
  "store",
  "load",
  "call",
  "argument",
  "return",
  "propagate",
  "cast",
  "array-store",
  "array-load",
  "static",
  "class-initialization",
  "static-call",
  "constructor-call",
  "throw",
  "capture",
  "worklist",
  "difference",
  "dispatch",
  "select",
] as const satisfies readonly (SolverRule | "worklist" | "difference" | "dispatch" | "select")[];

export type RuleName = (typeof ruleNames)[number];

/** The kinds of facts of a points-to recording, with the meanings of a, b and c. */
export const factKinds = {
  /** a: context-sensitive method. */
  reachable: 0,
  /** a: pointer, b: object. */
  pointsTo: 1,
  /** a: source pointer, b: target pointer, c: type filter or -1. */
  flow: 2,
  /** a: calling context-sensitive method, b: call site, c: called context-sensitive method. */
  callEdge: 3,
  /** a: pointer, b: set of objects. */
  entry: 4,
  /** Δ. a: pointer, b: set of objects, or -1 where it is empty. */
  difference: 5,
  /** What Dispatch and Select answer. a, b, c: as for `callEdge`; the receiver is in the frame. */
  dispatch: 6,
  select: 7,
} as const;

export const vocabulary = {
  rules: ruleNames,
  procedures: {
    Solve: ["pointer", "set", "object"],
    AddReachable: ["method"],
    AddEdge: ["source", "target"],
    Propagate: ["pointer"],
    ProcessCall: ["pointer", "object", "site", "callee"],
  },
} as const satisfies Vocabulary;

export type PointsToProcedures = (typeof vocabulary)["procedures"];

/** The name under which the recorder writes its section. */
export const SECTION = "points-to";
