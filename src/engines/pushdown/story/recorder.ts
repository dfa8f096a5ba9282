import type { Span } from "../../../kernel/index.ts";
import { NONE, type Recorder, type SectionRecorder, type Seq, SymbolTables } from "../../../trace/index.ts";
import { fallsWithoutEnd } from "../algorithm/descents.ts";
import type { Cause, Outcome, SaturationObserver } from "../algorithm/observer.ts";
import { type PAutomaton, type Reading, weightsIn } from "../algorithm/p-automaton.ts";
import type { ReadOutObserver } from "../algorithm/read-out.ts";
import { lines } from "./pseudocode.ts";
import type { PushdownSymbols } from "./symbols.ts";
import { factKinds, type RuleName, SECTION, vocabulary } from "./vocabulary.ts";

/** What the recorder cannot know of the pushdown rules. */
export interface RuleOrigins {
  /** The parts of the algorithm that are left out; undefined where nothing can be. */
  readonly leftOut?: readonly string[];
  /** Where a rule is written, by its payload. */
  readonly spanOf?: (payload: number) => Span | undefined;
  /** The step of another section that made a rule: what the rule brings rests on it, too. */
  readonly birthOf?: (rule: number) => Seq | undefined;
  /** Steps are about the statements that rules come from: the rule’s number is that of the statement. */
  readonly areStatements?: boolean;
}

/** Writes a saturation and its read-out as a section of a recording: facts with birth, rule, premises and pseudocode line. */
export class SaturationRecorder<W> implements SaturationObserver<W>, ReadOutObserver<W> {
  readonly #recorder: Recorder;
  readonly #section: SectionRecorder<RuleName, typeof vocabulary.procedures>;
  readonly #tables = new SymbolTables<PushdownSymbols>();
  readonly #weights = this.#tables.interned("weights", (label: string) => label);
  readonly #automaton: PAutomaton<W>;
  readonly #isPost: boolean;
  readonly #origins: RuleOrigins;
  /** By transition: the step that gave it its weight, and the one that last put it on the worklist. */
  readonly #births: Seq[] = [];
  readonly #puts: Seq[] = [];
  readonly #acceptedBirths: Seq[] = [];
  readonly #topBirths = new Map<string, Seq>();
  #taken = NONE;
  /** The frame of the loop's body, and the rule and the other transition it was opened for. */
  #body = NONE;
  #bodyRule = NONE;
  #bodyOther = NONE;
  #isReading = false;
  /** How much of the automaton a full recording shows. */
  #shown: { readonly states: number; readonly transitions: number } | undefined;

  constructor(recorder: Recorder, automaton: PAutomaton<W>, reading: Reading, origins: RuleOrigins = {}) {
    this.#recorder = recorder;
    this.#section = recorder.section(SECTION, vocabulary, this.#tables);
    this.#automaton = automaton;
    this.#isPost = reading === "deep-first";
    this.#origins = origins;
    this.#addTables();
  }

  /** The step that gave a transition the weight it has; -1 when it has none. */
  birthOf(transition: number): Seq {
    return this.#births[transition] ?? NONE;
  }

  /** The step that gave a top the weight it has; -1 when it has none. */
  topBirthOf(location: number, symbol: number): Seq {
    return this.#topBirths.get(`${location},${symbol}`) ?? NONE;
  }

