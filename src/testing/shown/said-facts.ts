import { type BoardSession, plain, type Recording, type Seq } from "../../trace/index.ts";

/** A fact as a step made it, with the texts of what it rests on. */
export interface SaidFact {
  readonly step: Seq;
  readonly text: string;
  readonly rule: string;
  readonly premises: readonly string[];
  /** The same as derivations call them: a configuration has a name besides what it says. */
  readonly grounds: readonly string[];
}

/** The facts of a recording by what they say, read step by step: what reasons are held against. */
export class SaidFacts {
  readonly all: readonly SaidFact[];
  readonly #first = new Map<string, Seq>();

  constructor(recording: Recording, session: BoardSession) {
    const made = Array.from({ length: recording.length }, (_, step) => session.made(step));
    // In place of what an agenda did stands what that rests on.
    const textsOf = (premises: readonly Seq[]): readonly string[] =>
      premises.flatMap((premise) => made[premise]?.text ?? textsOf(recording.steps.premises(premise)));
    this.all = made.flatMap((each, step) =>
      each === undefined
        ? []
        : [
            {
              step,
              text: each.text,
              rule: each.rule,
              premises: textsOf(each.premises),
              grounds: each.premises.map((premise) => session.why(premise, 1)?.text ?? ""),
            },
          ],
    );
    for (let step = recording.length - 1; step >= 0; step--) {
      this.#note(session.why(step, 1)?.text, step);
      this.#note(made[step]?.text, step);
    }
  }

  #note(text: string | undefined, step: Seq): void {
    if (text !== undefined) this.#first.set(plain(text), step);
  }

  /** The first step that says so; undefined where none does. */
  firstOf(text: string): Seq | undefined {
    return this.#first.get(plain(text));
  }

  isThere(text: string, n: number): boolean {
    return (this.firstOf(text) ?? n) < n;
  }

  /** Whether one of these facts rests on what is said so. */
  static restOn(facts: readonly SaidFact[], text: string): boolean {
    return facts.some(({ premises, grounds }) => premises.includes(text) || grounds.includes(text));
  }

  /** The facts of that text from position n on. */
  from(text: string, n: number): readonly SaidFact[] {
    return this.all.filter((fact) => fact.step >= n && plain(fact.text) === plain(text));
  }
}
