import { useMemo } from "react";
import type { PanelView } from "../../../trace/index.ts";
import { type Session, useRunState, useWorkbenchState } from "../../store/index.ts";

/** A position in a recording, with everything that decides what a panel shows. */
export interface Moment {
  readonly session: Session;
  /** Grows with the recording: views made before are of an older length. */
  readonly version: number;
  readonly position: number;
  readonly since: number;
}

/** The present moment, or undefined while there is no recording. */
export function useMoment(): Moment | undefined {
  const session = useRunState((state) => state.session);
  const version = useRunState((state) => state.version);
  const position = useWorkbenchState((state) => state.position);
  const granularity = useWorkbenchState((state) => state.granularity);
  return useMemo(
    () =>
      session === undefined ? undefined : { session, version, position, since: session.since(position, granularity) },
    [session, version, position, granularity],
  );
}

/** What a panel shows at a moment. */
export function usePanelView(panel: string, moment: Moment | undefined): PanelView | undefined {
  return useMemo(() => moment?.session.reader.view(panel, moment.position, moment.since), [panel, moment]);
}
