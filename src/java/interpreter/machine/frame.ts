import type { Method, Type } from "../../ir/program.ts";
import type { LoadedClass } from "../values/loaded-types.ts";
import type { Reference, Value } from "../values/values.ts";
import type { CalledFrom } from "./call-paths.ts";
import type { Intrinsic, NativeCall } from "./intrinsic.ts";
import type { SiteSet } from "./observe.ts";

/** One decoded instruction. Returns the index of the next one, or one of the signs below: `SWITCH` when the current frame changed. */
export type Op = (locals: Value[]) => number;

/** The frame on top of the stack is another one now, or continues elsewhere. */
export const SWITCH = -1;
/** The frame below which nothing runs is reached. */
export const HALT = -2;
/** The op threw `Machine.caught`. */
export const THROW = -3;
/** The op took as long as many steps, which are still to be counted; the frame continues at its `pc`. */
export const SETTLE = -4;

/** A method made ready to run. */
export interface MethodCode {
  /** Undefined for ops of the machine itself, which no stack trace shows. */
  readonly method: Method | undefined;
  /** Instruction i of the body is op i; more may follow for instructions that take several. */
  readonly ops: readonly Op[];
  /** For the ops beyond the body, the instruction they belong to. */
  readonly origins: readonly number[];
  /** The locals of a new frame: variables by index, then constants, then intermediate results. */
  readonly template: readonly Value[];
  /** `this` and the parameters that hold references, to be noted when a call begins. */
  readonly observed: readonly { readonly slot: number; readonly set: SiteSet }[];
  /** Runs instead of the ops. */
  readonly intrinsic: Intrinsic | undefined;
  readonly native: NativeCall | undefined;
  /** What a bridge method of Java checks first: parameters whose erased type is wider in the method that is called. */
  readonly casts: readonly { readonly index: number; readonly type: Type }[];
  /** Exceptions are not looked for below: the caller of these ops gets them. */
  readonly isBottom: boolean;
}

/** Where a call delivers its value. */
export interface Delivery {
  readonly slot: number;
  readonly set: SiteSet | undefined;
}

/** What a call instruction knows beforehand. */
export interface CallShape {
  /** Where the receiver, if any, and the arguments are. */
  readonly slots: readonly number[];
  /** The same, filled up with a slot that holds null, for intrinsics. */
  readonly padded: readonly number[];
  readonly delivery: Delivery | undefined;
  /** Left out for calls that no site makes. */
  readonly from?: CalledFrom;
  /** The op of the call, and the one after it. */
  readonly pc: number;
  readonly next: number;
}

/** A method that runs. The stack is the chain of `caller`s. */
export class Frame {
  readonly code: MethodCode;
  readonly locals: Value[];
  readonly caller: Frame | undefined;
  readonly depth: number;
  /** Under which calls it runs, as `CallPaths` numbers them. */
  readonly path: number;
  /** The current op. While a call runs, the op of that call. */
  pc = 0;
  /** The op after the call that runs. */
  resume = 0;
  /** Where the value of the call that runs goes. */
  delivery: Delivery | undefined = undefined;
  /** The new object, delivered when its constructor returns. */
  created: Reference | undefined = undefined;
  /** The class whose initialization this frame is. */
  initializes: LoadedClass | undefined = undefined;
  /** The locks that this method has, in the order in which it took them. */
  held: Reference[] | undefined = undefined;

  constructor(code: MethodCode, locals: Value[], caller: Frame | undefined, path = -1) {
    this.path = path;
    this.code = code;
    this.locals = locals;
    this.caller = caller;
    this.depth = caller === undefined ? 0 : caller.depth + 1;
  }
}

/** Ops that belong to no method and show up in no stack trace. */
export function hiddenCode(ops: MethodCode["ops"], isBottom = true): MethodCode {
  return {
    method: undefined,
    ops,
    origins: [],
    template: [null],
    observed: [],
    intrinsic: undefined,
    native: undefined,
    casts: [],
    isBottom,
  };
}
