import { type FixedPoint, siteOf } from "./fixed-point.ts";
import type { Wanted } from "./wanted.ts";

/** What a written fact means: the fact, or the part of it that names nothing. */
type FoundFact =
  | { readonly fact: Wanted }
  /** `name` names no pointer, object, method or call of the run; some of `known` do. */
  | { readonly fact: undefined; readonly name: string; readonly known: readonly string[] };

/** Reads `o3 ∈ pt(x)`, `C.m() ∈ RM`, `4 → C.m()` and `x → y` as the page writes them, signs typed plainly too. */
export function findFact(run: FixedPoint, written: string): FoundFact {
  const text = plain(written);
  const pointsTo = /^(.+)∈pt\((.+)\)$/.exec(text);
  if (pointsTo !== null) {
    const objects = numbered(run.solver.elements.objects.map((_, object) => run.object(object)));
    const pointers = pointerNames(run);
    const [object, pointer] = [objects.get(pointsTo[1] ?? ""), pointers.get(pointsTo[2] ?? "")];
    if (object === undefined) return unknown(pointsTo[1], objects);
    return pointer === undefined ? unknown(pointsTo[2], pointers) : { fact: { kind: "points-to", pointer, object } };
  }
  const methods = methodNames(run);
  const reachable = /^(.+)∈RM$/.exec(text)?.[1];
  if (reachable !== undefined) {
    const method = methods.get(reachable);
    return method === undefined ? unknown(reachable, methods) : { fact: { kind: "reachable", method } };
  }
  const [, from, to] = /^(.+)→(.+)$/.exec(text) ?? [];
  return from === undefined || to === undefined ? unknown(written, pointerNames(run)) : edge(run, from, to, methods);
}

function edge(run: FixedPoint, from: string, to: string, methods: ReadonlyMap<string, number>): FoundFact {
  const callee = methods.get(to);
  if (callee !== undefined) {
    const calls = callNames(run);
    const call = calls.get(from);
    return call === undefined ? unknown(from, calls) : { fact: { kind: "call", ...call, callee } };
  }
  const pointers = pointerNames(run);
  const [source, target] = [pointers.get(from), pointers.get(to)];
  if (source === undefined) return unknown(from, pointers);
  return target === undefined ? unknown(to, pointers) : { fact: { kind: "flow", source, target } };
}

const SUGGESTIONS = 5;

function unknown(name: string | undefined, known: ReadonlyMap<string, unknown>): FoundFact {
  const wanted = name ?? "";
  const tail = wanted.slice(wanted.lastIndexOf(":") + 1);
  const near = [...known.keys()].filter((key) => key.endsWith(tail) || key.startsWith(wanted));
  return { fact: undefined, name: wanted, known: (near.length > 0 ? near : [...known.keys()]).slice(0, SUGGESTIONS) };
}

/** The variables of all reachable methods, and every other pointer that the run came across. */
function pointerNames(run: FixedPoint): ReadonlyMap<string, number> {
  for (const method of run.methods)
    for (const context of run.contextsOf(method))
      for (const variable of method.variables) run.variable(context, variable);
  return numbered(Array.from({ length: run.solver.elements.pointerCount }, (_, pointer) => run.pointer(pointer)));
}

/** Those that are reachable, and without a context all others. */
function methodNames(run: FixedPoint): ReadonlyMap<string, number> {
  const { elements, program } = run.solver;
  for (const method of program.methods) run.method(elements.contexts.empty, method);
  return numbered(elements.methods.map((_, method) => run.methodLabel(method)));
}

function callNames(run: FixedPoint): ReadonlyMap<string, { readonly caller: number; readonly site: number }> {
  const calls = run.callers.flatMap(({ instruction, method }) =>
    run.contextsOf(method).map((context) => {
      const caller = run.method(context, method);
      const site = siteOf(instruction).id;
      return [plain(run.callLabel(caller, site)), { caller, site }] as const;
    }),
  );
  return new Map(calls);
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, number) => [plain(name), number]));
}

function plain(text: string): string {
  return text
    .replaceAll(/\bin\b/g, "∈")
    .replaceAll("->", "→")
    .replaceAll(/\s+/g, "");
}
