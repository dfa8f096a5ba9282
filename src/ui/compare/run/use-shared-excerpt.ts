import { useMemo } from "react";
import { useStore } from "zustand";
import type { GraphModel } from "../../../trace/index.ts";
import { canDrawWhole, excerptIn, excerptSize, type FinalText, hasExcerpts } from "../../graph/index.ts";
import { graphDesk, type Session, type Workbench } from "../../store/index.ts";
import { useAround, withRoom } from "../../workbench/index.ts";
import { useRuns } from "../use-runs.ts";
import type { AlignedModel } from "./align.ts";

interface SharedExcerptRequest {
  /** What all runs are arranged by. */
  readonly layoutModel: GraphModel;
  readonly runs: readonly Workbench[];
  /** For each run its recording, and its graph in shared names. */
  readonly sides: readonly { readonly session: Session; readonly aligned: AlignedModel }[];
  /** The panel that it is drawn in, as it is called. */
  readonly panel: string;
  readonly finalText: FinalText;
}

/**
 * Of graphs that have no room what the steps of all runs are about, and what is around that, each where all have it; undefined
 * where they are drawn whole.
 */
export function useSharedExcerpt({
  layoutModel,
  runs,
  sides,
  panel,
  finalText,
}: SharedExcerptRequest): ReadonlySet<string> | undefined {
  const { isWhole, widened } = useStore(graphDesk);
  const positions = useRuns(runs, ({ store }) => store.getState().position);
  const begins = useRuns(runs, beginOfStride);
  const around = useAround({ model: layoutModel }, finalText, { panel, slice: undefined });
  const isLarge = useMemo(
    () => hasExcerpts(layoutModel) || around?.isTooLarge(layoutModel) === true,
    [layoutModel, around],
  );
  const isExcerpt = isLarge && !(isWhole && canDrawWhole(layoutModel));
  return useMemo(() => {
    if (!isExcerpt) return undefined;
    const shared = sides.map(({ aligned: { ownName } }) => new Map([...ownName].map(([name, own]) => [own, name])));
    const keptOf = (size: number): ReadonlySet<string> => {
      const excerpts = sides.map(({ session: { reader, recording }, aligned: { model } }, index) => {
        const [position = 0, since = 0] = [positions[index], begins[index]];
        const shownId = (own: string) => shared[index]?.get(own);
        return excerptIn(model, { reader, recording, since, position, size, shownId });
      });
      return new Set(excerpts.flatMap((each) => [...each]));
    };
    const size = (around?.sizeOf ?? excerptSize)(widened);
    const elements = withRoom(size, keptOf, (each) => around?.hasRoom?.(layoutModel, each) ?? true);
    const position = Math.max(...positions);
    return around?.around(layoutModel, { elements, position, widened }).elements ?? elements;
  }, [isExcerpt, around, layoutModel, widened, sides, positions, begins]);
}

function beginOfStride({ store, run }: Workbench): number | undefined {
  const state = store.getState();
  return run.store.getState().session?.since(state.position, state);
}
