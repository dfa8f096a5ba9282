import { IntColumn } from "../integers/index.ts";
import { type Agenda, type AgendaOrder, createAgenda } from "./agenda.ts";

/** An agenda of numbers on which each waits at most once; one that was taken may come back. */
export class DistinctAgenda {
  readonly #agenda: Agenda<number>;
  readonly #isWaiting = new IntColumn(8);

  constructor(order: AgendaOrder<number>) {
    this.#agenda = createAgenda(order);
  }

  get isEmpty(): boolean {
    return this.#agenda.isEmpty;
  }

  /** False when it waits already. */
  put(entry: number): boolean {
    if (this.#isWaiting.at(entry) === 1) return false;
    while (this.#isWaiting.length <= entry) this.#isWaiting.push(0);
    this.#isWaiting.set(entry, 1);
    this.#agenda.put(entry);
    return true;
  }

  /** Takes out the next entry; undefined when none waits. */
  take(): number | undefined {
    const entry = this.#agenda.take();
    if (entry !== undefined) this.#isWaiting.set(entry, 0);
    return entry;
  }
}
