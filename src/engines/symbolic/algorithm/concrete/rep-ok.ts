import {
  type ClassInfo,
  dispatch,
  type Method,
  type Program,
  sameType,
  showType,
  supertypesOf,
} from "../../../../java/index.ts";
import { inputsOf } from "../program/inputs.ts";
import type { InputValue, TestInput } from "../test-input/test-input.ts";
import { classOf, type InputRunOptions, runInput } from "./run-input.ts";

/** How the program itself says that an input is well-formed: calls of `repOK`, all of which must answer true. */
export type RepOK = readonly {
  readonly method: Method;
  /** The parameters of the method under test that are handed on, the receiver first. */
  readonly arguments: readonly string[];
}[];

/**
 * `boolean repOK()` of the receiver; else a static one in the method's class that takes the method's parameters, or the
 * first ones of them; else that of each parameter whose class has one. Undefined where there is none.
 */
export function findRepOK(method: Method): RepOK | undefined {
  const own = method.isStatic ? undefined : instanceRepOK(method.class);
  if (own !== undefined) return [{ method: own, arguments: ["this"] }];
  const taken = method.class.methods.find((each) => isRepOK(each) && each.isStatic && takesFirstOf(each, method));
  if (taken !== undefined)
    return [{ method: taken, arguments: method.parameters.slice(0, taken.parameters.length).map(({ name }) => name) }];
  const each = method.parameters.flatMap(({ name, type }) => {
    const found = type.kind === "class" ? instanceRepOK(type.class) : undefined;
    return found === undefined ? [] : [{ method: found, arguments: [name] }];
  });
  return each.length === 0 ? undefined : each;
}

/**
 * Runs each call on a fresh copy of the input. An exception or a run that does not end counts as false; a parameter that
 * is null has nothing that could be ill-formed.
 */
export function runRepOK(program: Program, repOK: RepOK, input: TestInput, options: InputRunOptions = {}): boolean {
  return repOK.every(({ method, arguments: names }) => {
    const values = names.map((name) => input.arguments[name] ?? null);
    if (!method.isStatic && values[0] === null) return true;
    const called = method.isStatic ? method : overrideFor(program, input, values[0] ?? null, method);
    const given = Object.fromEntries(inputsOf(called).map(({ name }, index) => [name, values[index] ?? null]));
    const { outcome } = runInput(program, called, { arguments: given, heap: input.heap }, options);
    return outcome.kind === "return" && outcome.value.primitive === true;
  });
}

function overrideFor(program: Program, input: TestInput, receiver: InputValue, method: Method): Method {
  const type = input.heap.find(({ id }) => id === receiver)?.type;
  const info = type === undefined ? undefined : classOf(program, type);
  return (info === undefined ? undefined : dispatch({ kind: "class", class: info }, method)) ?? method;
}

function instanceRepOK(info: ClassInfo): Method | undefined {
  return supertypesOf(info)
    .flatMap(({ methods }) => methods)
    .find((method) => isRepOK(method) && !method.isStatic && method.parameters.length === 0);
}

function isRepOK({ name, returnType }: Method): boolean {
  return name === "repOK" && showType(returnType) === "boolean";
}

function takesFirstOf(repOK: Method, { parameters }: Method): boolean {
  const { length } = repOK.parameters;
  return (
    length > 0 &&
    length <= parameters.length &&
    repOK.parameters.every(({ type }, index) => {
      const other = parameters[index];
      return other !== undefined && sameType(type, other.type);
    })
  );
}
