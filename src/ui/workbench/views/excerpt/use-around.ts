import { useMemo } from "react";
import { useStore } from "zustand";
import type { GraphView } from "../../../../trace/index.ts";
import { fetchedOnce, useFetching } from "../../../arrival/index.ts";
import {
  automatonLayout,
  callLayout,
  columnsFit,
  depthsOf,
  excerptContext,
  type FinalText,
  fitsInMap,
  fitsInRows,
  flowTexts,
  isAutomaton,
  isInRows,
  mapLayout,
  mayBeExcerpt,
  type Slice,
  useMeasure,
} from "../../../graph/index.ts";
import { graphDesk, roomOf } from "../../../store/index.ts";
import { useTokens } from "../../../tokens/index.ts";
import type { Around } from "./arounds.ts";

const aroundOf = fetchedOnce(() => import("./arounds.ts"));

/** Undefined for other graphs, and until the first panel of a graph and this part of the code are there. */
export function useAround(
  { model, cards }: Pick<GraphView, "model" | "cards">,
  finalText: FinalText,
  { panel, slice }: { readonly panel: string; readonly slice: Slice | undefined },
): Around | undefined {
  const room = useStore(graphDesk, (state) => roomOf(state, panel));
  const measure = useMeasure();
  const tokensIn = useTokens();
  const isRows = cards === undefined && isInRows(model);
  const isByCalls = cards === undefined && !isRows && depthsOf(model).size > 0 && mayBeExcerpt(model);
  const isColumns = isAutomaton(model);
  const isMap = model.isMap === true;
  const calls = useFetching(callLayout, isByCalls);
  const map = useFetching(mapLayout, isMap);
  const columns = useFetching(automatonLayout, isColumns);
  const fits = useFetching(columnsFit, isColumns);
  const request = useMemo(
    () =>
      measure === undefined || room === undefined
        ? undefined
        : { finalText, measure, tokensIn, room, slice, texts: flowTexts() },
    [finalText, measure, tokensIn, room, slice],
  );
  const isTooLarge = useMemo(() => {
    if (request === undefined) return false;
    if (isRows) return !fitsInRows(model, request);
    if (isMap) return map !== undefined && !fitsInMap(model, request);
    return columns !== undefined && fits?.(model, request) === false;
  }, [isRows, isMap, map, columns, fits, model, request]);
  const context = useFetching(excerptContext, isByCalls || isTooLarge);
  const arounds = useFetching(aroundOf, isByCalls || isTooLarge);
  return useMemo((): Around | undefined => {
    if (context === undefined || arounds === undefined || request === undefined) return undefined;
    if (isTooLarge) return (isRows ? arounds.inRows : isMap ? arounds.inMap : arounds.inColumns)(context, request);
    return calls && arounds.byCalls(context, request);
  }, [request, calls, context, arounds, isRows, isMap, isTooLarge]);
}
