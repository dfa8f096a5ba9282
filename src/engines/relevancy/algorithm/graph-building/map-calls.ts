import { type ClassInfo, isRoot, type Operand, type Variable } from "../../../../java/index.ts";
import { isBox } from "../dependence-graph/types-of-interest.ts";
import type { HeapObject } from "../points-to-view/points-to-view.ts";
import { CONSTANT, type Construction, type End } from "./construction.ts";
import type { LibraryCall, LibraryEnds } from "./library-calls.ts";

/** The key of a text that is put together while the program runs, or of an unknown object: it may equal any other. */
const ANY_KEY = "∗";

/** What a map's method, whose first argument is a key, does with the others. */
interface KeyedMethod {
  /** Whether it stores the second for the key; `replace(key, old, new)` the last. */
  readonly stores: boolean;
  /** Whether what it returns may be the second, or tells whether that was there. */
  readonly returns: boolean;
}

const KEYED: Readonly<Record<string, KeyedMethod>> = {
  put: { stores: true, returns: false },
  putIfAbsent: { stores: true, returns: false },
  replace: { stores: true, returns: true },
  merge: { stores: true, returns: true },
  get: { stores: false, returns: false },
  getOrDefault: { stores: false, returns: true },
  remove: { stores: false, returns: false },
  compute: { stores: false, returns: false },
  computeIfAbsent: { stores: false, returns: false },
  computeIfPresent: { stores: false, returns: false },
};

/** The keys that an operand may be: string constants are told apart, computed texts are not. */
function keysOf(c: Construction, key: Operand, context: number): readonly string[] {
  if (key.kind !== "variable") return ["null"];
  const objects = c.view.pointsTo(key.variable, context);
  return objects.length === 0 ? [ANY_KEY] : [...new Set(objects.map((object) => keyOf(c, object)))];
}

function keyOf(c: Construction, object: HeapObject): string {
  const { site } = object;
  if (site.type.kind !== "class") return ANY_KEY;
  if (site.kind === "string") return site.label;
  const info = site.type.class;
  if (info === c.program.wellKnown.string) return ANY_KEY;
  if (isBox(info)) return info.name;
  if (info.isLibrary && !isRoot(info)) return ANY_KEY;
  // Objects of a class with an equality of its own may be equal though they are two.
  const owner = equalityOwner(info);
  return owner === undefined ? object.label : owner.name;
}

function equalityOwner(info: ClassInfo): ClassInfo | undefined {
  if (info.kind === "record") return info;
  for (let above: ClassInfo | undefined = info; above !== undefined && !above.isLibrary; above = above.superclass) {
    const hasEquals = above.methods.some(({ name, parameters }) => name === "equals" && parameters.length === 1);
    if (hasEquals) return above;
  }
  return undefined;
}

/** The keys of the program, before any edge is drawn: an unknown key stands for all of them. */
export function collectKeys(c: Construction, map: Variable, key: Operand): void {
  for (const context of c.contextsOf(map.method)) {
    for (const object of c.view.pointsTo(map, context)) {
      const known = c.keysOf.get(object.id) ?? new Set<string>([ANY_KEY]);
      for (const each of keysOf(c, key, context)) known.add(each);
      c.keysOf.set(object.id, known);
    }
  }
}

/** Whether a method of Map takes a key first. */
export function isKeyed(name: string): boolean {
  return Object.hasOwn(KEYED, name);
}

/** Table 5, Map container. */
export function buildMapCall(c: Construction, call: LibraryCall): LibraryEnds {
  const { method, receiver, values } = call;
  const [key] = values;
  const form = Object.hasOwn(KEYED, method.name) ? KEYED[method.name] : undefined;
  if (receiver !== undefined && key !== undefined && form !== undefined)
    return buildKeyed(c, call, receiver, key, form);
  if (receiver !== undefined && (method.name === "putAll" || method.kind === "constructor"))
    return buildCopy(c, call, receiver);
  return buildWhole(c, call);
}

