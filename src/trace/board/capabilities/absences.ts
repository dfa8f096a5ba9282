import { capabilityKind } from "../../../kernel/index.ts";
import type { Seq } from "../../log/step.ts";
import type { BoardSession } from "../board-session.ts";
import { firstOf, nonEmpty } from "./first-of.ts";

/** A section that can explain why a fact is missing. */
interface Absences {
  /** Facts about a graph element or a table row, or of the run as a whole, that are not there at the end of the recording. */
  absent(element: string | undefined): readonly string[];
  /** The step that derived a fact that no table shows, by its text; undefined if there is none. */
  factNamed?(text: string): Seq | undefined;
}

export const absences = capabilityKind<Absences>();

export function absentFrom(session: BoardSession, element: string | undefined): readonly string[] {
  return firstOf(session.capabilities(absences), (each) => nonEmpty(each.absent(element))) ?? [];
}

export function factNamed(session: BoardSession, text: string): Seq | undefined {
  return firstOf(session.capabilities(absences), (each) => each.factNamed?.(text));
}
