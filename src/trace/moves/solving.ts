import { append, shuffled } from "../../kernel/index.ts";
import type { BoardSession } from "../board/board-session.ts";
import type { Recording } from "../log/recording.ts";
import type { Seq } from "../log/step.ts";
import { plain } from "./plain.ts";

/** The verdict of the run on a move of the reader. */
export type Verdict =
  /** It follows. `text` is as the field writes it. */
  | { readonly kind: "made"; readonly text: string }
  /** It rests on `premise`, which does not hold yet. */
  | { readonly kind: "missing"; readonly text: string; readonly premise: string }
  /** It holds already. */
  | { readonly kind: "known"; readonly text: string }
  /** No rule ever derives it. */
  | { readonly kind: "underivable"; readonly text: string };

/** A premise of something that follows; undefined where its rule, `rule` by message id, needs none. */
export interface Hint {
  readonly premise: string | undefined;
  readonly rule: string;
}

/** An entry that waits. */
export interface Waiting {
  /** The step that put it. */
  readonly put: Seq;
  /** 0 is the one that has waited longest. */
  readonly place: number;
}

type Reader = Pick<BoardSession, "made" | "elements" | "otherPremises"> & Partial<Pick<BoardSession, "shown">>;

/** A fact that a step derives, and its premises. */
interface Move {
  readonly step: Seq;
  readonly text: string;
  readonly rule: string;
  readonly needs: readonly Seq[];
  /** It has no premises: it holds from the beginning. */
  readonly isGiven: boolean;
}

/** Answers that were given before their turn. */
type EarlyAnswers = ReadonlySet<string>;

const nothing: EarlyAnswers = new Set();

/** The most answers to choose from, those among them that follow, and how far on wrong ones are looked for. */
const MAX_CHOICES = 6;
const MAX_RIGHT = 3;
const LATER = 300;

/**
 * A reader makes the moves of a run: takes an entry, and states one by one the facts that follow from it. The recording has
 * every fact with its premises, so each fact that follows is accepted in any order, and for any other the
 * missing premise is known.
 *
 * A turn is an iteration: it begins after the step that takes an entry (the first one at 0) and ends where the next
 * begins. A right answer before its turn is kept by its text, in `ahead`.
 */
export class Solving {
  readonly #recording: Recording;
  readonly #reader: Reader;
  /** The steps that make a fact, by what is left of its text, with long names or short ones, when signs are typed plainly. */
  readonly #byText = new Map<string, Seq[]>();
  readonly #moves = new Map<Seq, Move>();

