import { type CallSite, type InstructionOf, isRoot, type Method, type Operand } from "../../../../java/index.ts";
import type { CallEdge } from "../dependence-graph/call-edge.ts";
import { type ProgramPoint, weights } from "../dependence-graph/elements.ts";
import type { EdgeRule } from "../dependence-graph/rules.ts";
import { type Callee, type CallLike, isSymbolicCall } from "../points-to-view/call-structure.ts";
import { CONSTANT, type Construction, type End, SYMBOLIC } from "./construction.ts";
import { raisedTo } from "./exceptions.ts";
import { buildLibraryCall } from "./library-calls.ts";

/** A call site's return points, one for each calling context under Table 2: r7, or r7@[3] when there are several. */
export function returnPointOf(c: Construction, caller: Method, site: string, context: number): string {
  const isShared = c.options.globals === "merged" || c.options.refinedContexts === "printed";
  const name = `r${site}`;
  return isShared || c.contextsOf(caller).length === 1 ? name : `${name}@${c.view.contextLabel(context)}`;
}

/** A⟦z = x.f′(m₁, …, mₙ)⟧ but for the globals, which wait until it is known what each method touches. */
export function buildCall(c: Construction, instruction: CallLike, at: ProgramPoint): void {
  if (isSymbolicCall(instruction) && instruction.kind === "call") {
    buildInput(c, instruction, at);
    return;
  }
  const site = instruction.kind === "new" ? instruction.constructor : instruction.site;
  const { direct, callbacks, callsLibrary } = c.structure.targets(instruction);
  const result = instruction.kind === "call" ? instruction.target : undefined;
  for (const callee of direct) {
    const call = enter(c, callee, c.view.labelOf(site), site, at);
    passArguments(c, call, instruction.arguments, at);
    passResult(c, call, result === undefined ? [] : c.written(result, at), at);
    passException(c, call, at);
  }
  if (!callsLibrary || isRootConstructor(site.target)) return;
  const ends = buildLibraryCall(c, instruction, at);
  for (const callee of callbacks) {
    const call = enter(c, callee, c.view.labelOf(site), site, at);
    passToCallback(c, call, ends.sources, at);
    passResult(c, call, ends.targets, at);
    passException(c, call, at);
  }
}

/** `Symbolic.x()`: x = SymVal, unless other seeds were named. */
function buildInput(c: Construction, { site, target }: InstructionOf<"call">, at: ProgramPoint): void {
  if (target === undefined) return;
  const isSeed = c.seeds.isSeedCall(site);
  const rule: EdgeRule = isSeed ? "symbolic-value" : "constant-value";
  c.flow([isSeed ? SYMBOLIC : CONSTANT], c.written(target, at), rule, at);
}

/** Object's constructor does nothing. */
function isRootConstructor(method: Method): boolean {
  return method.kind === "constructor" && isRoot(method.class);
}

function enter(c: Construction, callee: Callee, label: string, site: CallSite | undefined, at: ProgramPoint): CallEdge {
  const call: CallEdge = {
    caller: at.method,
    callee,
    returnPoint: returnPointOf(c, at.method, label, callee.callerContext),
    site,
    at,
  };
  c.calls.push(call);
  return call;
}

/** (mᵢ, f) ⇝ (f′argᵢ, f′) */
function passArguments(c: Construction, call: CallEdge, values: readonly Operand[], at: ProgramPoint): void {
  for (const [index, parameter] of call.callee.method.parameters.entries()) {
    const value = values[index];
    if (value !== undefined && c.isTracked(parameter)) pass(c, call, index, c.valueOf(value, at), "call-argument", at);
  }
  passControl(c, call, at);
}

/** The library hands on what it was given: to every parameter that may hold such a value. */
function passToCallback(c: Construction, call: CallEdge, sources: readonly End[], at: ProgramPoint): void {
  for (const [index, parameter] of call.callee.method.parameters.entries()) {
    const isPossible =
      c.isTracked(parameter) &&
      (parameter.type.kind === "primitive" || !c.hasObjects(parameter) || c.mayHoldValue(parameter));
    if (isPossible) pass(c, call, index, sources, "callback", at);
  }
  passControl(c, call, at);
}

/** Whether the callee runs at all depends on what this call depends on. */
function passControl(c: Construction, call: CallEdge, at: ProgramPoint): void {
  const { method } = call.callee;
  const target = c.graph.node(c.graph.control(method), c.graph.method(method));
  const returnPoint = returnPlace(c, call);
  for (const source of c.controls)
    c.graph.addEdge(c.node(source, at.method), target, weights.id, "implicit-flow", at, returnPoint);
}

function pass(
  c: Construction,
  call: CallEdge,
  index: number,
  sources: readonly End[],
  rule: EdgeRule,
  at: ProgramPoint,
): void {
  const { graph } = c;
  const { method } = call.callee;
  const target = graph.node(graph.argument(method, index), graph.method(method));
  const returnPoint = returnPlace(c, call);
  for (const source of sources) {
    if (!isSeenBy(c, source, call)) continue;
    const weight = source.kind === "environment" ? source.weight : weights.id;
    graph.addEdge(c.node(source, at.method), target, weight, rule, at, returnPoint);
  }
}

/** A global under another context than the call's has nothing to do with the call. */
function isSeenBy(c: Construction, end: End, call: CallEdge): boolean {
  return end.kind !== "global" || c.options.refinedContexts === "printed" || end.context === call.callee.callerContext;
}

/** (f′ret, f′) ⇝ (f′ret, rp) and (f′ret, rp) ⇝ (z, f) */
function passResult(c: Construction, call: CallEdge, targets: readonly End[], at: ProgramPoint): void {
  const { method } = call.callee;
  if (method.returnType.kind === "void" || targets.length === 0) return;
  passBack(c, call, c.graph.returned(method), targets, ["call-return", "call-result"], at);
}

/** Exceptions leave like results, and go on to whatever catches them around the call. */
function passException(c: Construction, call: CallEdge, at: ProgramPoint): void {
  const { method } = call.callee;
  if (!c.mayThrow(method)) return;
  passBack(c, call, c.graph.thrown(method), raisedTo(c, at), ["throw", "throw"], at);
}

function passBack(
  c: Construction,
  call: CallEdge,
  location: number,
  targets: readonly End[],
  [exit, arrival]: readonly [EdgeRule, EdgeRule],
  at: ProgramPoint,
): void {
  const { graph } = c;
  const returned = graph.node(location, returnPlace(c, call));
  graph.addEdge(graph.node(location, graph.method(call.callee.method)), returned, weights.id, exit, at);
  for (const target of targets)
    if (isSeenBy(c, target, call)) graph.addEdge(returned, c.node(target, at.method), weights.id, arrival, at);
}

/** Where a call returns to. */
export function returnPlace(c: Construction, call: CallEdge): number {
  return c.graph.returnPoint(call.returnPoint, call.caller, call.site);
}
