import { createStore } from "zustand/vanilla";

/** What holds for all graphs of the page. */
export interface GraphDesk {
  readonly isLegendShown: boolean;
  /** Counts how often the reader gave the cameras back to the steps. */
  readonly released: number;
}

export const graphDesk = createStore<GraphDesk>(() => ({ isLegendShown: false, released: 0 }));

export function showLegend(isLegendShown: boolean): void {
  graphDesk.setState({ isLegendShown });
}

/** Every graph shows its step again, wherever the reader moved it. */
export function releaseCameras(): void {
  graphDesk.setState(({ released }) => ({ released: released + 1 }));
}
