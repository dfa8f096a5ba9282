import type { Instruction, Program } from "../../../java/index.ts";
import { PairMap } from "../../../kernel/index.ts";
import { type RecordingChunk, type Seq, StepLog } from "../../../trace/index.ts";
import type { CsElements } from "../algorithm/context/elements.ts";
import type { SolverObserver } from "../algorithm/observer.ts";
import type { TypeFilters } from "../algorithm/pointer-flow-graph/type-filters.ts";
import type { WorklistEntry } from "../algorithm/pointer-flow-graph/worklist.ts";
import { factKinds, type RuleName, ruleNames } from "../algorithm/rules.ts";
import type { PointsToOptions } from "../options.ts";
import { lines, procedureNumbers } from "./pseudocode.ts";
import { SymbolWriter } from "./symbols.ts";

const NONE = -1;

/** What the recorder reads from the solver it listens to. */
export interface RecordedSolver {
  readonly program: Program;
  readonly options: PointsToOptions;
  readonly elements: CsElements;
  readonly propagation: { readonly filters: TypeFilters };
}

/** Writes what the solver does as a recording: facts with birth, rule, premises, line and statement. */
export class Recorder implements SolverObserver {
  readonly log = new StepLog();
  #solver: RecordedSolver | undefined;
  #symbols: SymbolWriter | undefined;
  /** The open frames and, for each, the fact that what happens in it rests on. */
  readonly #frames: number[] = [];
  readonly #grounds: Seq[] = [];
  readonly #pointsToBirths = new PairMap(1024);
  readonly #reachableBirths: Seq[] = [];
  readonly #flowBirths: Seq[] = [];
  readonly #callBirths: Seq[] = [];
  readonly #statementNumbers = new Map<Instruction, number>();
  readonly #statements: Instruction[] = [];
  #lastSet: readonly number[] | undefined;
  #lastSetNumber = NONE;
  #mark: readonly number[] = [];
  #sent = { pointers: 0, objects: 0, methods: 0, statements: 0, filters: 0, isOpen: false };

  /** The solver is made with its recorder, so the recorder learns of it afterwards. */
  attach(solver: RecordedSolver): void {
    this.#solver = solver;
    this.#symbols = new SymbolWriter(solver.program, solver.elements);
  }

  enter(procedure: number, callLine: number, a: number, b: number, c: number, d: number): void {
    const parent = this.#frames.at(-1) ?? NONE;
    this.#frames.push(this.log.writeFrame({ procedure, parent, callLine, arguments: [a, b, c, d] }));
    this.#grounds.push(this.#grounds.at(-1) ?? NONE);
  }

  leave(): void {
    this.#frames.pop();
    this.#grounds.pop();
  }

  consider(pointer: number, object: number): void {
    const [, set] = this.log.frameAt(this.#frames.pop() ?? 0).arguments;
    this.#grounds.pop();
    this.enter(procedureNumbers.Solve, lines.loop, pointer, set, object, NONE);
    this.#ground(this.#pointsToBirths.get(pointer, object));
  }

  reachable(method: number, isNew: boolean, rule: RuleName, at: Instruction | undefined): void {
    if (isNew) {
      const seq = this.#write(
        "derive",
        0,
        rule,
        lines.addMethod,
        at,
        factKinds.reachable,
        method,
        0,
        0,
        this.#ownGround(),
      );
      this.#reachableBirths[method] = seq;
      this.#ground(seq);
    } else this.#known(this.#reachableBirths[method] ?? NONE, 0, rule, lines.ifUnreached, at);
  }

  put(
    pointer: number,
    objects: readonly number[],
    rule: RuleName,
    line: number,
    edge: number,
    at: Instruction | undefined,
  ): number {
    const premises = edge === NONE ? this.#ownGround() : this.#of(this.#flowBirths[edge]);
    const level = line === lines.putNew || line === lines.putThis || line === lines.entry ? 1 : 0;
    return this.#write("put", level, rule, line, at, factKinds.entry, pointer, this.#setNumber(objects), 0, premises);
  }

