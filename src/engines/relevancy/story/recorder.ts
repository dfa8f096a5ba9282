import { type RecordingChunk, type Seq, StepLog } from "../../../trace/index.ts";
import {
  type Cause,
  EPSILON,
  type Outcome,
  type PAutomaton,
  type ReadOutObserver,
  type SaturationObserver,
} from "../../pushdown/index.ts";
import type { Edge, Weight } from "../algorithm/dependence-graph/dependence-graph.ts";
import { type RuleName, ruleNames, ruleNumber } from "../algorithm/dependence-graph/rules.ts";
import type { Encoding } from "../algorithm/encoding/encoding.ts";
import type { BuildObserver, BuiltGraph } from "../algorithm/graph-building/build-graph.ts";
import { lineOf, lines, procedureNumbers } from "./pseudocode.ts";
import { SymbolTables } from "./symbol-tables.ts";
import { factKinds } from "./symbols.ts";

const NONE = -1;

/** How coarse a step is: the beginning of an iteration, of a rule, or neither. */
const levels = { step: 0, rule: 1, iteration: 2 } as const;

/** Writes the four phases as one recording: graph, encoding, saturation, read-out. */
export class Recorder implements BuildObserver {
  readonly log = new StepLog();
  readonly #tables = new SymbolTables();
  readonly #edgeBirths: Seq[] = [];
  readonly #ruleBirths: Seq[] = [];
  /** The last step that said something new of a transition, state or top. */
  readonly #transitions: Seq[] = [];
  readonly #states: Seq[] = [];
  readonly #tops = new Map<string, Seq>();
  readonly #puts: Seq[] = [];
  #automaton: PAutomaton<Weight> | undefined;
  #frame = NONE;
  #isFirstOfStatement = true;
  #mark: readonly number[] = [];

  get length(): number {
    return this.log.length;
  }

  attachGraph(built: BuiltGraph): void {
    this.#tables.built = built;
  }

  attachEncoding(encoding: Encoding): void {
    this.#tables.encoding = encoding;
    this.#open(procedureNumbers.Encode, NONE, NONE);
  }

  attachAutomaton(automaton: PAutomaton<Weight>): void {
    this.#automaton = automaton;
    this.#tables.automaton = automaton;
    this.#open(procedureNumbers.PostStar, NONE, NONE);
  }

  statement(): void {
    this.#isFirstOfStatement = true;
  }

  globals(): void {
    this.#isFirstOfStatement = true;
  }

  edge(edge: Edge, isNew: boolean): void {
    const rule = ruleNames[edge.rule] ?? "copy";
    const known = this.#edgeBirths[edge.number];
    const level = this.#isFirstOfStatement ? levels.iteration : levels.rule;
    if (this.#isFirstOfStatement) this.#open(procedureNumbers.BuildGraph, edge.statement, NONE);
    this.#isFirstOfStatement = false;
    if (isNew || known === undefined)
      this.#edgeBirths[edge.number] = this.#derive(
        level,
        rule,
        lineOf(rule),
        edge.statement,
        factKinds.edge,
        edge.number,
        0,
        0,
        [],
      );
    else this.#known(level, rule, lineOf(rule), edge.statement, known, [known]);
  }

