import { type Board, type BoardSession, findFact, positionOfAt, type Recording, type Seq } from "../../trace/index.ts";
import { Facts } from "../sheet/facts.ts";
import type { Slide } from "./read-lecture.ts";

/** A whole recording as its board reads it. */
export interface ReadRun {
  readonly board: Board;
  readonly reader: BoardSession;
  readonly recording: Recording;
}

/** At which position a slide stands; undefined where its run does not get there. */
export function positionOf({ at, fact, stop, run: { lesson } }: Slide, run: ReadRun): number | undefined {
  // Where runs part is known once they stand side by side.
  if (at === "parting") return 0;
  if (at !== undefined) return at === "end" ? run.recording.length : positionOfAt(run.recording, at);
  const wanted = fact ?? (stop === undefined ? undefined : lesson?.stops?.[stop - 1]?.when);
  if (wanted === undefined) return 0;
  const found = findFact(run, wanted) ?? madeAt(run, wanted);
  return found === undefined ? undefined : found + 1;
}

/** The step that made a fact, as exercises write it: `[]:C.main() ∈ RM`. */
function madeAt({ recording, reader }: ReadRun, wanted: string | readonly string[]): Seq | undefined {
  const facts = new Facts(recording, reader);
  return [wanted].flat().flatMap((text) => facts.at(text, facts.end)?.step ?? [])[0];
}
