import type { Span } from "../../../kernel/index.ts";
import { type Seq, StepLog, type SymbolChunk } from "../../../trace/index.ts";
import type { Cause, Outcome, SaturationObserver } from "../algorithm/observer.ts";
import type { PAutomaton, Reading } from "../algorithm/p-automaton.ts";
import type { ReadOutObserver } from "../algorithm/read-out.ts";
import { lines, procedureNumbers } from "./pseudocode.ts";
import { factKinds, type RuleName, ruleNames } from "./rules.ts";
import type { PushdownSymbols } from "./symbols.ts";

const NONE = -1;

/** What of a rule the recorder cannot know: where it is written, by its payload. */
export type SpanOfRule = (payload: number) => Span | undefined;

/** Writes a saturation and its read-out as steps: facts with birth, rule, premises and pseudocode line. */
export class SaturationRecorder<W> implements SaturationObserver<W>, ReadOutObserver<W> {
  readonly log = new StepLog();
  readonly #automaton: PAutomaton<W>;
  readonly #isPost: boolean;
  readonly #spanOfRule: SpanOfRule;
  /** By transition: the step that gave it its weight, and the one that last put it on the worklist. */
  readonly #births: Seq[] = [];
  readonly #puts: Seq[] = [];
  readonly #acceptedBirths: Seq[] = [];
  readonly #topBirths = new Map<string, Seq>();
  readonly #weightNumbers = new Map<string, number>();
  readonly #weights: string[] = [];
  #taken = NONE;
  /** The frame that steps are written in. */
  #frame = NONE;
  /** The frame of the loop's body, and the rule and the other transition it was opened for. */
  #body = NONE;
  #bodyRule = NONE;
  #bodyOther = NONE;
  #readOutFrame = NONE;
  #sent = { states: 0, transitions: 0, weights: 0, isOpen: false };

  constructor(automaton: PAutomaton<W>, reading: Reading, spanOfRule: SpanOfRule = () => undefined) {
    this.#automaton = automaton;
    this.#isPost = reading === "deep-first";
    this.#spanOfRule = spanOfRule;
  }

  /** The step that gave a transition the weight it has; -1 when it has none. */
  birthOf(transition: number): Seq {
    return this.#births[transition] ?? NONE;
  }

