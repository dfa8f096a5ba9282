import { useMemo } from "react";
import { useStore } from "zustand";
import type { GraphModel } from "../../../trace/index.ts";
import { chooseSlice, type SliceChoice, sliceDesk } from "../../store/index.ts";
import type { Slice } from "../flow/index.ts";
import { choiceFor, sliceFor } from "./chosen-slice.ts";

/** What of a graph is drawn, and how to draw something else. */
export interface ShownSlice {
  readonly choice: SliceChoice;
  /** Undefined for all of the graph. */
  readonly slice: Slice | undefined;
  readonly choose: (choice: SliceChoice) => void;
}

/** The slice of a graph that the reader chose, kept under the name of its layout. */
export function useSlice(
  model: GraphModel,
  layoutId: string | undefined,
  lineOf: ((edge: string) => number | undefined) | undefined,
): ShownSlice {
  const name = layoutId ?? "";
  const chosen = useStore(sliceDesk, (desk) => desk[name]);
  const choice = useMemo(() => choiceFor(model, chosen), [model, chosen]);
  const slice = useMemo(() => sliceFor(model, choice, lineOf ?? noLine), [model, choice, lineOf]);
  // The same object for the same slice: what is laid out follows from it.
  return useMemo(() => ({ choice, slice, choose: (next) => chooseSlice(name, next) }), [name, choice, slice]);
}

function noLine(): undefined {
  return undefined;
}
