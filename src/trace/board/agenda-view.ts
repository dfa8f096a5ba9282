import type { Section } from "../log/section.ts";
import type { Seq } from "../log/step.ts";
import type { QueueItem, QueueView } from "./view-data.ts";

/**
 * The agenda of a section at position n: what was just taken, and what waits. Nothing is shown as taken before the loop,
 * once the fixed point is reached, and where the engine says that the loop `isOver`.
 */
export function agendaView(
  section: Section,
  n: number,
  since: number,
  textOf: (put: Seq) => string,
  isOver = false,
): QueueView {
  const waiting = section.agendaAt(n);
  const item = (put: Seq): QueueItem => ({ fact: put, text: textOf(put), isNew: put >= since });
  const isAtEnd = section.isEnd(n) && waiting.length === 0;
  const begin = n === 0 || isAtEnd || isOver ? undefined : section.lastTakeAt(n - 1);
  // An iteration may begin otherwise: with what is there before the loop, with narrowing after it.
  const take = begin !== undefined && section.steps.kind(begin) === "take" ? begin : undefined;
  return {
    kind: "queue",
    taken: take === undefined ? undefined : { ...item(section.steps.subject(take)), isNew: take >= since },
    itemCount: waiting.length,
    item: (index) => item(waiting.at(index) ?? 0),
  };
}