  queued(transition: number): void {
    const premises = this.#of(this.birthOf(transition));
    this.#puts[transition] = this.#write(
      "put",
      0,
      "worklist",
      lines.enqueue,
      factKinds.entry,
      transition,
      0,
      0,
      premises,
    );
  }

  took(transition: number): void {
    this.#taken = transition;
    this.#openBody(NONE, NONE);
    this.#frame = this.#body;
    const put = this.#puts[transition] ?? NONE;
    const line = this.#isPost ? lines.postTake : lines.preTake;
    this.#write("take", 2, "worklist", line, 0, put, 0, 0, this.#of(put));
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
    this.#openBody(rule, first === this.#taken ? second : first);
    const isOwnRule = cause !== "epsilon" && !(cause === "push" && this.#isPost);
    const level = isOwnRule || second === this.#taken ? 1 : 0;
    this.#frame = this.log.writeFrame({
      procedure: procedureNumbers.Update,
      parent: this.#body,
      callLine: this.#callLine(cause, first, second),
      arguments: [transition, this.#weightNumber(offered), this.#weightNumber(before), NONE],
    });
    const weight = this.#weightNumber(this.#automaton.weightOf(transition));
    const premises = outcome === "added" ? [] : [this.birthOf(transition)];
    if (first !== NONE) premises.push(this.birthOf(first));
    if (second !== NONE) premises.push(this.birthOf(second));
    const kind = factKinds.transition;
    if (outcome === "unchanged")
      this.#write("known", level, cause, lines.ifChanged, kind, this.birthOf(transition), weight, rule, premises);
    else {
      const made = outcome === "added" ? "derive" : "refine";
      this.#births[transition] = this.#write(
        made,
        level,
        cause,
        lines.assign,
        kind,
        transition,
        weight,
        rule,
        premises,
      );
    }
  }

  accepted(state: number, transition: number, weight: W, isFirst: boolean): void {
    this.#openReadOut();
    const rest = transition === NONE ? NONE : (this.#acceptedBirths[this.#automaton.toOf(transition)] ?? NONE);
    const was = this.#acceptedBirths[state] ?? NONE;
    const premises = [...(isFirst ? [] : [was]), ...this.#of(rest), ...this.#of(this.#births[transition])];
    const rule = transition === NONE ? "final" : "accept";
    const line = transition === NONE ? lines.final : lines.accept;
    this.#acceptedBirths[state] = this.#write(
      isFirst ? "derive" : "refine",
      1,
      rule,
      line,
      factKinds.accepted,
      state,
      this.#weightNumber(weight),
      transition,
      premises,
    );
  }

  top(location: number, symbol: number, transition: number, weight: W, isFirst: boolean): void {
    this.#openReadOut();
    const key = `${location},${symbol}`;
    const rest = transition === NONE ? NONE : (this.#acceptedBirths[this.#automaton.toOf(transition)] ?? NONE);
    const was = this.#topBirths.get(key) ?? NONE;
    const premises = [...(isFirst ? [] : [was]), ...this.#of(rest), ...this.#of(this.#births[transition])];
    const kind = isFirst ? "derive" : "refine";
    const number = this.#weightNumber(weight);
    const seq = this.#write(kind, 1, "read-top", lines.readTop, factKinds.top, location, symbol, number, premises);
    this.#topBirths.set(key, seq);
  }

  /** The symbol tables' rows since the last call. */
  newSymbols(): SymbolChunk {
    const automaton = this.#automaton;
    const { system } = automaton;
    const sent = this.#sent;
    const fresh: Partial<PushdownSymbols> = {
      states: range(sent.states, automaton.stateCount).map((state) => ({
        name: automaton.stateName(state),
        kind: automaton.stateKind(state),
        isFinal: automaton.isFinal(state),
        middle: automaton.middleOf(state) ?? [NONE, NONE],
      })),
      transitions: range(sent.transitions, automaton.transitionCount).map((transition) => ({
        from: automaton.fromOf(transition),
        symbol: automaton.symbolOf(transition),
        to: automaton.toOf(transition),
      })),
      weights: this.#weights.slice(sent.weights),
    };
    const { semiring } = system;
    const fixed: Partial<PushdownSymbols> = {
      stackSymbols: system.symbolNames,
      rules: system.rules().map(({ kind, from, to, weight, payload }) => ({
        kind,
        from,
        to,
        weight: semiring.show(weight),
        span: payload === NONE ? undefined : this.#spanOfRule(payload),
      })),
      pushdown: [
        { direction: this.#isPost ? "post" : "pre", semiring: semiring.name, one: semiring.show(semiring.one) },
      ],
    };
    const isOpen = sent.isOpen;
    this.#sent = {
      states: automaton.stateCount,
      transitions: automaton.transitionCount,
      weights: this.#weights.length,
      isOpen: true,
    };
    return isOpen ? { ...fresh } : { ...fresh, ...fixed };
  }

  /** The loop's body for a rule and, in a join, the other transition: one frame for all the updates they make. */
  #openBody(rule: number, other: number): void {
    if (this.#body !== NONE && rule !== NONE && this.#bodyRule === rule && this.#bodyOther === other) return;
    this.#bodyRule = rule;
    this.#bodyOther = other;
    this.#body = this.log.writeFrame({
      procedure: this.#isPost ? procedureNumbers.PostStar : procedureNumbers.PreStar,
      parent: NONE,
      callLine: 0,
      arguments: [this.#taken, rule, other, NONE],
    });
  }

  #openReadOut(): void {
    if (this.#readOutFrame === NONE)
      this.#readOutFrame = this.log.writeFrame({
        procedure: procedureNumbers.ReadOut,
        parent: NONE,
        callLine: 0,
        arguments: [NONE, NONE, NONE, NONE],
      });
    this.#frame = this.#readOutFrame;
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

  #write(
    kind: "take" | "put" | "derive" | "refine" | "known",
    level: number,
    rule: RuleName,
    line: number,
    factKind: number,
    a: number,
    b: number,
    c: number,
    premises: readonly Seq[],
  ): Seq {
    return this.log.write(
      { kind, level, rule: numberOfRule[rule], line, frame: this.#frame, statement: NONE, factKind, a, b, c },
      premises,
    );
  }

  #weightNumber(weight: W): number {
    const label = this.#automaton.system.semiring.show(weight);
    const known = this.#weightNumbers.get(label);
    if (known !== undefined) return known;
    this.#weightNumbers.set(label, this.#weights.length);
    return this.#weights.push(label) - 1;
  }

  #of(seq: Seq | undefined): readonly Seq[] {
    return seq === undefined || seq === NONE ? [] : [seq];
  }
}

const numberOfRule = Object.fromEntries(ruleNames.map((name, number) => [name, number])) as Readonly<
  Record<RuleName, number>
>;

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
