import type { Recording, Seq } from "../trace/index.ts";

/** The state of a recording at a position: facts there are, entries that wait. */
export interface RecordedState {
  readonly facts: readonly Seq[];
  readonly agenda: readonly Seq[];
}

/** By carrying out the first n steps one after the other. */
export function stateByReplay(recording: Recording, n: number): RecordedState {
  const facts: Seq[] = [];
  const agenda = new Set<Seq>();
  for (let seq = 0; seq < n; seq++) {
    const step = recording.steps.step(seq);
    if (step.kind === "derive" || step.kind === "refine") facts.push(seq);
    else if (step.kind === "put") agenda.add(seq);
    else if (step.kind === "take" && !agenda.delete(step.entry))
      throw new Error(`step ${seq} takes an entry that does not wait`);
    else if (step.kind === "known" && !facts.includes(step.fact))
      throw new Error(`step ${seq} knows a fact that is not there`);
  }
  return { facts, agenda: [...agenda] };
}

/** By asking which facts were born and which entries were put and not yet taken. */
export function stateByFilter(recording: Recording, n: number): RecordedState {
  const kinds = new Set(Array.from({ length: recording.length }, (_, seq) => recording.steps.factKind(seq)));
  const facts = [...kinds].flatMap((kind) => {
    const births = recording.births(kind);
    return Array.from({ length: recording.countAt(kind, n) }, (_, index) => births.at(index));
  });
  return { facts: facts.sort((a, b) => a - b), agenda: recording.agendaAt(n) };
}
