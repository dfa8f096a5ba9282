/** By what the solver adds to RM, PFG, CG or WL. Slide names where the slides have one. */
export type SolverRule =
  | "entry"
  | "new"
  | "assign"
  | "store"
  | "load"
  | "call"
  | "argument"
  | "return"
  | "propagate"
  | "cast"
  | "array-store"
  | "array-load"
  | "static"
  | "class-initialization"
  | "static-call"
  | "constructor-call"
  | "throw"
  /** What a method throws arrives where it was called, or where its class was initialized. */
  | "escape"
  | "capture";