  queued(transition: number): void {
    if (this.#passesOver()) return;
    this.#puts[transition] = this.#section.write({
      kind: "put",
      rule: "worklist",
      line: lines.enqueue,
      fact: { kind: factKinds.entry, a: transition, b: 0, c: 0 },
      premises: [this.birthOf(transition)],
    });
  }

  took(transition: number): void {
    if (this.#passesOver()) return;
    this.#taken = transition;
    this.#openBody(NONE, NONE);
    const put = this.#puts[transition] ?? NONE;
    this.#section.write({
      kind: "take",
      rule: "worklist",
      line: this.#isPost ? lines.postTake : lines.preTake,
      level: "iteration",
      fact: { kind: 0, a: put, b: 0, c: 0 },
      premises: [put],
    });
  }

  updated(
    transition: number,
    outcome: Outcome,
    cause: Cause,
    rule: number,
    first: number,
    second: number,
    offered: W,
    before: W,
  ): void {
    if (this.#passesOver()) return;
    this.#openBody(rule, first === this.#taken ? second : first);
    const values = { transition, offered: this.#weightNumber(offered), before: this.#weightNumber(before) };
    this.#section.frames.enter("Update", this.#callLine(cause, first, second), values);
    const isOwnRule = cause !== "epsilon" && !(cause === "push" && this.#isPost);
    const was = outcome === "added" ? NONE : this.birthOf(transition);
    const isKnown = outcome === "unchanged";
    const seq = this.#section.write({
      kind: isKnown ? "known" : outcome === "added" ? "derive" : "refine",
      rule: cause,
      line: isKnown ? lines.ifChanged : lines.assign,
      level: isOwnRule || second === this.#taken ? "rule" : "step",
      fact: {
        kind: factKinds.transition,
        a: isKnown ? was : transition,
        b: this.#weightNumber(this.#automaton.weightOf(transition)),
        c: rule,
      },
      premises: [was, this.birthOf(first), this.birthOf(second), this.#origins.birthOf?.(rule)],
      at: this.#origins.areStatements === true ? rule : NONE,
    });
    if (!isKnown) this.#births[transition] = seq;
  }

  sank(transition: number, rule: number, before: W): void {
    if (this.#passesOver()) return;
    const weight = this.#weightNumber(this.#automaton.weightOf(transition));
    this.#section.frames.enter("Sink", lines.assign, { before: this.#weightNumber(before) });
    this.#births[transition] = this.#section.write({
      kind: "refine",
      rule: "cycle",
      line: lines.sink,
      level: "step",
      fact: { kind: factKinds.transition, a: transition, b: weight, c: rule },
      premises: [this.birthOf(transition)],
      at: this.#origins.areStatements === true ? rule : NONE,
    });
    this.#section.frames.leave();
  }

  accepted(state: number, transition: number, weight: W, isFirst: boolean): void {
    if (this.#passesOver()) return;
    this.#openReadOut();
    const rule = transition === NONE ? "final" : "accept";
    this.#acceptedBirths[state] = this.#section.write({
      kind: isFirst ? "derive" : "refine",
      rule,
      line: lines[rule],
      level: "rule",
      fact: { kind: factKinds.accepted, a: state, b: this.#weightNumber(weight), c: transition },
      premises: [isFirst ? NONE : this.#acceptedBirths[state], ...this.#pathPremises(transition)],
    });
  }

  acceptedSank(state: number, before: W, weight: W): void {
    if (this.#passesOver()) return;
    this.#section.frames.enter("Sink", lines.accept, { before: this.#weightNumber(before) });
    this.#acceptedBirths[state] = this.#section.write({
      kind: "refine",
      rule: "cycle",
      line: lines.sink,
      level: "rule",
      fact: { kind: factKinds.accepted, a: state, b: this.#weightNumber(weight), c: NONE },
      premises: [this.#acceptedBirths[state]],
    });
    this.#section.frames.leave();
  }

  top(location: number, symbol: number, transition: number, weight: W, isFirst: boolean): void {
    if (this.#passesOver()) return;
    this.#openReadOut();
    const seq = this.#section.write({
      kind: isFirst ? "derive" : "refine",
      rule: "read-top",
      line: lines.readTop,
      level: "rule",
      fact: { kind: factKinds.top, a: location, b: symbol, c: this.#weightNumber(weight) },
      premises: [isFirst ? NONE : this.topBirthOf(location, symbol), ...this.#pathPremises(transition)],
    });
    this.#topBirths.set(`${location},${symbol}`, seq);
  }

  /** Whether the recording is full: then what happens is counted only, and the automaton is shown as it is now. */
  #passesOver(): boolean {
    if (!this.#recorder.passesOver()) return false;
    this.#shown ??= { states: this.#automaton.stateCount, transitions: this.#automaton.transitionCount };
    return true;
  }

  /** The premises of a path that begins with a transition: W of its target, and its weight. */
  #pathPremises(transition: number): readonly (Seq | undefined)[] {
    if (transition === NONE) return [];
    return [this.#acceptedBirths[this.#automaton.toOf(transition)], this.#births[transition]];
  }

  /** The loop's body for a rule and, in a join, the other transition: one frame for all the updates they make. */
  #openBody(rule: number, other: number): void {
    const { frames } = this.#section;
    const isOpen = this.#body !== NONE && rule !== NONE && this.#bodyRule === rule && this.#bodyOther === other;
    frames.goTo(isOpen ? this.#body : NONE);
    if (isOpen) return;
    this.#bodyRule = rule;
    this.#bodyOther = other;
    this.#body = frames.enter(this.#isPost ? "PostStar" : "PreStar", 0, { taken: this.#taken, rule, other });
  }

  #openReadOut(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#section.frames.goTo(NONE);
    this.#section.frames.enter("ReadOut", 0, {});
  }

  /** The line of the loop that calls Update. */
  #callLine(cause: Cause, first: number, second: number): number {
    if (!this.#isPost) {
      if (cause === "start") return lines.preStart;
      if (cause === "pop") return lines.prePop;
      if (cause === "step") return lines.preStep;
      return first === this.#taken ? lines.preFirst : lines.preSecond;
    }
    if (cause === "start") return lines.postStart;
    if (cause === "epsilon") return second === this.#taken ? lines.joinBelow : lines.joinEpsilon;
    return lines[cause];
  }

  #weightNumber(weight: W): number {
    return this.#weights.numberOf(this.#automaton.system.semiring.show(weight));
  }

  #addTables(): void {
    const automaton = this.#automaton;
    const { system } = automaton;
    const { semiring } = system;
    const mayFall = fallsWithoutEnd(system, weightsIn(automaton));
    this.#tables.numbered(
      "states",
      () => this.#shown?.states ?? automaton.stateCount,
      (state) => ({
        name: automaton.stateName(state),
        kind: automaton.stateKind(state),
        isFinal: automaton.isFinal(state),
        middle: automaton.middleOf(state) ?? [NONE, NONE],
      }),
    );
    this.#tables.numbered(
      "transitions",
      () => this.#shown?.transitions ?? automaton.transitionCount,
      (transition) => ({
        from: automaton.fromOf(transition),
        symbol: automaton.symbolOf(transition),
        to: automaton.toOf(transition),
      }),
    );
    this.#tables.fixed("stackSymbols", () => system.symbolNames);
    this.#tables.fixed("rules", () =>
      system.rules().map(({ kind, from, to, weight, payload }, rule) => ({
        kind,
        from,
        to,
        weight: semiring.show(weight),
        span: payload === NONE ? undefined : this.#origins.spanOf?.(payload),
        birth: this.#origins.birthOf?.(rule) ?? NONE,
      })),
    );
    this.#tables.fixed("pushdown", () => [
      {
        direction: this.#isPost ? "post" : "pre",
        semiring: semiring.name,
        one: semiring.show(semiring.one),
        leftOut: this.#origins.leftOut,
        ...(mayFall ? ({ mayFall: true } as const) : {}),
      },
    ]);
  }
}
