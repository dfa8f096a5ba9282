import { splitOutside } from "./split.ts";

/** A fact that says what a thing is, or what belongs to it. */
export interface Statement {
  /** `pt(x)`, `SV¹(tree)`, `OUT[3: x = 0]` */
  readonly subject: string;
  readonly elements: readonly string[];
  /** The latest one counts, with all its elements; otherwise elements gather. */
  readonly isWhole: boolean;
}

const memberOf = /^(?<element>.+) ∈ (?<subject>[^∈∋]+)$/;
const has = /^(?<subject>[^∈∋]+) ∋ (?<element>.+)$/;
const is = /^(?<subject>.*[)\]]) = (?<value>[^=]+|\{[^{}]*\})$/;

/** Reads `o3 ∈ pt(x)`, `base(tree) ∋ x = null`, `OUT[3: x = 0] = {x@3}`; undefined for facts of another form. */
export function statementOf(fact: string): Statement | undefined {
  const member = (memberOf.exec(fact) ?? has.exec(fact))?.groups;
  if (member?.["subject"] !== undefined && member["element"] !== undefined)
    return { subject: member["subject"], elements: [member["element"]], isWhole: false };
  const { subject, value } = is.exec(fact)?.groups ?? {};
  return subject === undefined || value === undefined
    ? undefined
    : { subject, elements: elementsOf(value), isWhole: true };
}

/** `{p@2, y@2}`, `∅`, or a single value. */
function elementsOf(value: string): readonly string[] {
  if (value === "∅") return [];
  return value.startsWith("{") && value.endsWith("}") ? splitOutside(value.slice(1, -1)) : [value];
}