  constructor(recording: Recording, reader: Reader) {
    this.#recording = recording;
    this.#reader = reader;
    for (let step = 0; step < recording.length; step++) {
      const made = reader.made(step);
      if (made === undefined) continue;
      const { text, rule, premises } = made;
      const needs = this.#factsAmong(premises);
      this.#moves.set(step, { step, text, rule, needs, isGiven: premises.length === 0 });
      for (const key of new Set([text, reader.shown?.(text) ?? text].map(plain))) append(this.#byText, key, step);
    }
  }

  /** Where the turn ends that position n belongs to. */
  endOfTurn(n: number): number {
    return this.#recording.nextStop(n, "iteration");
  }

  /** The step that has to be made next, counted from position n: the end of the turn when nothing is left in it. */
  next(n: number, ahead: EarlyAnswers): number {
    return this.#left(n, ahead)[0]?.step ?? this.endOfTurn(n);
  }

  /** The fact that has to be made next; undefined when nothing is left in the turn. */
  nextText(n: number, ahead: EarlyAnswers): string | undefined {
    return this.#left(n, ahead)[0]?.text;
  }

  /** The facts of the turn that position n belongs to, from n on. */
  factsOfTurn(n: number): readonly string[] {
    return this.#left(n, nothing).map(({ text }) => text);
  }

  /** How many facts the turn still has to give. */
  countLeft(n: number, ahead: EarlyAnswers): number {
    return this.#left(n, ahead).length;
  }

  /** The verdict on a fact that is typed, at position n. */
  judge(written: string, n: number, ahead: EarlyAnswers): Verdict {
    const steps = this.#byText.get(plain(written)) ?? [];
    const coming = steps
      .map((step) => this.#moves.get(step))
      .filter((move) => move !== undefined && move.step >= n && !move.isGiven);
    const [first] = coming;
    if (first === undefined)
      return steps.length > 0 ? { kind: "known", text: this.#text(steps[0]) } : { kind: "underivable", text: written };
    const { text } = first;
    if (ahead.has(text)) return { kind: "known", text };
    let premise: string | undefined;
    for (const move of coming) {
      if (move === undefined) continue;
      const missing = this.#missing(move, n, ahead);
      if (missing === undefined) return { kind: "made", text };
      premise ??= missing;
    }
    return { kind: "missing", text, premise: premise ?? "" };
  }

  /** The fact that is shown by two elements, first of those that follow now: an edge by its ends. */
  between(first: string, second: string, n: number, ahead: EarlyAnswers): string | undefined {
    let found: string | undefined;
    for (const move of this.#moves.values()) {
      if (move.step < n) continue;
      const elements = this.#reader.elements(move.step);
      if (!elements.includes(first) || !elements.includes(second)) continue;
      if (this.#missing(move, n, ahead) === undefined) return move.text;
      found ??= move.text;
    }
    return found;
  }

  /** Answers to choose from: some of what follows now, if anything, among what does not follow yet. */
  choices(n: number, ahead: EarlyAnswers): readonly string[] {
    const left = this.#left(n, ahead);
    const right = left.filter((move) => this.#missing(move, n, ahead) === undefined).slice(0, MAX_RIGHT);
    const texts = new Set(right.map(({ text }) => text));
    for (const { text } of this.#notYet(n, ahead)) {
      if (texts.size >= MAX_CHOICES) break;
      texts.add(text);
    }
    return shuffled([...texts], n);
  }

  /** One premise of something that follows now; undefined where nothing is left. */
  hint(n: number, ahead: EarlyAnswers): Hint | undefined {
    const move = this.#left(n, ahead).find((each) => this.#missing(each, n, ahead) === undefined);
    if (move === undefined) return undefined;
    const premise = move.needs.at(-1);
    return { premise: premise === undefined ? undefined : this.#text(premise), rule: move.rule };
  }

  /** The entries of which one is taken at the end of a turn. */
  waitingAt(n: number): readonly Waiting[] {
    return this.#recording.agendaAt(n).map((put, place) => ({ put, place }));
  }

  /** How many entries were taken before position n. */
  takesBefore(n: number): number {
    let takes = 0;
    for (let step = 0; step < n; step++) if (this.#recording.steps.kind(step) === "take") takes++;
    return takes;
  }

  /** The put step of the entry that the run takes at position n; undefined where it takes none. */
  takenAt(n: number): Seq | undefined {
    const { steps, length } = this.#recording;
    return n < length && steps.kind(n) === "take" ? steps.subject(n) : undefined;
  }

  #left(n: number, ahead: EarlyAnswers): readonly Move[] {
    const end = this.endOfTurn(n);
    const left: Move[] = [];
    for (let step = n; step < end; step++) {
      const move = this.#moves.get(step);
      if (move !== undefined && !move.isGiven && !ahead.has(move.text)) left.push(move);
    }
    return left;
  }

  /** Later moves that do not follow yet, the nearest first. */
  *#notYet(n: number, ahead: EarlyAnswers): Iterable<Move> {
    const to = Math.min(this.#recording.length, n + LATER);
    for (let step = n; step < to; step++) {
      const move = this.#moves.get(step);
      if (move !== undefined && !ahead.has(move.text) && this.#missing(move, n, ahead) !== undefined) yield move;
    }
  }

  /** The first missing premise of a move; none if another rule concludes the same fact already. */
  #missing({ step, needs }: Move, n: number, ahead: EarlyAnswers): string | undefined {
    const isMissing = (premise: Seq): boolean => !this.#isThere(premise, n, ahead);
    const missing = needs.find(isMissing);
    if (missing === undefined || ahead.size === 0) return missing === undefined ? undefined : this.#text(missing);
    const others = this.#reader.otherPremises(step).map((premises) => this.#factsAmong(premises));
    return others.some((other) => !other.some(isMissing)) ? undefined : this.#text(missing);
  }

  #isThere(step: Seq, n: number, ahead: EarlyAnswers): boolean {
    const move = this.#moves.get(step);
    if (step < n || move === undefined || move.isGiven || ahead.has(move.text)) return true;
    return (this.#byText.get(plain(move.text))?.[0] ?? n) < n;
  }

  /** Facts; in place of the bookkeeping of an agenda, what that rests on. */
  #factsAmong(premises: readonly Seq[]): readonly Seq[] {
    const { steps } = this.#recording;
    return premises.flatMap((premise) =>
      this.#moves.has(premise) ? [premise] : this.#factsAmong(steps.premises(premise)),
    );
  }

  #text(step: Seq | undefined): string {
    return this.#moves.get(step ?? -1)?.text ?? "";
  }
}
