import type { AllocationSite, ClassInfo, Method, Operand, Variable } from "../../../../java/index.ts";
import type { ProgramPoint } from "../dependence-graph/elements.ts";
import type { EdgeRule } from "../dependence-graph/rules.ts";
import { isValueClass } from "../dependence-graph/types-of-interest.ts";
import type { CallLike } from "../points-to-view/call-structure.ts";
import { CONSTANT, type Construction, type End, isLibraryMade } from "./construction.ts";
import { buildMapCall } from "./map-calls.ts";

/** What a library call reads and where its values go: callbacks get the former, and what they return the latter. */
export interface LibraryEnds {
  readonly sources: readonly End[];
  readonly targets: readonly End[];
}

/** A library call, taken apart. */
export interface LibraryCall {
  readonly at: ProgramPoint;
  readonly method: Method;
  readonly receiver: Variable | undefined;
  /** The receiver where it stands for its object. */
  readonly object: readonly End[];
  readonly values: readonly Operand[];
  readonly result: Variable | undefined;
  /** Of a `new`: its constructor runs on exactly the new object. */
  readonly creates: AllocationSite | undefined;
}

/** Appendix A, and for all other classes its general rule. Library code is not entered. */
export function buildLibraryCall(c: Construction, instruction: CallLike, at: ProgramPoint): LibraryEnds {
  const call = libraryCall(c, instruction, at);
  if (c.isKindOf(call.method.class, "Map")) return buildMapCall(c, call);
  if (copiesIntoArray(call)) return buildIntoArray(c, call);
  return buildGeneral(c, call);
}

function libraryCall(c: Construction, instruction: CallLike, at: ProgramPoint): LibraryCall {
  if (instruction.kind === "call") {
    const { site, receiver, target } = instruction;
    return {
      at,
      method: site.target,
      receiver,
      object: receiver === undefined ? [] : c.read(receiver, at),
      values: instruction.arguments,
      result: target,
      creates: undefined,
    };
  }
  // `new C(…)` of a library class is its constructor run on the new object.
  return {
    at,
    method: instruction.constructor.target,
    receiver: instruction.target,
    object: c.written(instruction.target, at),
    values: instruction.arguments,
    result: undefined,
    creates: instruction.site,
  };
}

/** str.getBytes(m₀, …, m₃) and getChars: the array m₂ depends on everything else (Table 5). */
function copiesIntoArray({ method, values }: LibraryCall): boolean {
  return (method.name === "getBytes" || method.name === "getChars") && values.length === 4;
}

function buildIntoArray(c: Construction, call: LibraryCall): LibraryEnds {
  const [first, second, array, last] = call.values;
  const others = [first, second, last].filter((value) => value !== undefined);
  const sources = [...others.flatMap((value) => c.valueOf(value, call.at)), ...receiverOf(c, call)];
  const targets =
    array?.kind === "variable"
      ? [
          ...c.read(array.variable, call.at),
          ...c.perObject(array.variable, (object, context) => c.writableOf(object, context)),
        ]
      : [];
  c.flow(sources, targets, "string-into-array", call.at);
  return { sources, targets };
}

/** The result depends on the receiver and all arguments, and so does the receiver of a call that may change it. */
function buildGeneral(c: Construction, call: LibraryCall): LibraryEnds {
  const { method, at } = call;
  const rule = ruleOf(c, method.class);
  const given = call.values.flatMap((value) => c.readAll(value, at));
  const sources = [...receiverOf(c, call), ...given];
  // A container that the library made is known by the variables that hold it.
  const resultTargets = call.result === undefined ? [] : c.written(call.result, at);
  const changed = changedBy(c, call);
  if (isShape(c, call)) {
    c.flow([CONSTANT], resultTargets, rule, at);
    return { sources, targets: resultTargets };
  }
  c.flow(sources.length === 0 ? [CONSTANT] : sources, resultTargets, rule, at);
  c.flow(changed.fromReceiver ? sources : given, changed.targets, rule, at);
  if (call.result !== undefined) linkViews(c, call, call.result);
  return { sources, targets: [...resultTargets, ...changed.targets] };
}

function receiverOf(c: Construction, { receiver, method, at }: LibraryCall): readonly End[] {
  if (receiver === undefined || method.kind === "constructor") return [];
  return c.readAll({ kind: "variable", variable: receiver }, at);
}

