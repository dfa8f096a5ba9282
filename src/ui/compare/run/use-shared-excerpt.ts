import { useMemo } from "react";
import { useStore } from "zustand";
import type { GraphModel } from "../../../trace/index.ts";
import { canDrawWhole, excerptIn, excerptSize, hasExcerpts } from "../../graph/index.ts";
import { graphDesk, type Session, type Workbench } from "../../store/index.ts";
import { useRuns } from "../use-runs.ts";
import type { AlignedModel } from "./align.ts";

interface SharedExcerptRequest {
  /** What all runs are arranged by. */
  readonly layoutModel: GraphModel;
  readonly runs: readonly Workbench[];
  /** For each run its recording, and its graph in shared names. */
  readonly sides: readonly { readonly session: Session; readonly aligned: AlignedModel }[];
}

/** Of large graphs what the steps of all runs are about, each where all have it; undefined where they are drawn whole. */
export function useSharedExcerpt({ layoutModel, runs, sides }: SharedExcerptRequest): ReadonlySet<string> | undefined {
  const { isWhole, widened } = useStore(graphDesk);
  const positions = useRuns(runs, ({ store }) => store.getState().position);
  const begins = useRuns(runs, beginOfStride);
  const isExcerpt = hasExcerpts(layoutModel) && !(isWhole && canDrawWhole(layoutModel));
  return useMemo(() => {
    if (!isExcerpt) return undefined;
    const size = excerptSize(widened);
    const excerpts = sides.map(({ session, aligned: { model, ownName } }, index) => {
      const { reader, recording } = session;
      const [position = 0, since = 0] = [positions[index], begins[index]];
      const shared = new Map([...ownName].map(([name, own]) => [own, name]));
      return excerptIn(model, { reader, recording, since, position, size, shownId: (own) => shared.get(own) });
    });
    return new Set(excerpts.flatMap((each) => [...each]));
  }, [isExcerpt, widened, sides, positions, begins]);
}

function beginOfStride({ store, run }: Workbench): number | undefined {
  const state = store.getState();
  return run.store.getState().session?.since(state.position, state);
}
