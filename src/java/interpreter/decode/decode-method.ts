import type { InstructionKind, InstructionOf } from "../../ir/instruction.ts";
import type { Method } from "../../ir/program.ts";
import { isReference } from "../../ir/types.ts";
import { intrinsicOf, nativeCall } from "../intrinsics/index.ts";
import type { MethodCode, Op } from "../machine/frame.ts";
import type { Runtime } from "../machine/runtime.ts";
import { Raise } from "../machine/signals.ts";
import { decodeArrayLength, decodeArrayLoad, decodeArrayStore, decodeNewArray } from "./arrays.ts";
import { decodeCall, decodeNew } from "./calls.ts";
import {
  decodeBinary,
  decodeCatch,
  decodeGoto,
  decodeIfFalse,
  decodeReturn,
  decodeThrow,
  decodeUnary,
} from "./control.ts";
import { Decoder } from "./decoder.ts";
import { fuseComparisons } from "./fuse.ts";
import { holdLocks } from "./locks.ts";
import { decodeConstant, decodeCopy, decodeLoad, decodeStaticLoad, decodeStaticStore, decodeStore } from "./memory.ts";
import { decodeClosure, decodeConcat, decodeStringLiteral } from "./objects.ts";
import { observeCode } from "./observed-code.ts";
import { decodeCast, decodeConvert, decodeInstanceof } from "./types.ts";

type Decoders = {
  readonly [K in InstructionKind]: (decoder: Decoder, instruction: InstructionOf<K>, pc: number) => Op;
};

const DECODERS: Decoders = {
  "array-length": decodeArrayLength,
  "array-load": decodeArrayLoad,
  "array-store": decodeArrayStore,
  "if-false": decodeIfFalse,
  "new-array": decodeNewArray,
  "static-load": decodeStaticLoad,
  "static-store": decodeStaticStore,
  "string-literal": decodeStringLiteral,
  binary: decodeBinary,
  call: decodeCall,
  cast: decodeCast,
  catch: decodeCatch,
  closure: decodeClosure,
  concat: decodeConcat,
  constant: decodeConstant,
  convert: decodeConvert,
  copy: decodeCopy,
  goto: (_, instruction) => decodeGoto(instruction),
  instanceof: decodeInstanceof,
  load: decodeLoad,
  new: decodeNew,
  nop: (_, __, pc) => () => pc + 1,
  return: decodeReturn,
  store: decodeStore,
  throw: decodeThrow,
  unary: decodeUnary,
};

/** A method as ops, ready to run. Op i is instruction i; what an instruction needs beyond that follows after the body. */
export function decodeMethod(machine: Runtime, method: Method): MethodCode {
  const decoder = new Decoder(machine, method);
  const ops = method.body.map((instruction, pc) => decode(decoder, instruction, pc));
  const { codeListener } = machine;
  if (codeListener === undefined || method.class.isLibrary) fuseComparisons(decoder, ops);
  else observeCode(decoder, ops, codeListener);
  holdLocks(decoder, ops);
  const intrinsic = intrinsicOf(machine.program, method);
  if (intrinsic === undefined && ops.length === 0) ops.push(() => missing(method));
  const taken = method.isStatic ? method.parameters : method.variables.slice(0, method.parameters.length + 1);
  return {
    method,
    ops: [...ops, ...decoder.extra],
    origins: decoder.origins,
    template: decoder.template,
    observed: taken
      .filter((variable) => isReference(variable.type))
      .map((variable) => ({ slot: variable.index, set: machine.observations.variable(variable) })),
    intrinsic,
    native: intrinsic === undefined ? undefined : nativeCall(machine, method),
    casts: [],
    isBottom: false,
  };
}

function decode<K extends InstructionKind>(decoder: Decoder, instruction: InstructionOf<K>, pc: number): Op {
  const { kind } = instruction as { readonly kind: K };
  return (DECODERS[kind] as (decoder: Decoder, instruction: InstructionOf<K>, pc: number) => Op)(
    decoder,
    instruction,
    pc,
  );
}

function missing(method: Method): never {
  throw new Raise("UnsatisfiedLinkError", `'${method.label}'`);
}
