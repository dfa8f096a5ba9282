import type { Type as JavaType, Method } from "../../../../java/index.ts";
import { failure, failureOf, type Result, success } from "../../../../kernel/index.ts";
import { isLocationName } from "../../../../trace/index.ts";
import {
  callsOf,
  type Definitions,
  OBJECT,
  type Query,
  type Specification,
  type SymbolicHeap,
  withInlinedCalls,
  withMergedRules,
} from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import type { CoreProgram } from "../core-language/index.ts";
import type { Code } from "../program/code.ts";
import { inputsOf } from "../program/inputs.ts";
import { isFractional } from "../state/fractions.ts";
import { Fitting } from "./fitting.ts";
import { mistakesOfMissing, mistakesWithin } from "./left-out.ts";
import { withOrderedParameters } from "./ordered-parameters.ts";
import { misfitOfData, misfitOfMethod, misfitOfParameters } from "./problems.ts";
import { withFullNames, withReceiver } from "./starfinder-names.ts";

/** What the reader's files hold: a program and the formulas about its data. */
export interface Unit {
  readonly code: Code;
  /** The program as it was read, where it is one in the core language. */
  readonly core: CoreProgram | undefined;
  readonly specification: Specification;
}

/** A method under test and what it may rely on. */
export interface Subject {
  readonly code: Code;
  readonly core: CoreProgram | undefined;
  readonly method: Method;
  /** The specification's definitions, every data type with all fields of its class. */
  readonly definitions: Definitions;
  /** Undefined where the text states none: any input will do. */
  readonly precondition: Query | undefined;
}

/** Finds the method and its precondition, and fits the data types to the classes. */
export function makeSubject(unit: Unit, wanted: string | undefined): Result<Subject> {
  const isStarFinder = unit.specification.notation === "starfinder";
  const specification = isStarFinder ? withFullNames(unit.specification, unit.code.classes) : unit.specification;
  const found = findMethod(unit.code, specification, wanted);
  if (!found.ok) {
    const mistakes = mistakesOfMissing(unit.code, wanted ?? specification.preconditions[0]?.method);
    return mistakes.length > 0 ? failureOf(mistakes) : found;
  }
  const method = found.value;
  const mistakes = mistakesWithin(unit.code, method);
  if (mistakes.length > 0) return failureOf(mistakes);
  const { definitions } = specification;
  const code = withObject(unit.code, definitions);
  const stated = specification.preconditions.find((stated) => names(method).includes(stated.method));
  const only = code.program === undefined ? specification.preconditions[0] : undefined;
  const fractions = new Set(inputsOf(method).flatMap(({ name, type }) => (isFractional(type) ? [name] : [])));
  const given = (stated ?? only)?.query;
  const bound = given && isStarFinder ? withReceiver(given, method, definitions) : given;
  const query = bound && withOrderedParameters(bound, fractions);
  const problem =
    misfitOfData(code, definitions) ??
    misfitOfMethod(code, specification, method, names) ??
    (query && misfitOfParameters(code, method, query, definitions.data));
  if (problem !== undefined) return failure(problem);
  const fitted = new Fitting(withMergedRules(withInlinedCalls(usedBy(query, definitions))), code.classes);
  return success({
    code,
    core: unit.core,
    method,
    definitions: fitted.definitions(),
    precondition:
      query === undefined ? undefined : { ...query, disjuncts: query.disjuncts.map((heap) => fitted.heap(heap)) },
  });
}

/** Where formulas speak of objects of `Object`, inputs have some. */
function withObject(code: Code, { data }: Definitions): Code {
  if (code.program === undefined || code.classes.has(OBJECT) || !data.has(OBJECT)) return code;
  return { ...code, classes: new Map([...code.classes, [OBJECT, code.program.wellKnown.object]]) };
}

/** An input with its symbolic value. */
interface InputSymbol {
  readonly name: string;
  readonly symbol: string;
  readonly type: JavaType;
  /** A fraction whose order is all that is said of it; the precondition may also take it for an integer. */
  readonly isOrdered: boolean;
}

/** σ: each input with its symbolic value, the same name in capitals: x stands for X. */
export function symbolsOf({ method, precondition }: Subject): readonly InputSymbol[] {
  const taken = new Set((precondition?.disjuncts ?? []).flatMap(({ existentials }) => existentials));
  return inputsOf(method).map(({ name, type }) => {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const symbol = isLocationName(capital) ? `${capital}_` : taken.has(capital) ? `${capital}0` : capital;
    taken.add(symbol);
    const isInteger = precondition?.free.some((each) => each.name === name && each.type.kind === "int") === true;
    return { name, symbol, type, isOrdered: isFractional(type) && !isInteger };
  });
}

/** The definitions with only those predicates that a precondition leads to: Algorithm 1 computes SV for no others. */
function usedBy(query: Query | undefined, { data, predicates }: Definitions): Definitions {
  const used = new Set<string>();
  const visit = (heap: SymbolicHeap): void => {
    for (const { predicate } of callsOf(heap)) {
      if (used.has(predicate)) continue;
      used.add(predicate);
      for (const rule of predicates.get(predicate)?.rules ?? []) visit(rule);
    }
  };
  for (const heap of query?.disjuncts ?? []) visit(heap);
  return { data, predicates: new Map([...predicates].filter(([name]) => used.has(name))) };
}

/** How a method may be called: `C.m(int)`, `C.m`, `m(int)`, `m`. */
function names({ label, name, class: { name: owner } }: Method): readonly string[] {
  return [label, `${owner}.${name}`, label.replace(`${owner}.`, ""), name];
}

function findMethod(code: Code, specification: Specification, wanted: string | undefined): Result<Method> {
  const candidates = code.methods.filter(({ kind, isAbstract }) => kind === "method" && !isAbstract);
  const [first] = specification.preconditions;
  const name = wanted ?? first?.method;
  const oneOf = (value: string, methods: readonly Method[]): Result<Method> => {
    const expected = say("subject.oneOf", { names: methods.map(({ label }) => label).join(", ") });
    return failure({ kind: "bad-option", option: "method", value, expected });
  };
  if (candidates.length === 1 && wanted === undefined && candidates[0] !== undefined) return success(candidates[0]);
  if (name === undefined) return oneOf("", candidates);
  const called = candidates.filter((method) => names(method).includes(name));
  // Of overloaded methods the one that others may call is meant: private ones help it.
  const open = called.filter(({ isPrivate }) => !isPrivate);
  const matching = open.length > 0 ? open : called;
  const [method, ...others] = matching;
  if (method !== undefined && others.length === 0) return success(method);
  return oneOf(name, method === undefined ? candidates : matching);
}
