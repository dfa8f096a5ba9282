import type { Pointer } from "../algorithm/context/elements.ts";
import { referenceVariable } from "../algorithm/statements/method-statements.ts";
import { type Access, type FixedPoint, siteOf } from "./fixed-point.ts";
import { partOf, placeOf } from "./statements.ts";
import type { Lacking } from "./wanted.ts";

type VariablePointer = Extract<Pointer, { readonly kind: "variable" }>;

/** Why s → t is not in PFG: each statement that copies from the one to the other. */
export function intoEdge(run: FixedPoint, source: number, target: number): readonly Lacking[] {
  const { elements } = run.solver;
  const [from, to] = [elements.pointer(source), elements.pointer(target)];
  if (to.kind === "variable" && (from.kind === "field" || from.kind === "array"))
    return accesses(run, to, source, from.object, "load");
  if (from.kind === "variable" && (to.kind === "field" || to.kind === "array"))
    return accesses(run, from, target, to.object, "store");
  return from.kind === "variable" && to.kind === "variable" ? passing(run, from, to) : [];
}

/** `x = y.f` or `y.f = x`: y lacks the object whose field it is. */
function accesses(
  run: FixedPoint,
  { context, variable }: VariablePointer,
  part: number,
  holder: number,
  kind: "load" | "store",
): readonly Lacking[] {
  const uses = run.statements(variable.method).uses.flatMap((use) => (use === undefined ? [] : [use]));
  const all = uses.flatMap(({ loads, arrayLoads, stores, arrayStores }): readonly Access[] =>
    kind === "load" ? [...loads, ...arrayLoads] : [...stores, ...arrayStores],
  );
  return all.flatMap((access): readonly Lacking[] => {
    const other = "target" in access ? access.target : referenceVariable(access.source);
    if (other !== variable || partOf(run, access, holder) !== part) return [];
    const lacks = { kind: "points-to", pointer: run.variable(context, access.base), object: holder } as const;
    return run.holds(lacks) ? [] : [{ rule: access.kind, at: placeOf(access), holds: [], lacks }];
  });
}

/** An argument or a returned value: the call is missing. */
function passing(run: FixedPoint, from: VariablePointer, to: VariablePointer): readonly Lacking[] {
  return run.callers.flatMap(({ instruction, method }): readonly Lacking[] => {
    const site = siteOf(instruction);
    const isArgument =
      method === from.variable.method &&
      instruction.arguments.some(
        (argument, place) =>
          referenceVariable(argument) === from.variable && to.variable.method.parameters[place] === to.variable,
      );
    const isReturned =
      instruction.kind === "call" &&
      instruction.target === to.variable &&
      run.statements(from.variable.method).returns.includes(from.variable);
    if (!isArgument && !isReturned) return [];
    const [outer, inner] = isArgument ? [from, to] : [to, from];
    const lacks = {
      kind: "call",
      caller: run.method(outer.context, outer.variable.method),
      site: site.id,
      callee: run.method(inner.context, inner.variable.method),
    } as const;
    return run.holds(lacks)
      ? []
      : [{ rule: isArgument ? "argument" : "return", at: placeOf(instruction), holds: [], lacks }];
  });
}