  readonly encoded = (edge: Edge, rule: number, kind: RuleName, isNew: boolean): void => {
    const premise = this.#edgeBirths[edge.number];
    const premises = premise === undefined ? [] : [premise];
    const from = this.#tables.built?.graph.places[this.#tables.built.graph.placeOf(edge.source)];
    const line = kind === "encode-step" && from?.kind === "return-point" ? lines.arrival : lineOf(kind);
    const known = this.#ruleBirths[rule];
    if (isNew || known === undefined)
      this.#ruleBirths[rule] = this.#derive(
        levels.rule,
        kind,
        line,
        edge.statement,
        factKinds.rule,
        rule,
        edge.number,
        0,
        premises,
      );
    else this.#known(levels.rule, kind, line, edge.statement, known, [...premises, known]);
  };

  readonly saturation: SaturationObserver<Weight> = {
    queued: (transition) => {
      const premise = this.#transitions[transition];
      const seq = this.log.write(
        this.#row("put", levels.step, "worklist", lines.update, NONE, factKinds.entry, transition, 0, 0),
        premise === undefined ? [] : [premise],
      );
      this.#puts[transition] = seq;
    },
    took: (transition) => {
      this.#open(procedureNumbers.PostStar, transition, NONE);
      const put = this.#puts[transition] ?? 0;
      this.log.write(this.#row("take", levels.iteration, "worklist", lines.loop, NONE, 0, put, 0, 0), [put]);
    },
    updated: (transition, outcome, cause, rule, first, second, offered) => {
      this.#open(procedureNumbers.PostStar, first === NONE ? transition : first, rule);
      this.#update(transition, outcome, cause, rule, first, second, offered);
    },
  };

  #update(
    transition: number,
    outcome: Outcome,
    cause: Cause,
    rule: number,
    first: number,
    second: number,
    offered: Weight,
  ): void {
    const name: RuleName = cause === "top" ? "push" : cause;
    const line = cause === "top" ? lines.pushTop : lineOf(name);
    const known = this.#transitions[transition];
    const reasons = [this.#ruleBirths[rule], this.#transitions[first], this.#transitions[second]];
    const premises = reasons.filter((premise) => premise !== undefined);
    const edge = rule === NONE ? NONE : (this.#tables.encoding?.system.payloadOf(rule) ?? NONE);
    const statement = edge === NONE ? NONE : (this.#tables.built?.graph.edge(edge).statement ?? NONE);
    if (outcome === "unchanged" && known !== undefined) {
      this.#known(levels.rule, name, line, statement, known, [...premises, known]);
      return;
    }
    const weight = this.#automaton?.weightOf(transition) ?? 0;
    const all = outcome === "raised" && known !== undefined ? [known, ...premises] : premises;
    this.#transitions[transition] = this.#write(
      outcome === "raised" ? "refine" : "derive",
      levels.rule,
      name,
      line,
      statement,
      factKinds.transition,
      transition,
      weight,
      offered,
      all,
    );
  }

  /** The last phase. */
  readOut(): ReadOutObserver<Weight> {
    this.#open(procedureNumbers.ReadOut, NONE, NONE);
    return {
      accepted: (state, transition, weight, isFirst) => {
        const reasons = [this.#transitions[transition], this.#states[this.#toOf(transition)]];
        const before = this.#states[state];
        const line = transition === NONE ? lines.final : lines.backward;
        this.#states[state] = this.#concluded(isFirst, before, line, factKinds.accepted, [state, weight, 0], reasons);
      },
      top: (location, symbol, transition, weight, isFirst) => {
        if (symbol === EPSILON || this.#tables.encoding?.isReturnPoint(symbol) === true) return;
        const key = `${location} ${symbol}`;
        const reasons = [this.#transitions[transition], this.#states[this.#toOf(transition)]];
        const before = this.#tops.get(key);
        const values: Triple = [location, symbol, weight];
        this.#tops.set(key, this.#concluded(isFirst, before, lines.outcome, factKinds.outcome, values, reasons));
      },
    };
  }

  /** After the read-out: the outcomes and the seeds as the result lists them. */
  finish(ending: () => { readonly outcomes: readonly unknown[]; readonly seeds: readonly unknown[] }): void {
    const { outcomes, seeds } = ending();
    this.#tables.outcomes = outcomes;
    this.#tables.seeds = seeds;
  }

  /** Everything recorded since the last call. */
  takeChunk(): RecordingChunk {
    const steps = this.log.chunkSince(this.#mark);
    this.#mark = this.log.mark();
    return { steps, symbols: this.#tables.takeNew() };
  }

  #concluded(
    isFirst: boolean,
    before: Seq | undefined,
    line: number,
    kind: number,
    [a, b, c]: Triple,
    reasons: readonly (Seq | undefined)[],
  ): Seq {
    const premises = reasons.filter((premise) => premise !== undefined);
    const isRefined = !isFirst && before !== undefined;
    const all = isRefined ? [before, ...premises] : premises;
    return this.#write(isRefined ? "refine" : "derive", levels.rule, "read-out", line, NONE, kind, a, b, c, all);
  }

  #toOf(transition: number): number {
    return transition === NONE ? NONE : (this.#automaton?.toOf(transition) ?? NONE);
  }

  #open(procedure: number, a: number, b: number): void {
    this.#frame = this.log.writeFrame({ procedure, parent: NONE, callLine: 0, arguments: [a, b, NONE, NONE] });
  }

  #derive(
    level: number,
    rule: RuleName,
    line: number,
    statement: number,
    factKind: number,
    a: number,
    b: number,
    c: number,
    premises: readonly Seq[],
  ): Seq {
    return this.#write("derive", level, rule, line, statement, factKind, a, b, c, premises);
  }

  #known(level: number, rule: RuleName, line: number, statement: number, fact: Seq, premises: readonly Seq[]): void {
    this.#write("known", level, rule, line, statement, 0, fact, 0, 0, premises);
  }

  #write(
    kind: "derive" | "refine" | "known",
    level: number,
    rule: RuleName,
    line: number,
    statement: number,
    factKind: number,
    a: number,
    b: number,
    c: number,
    premises: readonly Seq[],
  ): Seq {
    return this.log.write(this.#row(kind, level, rule, line, statement, factKind, a, b, c), premises);
  }

  #row(
    kind: "take" | "put" | "derive" | "refine" | "known",
    level: number,
    rule: RuleName,
    line: number,
    statement: number,
    factKind: number,
    a: number,
    b: number,
    c: number,
  ) {
    return { kind, level, rule: ruleNumber(rule), line, frame: this.#frame, statement, factKind, a, b, c } as const;
  }
}

type Triple = readonly [a: number, b: number, c: number];
