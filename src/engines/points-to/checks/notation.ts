import { type AllocationSite, type CallSite, type Method, type Program, showType } from "../../../java/index.ts";
import type { Context, ContextElement, CsObject } from "../context/index.ts";
import type { Pointer } from "../elements.ts";
import { measure } from "../metrics.ts";
import type { Solver } from "../solver.ts";

/** What the independent analyser recorded for one selector, in its label-free notation. */
export interface RecordedFacts {
  readonly pointsTo: Readonly<Record<string, readonly string[]>>;
  readonly callEdges: readonly string[];
  readonly mayFailCasts: number;
  readonly polyCalls: number;
}

/** Writes a finished solver in that notation: `METHOD/TYPE#n`, `METHOD@LINE:name`, `v|[context]|METHOD|name`. */
export function factsOf(solver: Solver): RecordedFacts {
  const { elements, callGraph, program } = solver;
  const pointsTo: Record<string, readonly string[]> = {};
  for (const [id, pointer] of elements.pointers.entries()) {
    const objects = solver.propagation.pointsTo(id).elements;
    if (objects.length === 0 || pointer.kind === "thrown" || isTemporary(pointer)) continue;
    pointsTo[showPointer(pointer, elements.objects)] = objects
      .map((object) => showObject(elements.objects[object]))
      .sort();
  }
  const callEdges = callGraph.edges.map((edge) => {
    const caller = elements.methods[edge.caller];
    const callee = elements.methods[edge.callee];
    const site = program.callSites[edge.site];
    return `${list(caller?.context)} ${showSite(site)} -> ${list(callee?.context)} ${callee?.method.label}`;
  });
  const { mayFailCasts, polyCalls } = measure(solver);
  return { pointsTo, callEdges: callEdges.sort(), mayFailCasts, polyCalls };
}

/** The methods that every program must at least reach, so that an empty analysis cannot pass. */
export function entryOf(program: Program): Method {
  const entry = program.methods.find((method) => method.isStatic && method.label.endsWith(".main(String[])"));
  if (entry === undefined) throw new Error("the program has no main");
  return entry;
}

function isTemporary(pointer: Pointer): boolean {
  return pointer.kind === "variable" && pointer.variable.isTemporary;
}

function showPointer(pointer: Exclude<Pointer, { kind: "thrown" }>, objects: readonly CsObject[]): string {
  switch (pointer.kind) {
    case "variable":
      return `v|${list(pointer.context)}|${pointer.variable.method.label}|${pointer.variable.name}`;
    case "field":
      return `f|${showObject(objects[pointer.object])}|${pointer.field.class.name}|${pointer.field.name}`;
    case "static":
      return `s|${pointer.field.class.name}|${pointer.field.name}`;
    case "array":
      return `a|${showObject(objects[pointer.object])}`;
  }
}

function showObject(object: CsObject | undefined): string {
  return object === undefined ? "?" : `${list(object.context)}:${showAllocation(object.site)}`;
}

function showAllocation(site: AllocationSite): string {
  return site.method === undefined ? site.label : `${site.method.label}/${showType(site.type)}#${site.ordinal}`;
}

function showSite(site: CallSite | undefined): string {
  if (site === undefined) return "?";
  const { method, target, span } = site;
  if (target.kind !== "constructor") return `${method.label}@${span.start.line}:${target.name}`;
  return isDelegation(site) ? `${method.label}@super` : `${method.label}@${span.start.line}:new ${target.class.name}`;
}

/** `super(…)` is a call on `this`; `new C(…)` is an instruction of its own. */
function isDelegation(site: CallSite): boolean {
  return site.method.body.some((instruction) => instruction.kind === "call" && instruction.site === site);
}

function showElement(element: ContextElement): string {
  switch (element.kind) {
    case "call-site":
      return showSite(element.site);
    case "object":
      return showAllocation(element.site);
    case "type":
      return element.class.name;
  }
}

function list(context: Context | undefined): string {
  return `[${(context?.elements ?? []).map(showElement).join(" ; ")}]`;
}
