import type { Observed } from "../../../java/index.ts";
import { setAt } from "../../../kernel/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import type { Covering } from "./covering.ts";

/**
 * What a run showed and a finished analysis does not contain, contexts dropped: `C.m()/x ∋ o3`, `14 → C.id(Number)`. Where
 * objects are merged, what was observed is looked for under their names, `o_T`.
 * Nothing is missing when the analysis is sound for that run. Calls of `Object`'s constructor are analyzed nowhere and not
 * compared. What the virtual machine makes is in sets only with the option `vmObjects`.
 */
export function uncovered(solver: Solver, observed: Observed): Covering {
  const found = factsByPlace(solver);
  const objectOf = abstractObjects(solver);
  const rows: readonly (readonly [place: string, objects: readonly string[]])[] = [
    ...observed.variables.map(({ method, name, objects }) => [variable(method, name), objects] as const),
    ...observed.fields.map((row) => [field(objectOf(row.object), row.class, row.field), row.objects] as const),
    ...observed.statics.map((row) => [staticField(row.class, row.field), row.objects] as const),
    ...observed.arrays.map(({ object, objects }) => [array(objectOf(object)), objects] as const),
  ];
  const held = rows.flatMap(([place, objects]) =>
    objects
      .map(objectOf)
      .map((object) => ({ fact: `${place} ∋ ${object}`, isFound: found.get(place)?.has(object) === true })),
  );
  const edges = callEdges(solver);
  const reachable = new Set(solver.callGraph.reachable.map((id) => solver.elements.methods[id]?.method.label ?? ""));
  const isCompared = (method: string): boolean => method !== "Object.<init>()";
  const shown = [
    ...held.filter(({ fact }) => !fact.startsWith("Object.<init>()/")),
    ...observed.calls
      .filter(({ callee }) => isCompared(callee))
      .map(({ site, callee }) => ({ fact: edge(site, callee), isFound: edges.has(edge(site, callee)) })),
    ...observed.reachable
      .filter(isCompared)
      .map((method) => ({ fact: `run ${method}`, isFound: reachable.has(method) })),
  ];
  return {
    shown: shown.length,
    missing: shown.flatMap(({ fact, isFound }) => (isFound ? [] : [fact])),
    withoutContexts: shown.length,
    notCompared: observed.unplaced,
  };
}

function abstractObjects({ heapModel, program }: Solver): (site: string) => string {
  const labels = new Map(program.allocationSites.map((site) => [site.label, heapModel.objectOf(site).label]));
  return (site) => labels.get(site) ?? site;
}

function factsByPlace(solver: Solver): ReadonlyMap<string, ReadonlySet<string>> {
  const { elements, propagation } = solver;
  const placeIn = placeOf(solver);
  const found = new Map<string, Set<string>>();
  for (const [id, pointer] of elements.pointers.entries()) {
    const objects = propagation.pointsTo(id);
    const place = objects.length === 0 ? undefined : placeIn(pointer);
    if (place === undefined) continue;
    const labels = setAt(found, place);
    for (const object of objects) labels.add(elements.objects[object]?.site.label ?? "");
  }
  return found;
}

function placeOf({ elements }: Solver): (pointer: Solver["elements"]["pointers"][number]) => string | undefined {
  const owner = (object: number): string => elements.objects[object]?.site.label ?? "";
  return (pointer) => {
    switch (pointer.kind) {
      case "variable":
        return variable(pointer.variable.method.label, pointer.variable.name);
      case "field":
        return field(owner(pointer.object), pointer.field.class.name, pointer.field.name);
      case "static":
        return staticField(pointer.field.class.name, pointer.field.name);
      case "array":
        return array(owner(pointer.object));
      case "thrown":
        return undefined;
    }
  };
}

function callEdges({ callGraph, elements, program }: Solver): ReadonlySet<string> {
  return new Set(
    callGraph.edges.map(({ site, callee }) =>
      edge(program.callSites[site]?.labels.java ?? "", elements.methods[callee]?.method.label ?? ""),
    ),
  );
}

function variable(method: string, name: string): string {
  return `${method}/${name}`;
}

function field(object: string, owner: string, name: string): string {
  return `${object}.${owner}::${name}`;
}

function staticField(owner: string, name: string): string {
  return `${owner}.${name}`;
}

function array(object: string): string {
  return `${object}[*]`;
}

function edge(site: string, callee: string): string {
  return `${site} → ${callee}`;
}
