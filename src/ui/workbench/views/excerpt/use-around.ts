import { useMemo } from "react";
import { useStore } from "zustand";
import type { GraphModel, GraphView } from "../../../../trace/index.ts";
import { useFetching } from "../../../arrival/index.ts";
import {
  callLayout,
  depthsOf,
  excerptContext,
  type FinalText,
  fitsWhole,
  mayBeExcerpt,
  useMeasure,
  type WithContext,
} from "../../../graph/index.ts";
import { graphDesk } from "../../../store/index.ts";
import { useTokens } from "../../../tokens/index.ts";

/** Whether a graph can be read with all of it in sight, in this share of the room. */
type Fits = (model: GraphModel, share?: number) => boolean;

/** What is drawn of graphs of methods by their calls that may be too large for their panel. */
export interface Around {
  readonly fits: Fits;
  readonly withContext: WithContext;
}

/** Undefined for other graphs, and until the first panel of a graph and this part of the code are there. */
export function useAround({ model, cards }: GraphView, finalText: FinalText): Around | undefined {
  const room = useStore(graphDesk, (state) => state.room);
  const measure = useMeasure();
  const tokensIn = useTokens();
  const isWanted = cards === undefined && depthsOf(model).size > 0 && mayBeExcerpt(model);
  const calls = useFetching(callLayout, isWanted);
  const context = useFetching(excerptContext, isWanted);
  return useMemo(() => {
    if (calls === undefined || context === undefined || measure === undefined || room === undefined) return undefined;
    const fits: Fits = (part, share = 1) => {
      const shared = { width: room.width * share, height: room.height * share };
      return fitsWhole(part, { finalText, measure, tokensIn, room: shared });
    };
    return { fits, withContext: context.withContext };
  }, [finalText, measure, tokensIn, room, calls, context]);
}
