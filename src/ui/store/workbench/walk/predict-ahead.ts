import { shownOf } from "../../../../trace/index.ts";
import type { Workbench } from "../workbench.ts";

/** So many presses are looked at for one that can be asked about. */
const MOST_LOOKED_AT = 2_000;

/**
 * Asks what the next press brings. Where there is nothing to ask, goes to the next place where there is, from the end to the
 * first one; undefined where no place has a question, else whether the reader has been moved.
 */
export function predictAhead(workbench: Workbench): { readonly isMoved: boolean } | undefined {
  const { predictor, walk, session } = workbench;
  walk.pause();
  const { position: here, granularity: stride, isLibraryShown } = workbench.state;
  const granularity = shownOf(stride);
  if (predictor.ask(granularity)) return { isMoved: false };
  if (session === undefined) return undefined;
  const strides = session.reader.strides(isLibraryShown);
  let position = here >= workbench.length ? 0 : strides.nextStop(here, granularity);
  for (let looked = 0; looked < MOST_LOOKED_AT && position < workbench.length; looked++) {
    const next = strides.nextStop(position, granularity);
    if (
      !session.reader.overLibrary.isStretch(position, next) &&
      session.reader.question(position, next) !== undefined
    ) {
      walk.jump(position);
      return predictor.ask(granularity) ? { isMoved: true } : undefined;
    }
    position = next;
  }
  return undefined;
}
