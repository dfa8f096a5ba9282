/** The rules that make edges of the dependence graph, by the numbers that steps carry. */
export const ruleNames = [
  // Table 1
  "symbolic-value",
  "constant-value",
  "copy",
  "binary-operation",
  "array-load",
  "array-store",
  "field-load",
  "field-store",
  "length",
  "new-array",
  "return",
  "parameter",
  "cast",
  "call-argument",
  "call-return",
  "call-result",
  "global-entry",
  "global-exit",
  "global-result",
  // Beside the table, in its spirit
  "static-load",
  "static-store",
  "capture",
  "throw",
  "environment",
  "implicit-flow",
  // Appendix A
  "map-put",
  "map-get",
  "string",
  "string-into-array",
  "container",
  "library-call",
  "callback",
  // Encoding, saturation and read-out
  "encode-step",
  "encode-push",
  "encode-pop",
  "encode-turn",
  "start",
  "pop",
  "step",
  "push",
  "epsilon",
  "worklist",
  "read-out",
] as const;

export type RuleName = (typeof ruleNames)[number];

const numbers: ReadonlyMap<string, number> = new Map(ruleNames.map((name, number) => [name, number]));

export function ruleNumber(name: RuleName): number {
  return numbers.get(name) ?? 0;
}
