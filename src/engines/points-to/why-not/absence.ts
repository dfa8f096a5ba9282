import type { Absence, Attempt } from "../../questions.ts";
import type { FixedPoint } from "./fixed-point.ts";
import { intoEdge } from "./into-edge.ts";
import { intoPart, intoStatic } from "./into-heap.ts";
import { intoVariable } from "./into-variables.ts";
import { intoMethod } from "./through-calls.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** How deep the tree is, how many attempts a fact has, and how many facts there are at most. */
const DEPTH = 8;
const WIDTH = 8;
const FACTS = 120;

/** Why a fact is not there: what each rule lacks first, and why that is not there, and so on, breadth first. */
export function absenceOf(run: FixedPoint, wanted: Wanted): Absence {
  let left = FACTS;
  const explain = (fact: Wanted, above: readonly string[]): Absence => {
    const text = run.text(fact);
    if (above.includes(text)) return { fact: text, attempts: [], isAbove: true };
    if (above.length >= DEPTH || left <= 0) return { fact: text, attempts: [], isCut: true };
    left--;
    const path = [...above, text];
    const attempts = distinct(run, lackingOf(run, fact)).slice(0, WIDTH);
    return { fact: text, attempts: attempts.map((lacking) => attempt(run, lacking, (lacks) => explain(lacks, path))) };
  };
  return explain(wanted, []);
}

/** The instances of rules that could give a fact, each with what it lacks; those that lack least first. */
export function lackingOf(run: FixedPoint, fact: Wanted): readonly Lacking[] {
  return [...found(run, fact)].sort((a, b) => weight(a) - weight(b));
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

/** What holds instead cannot be changed by another fact: that comes last. */
function weight({ lacks, holds }: Lacking): number {
  return (lacks === undefined ? 10 : 0) - Math.min(holds.length, 5);
}

function distinct(run: FixedPoint, all: readonly Lacking[]): readonly Lacking[] {
  const seen = new Set<string>();
  return all.filter(({ rule, at, lacks, but }) => {
    const key = `${rule} ${at?.file}:${at?.line} ${lacks === undefined ? but : run.text(lacks)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function attempt(
  run: FixedPoint,
  { rule, at, holds, lacks, but }: Lacking,
  explain: (fact: Wanted) => Absence,
): Attempt {
  const shared = { rule, at, holds: holds.map((fact) => run.text(fact)) };
  if (lacks !== undefined) return { ...shared, lacks: explain(lacks) };
  return but === undefined ? shared : { ...shared, but };
}
