import type { Session } from "../../run/index.ts";
import type { WorkbenchState } from "../workbench-state.ts";

/** A reader, who may be moved. */
interface Asking {
  readonly session: Session | undefined;
  readonly state: Pick<WorkbenchState, "position" | "granularity" | "isLibraryShown">;
  readonly walk: { pause(): void; jump(position: number): void };
  readonly inspection: { selectLatest(): void };
}

/** So many presses are looked at for one that has made a fact. */
const MOST_LOOKED_AT = 2_000;

/**
 * Asks why of the present step. Where it has made no fact, goes to the next place where one is made, from the end to the first;
 * undefined where none is, else whether the reader has been moved.
 */
export function whyAhead(reader: Asking): { readonly isMoved: boolean } | undefined {
  const { inspection, session, walk } = reader;
  const { position: here, granularity, isLibraryShown } = reader.state;
  if (session === undefined || hasProof(session, here)) {
    inspection.selectLatest();
    return { isMoved: false };
  }
  const strides = session.reader.strides(isLibraryShown);
  const { length } = session.recording;
  let position = here >= length ? 0 : here;
  for (let looked = 0; looked < MOST_LOOKED_AT && position < length; looked++) {
    position = strides.nextStop(position, granularity);
    if (!hasProof(session, position)) continue;
    walk.pause();
    walk.jump(position);
    inspection.selectLatest();
    return { isMoved: true };
  }
  return undefined;
}

function hasProof(session: Session, position: number): boolean {
  const fact = session.latestFact(position);
  return fact !== undefined && session.reader.why(fact, 1) !== undefined;
}
