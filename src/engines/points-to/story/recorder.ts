import type { Instruction, Type } from "../../../java/index.ts";
import { PairMap, valueAt } from "../../../kernel/index.ts";
import {
  type Fact,
  type FrameValues,
  type Granularity,
  NONE,
  type Recorder,
  type SectionRecorder,
  type Seq,
  SymbolTables,
} from "../../../trace/index.ts";
import type { SolverObserver } from "../algorithm/observer.ts";
import { PointerFlowGraph } from "../algorithm/pointer-flow-graph/pointer-flow-graph.ts";
import type { SolverRule } from "../algorithm/rules.ts";
import { CallGraph } from "../algorithm/solver/call-graph.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { ClassWriter } from "./dispatch/class-writer.ts";
import { lineOfRule, lines } from "./pseudocode.ts";
import { type PointsToSymbols, SymbolWriter } from "./symbols.ts";
import { factKinds, type PointsToProcedures, type RuleName, ruleNames, SECTION, vocabulary } from "./vocabulary.ts";

/** The entry that Solve is busy with: what its objects rest on, by which rule, and about which statement. */
interface TakenEntry {
  readonly put: Seq;
  readonly cause: Seq;
  /** The pointer that its objects come from along an edge, or -1. */
  readonly source: number;
  readonly rule: RuleName;
  readonly at: number;
}

const nothingTaken: TakenEntry = { put: NONE, cause: NONE, source: NONE, rule: "propagate", at: NONE };

/** Writes what the solver does as a section of a recording: facts with birth, rule, premises, line and statement. */
export class PointsToRecorder implements SolverObserver {
  readonly #section: SectionRecorder<RuleName, PointsToProcedures>;
  readonly #tables = new SymbolTables<PointsToSymbols>();
  readonly #statements = this.#tables.interned("statements", (instruction: Instruction) => instruction.span);
  readonly #spurious = this.#tables.growing("spurious");
  readonly #classes = new ClassWriter(this.#tables);
  /** For each open frame, the fact that what happens in it rests on. */
  readonly #grounds: Seq[] = [];
  readonly #pointsToBirths = new PairMap(1024);
  readonly #reachableBirths: Seq[] = [];
  readonly #flowBirths: Seq[] = [];
  readonly #callBirths: Seq[] = [];
  /** Whether a pointer is one of the reader's, and an object is listed; known once a solver is attached. */
  #isOwn: (pointer: number, object: number) => boolean = () => false;
  /** Those of the solver, once it is attached. */
  #pfg = new PointerFlowGraph();
  #callGraph = new CallGraph();
  #taken = nothingTaken;
  /** The part of the last call that has been recorded. */
  #call: "nothing" | "callee" | "this" = "nothing";
  /** The type of an object of the solver. */
  #typeOf: (object: number) => Type | undefined = () => undefined;
  #receiver = NONE;
  #set = NONE;
  #lastSet: readonly number[] | undefined;
  #lastSetNumber = NONE;

  constructor(recorder: Recorder) {
    this.#section = recorder.section(SECTION, vocabulary, this.#tables);
  }

  /** The solver is made with its recorder, so the recorder learns of it afterwards. */
  attach({ callGraph, elements, heapModel, options, program, propagation: { filters, pfg } }: Solver): void {
    this.#pfg = pfg;
    this.#callGraph = callGraph;
    const { context, heap, profile, selective, variableContexts, vmObjects, without } = options;
    this.#typeOf = (object) => elements.objects[object]?.site.type;
    this.#classes.start(program);
    const symbols = new SymbolWriter(program, elements, heapModel, context);
    const isOwnPointer = remembering((pointer) => symbols.pointer(elements.pointer(pointer)).library === "");
    this.#isOwn = (pointer, object) =>
      (vmObjects || elements.objects[object]?.site.kind !== "machine") && isOwnPointer(pointer);
    const tables = this.#tables;
    tables.numbered(
      "pointers",
      () => elements.pointerCount,
      (pointer) => symbols.pointer(elements.pointer(pointer)),
    );
    tables.listed(
      "objects",
      () => elements.objects,
      (object) => symbols.object(object),
    );
    tables.listed(
      "methods",
      () => elements.methods,
      (method) => symbols.method(method),
    );
    tables.listed(
      "filters",
      () => filters.labels,
      (label) => label,
    );
    tables.fixed("sites", () => symbols.sites());
    tables.fixed("callSites", () => symbols.callSites());
    tables.fixed("bodies", () => symbols.bodies());
    tables.fixed("unwritten", () => symbols.unwritten());
    tables.fixed("variables", () => symbols.variables());
    tables.fixed("options", () => [
      { context, heap, profile, isUniform: selective === undefined && variableContexts, without, vmObjects },
    ]);
  }

