import type { Expression, Located, Method, SourceText, Statement, TypeDeclaration } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import type { Plan } from "../plan/plan.ts";
import type { Base, Shape } from "../plan/shapes.ts";
import type { Slot } from "../plan/slots.ts";
import type { TypedIndex } from "../plan/typed-index.ts";

/** A rewritten expression. */
export interface Piece {
  readonly text: string;
  /** What it is a symbolic value of; undefined when it is as concrete as it was. */
  readonly shape: Shape | undefined;
  /** Where the value was read from. */
  readonly slots: readonly Slot[];
  readonly isNonNull: boolean;
  /** A method can be called on it without parentheses. */
  readonly isPrimary: boolean;
}

/** The rewriting of one file: what the parts that know single constructs ask of each other. */
export interface Rewriting {
  readonly source: SourceText;
  readonly index: TypedIndex;
  readonly plan: Plan;
  /** The file is in a named package, from which the symbolic library cannot be seen. */
  readonly isPackaged: boolean;
  /** As its variables have it: symbolic when something symbolic is in it. */
  natural(node: Expression): Piece;
  /** What can be assigned, as it is written to. */
  place(node: Expression): Piece;
  /** Whether the last parameter of a method of the program takes any number of arguments. */
  isVariadic(method: Method): boolean;
  /** Whether the default of its type may be seen in a field: then it is null where Java has 0 or false. */
  isEarly(slot: Slot): boolean;
  /** Whether it is symbolic, and of what, without putting anything down. */
  probe(node: Expression): Shape | undefined;
  /** Where the value comes from, without putting anything down. */
  slotsBehind(node: Expression): readonly Slot[];
  /** A Java value of the original type. `why` says what needs it, when that is a loss. */
  plain(node: Expression, why?: string): string;
  /** A value of the symbolic class, kept in the slots `into`. */
  symbolic(node: Expression, shape: Shape, into?: readonly Slot[]): string;
  /** A boolean for the conditions of Java. */
  condition(node: Expression): string;
  /** The text of a place with some of it replaced. */
  splice(place: Located, parts: readonly Part[]): string;
  /** What an operand counts as. */
  baseOf(node: Expression): Base | undefined;
  /** What changes within statements. */
  statements(nodes: readonly Statement[], exits: Exits): readonly Part[];
  /** What changes within a class. */
  classBody(declaration: TypeDeclaration): readonly Part[];
  note(text: string, place: Located): void;
}

/** The use of a call: its value as it is, a Java value, or only its effect. */
export type Wanted = "natural" | "plain" | "effect";

/** How the values are written with which statements leave what they stand in. */
export interface Exits {
  /** Of `return`. */
  returned(value: Expression): string;
  /** Of `yield`, and behind the arrows of a `switch` that is a value. */
  yielded(value: Expression): string;
}

export type Part = readonly [place: Located, text: string];

export function plainPiece(text: string): Piece {
  return { text, shape: undefined, slots: [], isNonNull: false, isPrimary: false };
}

export function symbolicPiece(text: string, shape: Shape, more: Partial<Piece> = {}): Piece {
  return { text, shape, slots: [], isNonNull: true, isPrimary: true, ...more };
}

/** Out of a method that returns this, or a Java value; a `switch` that is a value has exits of its own. */
export function exitsOf(r: Rewriting, returns: Slot | undefined): Exits {
  return {
    returned: (value) =>
      returns?.shape === undefined ? r.plain(value, say("why.returned")) : r.symbolic(value, returns.shape, [returns]),
    yielded: (value) => r.plain(value, say("why.chosen")),
  };
}

/** Expressions as Java values. */
export function plainParts(r: Rewriting, nodes: readonly Expression[], why?: string): readonly Part[] {
  return nodes.map((each) => [each, r.plain(each, why)]);
}

/** Arguments of a method that takes Java values. */
export function plainArguments(r: Rewriting, method: Method, written: readonly Expression[]): readonly Part[] {
  return plainParts(r, written, say("why.passed", { method: method.label }));
}

export function isNull(node: Expression): boolean {
  return node.kind === "literal" && node.value.kind === "null";
}

/** The text as the receiver of a call. */
export function receiverText({ text, isPrimary }: Piece): string {
  return isPrimary ? text : `(${text})`;
}
