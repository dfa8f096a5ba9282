/** The rules that make edges of the dependence graph, by the numbers that edges carry. */
export const edgeRules = [
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
] as const;

export type EdgeRule = (typeof edgeRules)[number];

const numbers: ReadonlyMap<string, number> = new Map(edgeRules.map((name, number) => [name, number]));

export function edgeRuleNumber(name: EdgeRule): number {
  return numbers.get(name) ?? 0;
}
