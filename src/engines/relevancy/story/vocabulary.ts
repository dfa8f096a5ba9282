import type { Vocabulary } from "../../../trace/index.ts";
import { edgeRules } from "../algorithm/dependence-graph/rules.ts";
import { encodingRules } from "../algorithm/encoding/rules.ts";

/** The rules by the numbers that steps carry: those that make edges, those of the encoding, Definition 7, and its like for copies. */
export const ruleNames = [...edgeRules, ...encodingRules, "outcome", "join-copies"] as const;

export type RuleName = (typeof ruleNames)[number];

/** The kinds of facts of the section, with the meanings of a, b and c. */
export const factKinds = {
  /** a: edge of the dependence graph. */
  edge: 0,
  /** a: pushdown rule, b: the edge it was made of. */
  rule: 1,
  /** ra(v, m). a: node of the dependence graph, b: weight from now on, c: control location, or the copy. */
  outcome: 2,
} as const;

export const vocabulary = {
  rules: ruleNames,
  procedures: { BuildGraph: [], Encode: [], Relevancy: [], JoinCopies: [] },
} as const satisfies Vocabulary;

/** The name under which the recorder writes its section. */
export const SECTION = "relevancy";
