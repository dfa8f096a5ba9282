import { capabilityKind } from "../../../kernel/index.ts";
import type { Seq } from "../../log/step.ts";
import type { BoardSession } from "../board-session.ts";

/** Some steps are about code of the library. */
interface InLibrary {
  /** The class of the library whose code a step is about; "" for the reader’s program. */
  libraryOf(seq: Seq): string;
}

export const inLibrary = capabilityKind<InLibrary>();

/** The class of the library whose code a step is about; "" for the reader’s program, and where there is no library. */
export function libraryOf(session: BoardSession, seq: Seq): string {
  return session.capabilityAt(inLibrary, seq)?.libraryOf(seq) ?? "";
}
