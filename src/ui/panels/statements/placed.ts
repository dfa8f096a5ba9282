import type { MethodStatements } from "../../../trace/index.ts";
import type { Shown } from "./columns.ts";
import type { DrawnWay, PlacedBox } from "./layout/index.ts";

/** Sizes of letters: in statements, in facts, beside ways. */
export interface Letters {
  readonly name: number;
  readonly fact: number;
  readonly label: number;
}

export interface TableForm {
  /** The largest first. */
  readonly letters: readonly Letters[];
  /** How far rows stand apart, in letters. */
  readonly least: number;
  readonly most: number;
  /** Names stay as large as they are as long as that can be: fewer columns are shown, and less of long statements. */
  readonly keepsNames: boolean;
}

/** Letters of one size, but those beside ways. */
export function lettersOf(size: number): Letters {
  return { name: size, fact: size, label: Math.max(11, size - 1) };
}

/** At a desk, in *Present*, in a hall: the smallest letters are those that can be read. */
export const forms = {
  desk: { letters: [14, 13, 12, 11].map(lettersOf), least: 1.9, most: 4.4, keepsNames: false },
  present: { letters: projected(20, 16), least: 1.6, most: 3.6, keepsNames: true },
  hall: { letters: projected(28, 22), least: 1.6, most: 3.6, keepsNames: true },
} as const satisfies Readonly<Record<string, TableForm>>;

/** Facts become smaller before names do. */
function projected(name: number, smallest: number): readonly Letters[] {
  const middle = Math.ceil((name + smallest) / 2);
  const sizes = [
    [name, name],
    [name, middle],
    [name, smallest],
    [middle, smallest],
    [smallest, smallest],
  ] as const;
  return sizes.map(([own, fact]) => ({ name: own, fact, label: smallest }));
}

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
  readonly letters: Letters;
  readonly shown: Shown;
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
