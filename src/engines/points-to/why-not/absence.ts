import { type Absence, absenceOf as absenceIn, leastFirst } from "../../../engine-kit/index.ts";
import type { FixedPoint } from "./fixed-point.ts";
import { intoEdge } from "./into-edge.ts";
import { intoPart, intoStatic } from "./into-heap.ts";
import { intoVariable } from "./into-variables.ts";
import { intoMethod } from "./through-calls.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** Why a fact is missing: what each rule lacks first, and why that is not there, and so on. */
export function absenceOf(run: FixedPoint, wanted: Wanted): Absence {
  return absenceIn({ text: (fact) => run.text(fact), lackingOf: (fact) => found(run, fact) }, wanted);
}

/** The instances of rules that could give a fact, each with what it lacks; those that lack least first. */
export function lackingOf(run: FixedPoint, fact: Wanted): readonly Lacking[] {
  return leastFirst(found(run, fact));
}

function found(run: FixedPoint, fact: Wanted): readonly Lacking[] {
  switch (fact.kind) {
    case "points-to":
      return intoPointer(run, fact.pointer, fact.object);
    case "flow":
      return intoEdge(run, fact.source, fact.target);
    case "reachable":
      return intoCallee(run, fact.method);
    case "call": {
      const lacks: Wanted = { kind: "reachable", method: fact.caller };
      return run.holds(lacks)
        ? intoCallee(run, fact.callee, fact)
        : [{ rule: "call", at: undefined, holds: [], lacks }];
    }
  }
}

function intoPointer(run: FixedPoint, number: number, object: number): readonly Lacking[] {
  const pointer = run.solver.elements.pointer(number);
  switch (pointer.kind) {
    case "variable":
      return intoVariable(run, pointer.context, pointer.variable, object);
    case "static":
      return intoStatic(run, pointer.field, object);
    case "thrown":
      return [];
    default:
      return intoPart(run, pointer.object, number, object);
  }
}

function intoCallee(run: FixedPoint, number: number, only?: Extract<Wanted, { kind: "call" }>): readonly Lacking[] {
  const callee = run.csMethod(number);
  return callee === undefined ? [] : intoMethod(run, callee.context, callee.method, only);
}
