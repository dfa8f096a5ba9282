import type { Vocabulary } from "../../../trace/index.ts";
import { causes } from "../algorithm/observer.ts";

/** The rules by the numbers that steps carry: the causes of a saturation, then those of the read-out, then that of both. */
export const ruleNames = [...causes, "worklist", "final", "accept", "read-top", "cycle"] as const;

export type RuleName = (typeof ruleNames)[number];

/** The kinds of facts of a recording, with the meanings of a, b and c. */
export const factKinds = {
  /** a: transition, b: its weight from now on, c: pushdown rule or -1. */
  transition: 0,
  /** a: transition. */
  entry: 1,
  /** W(s). a: state, b: weight, c: transition or -1. */
  accepted: 2,
  /** a: control location, b: symbol (-1: empty stack), c: weight. */
  top: 3,
} as const;

/** A frame of the loop is one transition that was taken, with the rule that fires and the other transition of a join. */
const loop = ["taken", "rule", "other"] as const;

export const vocabulary = {
  rules: ruleNames,
  procedures: {
    PostStar: loop,
    PreStar: loop,
    Update: ["transition", "offered", "before"],
    ReadOut: [],
    Sink: ["before"],
  },
  premises: "factors",
} as const satisfies Vocabulary;

/** The name under which the recorder writes its section. */
export const SECTION = "pushdown";
