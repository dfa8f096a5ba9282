import type { ConstructorCall, Statement } from "../syntax/statement.ts";
import type { TypedConstructorCall } from "../typed/tree.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import { chooseCandidate, convertArguments } from "./calls.ts";
import type { Checker } from "./checker.ts";
import { checkOperand, illFormed } from "./checker.ts";

/**
 * The constructor call that a constructor starts with, put in when nobody wrote it (JLS 8.8.7). Undefined in
 * `Object`, and after an error.
 */
export function checkConstructorCall(
  checker: Checker,
  method: MethodSymbol,
  first: Statement | undefined,
): TypedConstructorCall | undefined {
  if (first?.kind === "constructor-call") return checkWritten(checker, method, first);
  const { superclass } = checker.inside;
  if (superclass === undefined) return undefined;
  const at = method.declaration?.name ?? checker.inside.declaration.name;
  const constructor = chooseCandidate(
    checker,
    { text: superclass.info.name, ...range(at) },
    superclass.constructors,
    [],
    `super`,
  );
  if (constructor === undefined) return undefined;
  return {
    constructor: constructor.info,
    which: "super",
    isWritten: false,
    arguments: [],
    at: range(at),
    ...range(at),
  };
}

function range(place: { readonly start: number; readonly end: number }) {
  return { start: place.start, end: place.end };
}

function checkWritten(checker: Checker, method: MethodSymbol, node: ConstructorCall): TypedConstructorCall | undefined {
  const called = node.which === "this" ? checker.inside : checker.inside.superclass;
  const values = withoutThis(checker, () => node.arguments.map((argument) => checkOperand(checker, argument)));
  if (called === undefined) return undefined;
  const name = { text: called.info.name, ...range(node.keyword) };
  const constructor = chooseCandidate(checker, name, called.constructors, values, node.which);
  if (constructor === undefined) return undefined;
  if (constructor === method) {
    illFormed(checker, node, "This constructor calls itself.", "Call another one, or leave the call out.");
    return undefined;
  }
  return {
    constructor: constructor.info,
    which: node.which,
    isWritten: true,
    arguments: convertArguments(constructor, values),
    at: node.keyword,
    ...range(node),
  };
}

/** The arguments are computed before there is an object (JLS 8.8.7.1). */
function withoutThis<T>(checker: Checker, check: () => T): T {
  checker.isStatic = true;
  checker.isBeforeObject = true;
  try {
    return check();
  } finally {
    checker.isStatic = false;
    checker.isBeforeObject = false;
  }
}

/** Constructors that call each other in a circle would never end. */
export function reportConstructorCycles(
  symbol: ClassSymbol,
  calls: ReadonlyMap<MethodSymbol["info"], TypedConstructorCall>,
  onCycle: (constructor: MethodSymbol) => void,
): void {
  for (const constructor of symbol.constructors) {
    const seen = new Set<MethodSymbol["info"]>();
    let call = calls.get(constructor.info);
    while (call?.which === "this" && !seen.has(call.constructor)) {
      if (call.constructor === constructor.info) {
        onCycle(constructor);
        return;
      }
      seen.add(call.constructor);
      call = calls.get(call.constructor);
    }
  }
}
