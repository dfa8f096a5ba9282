import { useMemo } from "react";
import type { PanelView } from "../../../trace/index.ts";
import { type Session, useRunState, useStepSize, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** A position in a recording, with everything that decides what a panel shows. */
export interface Moment {
  readonly session: Session;
  /** Grows with the recording: views made before are of an older length. */
  readonly version: number;
  readonly position: number;
  readonly since: number;
  /** All that happened since is the library’s. */
  readonly isInLibrary: boolean;
}

/** The present moment, or undefined while there is no recording. */
export function useMoment(): Moment | undefined {
  const session = useRunState((state) => state.session);
  const version = useRunState((state) => state.version);
  const position = useWorkbenchState((state) => state.position);
  const size = useStepSize(useWorkbench());
  return useMemo(() => {
    if (session === undefined) return undefined;
    const since = session.since(position, size);
    const isInLibrary = !size.isLibraryShown && session.reader.overLibrary.isStretch(since, position);
    return { session, version, position, since, isInLibrary };
  }, [session, version, position, size]);
}

/** What a panel shows at a moment. */
export function usePanelView(panel: string, moment: Moment | undefined): PanelView | undefined {
  return useMemo(() => moment?.session.reader.view(panel, moment.position, moment.since), [panel, moment]);
}
