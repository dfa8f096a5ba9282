import type { IntColumn } from "../kernel/index.ts";
import { type Recording, type Seq, UNRECORDED } from "../trace/index.ts";

/** The state of a recording at a position: facts there are, entries that wait. */
export interface RecordedState {
  readonly facts: readonly Seq[];
  readonly agenda: readonly Seq[];
}

/** The state after n steps, found by carrying them out one after the other. */
export function stateByReplay(recording: Recording, n: number): RecordedState {
  const replay = new Replay(recording);
  for (let seq = 0; seq < n; seq++) replay.carryOut(seq);
  return replay.state();
}

/**
 * The first position at which the two ways to a state do not agree. The replay goes through all positions; they are
 * compared at all of them, or at about `most` and at the end.
 */
export function firstDisagreement(recording: Recording, most = Number.POSITIVE_INFINITY): number | undefined {
  const replay = new Replay(recording);
  const births = birthsOf(recording);
  const stride = Math.max(1, Math.floor(recording.length / most));
  for (let n = 0; n <= recording.length; n++) {
    if (n > 0) replay.carryOut(n - 1);
    if (n % stride !== 0 && n !== recording.length) continue;
    const [replayed, filtered] = [replay.state(), stateAt(recording, births, n)];
    if (!areSame(replayed.facts, filtered.facts) || !areSame(replayed.agenda, filtered.agenda)) return n;
  }
  return undefined;
}

class Replay {
  readonly #recording: Recording;
  readonly #facts = new Set<Seq>();
  readonly #agenda = new Set<Seq>();

  constructor(recording: Recording) {
    this.#recording = recording;
  }

  carryOut(seq: Seq): void {
    const { sections, steps } = this.#recording;
    const step = steps.step(seq);
    if (sections[steps.section(seq)]?.name === UNRECORDED) this.#agenda.clear();
    if (step.kind === "derive" || step.kind === "refine") this.#facts.add(seq);
    else if (step.kind === "put") this.#agenda.add(seq);
    else if (step.kind === "take" && !this.#agenda.delete(step.entry))
      throw new Error(`step ${seq} takes an entry that does not wait`);
    else if (step.kind === "close") this.#agenda.delete(step.fact);
    else if (step.kind === "known" && !this.#facts.has(step.fact))
      throw new Error(`step ${seq} knows a fact that is not there`);
  }

  state(): RecordedState {
    return { facts: [...this.#facts], agenda: [...this.#agenda] };
  }
}

/** By asking which facts were born and which entries were put and not yet taken. */
export function stateByFilter(recording: Recording, n: number): RecordedState {
  return stateAt(recording, birthsOf(recording), n);
}

function stateAt(recording: Recording, births: readonly IntColumn[], n: number): RecordedState {
  const facts = births.flatMap((all) => Array.from(all.slice(0, all.lowerBound(n))));
  return { facts: facts.sort((a, b) => a - b), agenda: recording.agendaAt(n) };
}

/** By section and kind of fact: the steps at which facts were born. */
function birthsOf(recording: Recording): readonly IntColumn[] {
  return recording.sections.flatMap((section) => section.factKinds.map((kind) => section.births(kind)));
}

function areSame(left: readonly Seq[], right: readonly Seq[]): boolean {
  return left.length === right.length && left.every((seq, index) => seq === right[index]);
}
