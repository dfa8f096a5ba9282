import { type Field, showType } from "../../../java/index.ts";
import type { Context } from "../algorithm/context/index.ts";
import { referenceVariable } from "../algorithm/statements/method-statements.ts";
import type { Access, FixedPoint } from "./fixed-point.ts";
import { partOf, placeOf } from "./statements.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** Why c′:oᵢ is not in pt(c″:oⱼ.f), or in an element: each store, in each context. */
export function intoPart(run: FixedPoint, holder: number, pointer: number, object: number): readonly Lacking[] {
  const all = run.stores.flatMap((store) => {
    const method = run.methodOf(store);
    if (method === undefined || partOf(run, store, holder) !== pointer) return [];
    return run.contextsOf(method).flatMap((context) => throughStore(run, context, store, holder, object));
  });
  // A store of which both are missing says less than one that lacks a single premise.
  const near = all.filter(({ isFar }) => !isFar);
  return (near.length > 0 ? near : all).map(({ lacking }) => lacking);
}

/** `x.f = y` */
function throughStore(
  run: FixedPoint,
  context: Context,
  store: Access,
  holder: number,
  object: number,
): readonly { readonly lacking: Lacking; readonly isFar: boolean }[] {
  const source = "source" in store ? referenceVariable(store.source) : undefined;
  if (source === undefined) return [];
  const base: Wanted = { kind: "points-to", pointer: run.variable(context, store.base), object: holder };
  const stored: Wanted = { kind: "points-to", pointer: run.variable(context, source), object };
  const shared = { rule: store.kind, at: placeOf(store) };
  const obstacle = obstacleTo(run, store, holder, object);
  if (obstacle !== undefined) {
    const holds = [base, stored].filter((fact) => run.holds(fact));
    return [{ lacking: { ...shared, holds, but: obstacle }, isFar: holds.length < 2 }];
  }
  if (!run.holds(base)) return [{ lacking: { ...shared, holds: [], lacks: base }, isFar: !run.holds(stored) }];
  return [{ lacking: { ...shared, holds: [base], lacks: stored }, isFar: false }];
}

/** Why no such object gets into an array, whatever is stored: it has no elements, or elements of another type. */
function obstacleTo(run: FixedPoint, store: Access, holder: number, object: number): string | undefined {
  const site = run.solver.elements.objects[holder]?.site;
  if (store.kind !== "array-store" || site?.type.kind !== "array" || run.solver.options.profile !== "java")
    return undefined;
  if (site.isEmptyArray) return `${run.object(holder)}.length = 0`;
  const { element } = site.type;
  return run.passes(element, object) ? undefined : `${run.object(object)} ∉ ${showType(element)}`;
}

/** Why c′:oᵢ is not in pt(C.f): `C.f = y` in each context. */
export function intoStatic(run: FixedPoint, field: Field, object: number): readonly Lacking[] {
  return run.methods.flatMap((method) =>
    run.statements(method).staticAccesses.flatMap((access): readonly Lacking[] => {
      const source =
        access.kind === "static-store" && access.field === field ? referenceVariable(access.source) : undefined;
      if (source === undefined) return [];
      return run.contextsOf(method).map((context) => ({
        rule: "static",
        at: placeOf(access),
        holds: [],
        lacks: { kind: "points-to", pointer: run.variable(context, source), object },
      }));
    }),
  );
}