function buildKeyed(c: Construction, call: LibraryCall, map: Variable, key: Operand, form: KeyedMethod): LibraryEnds {
  const { at } = call;
  const [, second] = call.values;
  const value = form.stores ? storedBy(call) : undefined;
  const written = c.perObject(map, (object, context) =>
    keysOf(c, key, context).map((each) => c.global({ kind: "entry", object, key: each }, context)),
  );
  const keys = c.perObject(map, (object, context) => [c.global({ kind: "keys", object }, context)]);
  const byVariable = isKnownByVariable(c, map) ? call.object : [];
  const read = [...c.perObject(map, (object, context) => readEntries(c, object, key, context)), ...byVariable];
  const puts = value !== undefined || call.method.name.startsWith("compute");
  if (value !== undefined) c.flow(c.valueOf(value, at), [...written, ...byVariable], "map-put", at);
  // Which value is found depends on a symbolic key as well.
  if (puts) c.flow(c.valueOf(key, at), [...written, ...keys, ...byVariable], "map-put", at);
  const result = call.result === undefined ? [] : c.written(call.result, at);
  const returned = form.returns && second !== undefined ? c.valueOf(second, at) : [];
  c.flow([...read, ...c.valueOf(key, at), ...returned], result, "map-get", at);
  return {
    sources: [...read, ...c.valueOf(key, at), ...(value === undefined ? [] : c.valueOf(value, at))],
    targets: [...(puts ? [...written, ...byVariable] : []), ...result],
  };
}

function storedBy({ method, values: [, second, third] }: LibraryCall): Operand | undefined {
  return method.name === "replace" ? (third ?? second) : second;
}

/** oₘ.oₖ for each key that it may be; what was stored under an unknown key may be found under any. */
function readEntries(c: Construction, object: HeapObject, key: Operand, context: number): readonly End[] {
  const keys = keysOf(c, key, context);
  if (keys.includes(ANY_KEY)) return c.entriesOf(object, context);
  return [...keys, ANY_KEY].map((each) => c.global({ kind: "entry", object, key: each }, context));
}

/** A map made by the library, or by no allocation site, is known by its variable. */
function isKnownByVariable(c: Construction, map: Variable): boolean {
  return !c.hasObjects(map) || c.holdsLibraryMade(map);
}

/** putAll and copying constructors: entry by entry. */
function buildCopy(c: Construction, call: LibraryCall, map: Variable): LibraryEnds {
  const targets = c.perObject(map, (object, context) => [
    c.global({ kind: "keys", object }, context),
    ...c.entriesOf(object, context),
  ]);
  for (const value of call.values) {
    if (value.kind !== "variable" || value.variable.type.kind !== "class") continue;
    const from = value.variable;
    for (const target of targets) {
      if (target.kind !== "global") continue;
      const { global, context } = target;
      const same = c.view.pointsTo(from, context).flatMap((object) => {
        if (!c.isMap(object)) return [];
        if (global.kind === "keys") return [c.global({ kind: "keys", object }, context)];
        return global.kind === "entry" ? [c.global({ kind: "entry", object, key: global.key }, context)] : [];
      });
      c.flow([...same, ...(isKnownByVariable(c, from) ? c.read(from, call.at) : [])], [target], "map-put", call.at);
    }
    if (isKnownByVariable(c, map)) c.flow(c.readAll(value, call.at), call.object, "map-put", call.at);
  }
  return { sources: [], targets: [] };
}

/** Everything else looks at the map as a whole. */
function buildWhole(c: Construction, call: LibraryCall): LibraryEnds {
  const { receiver, result, at } = call;
  const looksAtKeys = ["keySet", "size", "isEmpty", "containsKey"].includes(call.method.name);
  const inMap =
    receiver === undefined
      ? []
      : [
          ...c.perObject(receiver, (object, context) =>
            looksAtKeys ? [c.global({ kind: "keys", object }, context)] : c.contentsOf(object, context),
          ),
          ...(isKnownByVariable(c, receiver) ? call.object : []),
        ];
  const sources = [...inMap, ...call.values.flatMap((value) => c.readAll(value, at))];
  const targets = result === undefined ? [] : c.written(result, at);
  c.flow(sources.length === 0 ? [CONSTANT] : sources, targets, "map-get", at);
  const changed =
    receiver !== undefined && call.method.name === "replaceAll"
      ? c.perObject(receiver, (object, context) => c.entriesOf(object, context))
      : [];
  return { sources, targets: [...targets, ...changed] };
}
