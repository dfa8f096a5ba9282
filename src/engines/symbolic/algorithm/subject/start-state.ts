import { dispatch, type Field } from "../../../../java/index.ts";
import { Budget, failure, type Result, success } from "../../../../kernel/index.ts";
import {
  NULL,
  type SymbolicHeap,
  showHeap,
  substitute,
  type Type,
  type Value,
  variableTerm,
} from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { instancesOf, isObject } from "../concrete/index.ts";
import { placed } from "../execution/calls.ts";
import { fractionOf, isFractional } from "../state/fractions.ts";
import { PathCondition } from "../state/path-condition.ts";
import { contentOf, type Frame, type State, withObjects } from "../state/state.ts";
import type { SymbolicValue } from "../state/values.ts";
import { withConcreteInputs } from "./concrete-inputs.ts";
import { InputRanges } from "./input-ranges.ts";
import { logicalType } from "./logical-types.ts";
import { type Subject, symbolsOf } from "./subject.ts";

const EMP: SymbolicHeap = { existentials: [], spatial: [], pointers: [], numbers: [] };

/** ⟨Σ, Δ_pre σ, s₀, pc₀, ι₀⟩: one for each disjunct of the precondition. Without one, Δ is emp. Throws `BudgetSpent`. */
export function startStates(
  subject: Subject,
  isUnconstrained: boolean,
  symbolic: readonly string[] | undefined,
  budget = Budget.unlimited,
): Result<readonly State[]> {
  const stated = isUnconstrained ? undefined : subject.precondition?.disjuncts;
  const states: State[] = [];
  for (const start of (stated ?? [EMP]).flatMap((heap) => startsFrom(subject, heap))) {
    const restricted = symbolic === undefined ? success(start) : restrict(subject, start, symbolic, budget);
    if (!restricted.ok) return restricted;
    if (restricted.value !== undefined) states.push(restricted.value);
  }
  return success(states);
}

/** One state for each class that the receiver may have; a formula that says what it is leaves no choice. */
function startsFrom(subject: Subject, heap: SymbolicHeap): readonly State[] {
  const starts = receiversOf(subject).map((data) => startState(subject, heap, data));
  return [...new Map(starts.map((state) => [showHeap(state.delta.heap), state])).values()];
}

/** The classes of the objects that the method is run for: subclasses inherit it. */
export function receiversOf({ method, code }: Subject): readonly string[] {
  const own = method.class.name;
  if (method.isStatic) return [own];
  const heirs = instancesOf(method.class, code.classes)
    .filter((info) => dispatch({ kind: "class", class: info }, method) === method)
    .map(({ name }) => name);
  return heirs.length === 0 ? [own] : heirs;
}

/** Only the named inputs stay symbolic. */
function restrict(subject: Subject, state: State, names: readonly string[], budget: Budget): Result<State | undefined> {
  const symbols = symbolsOf(subject);
  const unknown = names.find((name) => !symbols.some((input) => input.name === name));
  const expected = say("subject.someOf", { names: symbols.map(({ name }) => name).join(", ") });
  if (unknown !== undefined) return failure({ kind: "bad-option", option: "symbolic", value: unknown, expected });
  const kept = new Set(symbols.filter(({ name }) => names.includes(name)).map(({ symbol }) => symbol));
  const all = symbols.map(({ symbol }) => symbol);
  const delta = withConcreteInputs(state.delta, all, kept, budget);
  if (!delta.ok || delta.value === undefined) return delta.ok ? success(undefined) : delta;
  return success(withObjects({ ...state, objects: new Map() }, delta.value, subject.code.classes));
}

function startState(subject: Subject, heap: SymbolicHeap, data: string): State {
  const { method, code, definitions } = subject;
  const symbols = symbolsOf(subject);
  const declared = new Map<string, Type>();
  for (const { symbol, type, isOrdered } of symbols) {
    const isInteger = isFractional(type) && !isOrdered;
    const logical = isInteger ? undefined : logicalType(type, definitions.data);
    // What may be any object, the formula can still say what it is.
    const isAnything = type.kind === "class" && isObject(type.class);
    if (logical !== undefined || isAnything) declared.set(symbol, logical ?? { kind: "reference", data: undefined });
  }
  const by = new Map<string, Value>(symbols.map(({ name, symbol }) => [name, symbol]));
  let delta = new PathCondition(substitute(heap, by), definitions, declared).withNamedWildcards();
  const self = method.thisVariable === undefined ? undefined : symbols[0]?.symbol;
  // A receiver is a cell: a call on null enters no method.
  if (self !== undefined && delta.cellOf(self) === undefined) delta = receiver(delta, self, data);
  delta = new InputRanges(subject).withSmallParameters(delta);
  const values = symbols.map(({ symbol, type, isOrdered }): SymbolicValue => {
    if (isOrdered) return fractionOf(variableTerm(symbol), type);
    const logical = declared.get(symbol);
    return logical === undefined ? { kind: "opaque", text: symbol } : contentOf(symbol, logical);
  });
  const main: Frame = {
    method,
    pc: 0,
    values: placed(method, values),
    target: undefined,
    created: undefined,
    decisions: new Map(),
  };
  const initializers = code.methods.filter(({ kind }) => kind === "static-initializer");
  const before = initializers.map((each): Frame => ({ ...main, method: each, values: placed(each, []) }));
  const empty: State = {
    delta,
    frames: [...before, main],
    objects: new Map(),
    statics: new Map<Field, SymbolicValue>(),
    caught: undefined,
    unfoldings: 0,
    inside: new Set(),
    trace: undefined,
    steps: 0,
    model: undefined,
    approximation: undefined,
  };
  return withObjects(empty, delta, code.classes);
}

function receiver(delta: PathCondition, self: string, data: string): PathCondition {
  return delta.callsOn(self).length > 0 ? delta.withDisequality(self, NULL) : delta.withFreshCell(self, data);
}
