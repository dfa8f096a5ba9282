import { createStore } from "zustand/vanilla";

/** What of a graph the reader wants to see: all, what a node depends on, or what lines of the program are about. */
export type SliceChoice =
  | { readonly kind: "all" }
  | { readonly kind: "goal"; readonly node: string }
  | { readonly kind: "lines"; readonly lines: string };

/** By the name of the graph's layout, so that each program has its own. Nothing chosen: as the graph suggests. */
export const sliceDesk = createStore<Readonly<Record<string, SliceChoice>>>(() => ({}));

export function chooseSlice(layoutId: string, choice: SliceChoice): void {
  sliceDesk.setState({ [layoutId]: choice });
}
