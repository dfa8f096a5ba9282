import { createStore } from "zustand/vanilla";

/** What holds for all graphs of the page. */
interface GraphDesk {
  readonly isLegendShown: boolean;
  /** Counts how often the reader gave the cameras back to the steps. */
  readonly released: number;
  /** Large graphs are shown whole, nothing folded. */
  readonly isWhole: boolean;
  /** By how many calls the cone of a large graph is wider than it would be. */
  readonly widened: number;
}

export const graphDesk = createStore<GraphDesk>(() => ({
  isLegendShown: false,
  released: 0,
  isWhole: false,
  widened: 0,
}));

export function showLegend(isLegendShown: boolean): void {
  graphDesk.setState({ isLegendShown });
}

/** Every graph shows its step again, wherever the reader moved it. */
export function releaseCameras(): void {
  graphDesk.setState(({ released }) => ({ released: released + 1 }));
}

export function showWhole(isWhole: boolean): void {
  graphDesk.setState({ isWhole });
}

/** One call more (1) or less (−1) around what a large graph shows; it is no longer shown whole. */
export function widenCone(by: 1 | -1): void {
  graphDesk.setState(({ widened }) => ({
    isWhole: false,
    widened: Math.min(widest, Math.max(narrowest, widened + by)),
  }));
}

const widest = 9;
const narrowest = -1;
