import { type InstructionOf, showType, type Variable } from "../../../java/index.ts";
import type { Context } from "../algorithm/context/index.ts";
import { referenceVariable } from "../algorithm/statements/method-statements.ts";
import type { FixedPoint } from "./fixed-point.ts";
import { partOf, placeOf } from "./statements.ts";
import { throughCalls, throughParameters, throughReturns } from "./through-calls.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** Why c′:oᵢ is not in pt(c:x): each statement that gives x something. */
export function intoVariable(
  run: FixedPoint,
  context: Context,
  variable: Variable,
  object: number,
): readonly Lacking[] {
  const { method } = variable;
  const reachable: Wanted = { kind: "reachable", method: run.method(context, method) };
  if (run.solver.options.variableContexts && !run.holds(reachable))
    return [{ rule: "new", at: undefined, holds: [], lacks: reachable }];
  return [
    ...throughAllocations(run, context, variable, object),
    ...throughCopies(run, context, variable, object),
    ...throughLoads(run, context, variable, object),
    ...throughReturns(run, context, variable, object),
    ...throughParameters(run, context, variable, object),
    ...throughCalls(run, context, variable, object),
  ];
}

/** `x = new T()` at the site of the object, which makes another one under this context. */
function throughAllocations(run: FixedPoint, context: Context, variable: Variable, object: number): readonly Lacking[] {
  const site = run.solver.elements.objects[object]?.site;
  return run.statements(variable.method).allocations.flatMap((allocation): readonly Lacking[] => {
    const made = "site" in allocation ? allocation.site : allocation.sites[0];
    if (allocation.target !== variable || made === undefined || run.solver.heapModel.objectOf(made) !== site) return [];
    return [
      {
        rule: "new",
        at: placeOf(allocation),
        holds: [],
        but: `${run.object(run.solver.object(context, made))} ∈ pt(${run.pointer(run.variable(context, variable))})`,
      },
    ];
  });
}

/** `x = y`, `x = (T) y`, `x = C.f` */
function throughCopies(run: FixedPoint, context: Context, variable: Variable, object: number): readonly Lacking[] {
  const { copies, staticAccesses } = run.statements(variable.method);
  const copied = copies.flatMap((copy): readonly Lacking[] => {
    const source = copy.kind === "cast" ? referenceVariable(copy.source) : copy.source;
    if (copy.target !== variable || source === undefined) return [];
    const lacks = { kind: "points-to", pointer: run.variable(context, source), object } as const;
    const shared = { rule: copy.kind === "cast" ? "cast" : "assign", at: placeOf(copy) };
    if (copy.kind !== "cast" || run.passes(copy.type, object)) return [{ ...shared, holds: [], lacks }];
    // With or without the premise: the cast lets no such object pass.
    return [
      { ...shared, holds: run.holds(lacks) ? [lacks] : [], but: `${run.object(object)} ∉ ${showType(copy.type)}` },
    ];
  });
  const loaded = staticAccesses.flatMap((access): readonly Lacking[] => {
    if (access.kind !== "static-load" || access.target !== variable) return [];
    const pointer = run.solver.elements.static(access.field);
    return [{ rule: "static", at: placeOf(access), holds: [], lacks: { kind: "points-to", pointer, object } }];
  });
  return [...copied, ...loaded];
}

/** `x = y.f`, `x = y[i]`: of each object of y the field lacks the object, or y lacks the object whose field has it. */
function throughLoads(run: FixedPoint, context: Context, variable: Variable, object: number): readonly Lacking[] {
  return loadsInto(run, variable).flatMap((load): readonly Lacking[] => {
    const base = run.variable(context, load.base);
    const shared = { rule: load.kind, at: placeOf(load) };
    const inside = [...run.pointsTo(base)].flatMap((holder): readonly Lacking[] => {
      const lacks = { kind: "points-to", pointer: partOf(run, load, holder), object } as const;
      const holds: readonly Wanted[] = [{ kind: "points-to", pointer: base, object: holder }];
      return run.holds(lacks) ? [] : [{ ...shared, holds, lacks }];
    });
    const outside = run.solver.elements.objects.flatMap((_, holder): readonly Lacking[] => {
      const lacks = { kind: "points-to", pointer: base, object: holder } as const;
      if (run.holds(lacks) || !run.holds({ kind: "points-to", pointer: partOf(run, load, holder), object })) return [];
      return [{ ...shared, holds: [], lacks }];
    });
    const found = [...outside, ...inside];
    return found.length > 0 ? found : [{ ...shared, holds: [], but: `pt(${run.pointer(base)}) = ∅` }];
  });
}

type Load = InstructionOf<"load" | "array-load">;

function loadsInto(run: FixedPoint, variable: Variable): readonly Load[] {
  const uses = run.statements(variable.method).uses.flatMap((use) => (use === undefined ? [] : [use]));
  return uses.flatMap(({ loads, arrayLoads }) => [...loads, ...arrayLoads]).filter(({ target }) => target === variable);
}
