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
  /** What panels of the stage have room for with the smallest letters that the page allows, in layout units. */
  readonly rooms: ReadonlyMap<string, Room>;
  /** That of the panel that was measured last, for one that never was; undefined before one is there. */
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
  rooms: new Map(),
  room: undefined,
}));

export function giveRoom(panel: string, room: Room): void {
  const now = graphDesk.getState();
  if (isSameRoom(now.rooms.get(panel), room) && isSameRoom(now.room, room)) return;
  graphDesk.setState({ room, rooms: new Map(now.rooms).set(panel, room) });
}

function isSameRoom(one: Room | undefined, other: Room): boolean {
  return one?.width === other.width && one.height === other.height;
}

/** The room of a panel. Others beside it may be higher or wider. */
export function roomOf({ rooms, room }: GraphDesk, panel: string): Room | undefined {
  return rooms.get(panel) ?? room;
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
