import {
  type ExecutedRun,
  type Method,
  type Program,
  runWithin,
  type Variable,
  variablesRead,
  variableWritten,
} from "../../../java/index.ts";
import { type Budget, valueAt } from "../../../kernel/index.ts";
import { expressionOf } from "../algorithm/sets/elements.ts";

/** The most instructions that are executed. */
const EXECUTED = 100_000;

/** One call of a method, as far as it has been executed. */
export interface Frame {
  readonly method: Method;
  /** By variable: the statement whose value it has; undefined: that of a parameter. */
  readonly assigned: ReadonlyMap<Variable, number | undefined>;
  /** Expressions whose values are still those that were computed, with the variables that they read. */
  readonly computed: ReadonlyMap<string, readonly Variable[]>;
  /** Which statements were executed, in order, and whether each came to its end: an exception ends some. */
  readonly executed: readonly Executed[];
}

interface Executed {
  readonly pc: number;
  readonly isDone: boolean;
}

/** Told of what a program does, in its own methods. */
export interface FrameListener {
  /** A statement is about to be executed; `values` are those of the variables, by `Variable.index`. */
  before(frame: Frame, pc: number, values: readonly unknown[]): void;
}

/** Executes a program, for a while, and gives the calls that there were, and what ended it before its end. */
export function executeFrames(
  program: Program,
  entry: Method | undefined,
  budget: Budget,
  listener: FrameListener,
): { readonly frames: readonly Frame[] } & Pick<ExecutedRun, "stoppedBy"> {
  const frames = new Map<object, GrowingFrame>();
  const { stoppedBy } = runWithin(
    program,
    {
      ...(entry === undefined ? {} : { entry }),
      stepLimit: EXECUTED,
      listener: {
        decided() {},
        executed() {},
        before(method, pc, values) {
          const frame = valueAt(frames, values, () => new GrowingFrame(method));
          frame.goTo(pc);
          listener.before(frame, pc, values);
        },
      },
    },
    budget,
  );
  return { frames: [...frames.values()], stoppedBy };
}

class GrowingFrame implements Frame {
  readonly method: Method;
  readonly assigned: Map<Variable, number | undefined>;
  readonly computed = new Map<string, readonly Variable[]>();
  readonly executed: Executed[] = [];

  constructor(method: Method) {
    this.method = method;
    const { parameters, thisVariable } = method;
    const given = thisVariable === undefined ? parameters : [thisVariable, ...parameters];
    this.assigned = new Map(given.map((variable) => [variable, undefined]));
  }

  /** Statements before `pc` are over; a statement that initializes a class is reported twice. */
  goTo(pc: number): void {
    const last = this.executed.at(-1);
    if (last?.pc === pc) return;
    if (last !== undefined) {
      // Only an exception leads to a handler.
      const isDone = this.method.body[pc]?.kind !== "catch";
      this.executed[this.executed.length - 1] = { ...last, isDone };
      if (isDone) this.#end(last.pc);
    }
    this.executed.push({ pc, isDone: this.method.body[pc]?.kind === "return" });
  }

  #end(pc: number): void {
    const instruction = this.method.body[pc];
    if (instruction === undefined) return;
    const expression = expressionOf(instruction);
    if (expression !== undefined) this.computed.set(expression, variablesRead(instruction));
    const target = variableWritten(instruction);
    if (target === undefined) return;
    this.assigned.set(target, pc);
    for (const [other, read] of this.computed) if (read.includes(target)) this.computed.delete(other);
  }
}
