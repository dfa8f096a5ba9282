import { dispatch } from "../ir/hierarchy.ts";
import type { AllocationSite, Method, Program } from "../ir/program.ts";
import { decodeMethod } from "./decode/decode-method.ts";
import { MachineExceptions } from "./exceptions/machine-exceptions.ts";
import { RaisedHere } from "./exceptions/raised-here.ts";
import { CallPaths, UNKNOWN } from "./machine/call-paths.ts";
import { calledThrough, checkCasts } from "./machine/calls/casts.ts";
import { runIntrinsic } from "./machine/calls/run-intrinsic.ts";
import {
  type CallShape,
  Frame,
  HALT,
  hiddenCode,
  type MethodCode,
  type Op,
  SETTLE,
  SWITCH,
  THROW,
} from "./machine/frame.ts";
import { Globals } from "./machine/globals.ts";
import { Heap } from "./machine/heap.ts";
import { initializerCode } from "./machine/initialize.ts";
import { MAX_VALUES } from "./machine/intrinsic.ts";
import { type CodeListener, Observations } from "./machine/observe.ts";
import type { Runtime } from "./machine/runtime.ts";
import { OutOfSteps, OutOfTime, Raise, Thrown } from "./machine/signals.ts";
import { handlerFor, heldByStack, isOfProgram } from "./machine/stack.ts";
import { captureTrace } from "./machine/stack-trace.ts";
import type { World } from "./machine/world.ts";
import { Patterns } from "./patterns/index.ts";
import { LongTurns } from "./threads/long-turns.ts";
import { Turns } from "./threads/turns.ts";
import { ExceptionClasses, stateOf } from "./values/exceptions.ts";
import { type LoadedClass, type LoadedType, LoadedTypes } from "./values/loaded-types.ts";
import { isReferenceValue, type JavaObject, JavaString, type Reference, type Value } from "./values/values.ts";

/** How deep the stack may get before a StackOverflowError: about what Java's default stack size allows. */
const DEEPEST = 12_000;
/** How many calls of Java methods out of intrinsics may be nested: those use the stack of JavaScript. */
const DEEPEST_NESTING = 200;
const NESTED_SLICE = 100_000;
/** Turns of a tight loop that take about as long as a step. */
const TURNS_A_STEP = 32;
/** This much work belongs to the step of its op. */
const FREE_TURNS = 64;
/** These steps take about a millisecond: worth a look at the clock. */
const LONG_WORK = 500_000;
/** Counted work is settled when it makes this number of steps. */
const SETTLED_STEPS = 64;
/** What it takes to leave a frame when an exception goes through it. */
const TURNS_A_FRAME = 16;

/** Runs decoded methods on an explicit stack of frames, so that no recursion of the program is one of JavaScript. */
export class Machine implements Runtime {
  readonly program: Program;
  readonly world: World;
  readonly types: LoadedTypes;
  readonly exceptions: ExceptionClasses;
  readonly codeListener: CodeListener | undefined;
  readonly heap: Heap;
  readonly paths: CallPaths;
  readonly observations: Observations;
  readonly patterns = new Patterns();
  readonly turns: Turns<Frame>;
  readonly globals: Globals;
  readonly #longTurns: LongTurns<Frame>;
  frame: Frame;
  caught: Reference | null = null;
  steps = 0;
  /** In how many calls out of intrinsics the machine stands. */
  nesting = 0;
  readonly #raising: MachineExceptions;
  readonly #codes = new Map<Method, MethodCode>();
  #left = 0;
  #turns = 0;

  constructor(program: Program, world: World, codeListener?: CodeListener, keepsPaths = false) {
    this.paths = new CallPaths(keepsPaths);
    this.observations = new Observations(this.paths, this);
    this.program = program;
    this.world = world;
    this.codeListener = codeListener;
    this.types = new LoadedTypes(program);
    this.heap = new Heap(
      () => this.#roots(),
      (turns) => this.work(turns),
    );
    this.exceptions = new ExceptionClasses(program, this.types);
    this.globals = new Globals(() => this.exceptions.load("Class"));
    this.#raising = new MachineExceptions(this, new RaisedHere(program));
    this.frame = new Frame(hiddenCode([() => HALT]), [null], undefined);
    const current = program.classes
      .find(({ name, isLibrary }) => isLibrary && /^(java\.lang\.)?Thread$/.test(name))
      ?.fields.find(({ name }) => name === "current");
    this.turns = new Turns(this, (thread) => {
      if (current !== undefined) this.globals.staticCell(current).value = thread;
    });
    this.#longTurns = new LongTurns(this.turns);
  }

  /** As before anything ran, so that the next run sees nothing of this one. Decoded code and observations stay. */
  reset(): void {
    this.types.reset();
    this.globals.reset();
    this.caught = null;
    this.steps = 0;
    this.#turns = 0;
    this.heap.reset();
    this.turns.reset();
    this.#longTurns.reset();
    const { world } = this;
    world.bytes.length = 0;
    world.position = 0;
  }