/** Which objects a call writes into: arguments of these, else the receiver. */
const WRITTEN_ARGUMENT: Readonly<Record<string, number>> = {
  "System.arraycopy": 2,
  "Arrays.fill": 0,
  "Arrays.setAll": 0,
  "Collections.addAll": 0,
  "Collections.fill": 0,
  "Collections.copy": 0,
  "Collections.replaceAll": 0,
};

interface Changed {
  readonly targets: readonly End[];
  readonly fromReceiver: boolean;
}

function changedBy(c: Construction, call: LibraryCall): Changed {
  const { method, receiver, values } = call;
  const written = method.isStatic
    ? values[WRITTEN_ARGUMENT[`${method.class.name}.${method.name}`] ?? -1]
    : method.name === "toArray" || method.name === "read" || method.name === "drainTo"
      ? values[0]
      : undefined;
  if (written?.kind === "variable" && written.variable.type.kind !== "primitive")
    return {
      targets: c.writeTo(written.variable, c.read(written.variable, call.at)),
      fromReceiver: !method.isStatic,
    };
  if (receiver === undefined || !mayChangeReceiver(c, method)) return { targets: [], fromReceiver: false };
  const entries = method.name === "setValue" ? allEntries(c, call.at) : [];
  return { targets: [...c.writeTo(receiver, call.object, call.creates), ...entries], fromReceiver: false };
}

/** An entry that is changed belongs to some map, which one is unknown. */
function allEntries(c: Construction, at: ProgramPoint): readonly End[] {
  return c.view.objects.flatMap((object) =>
    c.keysOf.has(object.id) ? c.contextsOf(at.method).flatMap((context) => c.entriesOf(object, context)) : [],
  );
}

/** Methods of the modeled containers that put something in. */
const WRITERS =
  /^(<init>|add|addAll|addFirst|addLast|addElement|insertElementAt|offer|offerFirst|offerLast|push|set|setElementAt|insert|append|appendCodePoint|replace|replaceAll|setCharAt|setValue|fill|forEachRemaining|setLength|unread)$/;

function mayChangeReceiver(c: Construction, method: Method): boolean {
  if (method.kind === "constructor") return true;
  if (isValueClass(method.class)) return false;
  return isContainer(c, method.class) || isText(method.class) ? WRITERS.test(method.name) : true;
}

/** How many elements there are is no element: nothing flows into the number, unless it depends on which are equal. */
function isShape(c: Construction, { method, receiver }: LibraryCall): boolean {
  return (
    ["size", "isEmpty", "hasNext", "hasPrevious"].includes(method.name) &&
    method.parameters.length === 0 &&
    isContainer(c, method.class) &&
    !(receiver !== undefined && mayBeSet(c, receiver))
  );
}

/** By its own type, as `size()` is declared above, or by that of an object. */
function mayBeSet(c: Construction, variable: Variable): boolean {
  const types = [variable.type, ...c.view.pointsToAnywhere(variable).map(({ site }) => site.type)];
  return types.some((type) => type.kind === "class" && c.isKindOf(type.class, "Set"));
}

function ruleOf(c: Construction, info: ClassInfo): EdgeRule {
  if (info.name === "String" || isText(info)) return "string";
  return isContainer(c, info) ? "container" : "library-call";
}

function isText(info: ClassInfo): boolean {
  return info.name === "StringBuilder" || info.name === "StringBuffer" || info.name === "AbstractStringBuilder";
}

function isContainer(c: Construction, info: ClassInfo): boolean {
  return ["Collection", "Iterator", "Enumeration", "Iterable", "Map.Entry"].some((name) => c.isKindOf(info, name));
}

/** A value written into a view that the library created, such as a sublist, is written into the viewed container. */
function linkViews(c: Construction, call: LibraryCall, result: Variable): void {
  if (!c.isTracked(result) || result.type.kind === "primitive") return;
  const views = c.perObject(result, (object, context) => (isLibraryMade(object) ? c.writableOf(object, context) : []));
  if (views.length === 0) return;
  const shown = [
    call.receiver,
    ...call.values.map((value) => (value.kind === "variable" ? value.variable : undefined)),
  ];
  for (const variable of shown) {
    if (variable === undefined || variable.type.kind === "primitive") continue;
    c.flow(
      views,
      c.perObject(variable, (object, context) => c.writableOf(object, context)),
      "container",
      call.at,
    );
  }
}
