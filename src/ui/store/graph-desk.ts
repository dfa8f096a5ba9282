import { createStore } from "zustand/vanilla";

/** What holds for all graphs of the page. */
interface GraphDesk {
  readonly isLegendShown: boolean;
  /** Counts how often the reader gave the cameras back to the steps. */
  readonly released: number;
  /** Large graphs are shown whole, not what the step is about. */
  readonly isWhole: boolean;
  /** How much more is shown of a large graph than would be, in sizes. */
  readonly widened: number;
  /** What the drawing of the stage has room for with the smallest letters that the page allows, in layout units; undefined before one is there. */
  readonly room: Room | undefined;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

export const graphDesk = createStore<GraphDesk>(() => ({
  isLegendShown: false,
  released: 0,
  isWhole: false,
  widened: 0,
  room: undefined,
}));

export function giveRoom(room: Room): void {
  const now = graphDesk.getState().room;
  if (now?.width !== room.width || now.height !== room.height) graphDesk.setState({ room });
}

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

/** More (1) or less (−1) of a large graph than is shown; it is no longer shown whole. */
export function widenExcerpt(by: 1 | -1): void {
  graphDesk.setState(({ widened }) => ({
    isWhole: false,
    widened: Math.min(widest, Math.max(narrowest, widened + by)),
  }));
}

const widest = 9;
const narrowest = -1;