  /**
   * Notes the first recorded fact that a more precise run does not have. It is one of the reader's pointers, and of an object that is
   * listed.
   */
  compared(context: string, has: (pointer: number, object: number) => boolean): void {
    const { log } = this.#section;
    for (let seq = 0; seq < log.length; seq++) {
      if (log.kind(seq) !== "derive" || log.factKind(seq) !== factKinds.pointsTo) continue;
      const { a: pointer, b: object } = log.fact(seq);
      if (has(pointer, object) || !this.#isOwn(pointer, object)) continue;
      this.#spurious.push({ seq, context });
      return;
    }
  }

  start(): void {
    this.#enter("Solve", lines.entry, {});
  }

  take(pointer: number, put: Seq): void {
    const { log } = this.#section;
    const at = log.statement(put);
    const cause = log.premises(put)[0] ?? NONE;
    const isAlongEdge = cause !== NONE && log.factKind(cause) === factKinds.flow && log.kind(cause) === "derive";
    this.#taken = {
      put,
      cause,
      source: isAlongEdge ? log.fact(cause).a : NONE,
      rule: ruleNames[log.rule(isAlongEdge ? cause : put)] ?? "propagate",
      at,
    };
    this.#set = log.fact(put).b;
    this.#enter("Solve", lines.loop, { pointer, set: this.#set });
    this.#section.write({
      kind: "take",
      rule: "worklist",
      line: lines.take,
      level: "iteration",
      fact: { kind: 0, a: put, b: 0, c: 0 },
      premises: [put],
      at,
    });
  }

  consider(pointer: number, object: number): void {
    this.leave();
    this.#enter("Solve", lines.loop, { pointer, set: this.#set, object });
    this.#ground(this.#pointsToBirths.get(pointer, object));
  }

  processCalls(pointer: number, object: number): void {
    this.#enter("ProcessCall", lines.processCall, { pointer, object });
  }

  call(pointer: number, object: number, site: number, callee: number): void {
    const line = pointer === NONE ? lines.directCall : lines.eachCall;
    this.#enter("ProcessCall", line, { pointer, object, site, callee });
    this.#call = "nothing";
    this.#receiver = object;
  }

  dispatch(caller: number, site: number, callee: number, at: Instruction): void {
    this.#classes.meet(this.#typeOf(this.#receiver));
    this.#resolve("dispatch", { kind: factKinds.dispatch, a: caller, b: site, c: callee }, at);
  }

  select(caller: number, site: number, callee: number, at: Instruction): void {
    this.#resolve("select", { kind: factKinds.select, a: caller, b: site, c: callee }, at);
  }

  difference(pointer: number, delta: readonly number[], isWhole: boolean): void {
    const { put, at } = this.#taken;
    if (isWhole) this.#remember(delta, this.#set);
    this.#section.write({
      kind: "derive",
      rule: "difference",
      line: lines.delta,
      fact: { kind: factKinds.difference, a: pointer, b: delta.length === 0 ? NONE : this.#setNumber(delta), c: 0 },
      premises: [put],
      at,
    });
  }

  propagate(pointer: number): void {
    this.#enter("Propagate", lines.propagate, { pointer });
  }

  leave(): void {
    this.#section.frames.leave();
    this.#grounds.pop();
  }

  reachable(method: number, isNew: boolean, rule: SolverRule, at: Instruction | undefined): void {
    this.#enter("AddReachable", lineOfRule[rule], { method });
    this.#found(this.#reachableBirths, method, isNew, {
      rule,
      line: isNew ? lines.addMethod : lines.ifUnreached,
      level: "step",
      fact: { kind: factKinds.reachable, a: method, b: 0, c: 0 },
      at,
    });
  }

  put(
    pointer: number,
    objects: readonly number[],
    rule: SolverRule,
    edge: number,
    at: Instruction | undefined,
  ): number {
    const isCall = rule === "call" || rule === "constructor-call";
    const isBeginning = edge === NONE && rule !== "throw" && !(isCall && this.#call === "callee");
    if (isCall) this.#call = "this";
    return this.#section.write({
      kind: "put",
      rule: recorded(rule),
      line: edge !== NONE && rule !== "propagate" ? lines.putEdge : isCall ? lines.putThis : lineOfRule[rule],
      level: isBeginning ? "rule" : "step",
      fact: { kind: factKinds.entry, a: pointer, b: this.#setNumber(objects), c: 0 },
      premises: [edge === NONE ? this.#ownGround : this.#flowBirths[edge]],
      at: this.#statementNumber(at),
    });
  }

  pointsTo(pointer: number, object: number): void {
    const { cause, source, rule, at } = this.#taken;
    const seq = this.#section.write({
      kind: "derive",
      rule,
      line: lines.union,
      fact: { kind: factKinds.pointsTo, a: pointer, b: object, c: 0 },
      premises: [cause, source === NONE ? NONE : this.#pointsToBirths.get(source, object)],
      at,
    });
    this.#pointsToBirths.set(pointer, object, seq);
  }

  flow(edge: number, isNew: boolean, rule: SolverRule, at: Instruction | undefined): void {
    const [source, target] = [this.#pfg.source(edge), this.#pfg.target(edge)];
    this.#enter("AddEdge", lineOfRule[rule], { source, target });
    this.#found(this.#flowBirths, edge, isNew, {
      rule,
      line: isNew ? lines.addFlow : lines.ifNoEdge,
      level: "rule",
      fact: { kind: factKinds.flow, a: source, b: target, c: this.#pfg.filter(edge) },
      at,
    });
  }

  callEdge(edge: number, isNew: boolean, rule: SolverRule, at: Instruction): void {
    const { caller, site, callee } = this.#callGraph.edge(edge);
    this.#found(this.#callBirths, edge, isNew, {
      rule,
      line: isNew ? lines.addCall : lines.ifNoCall,
      level: this.#call === "callee" ? "step" : "rule",
      fact: { kind: factKinds.callEdge, a: caller, b: site, c: callee },
      at,
    });
  }

  /** Dispatch and Select find the callee: one stride, which ends with what is done first for it. */
  #resolve(rule: "dispatch" | "select", fact: Fact, at: Instruction): void {
    this.#section.write({
      kind: "derive",
      rule,
      line: lines[rule],
      level: this.#call === "nothing" ? "rule" : "step",
      fact,
      premises: [this.#ownGround],
      at: this.#statementNumber(at),
    });
    this.#call = "callee";
  }

  /** A fact is derived, or was there, for a reason of its own (`b`). What comes next in the frame rests on it. */
  #found(births: Seq[], number: number, isNew: boolean, { rule, line, level, fact, at }: Found): void {
    const known = births[number] ?? NONE;
    const seq = this.#section.write({
      kind: isNew ? "derive" : "known",
      rule: recorded(rule),
      line,
      level,
      fact: isNew ? fact : { kind: 0, a: known, b: this.#ownGround, c: 0 },
      premises: [isNew ? this.#ownGround : known],
      at: this.#statementNumber(at),
    });
    if (isNew) births[number] = seq;
    this.#ground(isNew ? seq : known);
  }

  /** The frame rests on what its caller rests on, until it finds a fact of its own. */
  #enter<Name extends keyof PointsToProcedures>(
    procedure: Name,
    callLine: number,
    values: Partial<FrameValues<PointsToProcedures, Name>>,
  ): void {
    this.#section.frames.enter(procedure, callLine, values);
    this.#grounds.push(this.#ownGround);
  }

  #ground(seq: Seq): void {
    if (this.#grounds.length > 0) this.#grounds[this.#grounds.length - 1] = seq;
  }

  get #ownGround(): Seq {
    return this.#grounds.at(-1) ?? NONE;
  }

  #statementNumber(at: Instruction | undefined): number {
    return at === undefined ? NONE : this.#statements.numberOf(at);
  }

  /** Δ goes to every successor: the same array is stored once. */
  #setNumber(objects: readonly number[]): number {
    if (this.#lastSet !== objects) this.#remember(objects, this.#section.log.writeSet(objects));
    return this.#lastSetNumber;
  }

  #remember(objects: readonly number[], set: number): void {
    this.#lastSet = objects;
    this.#lastSetNumber = set;
  }
}

/** A function that is asked once for each number. */
function remembering(isSo: (number: number) => boolean): (number: number) => boolean {
  const known = new Map<number, boolean>();
  return (number) => valueAt(known, number, () => isSo(number));
}

interface Found {
  readonly rule: SolverRule;
  readonly line: number;
  readonly level: Granularity;
  readonly fact: Fact;
  readonly at: Instruction | undefined;
}

/** An exception is thrown on by the rule that threw it. */
function recorded(rule: SolverRule): RuleName {
  return rule === "escape" ? "throw" : rule;
}
