import {
  boolean,
  type Constant,
  type Language,
  operation,
  signature,
  type Type,
  text,
} from "../../../../definitions/index.ts";
import {
  type Direction,
  formatStatement,
  type Instruction,
  siteOf,
  variablesRead,
  variableWritten,
} from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import type { Claim } from "../analysis.ts";
import { type Element, expressionOf, type Family, families } from "../sets/elements.ts";
import { KEYWORD } from "./name.ts";

type Named = Element["variables"][number];

/** A statement as definitions see it. */
export interface Statement {
  /** Its place in the method. */
  readonly index: number;
  /** `copy`, `binary`, `call`, `if` … */
  readonly kind: string;
  /** `x = y + 1` */
  readonly code: string;
  /** The method that it calls, `A.m(int)`; empty where it calls none. */
  readonly callee: string;
  readonly reads: readonly Named[];
  readonly assigns: Named | undefined;
  /** The expression that it computes. */
  readonly expression: string | undefined;
}

/** What is in a set. */
export interface Members {
  has(element: Element): boolean;
  /** Whether some of what is in it is about a variable. */
  isAbout(variable: Named): boolean;
}

const statement: Type<Statement> = {
  name: "statement",
  get one() {
    return say("own.type.statement");
  },
  equals: same,
};
const element: Type<Element> = {
  name: "element",
  get one() {
    return say("own.type.element");
  },
  equals: same,
};
const set: Type<Members> = {
  name: "set",
  get one() {
    return say("own.type.set");
  },
  equals: same,
};
const direction: Type<Direction> = {
  name: "direction",
  get one() {
    return say("own.type.direction");
  },
  equals: same,
};
const meet: Type<"∪" | "∩"> = {
  name: "meet",
  get one() {
    return say("own.type.meet");
  },
  equals: same,
};
const claim: Type<Claim> = {
  name: "claim",
  get one() {
    return say("own.type.claim");
  },
  equals: same,
};

/** Where facts go. */
export const directionOf = signature("direction", [], [], direction);

/** May or must: how what comes over several edges is met. */
export const meetOf = signature("meet", [], [], meet);

/** Whether a statement generates an element, given what goes into it. */
export const gen = signature("gen", [statement, element, set], ["s", "x", "in"], boolean);

/** Whether a statement kills an element, given what goes into it. */
export const kill = signature("kill", [statement, element, set], ["s", "x", "in"], boolean);

/** What holds where execution enters from outside: nothing where it is left out. */
export const boundary = signature("boundary", [element], ["x"], boolean, true);

/** The claim that an element of a set makes about an execution. */
export const claims = signature("claims", [], [], claim, true);

const constants: readonly Constant[] = [
  { name: "forward", type: direction, value: "forward" },
  { name: "backward", type: direction, value: "backward" },
  { name: "union", type: meet, value: "∪" },
  { name: "intersection", type: meet, value: "∩" },
  ...(["assigned", "read", "computed"] as const).map((name) => ({ name, type: claim, value: name })),
];

/** What definitions of an analysis of sets may speak of. */
export const setLanguage: Language = {
  keyword: KEYWORD,
  types: [statement, element, set],
  functions: [
    operation("makes", [statement, element], boolean, makes),
    operation("assigns", [statement, element], boolean, ({ assigns }, { variables }) =>
      variables.some((each) => each === assigns),
    ),
    operation("reads", [statement, element], boolean, ({ reads }, { variables }) =>
      variables.some((each) => reads.includes(each)),
    ),
    operation("has", [set, element], boolean, (of, one) => of.has(one)),
    operation("readsSome", [statement, set], boolean, ({ reads }, of) => reads.some((each) => of.isAbout(each))),
    operation(
      "assignsSome",
      [statement, set],
      boolean,
      ({ assigns }, of) => assigns !== undefined && of.isAbout(assigns),
    ),
    operation("isParameter", [element], boolean, ({ isParameter }) => isParameter),
    operation("name", [element], text, ({ name }) => name),
    operation("kind", [statement], text, ({ kind }) => kind),
    operation("code", [statement], text, ({ code }) => code),
    operation("callee", [statement], text, ({ callee }) => callee),
  ],
  constants,
  signatures: [directionOf, meetOf, gen, kill, boundary, claims],
  domain: { keyword: "facts", known: families },
};

/** What an execution can show of each family. */
export const claimsOf: Readonly<Record<Family, readonly Claim[]>> = {
  definitions: ["assigned"],
  variables: ["assigned", "read"],
  expressions: ["computed"],
};

/** Whether an execution can show what is claimed of a family. */
export function isObservable(family: Family, claim: Claim): boolean {
  return claimsOf[family].includes(claim);
}

/** An instruction, as definitions are given it. */
export function statementOf(instruction: Instruction, index: number): Statement {
  return {
    index,
    kind: instruction.kind === "if-false" ? "if" : instruction.kind,
    code: formatStatement(instruction),
    callee: siteOf(instruction)?.target.label ?? "",
    reads: variablesRead(instruction),
    assigns: variableWritten(instruction),
    expression: expressionOf(instruction),
  };
}

/** Whether a statement is the definition, or computes the expression. */
function makes({ index, expression }: Statement, { name, madeAt }: Element): boolean {
  return madeAt === index || expression === name;
}

function same(a: unknown, b: unknown): boolean {
  return a === b;
}
