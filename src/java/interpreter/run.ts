import { Budget } from "../../kernel/index.ts";
import type { Method, Program } from "../ir/program.ts";
import { findEntries } from "../ir/start/entries.ts";
import { type CalledFrom, ENTRY } from "./machine/call-paths.ts";
import { Console } from "./machine/console.ts";
import { Frame, hiddenCode, type Op } from "./machine/frame.ts";
import type { CodeListener, Observed } from "./machine/observe.ts";
import { Exit, OutOfOutput, OutOfSteps, OutOfTime, Thrown } from "./machine/signals.ts";
import { type Clock, STEP_CLOCK, type World } from "./machine/world.ts";
import { Machine } from "./machine.ts";
import { type Report, reportUncaught } from "./report.ts";
import { Deadlock } from "./threads/turns.ts";
import { JavaArray, JavaObject, JavaString, type Value } from "./values/values.ts";
import { type Wait, waitsOf } from "./waits.ts";

export interface ExecutionOptions {
  /** Where to start; without it the first of `findEntries`. */
  readonly entry?: Method;
  /** After how many steps to give up. A step is about one instruction. */
  readonly stepLimit: number;
  /** The time that the run may take; without it, as long as it takes. */
  readonly budget?: Budget;
  /** What the program reads from `System.in`. */
  readonly input: string;
  /** What `main` receives. */
  readonly arguments: readonly string[];
  /** What `System.currentTimeMillis` and `nanoTime` say; by default a clock that counts steps. */
  readonly clock?: Clock;
  /** Told of conditions that are decided, and of what is executed. */
  readonly listener?: CodeListener;
  /** Keeps under which calls things are observed; false when left out. */
  readonly contexts?: boolean;
}

export type Outcome =
  | { readonly kind: "returned" }
  /** It was not caught. `type` is `java.lang.ArithmeticException`, `trace` what Java prints on the error output. */
  | { readonly kind: "exception"; readonly type: string; readonly message: string | null; readonly trace: string }
  /** `System.exit`. */
  | { readonly kind: "exited"; readonly status: number }
  /** No thread can ever go on: for each, what it waits for. */
  | { readonly kind: "deadlock"; readonly waits: readonly Wait[] }
  | { readonly kind: "step-limit" }
  /** It printed more than is kept. */
  | { readonly kind: "output-limit" }
  /** Asked for its result before the end, or out of time. */
  | { readonly kind: "canceled" }
  /** The program has nothing to start from. */
  | { readonly kind: "no-entry" };

export interface RunResult {
  /** What was written to `System.out`. */
  readonly output: string;
  /** What was written to `System.err`, the stack trace of an uncaught exception included. */
  readonly errors: string;
  readonly exit: Outcome;
  readonly steps: number;
  readonly observed: Observed;
}

/** A run that advances as far as it is told to. */
export interface Run {
  /** Executes at most `steps` steps; whether the run is over. */
  readonly advance: (steps: number) => boolean;
  /** Everything so far; final once `advance` said that the run is over. */
  readonly result: () => RunResult;
}

const SLICE = 1_000_000;

/** Runs a program to its end or to the step limit. */
export function runProgram(program: Program, options: ExecutionOptions): RunResult {
  const run = startRun(program, options);
  while (!run.advance(SLICE));
  return run.result();
}

/** Prepares a run; nothing is executed yet. */
export function startRun(program: Program, options: ExecutionOptions): Run {
  return new ProgramRun(program, options);
}

class ProgramRun implements Run {
  readonly #program: Program;
  readonly #world: World;
  readonly #machine: Machine;
  #outcome: Outcome | undefined;
  /** How the first thread ended, while others go on. */
  #failure: Outcome | undefined;
  #observed: Observed | undefined;

