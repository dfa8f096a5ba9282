import { useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { GraphModel, GraphView } from "../../../trace/index.ts";
import { graphDesk } from "../../store/index.ts";
import { isInRows } from "../flow/index.ts";
import { isAutomaton } from "../model/index.ts";
import { extentOf, type FocusContext, focusContext } from "./focus-context.ts";
import { stepElements } from "./step-elements.ts";

interface FocusOptions {
  /** What is laid out. */
  readonly model: GraphModel;
  readonly view: GraphView;
  readonly markedIds: readonly string[];
  readonly selectedId: string | undefined;
  /** There is not too much to draw all of it. */
  readonly canShowWhole: boolean;
}

export interface GraphFocus extends FocusContext {
  /** The reader has asked for everything. */
  readonly isWhole: boolean;
}

const none: ReadonlySet<string> = new Set();
const whole: GraphFocus = { calls: 0, folded: none, context: none, isWhole: true };

/** What of a large graph is shown one by one at a step; undefined for a graph that is always shown whole. */
export function useFocus({ model, view, markedIds, selectedId, canShowWhole }: FocusOptions): GraphFocus | undefined {
  const { isWhole, widened } = useStore(graphDesk);
  // Automata and graphs in rows have slices of their own.
  const isLarge = useMemo(() => extentOf(model) !== "all" && !isAutomaton(model) && !isInRows(model), [model]);
  const focus = useMemo((): GraphFocus | undefined => {
    if (!isLarge) return undefined;
    if (isWhole && canShowWhole) return whole;
    const step = stepElements(view, markedIds);
    return { ...focusContext({ model, step, selected: selectedId, widened }), isWhole: false };
  }, [isLarge, isWhole, canShowWhole, view, markedIds, model, selectedId, widened]);
  const folded = useSameSet(focus?.folded);
  return useMemo(() => focus && { ...focus, folded: folded ?? focus.folded }, [focus, folded]);
}

/** The set of the last time when it has the same elements: what is drawn follows from the object. */
function useSameSet(set: ReadonlySet<string> | undefined): ReadonlySet<string> | undefined {
  const before = useRef(set);
  const isSame = before.current?.size === set?.size && [...(set ?? [])].every((id) => before.current?.has(id));
  if (!isSame) before.current = set;
  return before.current;
}
