import {
  type AllocationSite,
  type CallSite,
  type Method,
  type Program,
  showType,
  type Variable,
  variableWritten,
} from "../../../java/index.ts";
import type { Pointer } from "../algorithm/context/elements.ts";
import type { Context, ContextElement, CsObject } from "../algorithm/context/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { measure } from "../metrics.ts";

/** What the independent analyzer recorded for one selector, in its label-free notation. */
export interface RecordedFacts {
  readonly pointsTo: Readonly<Record<string, readonly string[]>>;
  readonly callEdges: readonly string[];
  /** Null where the analyzer has no count. */
  readonly mayFailCasts: number | null;
  readonly polyCalls: number;
}

/** Writes a finished solver in that notation: `METHOD/TYPE#n`, `METHOD@LINE:name`, `v|[context]|METHOD|name`. */
export function factsOf(solver: Solver): RecordedFacts {
  const { elements, callGraph, program } = solver;
  const pointsTo: Record<string, readonly string[]> = {};
  for (const [id, pointer] of elements.pointers.entries()) {
    const objects = solver.propagation.pointsTo(id);
    if (objects.length === 0 || pointer.kind === "thrown" || isLeftOut(pointer)) continue;
    pointsTo[showPointer(pointer, elements.objects)] = objects
      .map((object) => showObject(elements.objects[object]))
      .sort();
  }
  const callEdges = callGraph.edges.flatMap((edge) => {
    const caller = elements.methods[edge.caller];
    const callee = elements.methods[edge.callee];
    if (caller?.method.class.isLibrary === true || callee?.method.class.isLibrary === true) return [];
    const site = program.callSites[edge.site];
    return `${list(caller?.context)} ${showSite(site)} -> ${list(callee?.context)} ${callee?.method.label}`;
  });
  const { mayFailCasts, polyCalls } = measure(solver, entryOf(program));
  return { pointsTo: withDots(pointsTo), callEdges: callEdges.map(dotted).sort(), mayFailCasts, polyCalls };
}

/** Anonymous classes are recorded as `Outer.1`. */
function dotted(text: string): string {
  return text.replace(/\$(?=\d)/g, ".");
}

function withDots(pointsTo: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(pointsTo).map(([pointer, objects]) => [dotted(pointer), objects.map(dotted).sort()]),
  );
}

/** The methods that every program must at least reach, so that an empty analysis cannot pass. */
export function entryOf(program: Program): Method {
  const entry = program.methods.find((method) => method.isStatic && method.label.endsWith(".main(String[])"));
  if (entry === undefined) throw new Error("the program has no main");
  return entry;
}

/** Temporaries have no name in the notation, and what belongs to the library is not recorded. */
function isLeftOut(pointer: Pointer): boolean {
  switch (pointer.kind) {
    case "variable": {
      const { variable } = pointer;
      return variable.isTemporary || variable.method.class.isLibrary || copiesCaught(variable);
    }
    case "field":
    case "static":
      return pointer.field.class.isLibrary;
    case "array":
    case "thrown":
      return false;
  }
}

/** The analyzer hands exceptions to the variable of their clause when all else is found: its copies stay empty there. */
function copiesCaught(variable: Variable): boolean {
  const { body } = variable.method;
  const caught = new Set(body.flatMap((instruction) => (instruction.kind === "catch" ? [instruction.target] : [])));
  const writes = body.filter(
    (instruction) => variableWritten(instruction) === variable && instruction.kind !== "constant",
  );
  return writes.length > 0 && writes.every((write) => write.kind === "copy" && caught.has(write.source));
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
  if (target.kind !== "constructor") return `${method.label}@${span.start.line}:${target.name}${showIndex(site)}`;
  return isDelegation(site) ? `${method.label}@super` : `${method.label}@${span.start.line}:new ${target.class.name}`;
}

/** `~0`, `~1` when a line calls methods of one name several times. */
function showIndex(site: CallSite): string {
  const alike = site.method.body.flatMap((instruction) =>
    instruction.kind === "call" && isAlike(instruction.site, site) ? [instruction.site] : [],
  );
  return alike.length > 1 ? `~${alike.indexOf(site)}` : "";
}

function isAlike(a: CallSite, b: CallSite): boolean {
  return a.target.name === b.target.name && a.span.start.line === b.span.start.line;
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