  take(entry: WorklistEntry): void {
    this.enter(procedureNumbers.Solve, lines.loop, entry.pointer, this.log.fact(entry.put).b, NONE, NONE);
    this.#write(
      "take",
      2,
      "worklist",
      lines.take,
      this.#statementOf(entry.put),
      0,
      entry.put,
      0,
      0,
      this.#of(entry.put),
    );
  }

  pointsTo(pointer: number, object: number, put: number, isNew: boolean): void {
    const at = this.#statementOf(put);
    if (!isNew) {
      this.#known(this.#pointsToBirths.get(pointer, object), 0, "propagate", lines.delta, at);
      return;
    }
    const cause = this.log.premises(put)[0];
    const isAlongEdge =
      cause !== undefined && this.log.factKind(cause) === factKinds.flow && this.log.kind(cause) === "derive";
    const premises = isAlongEdge
      ? [cause, ...this.#of(this.#pointsToBirths.get(this.log.fact(cause).a, object))]
      : this.#of(cause);
    const rule = ruleNames[this.log.rule(isAlongEdge ? cause : put)] ?? "propagate";
    const seq = this.#write("derive", 0, rule, lines.union, at, factKinds.pointsTo, pointer, object, 0, premises);
    this.#pointsToBirths.set(pointer, object, seq);
  }

  flow(
    edge: number,
    source: number,
    target: number,
    filter: number,
    isNew: boolean,
    rule: RuleName,
    at: Instruction | undefined,
  ): void {
    if (isNew) {
      const seq = this.#write(
        "derive",
        1,
        rule,
        lines.addFlow,
        at,
        factKinds.flow,
        source,
        target,
        filter,
        this.#ownGround(),
      );
      this.#flowBirths[edge] = seq;
      this.#ground(seq);
    } else this.#known(this.#flowBirths[edge] ?? NONE, 1, rule, lines.ifNoEdge, at);
  }

  callEdge(
    edge: number,
    caller: number,
    site: number,
    callee: number,
    isNew: boolean,
    rule: RuleName,
    at: Instruction,
  ): void {
    if (isNew) {
      const seq = this.#write(
        "derive",
        1,
        rule,
        lines.addCall,
        at,
        factKinds.callEdge,
        caller,
        site,
        callee,
        this.#ownGround(),
      );
      this.#callBirths[edge] = seq;
      this.#ground(seq);
    } else this.#known(this.#callBirths[edge] ?? NONE, 1, rule, lines.ifNoCall, at);
  }

  /** Everything recorded since the last call. */
  takeChunk(): RecordingChunk {
    const steps = this.log.chunkSince(this.#mark);
    this.#mark = this.log.mark();
    return { steps, symbols: this.#newSymbols() };
  }

  #newSymbols(): RecordingChunk["symbols"] {
    const solver = this.#solver;
    const symbols = this.#symbols;
    if (solver === undefined || symbols === undefined) return {};
    const { pointerCount, objects, methods } = solver.elements;
    const sent = this.#sent;
    const fresh = {
      pointers: Array.from({ length: pointerCount - sent.pointers }, (_, index) =>
        symbols.pointer(solver.elements.pointer(sent.pointers + index)),
      ),
      objects: objects.slice(sent.objects).map((object) => symbols.object(object)),
      methods: methods.slice(sent.methods).map((method) => symbols.method(method)),
      statements: this.#statements.slice(sent.statements).map((instruction) => instruction.span),
      filters: solver.propagation.filters.labels.slice(sent.filters),
    };
    const { context, heap, profile } = solver.options;
    const fixed = sent.isOpen
      ? {}
      : { callSites: symbols.callSites(), variables: symbols.variables(), options: [{ context, heap, profile }] };
    this.#sent = {
      pointers: pointerCount,
      objects: objects.length,
      methods: methods.length,
      statements: this.#statements.length,
      filters: solver.propagation.filters.labels.length,
      isOpen: true,
    };
    return { ...fresh, ...fixed };
  }

  #known(fact: Seq, level: number, rule: RuleName, line: number, at: Instruction | undefined): void {
    this.#write("known", level, rule, line, at, 0, fact, 0, 0, this.#of(fact));
    this.#ground(fact);
  }

  #write(
    kind: "take" | "put" | "derive" | "known",
    level: number,
    rule: RuleName,
    line: number,
    at: Instruction | undefined,
    factKind: number,
    a: number,
    b: number,
    c: number,
    premises: readonly Seq[],
  ): Seq {
    const statement = at === undefined ? NONE : this.#statementNumber(at);
    return this.log.write(
      {
        kind,
        level,
        rule: ruleNames.indexOf(rule),
        line,
        frame: this.#frames.at(-1) ?? NONE,
        statement,
        factKind,
        a,
        b,
        c,
      },
      premises,
    );
  }

  #ground(seq: Seq): void {
    if (this.#grounds.length > 0) this.#grounds[this.#grounds.length - 1] = seq;
  }

  #ownGround(): readonly Seq[] {
    return this.#of(this.#grounds.at(-1));
  }

  #of(seq: Seq | undefined): readonly Seq[] {
    return seq === undefined || seq === NONE ? [] : [seq];
  }

  #statementOf(put: Seq): Instruction | undefined {
    return put === NONE ? undefined : this.#statements[this.log.statement(put)];
  }

  #statementNumber(instruction: Instruction): number {
    const known = this.#statementNumbers.get(instruction);
    if (known !== undefined) return known;
    this.#statementNumbers.set(instruction, this.#statements.length);
    return this.#statements.push(instruction) - 1;
  }

  /** Δ goes to every successor: the same array is stored once. */
  #setNumber(objects: readonly number[]): number {
    if (this.#lastSet !== objects) {
      this.#lastSet = objects;
      this.#lastSetNumber = this.log.writeSet(objects);
    }
    return this.#lastSetNumber;
  }
}
