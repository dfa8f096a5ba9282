import type { Method, Program } from "../../ir/program.ts";
import type { Patterns } from "../patterns/index.ts";
import type { Turns } from "../threads/turns.ts";
import type { LoadedClass, LoadedType, LoadedTypes } from "../values/loaded-types.ts";
import type { JavaObject, Reference, Value } from "../values/values.ts";
import type { CallPaths } from "./call-paths.ts";
import type { CallShape, Frame, MethodCode } from "./frame.ts";
import type { Globals } from "./globals.ts";
import type { Heap } from "./heap.ts";
import type { CodeListener, Observations } from "./observe.ts";
import type { World } from "./world.ts";

/** What ops and intrinsics use of the machine that runs them. */
export interface Runtime {
  readonly program: Program;
  readonly world: World;
  readonly types: LoadedTypes;
  readonly heap: Heap;
  readonly observations: Observations;
  readonly paths: CallPaths;
  /** The regular expressions that were used so far. */
  readonly patterns: Patterns;
  readonly codeListener: CodeListener | undefined;
  /** The top of the stack of the thread that has the turn. */
  readonly frame: Frame;
  readonly turns: Turns<Frame>;
  readonly globals: Globals;
  /** What the next `catch` instruction receives. */
  caught: Reference | null;
  /** Ops executed so far. */
  readonly steps: number;
  /** A method, decoded when it is first called. */
  readonly codeOf: (method: Method) => MethodCode;
  /** What a virtual call of `target` runs on an object of the type. */
  readonly resolve: (type: LoadedType, target: Method) => MethodCode;
  /** Calls a method out of an op: a new frame on top, or an intrinsic at once. */
  readonly call: (code: MethodCode, locals: readonly Value[], shape: CallShape) => number;
  /** Runs a constructor on a new object, which is delivered afterwards. `shape.slots[0]` is a slot to hold it. */
  readonly construct: (code: MethodCode, locals: Value[], shape: CallShape, object: Reference) => number;
  /** Starts a thread, which runs the method on the object; the thread that started it goes on afterwards. */
  readonly begin: (thread: Reference, starter: Reference, method: Method, isDaemon: boolean) => void;
  /** Ends the top frame. */
  readonly leave: (value: Value) => number;
  /** Initializes a class (JLS 12.4.2); the current frame then goes on at `pc`, where the class is ready. */
  readonly prepare: (type: LoadedClass, pc: number) => number;
  /** Initializes a class out of an intrinsic. */
  readonly initialize: (type: LoadedClass) => void;
  /**
   * Counts what an op does besides: turns of a tight loop, elements, characters. Loops of any length call it every few
   * thousand turns. Throws `OutOfSteps` or `OutOfTime`.
   */
  readonly work: (turns: number) => void;
  /** What an op returns that counted work and goes on at `next`. */
  readonly settle: (next: number) => number;
  /** Gives an exception the trace of a frame. */
  readonly fillTrace: (exception: JavaObject, frame: Frame) => void;
}