  /** What the program can reach without going through another object. */
  *#roots(): Generator<Value | undefined> {
    yield this.caught;
    yield* this.types.held();
    yield* this.globals.held();
    yield* heldByStack(this.frame);
    for (const thread of this.turns.others()) {
      yield thread.object;
      yield* heldByStack(thread.frame);
    }
  }

  codeOf(method: Method): MethodCode {
    const known = this.#codes.get(method);
    if (known !== undefined) return known;
    const code = decodeMethod(this, method);
    this.#codes.set(method, code);
    this.observations.reachable.add(method);
    return code;
  }

  resolve(type: LoadedType, target: Method): MethodCode {
    const method = dispatch(type.type, target);
    if (method === undefined) throw new Raise("AbstractMethodError", target.label);
    return calledThrough(target, method, this.codeOf(method));
  }

  string(text: string, site?: AllocationSite): JavaString {
    return new JavaString(this.types.ofClass(this.program.wellKnown.string), site, text);
  }

  call(code: MethodCode, locals: readonly Value[], shape: CallShape): number {
    const { frame } = this;
    frame.pc = shape.pc;
    if (code.casts.length > 0) checkCasts(this, code, locals, shape);
    if (code.intrinsic !== undefined) {
      this.#noteNative(code, locals, shape);
      this.#deliver(frame, shape, runIntrinsic(this, code, locals, shape));
      if (this.frame === frame) return this.settle(shape.next);
      frame.pc = shape.next;
      return SWITCH;
    }
    const callee = code.template.slice();
    const { slots } = shape;
    for (let i = 0; i < slots.length; i++) callee[i] = locals[slots[i] as number] as Value;
    this.push(code, callee, this.paths.enter(frame.path, shape.from, code.method, callee));
    frame.resume = shape.next;
    frame.delivery = shape.delivery;
    return SWITCH;
  }

  construct(code: MethodCode, locals: Value[], shape: CallShape, object: Reference): number {
    const { frame } = this;
    frame.pc = shape.pc;
    locals[shape.slots[0] as number] = object;
    if (code.intrinsic !== undefined) {
      this.#noteNative(code, locals, shape);
      runIntrinsic(this, code, locals, shape);
      this.#deliver(frame, shape, object);
      return this.settle(shape.next);
    }
    const next = this.call(code, locals, shape);
    this.frame.created = object;
    return next;
  }

  /** A call that gets no frame has a path all the same. */
  #noteNative({ method }: MethodCode, locals: readonly Value[], { from, slots }: CallShape): void {
    if (this.paths.isOn) this.paths.enter(this.frame.path, from, method, [locals[slots[0] ?? 0] ?? null]);
  }

  #deliver(frame: Frame, shape: { readonly delivery: CallShape["delivery"] }, value: Value): void {
    const { delivery } = shape;
    if (delivery === undefined) return;
    frame.locals[delivery.slot] = value;
    if (delivery.set !== undefined && isReferenceValue(value)) delivery.set.note(value);
  }

  work(turns: number): void {
    if (turns <= FREE_TURNS) return;
    this.#turns += Math.floor(turns);
    const { budget, stepLimit } = this.world;
    if (turns > LONG_WORK ? budget.isSpentNow() : budget.isSpent()) throw new OutOfTime();
    if (this.steps + this.#turns / TURNS_A_STEP > stepLimit) throw new OutOfSteps();
  }

  settle(next: number): number {
    if (this.#turns < TURNS_A_STEP * SETTLED_STEPS) return next;
    this.frame.pc = next;
    return SETTLE;
  }

  push(code: MethodCode, locals: Value[], path = UNKNOWN): void {
    const caller = this.frame;
    if (caller.depth > DEEPEST) throw new Raise("StackOverflowError", null);
    for (const { slot, set } of code.observed) {
      const value = locals[slot];
      if (isReferenceValue(value)) set.note(value, path);
    }
    this.frame = new Frame(code, locals, caller, path);
  }

  begin(thread: Reference, starter: Reference, method: Method, isDaemon: boolean): void {
    const shape = { slots: [0], padded: [0], delivery: undefined, pc: 0, next: 1 };
    const run: Op = (locals) => this.call(this.codeOf(method), locals, shape);
    const bottom = new Frame(hiddenCode([run, () => this.end()]), [thread], undefined);
    this.turns.begin(thread, starter, bottom, isDaemon);
  }

  /** The last op of a thread. */
  end(): number {
    return this.turns.end() ? SWITCH : HALT;
  }

  #release(frame: Frame): void {
    for (const lock of frame.held ?? []) this.turns.locks.release(lock);
  }

  leave(value: Value): number {
    const { frame } = this;
    if (frame.held !== undefined) this.#release(frame);
    const caller = frame.caller as Frame;
    this.frame = caller;
    this.#deliver(caller, caller, frame.created ?? value);
    caller.pc = caller.resume;
    return SWITCH;
  }

  prepare(type: LoadedClass, pc: number): number {
    const { frame } = this;
    frame.pc = pc;
    if (type.state === "failed") throw new Thrown(this.#raising.unusable(type));
    this.push(initializerCode(this, type), [null]);
    frame.resume = pc;
    frame.delivery = undefined;
    type.state = "running";
    type.isReady = true;
    this.frame.initializes = type;
    return SWITCH;
  }

  /** Continues at the nearest handler of an exception. Throws `Thrown` when there is none above the bottom. */
  #unwind(exception: Reference | null): void {
    let thrown = exception;
    let { frame } = this;
    const { depth } = frame;
    for (;;) {
      const handler = handlerFor(frame, thrown);
      if (handler !== undefined) {
        this.caught = thrown;
        this.frame = frame;
        frame.pc = handler;
        this.work((depth - frame.depth) * TURNS_A_FRAME);
        return;
      }
      if (frame.initializes !== undefined) thrown = this.#raising.failInitialization(frame, frame.initializes, thrown);
      if (frame.caller === undefined || frame.code.isBottom) break;
      if (frame.held !== undefined) this.#release(frame);
      frame = frame.caller;
    }
    this.frame = frame;
    throw new Thrown(thrown);
  }

  exception(name: string, message: string | null, from?: AllocationSite | Method): JavaObject {
    return this.#raising.raise(name, message, from);
  }

  fillTrace(exception: JavaObject, frame: Frame): void {
    const trace = captureTrace(this.program, frame);
    stateOf(exception).trace = trace;
    this.heap.noteFrames(trace.depth);
    this.work(trace.depth * TURNS_A_FRAME);
  }

  /** Runs at most `most` ops; whether the frame at the bottom is reached. Throws `Thrown` for an uncaught exception. */
  run(most: number): boolean {
    this.#left = most;
    for (;;) {
      let exception: Reference | null;
      try {
        const end = this.#execute();
        if (end === SETTLE) continue;
        if (end === HALT) return true;
        if (end !== THROW) {
          if (this.#longTurns.left === 0) this.#longTurns.look(isOfProgram(this.frame));
          if (this.#left > 0) continue;
          return false;
        }
        exception = this.caught;
      } catch (signal) {
        exception = this.#raising.of(signal);
      }
      this.#unwind(exception);
    }
  }

  /** The inner loop. Returns `SWITCH` after as many as it may take, else what the last op returned. */
  #execute(): number {
    let { frame } = this;
    let { ops } = frame.code;
    let { locals, pc } = frame;
    const isOutermost = this.nesting === 0;
    const most = isOutermost ? Math.min(this.#left, this.#longTurns.left) : this.#left;
    let left = most;
    try {
      while (left > 0) {
        left -= 1;
        const next = (ops[pc] as Op)(locals);
        if (next >= 0) pc = next;
        else if (next === SWITCH) {
          frame = this.frame;
          ops = frame.code.ops;
          locals = frame.locals;
          pc = frame.pc;
        } else {
          if (next === SETTLE) ({ pc } = frame);
          return next;
        }
      }
      return SWITCH;
    } finally {
      this.frame = frame;
      frame.pc = pc;
      if (isOutermost) this.#longTurns.left -= most - left;
      const steps = most - left + this.#takeTurns();
      this.#left -= steps;
      this.steps += steps;
    }
  }

  /** The steps of the work that was counted and not yet settled. */
  #takeTurns(): number {
    const steps = Math.floor(this.#turns / TURNS_A_STEP);
    this.#turns -= steps * TURNS_A_STEP;
    return steps;
  }

  /**
   * Calls a Java method out of an intrinsic and waits for its value. The run cannot pause in it, which is why intrinsics
   * leave long work to library code.
   */
  invoke(method: Method, values: readonly Value[]): Value {
    const code = this.codeOf(method);
    const slots = values.map((_, i) => i + 1);
    const padded = Array.from({ length: MAX_VALUES }, (_, i) => slots[i] ?? 0);
    const shape = { slots, padded, delivery: { slot: 0, set: undefined }, pc: 0, next: 0 };
    return this.#nested(() => this.call(code, [null, ...values], shape));
  }

  initialize(type: LoadedClass): void {
    if (!type.isReady) this.#nested(() => this.prepare(type, 0));
  }

  #nested(start: () => void): Value {
    if (this.nesting >= DEEPEST_NESTING) throw new Raise("StackOverflowError", null);
    const outer = this.frame;
    const left = this.#left;
    const bottom = new Frame(hiddenCode([() => HALT]), [null], outer);
    this.nesting += 1;
    this.frame = bottom;
    try {
      start();
      while (!this.run(NESTED_SLICE)) {
        if (this.steps > this.world.stepLimit) throw new OutOfSteps();
        if (this.world.budget.isSpentNow()) throw new OutOfTime();
      }
      return bottom.locals[0] ?? null;
    } catch (signal) {
      if (signal instanceof Raise) throw new Thrown(this.exception(signal.exception, signal.text));
      throw signal;
    } finally {
      this.nesting -= 1;
      this.frame = outer;
      this.#left = left;
    }
  }

  /** Calls the method that overrides `target` for the object, out of an intrinsic. */
  invokeVirtual(receiver: Reference, target: Method, values: readonly Value[]): Value {
    const { method } = this.resolve(receiver.type, target);
    return method === undefined ? null : this.invoke(method, [receiver, ...values]);
  }
}
