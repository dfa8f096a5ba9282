import type { MethodStatements } from "../../../trace/index.ts";
import type { DrawnWay, PlacedBox } from "./layout/index.ts";

/** Sizes of letters, the largest first, and how far rows stand apart at most, in letters. */
export interface TableForm {
  readonly letters: readonly number[];
  readonly most: number;
}

/** At a desk, in *Present*, in a hall: the smallest letters are those that can be read. */
export const forms = {
  desk: { letters: [14, 13, 12, 11], most: 4.4 },
  present: { letters: [20, 19, 18, 17, 16], most: 3.6 },
  hall: { letters: [28, 26, 24, 22], most: 3.6 },
} as const satisfies Readonly<Record<string, TableForm>>;

/** A method at its place, from the left upper corner of what can be scrolled. */
export interface PlacedMethod {
  readonly method: MethodStatements;
  readonly name: string;
  /** The middle of the row with its name; undefined where it is the only one. */
  readonly title: number | undefined;
  /** By statement. */
  readonly boxes: readonly PlacedBox[];
  readonly ways: readonly DrawnWay[];
  readonly columns: {
    /** From the left end of IN or OUT. */
    readonly places: readonly { readonly member: number; readonly x: number }[];
    /** Of what is said of all others together; undefined where all have a place. */
    readonly moreAt: number | undefined;
  };
}

/** Where everything stands. */
export interface Fitted {
  readonly methods: readonly PlacedMethod[];
  readonly letter: number;
  /** How many letters of a statement are written at most. */
  readonly text: number;
  /** The height of the head. */
  readonly head: number;
  /** From one row to the next. */
  readonly pitch: number;
  /** Rows at the top for statements of methods that are not drawn. */
  readonly kept: number;
  /** Where IN and OUT begin, and how wide each is. */
  readonly into: number;
  readonly out: number;
  readonly side: number;
  readonly width: number;
  readonly height: number;
}