  constructor(program: Program, options: ExecutionOptions) {
    this.#program = program;
    this.#world = {
      stepLimit: options.stepLimit,
      budget: options.budget ?? Budget.unlimited,
      input: options.input,
      clock: options.clock ?? STEP_CLOCK,
      console: new Console(),
      inputBytes: undefined,
      position: 0,
      bytes: [],
    };
    this.#machine = new Machine(program, this.#world, options.listener, options.contexts === true);
    const entry = options.entry ?? findEntries(program)[0];
    if (entry === undefined) this.#finish({ kind: "no-entry" });
    else this.#machine.frame = bootstrap(this.#machine, entry, options.arguments);
  }

  advance(steps: number): boolean {
    if (this.#outcome !== undefined) return true;
    const left = this.#world.stepLimit - this.#machine.steps;
    try {
      if (this.#machine.run(Math.min(steps, left))) this.#finish(this.#failure ?? { kind: "returned" });
      else if (steps >= left) this.#finish({ kind: "step-limit" });
    } catch (signal) {
      this.#end(signal);
    }
    return this.#outcome !== undefined;
  }

  #finish(outcome: Outcome): void {
    this.#outcome = outcome;
    this.#observed ??= this.#machine.observations.result(this.#program);
  }

  #end(signal: unknown): void {
    if (signal instanceof Exit) this.#finish({ kind: "exited", status: signal.status });
    else if (signal instanceof OutOfSteps) this.#finish({ kind: "step-limit" });
    else if (signal instanceof OutOfOutput) this.#finish({ kind: "output-limit" });
    else if (signal instanceof OutOfTime) this.#finish({ kind: "canceled" });
    else if (signal instanceof Deadlock) this.#finish({ kind: "deadlock", waits: waitsOf(this.#machine, signal) });
    else if (signal instanceof Thrown) this.#fail(signal);
    else throw signal;
  }

  /** Printing the exception runs library code, which is no part of the observations, and may end the run itself. */
  #fail(signal: Thrown): void {
    this.#observed = this.#machine.observations.result(this.#program);
    try {
      const report: Report = reportUncaught(this.#machine, signal.exception);
      if (this.#machine.turns.end()) this.#failure = { kind: "exception", ...report };
      else this.#finish({ kind: "exception", ...report });
    } catch (ending) {
      this.#end(ending);
    }
  }

  result(): RunResult {
    const { output, errors } = this.#world.console;
    return {
      output: output.join(""),
      errors: errors.join(""),
      exit: this.#outcome ?? { kind: "canceled" },
      steps: this.#machine.steps,
      observed: this.#observed ?? this.#machine.observations.result(this.#program),
    };
  }
}

/** The bottom of the stack: initializes the class of `main`, then calls it. */
function bootstrap(machine: Machine, entry: Method, texts: readonly string[]): Frame {
  const owner = machine.types.ofClass(entry.class);
  const self = entry.isStatic ? undefined : new JavaObject(owner, undefined);
  const constructor = entry.class.methods.find(
    (method) => method.kind === "constructor" && method.parameters.length === 0,
  );
  const values: Value[] = [
    null,
    ...(self === undefined ? [] : [self]),
    ...entry.parameters.map((parameter) => (parameter.type.kind === "array" ? argumentsArray(machine, texts) : 0)),
  ];
  const slots = values.slice(1).map((_, i) => i + 1);
  const call = (method: Method, pc: number, taken: readonly number[]): Op => {
    const from: CalledFrom = method === entry ? "entry" : undefined;
    const shape = { slots: taken, padded: taken, delivery: undefined, from, pc, next: pc + 1 };
    return (locals) => machine.call(machine.codeOf(method), locals, shape);
  };
  const ops: readonly Op[] = [
    () => (owner.isReady ? 1 : machine.prepare(owner, 0)),
    self === undefined || constructor === undefined ? () => 2 : call(constructor, 1, [1]),
    call(entry, 2, slots),
    () => machine.end(),
  ];
  return new Frame(hiddenCode(ops), values, undefined);
}

function argumentsArray(machine: Machine, texts: readonly string[]): JavaArray {
  const { array: arraySite, element: elementSite } = machine.program.mainArguments;
  const string = machine.types.ofClass(machine.program.wellKnown.string);
  const type = machine.types.ofArray({ kind: "array", element: string.type });
  const array = new JavaArray(type, arraySite, type.allocate(texts.length));
  machine.paths.made(array, ENTRY);
  for (const [i, text] of texts.entries()) {
    const element = new JavaString(string, elementSite, text);
    machine.paths.made(element, ENTRY);
    array.elements[i] = element;
    machine.observations.elements.note(array, element);
  }
  return array;
}
