import { virtualMachineText } from "../../messages/virtual-machine.ts";
import type { Reference } from "../values/values.ts";

/**
 * What leaves an op or an intrinsic without a result. They never cross the folder's door: the machine turns the first
 * two into Java exceptions and the others into the end of the run.
 */
export class Raise extends Error {
  /** The simple name of a class of java.lang (or java.util, java.io) that the machine creates. */
  readonly exception: string;
  readonly text: string | null;

  constructor(exception: string, text: string | null) {
    super(exception);
    this.exception = exception;
    this.text = text;
  }
}

/** A Java exception that exists already: it left a nested call of the machine. */
export class Thrown extends Error {
  readonly exception: Reference | null;

  constructor(exception: Reference | null) {
    super("thrown");
    this.exception = exception;
  }
}

/** `System.exit`. */
export class Exit extends Error {
  readonly status: number;

  constructor(status: number) {
    super("System.exit");
    this.status = status;
  }
}

/** The step limit was reached inside of an op or of a nested call, which cannot be left and entered again. */
export class OutOfSteps extends Error {}

/** As `OutOfSteps`, of the time that the run may take. */
export class OutOfTime extends Error {}

/** As `OutOfSteps`, of what the run may print. */
export class OutOfOutput extends Error {}

export function divisionByZero(): Raise {
  return new Raise("ArithmeticException", "/ by zero");
}

export function outOfBounds(index: number, length: number): Raise {
  return new Raise("ArrayIndexOutOfBoundsException", virtualMachineText("out-of-bounds", { index, length }));
}
