import { append } from "../../../kernel/index.ts";
import type { Block } from "./blocks.ts";
import { type Grid, space } from "./grid.ts";
import type { Hop, Stop, Traffic } from "./hops.ts";
import { channelOf, type Ports, trackOf } from "./ports.ts";
import { spread } from "./spread.ts";

/** Where everything between rows stands from left to right. */
export interface Across {
  /** Where a hop leaves the row of its figure. */
  readonly ports: ReadonlyMap<Hop, number>;
  readonly stops: ReadonlyMap<string, number>;
  /** Where hops past other rows go up or down, right of everything. */
  readonly far: ReadonlyMap<Hop, number>;
}

/** Between two lines at one end of a figure. */
const apart = 14;
/** Between two figures between rows. */
const gap = 20;

export function acrossOf(
  blocks: readonly Block[],
  columnOf: ReadonlyMap<string, number>,
  grid: Grid,
  channels: Ports,
  traffic: Traffic,
): Across {
  const { stops, hops } = traffic;
  const bordersOf = (figure: string) => grid.columns[columnOf.get(figure) ?? 0] ?? { left: 0, width: 0 };
  const middleOf = (figure: string) => bordersOf(figure).left + bordersOf(figure).width / 2;
  const homes = new Map(blocks.flatMap((block) => block.members.map((id) => [id, block.id] as const)));
  const ports = new Map<Hop, number>();
  for (const hop of hops) {
    if (channels.straight.has(hop)) continue;
    const { left, width } = bordersOf(hop.figure);
    const name = channelOf(homes.get(hop.figure) ?? "", columnOf.get(hop.figure) ?? 0);
    const track = space.track * ((hop.isOut ? channels.right : channels.left).get(name)?.indexOf(trackOf(hop)) ?? 0);
    ports.set(hop, hop.isOut ? left + width + space.arrow / 2 + track : left - space.arrow - track);
  }
  const wished = wishesOf(traffic, (hop) => ports.get(hop) ?? middleOf(hop.figure));
  const ends = new Map<string, Hop[]>();
  for (const hop of channels.straight) append(ends, `${hop.isDown} ${hop.figure}`, hop);
  for (const own of ends.values()) {
    const inOrder = own.toSorted((a, b) => wished(a.stop) - wished(b.stop));
    for (const [index, hop] of inOrder.entries())
      ports.set(hop, middleOf(hop.figure) + (index - (own.length - 1) / 2) * apart);
  }
  const places = placesOf([...stops.values()], wished);
  for (const own of ends.values()) straighten(own, ports, places, middleOf);
  const right = Math.max(grid.width, ...[...stops.values()].map(({ id, width }) => (places.get(id) ?? 0) + width / 2));
  const far = new Map(hops.filter(({ isFar }) => isFar).map((hop, index) => [hop, right + apart * (index + 2)]));
  return { ports, stops: places, far };
}

/** Where a stop would like to stand: in the middle of what leads to it and away from it. */
function wishesOf({ stops, hops }: Traffic, portOf: (hop: Hop) => number): (stop: string) => number {
  const byStop = new Map<string, Hop[]>();
  for (const hop of hops) if (!hop.isFar) append(byStop, hop.stop, hop);
  for (const { id, beside } of stops.values())
    for (const hop of hops) if (beside.includes(hop.edge)) append(byStop, id, hop);
  const wishes = new Map(
    [...byStop].map(([stop, own]) => [stop, own.reduce((sum, hop) => sum + portOf(hop), 0) / own.length]),
  );
  return (stop) => wishes.get(stop) ?? 0;
}

function placesOf(stops: readonly Stop[], wished: (stop: string) => number): ReadonlyMap<string, number> {
  const rows = [...new Set(stops.map((stop) => stop.gap))];
  const places = rows.flatMap((row) => {
    const own = stops.filter((stop) => stop.gap === row);
    return [
      ...spread(
        own.map(({ id, width }) => ({ id, at: wished(id), width: Math.max(width, apart) })),
        gap,
      ),
    ];
  });
  return new Map(places);
}

/** How far from the middle of a figure a line may leave it, to be straight. */
const reach = 22;

/** A line that would have to turn a little does not have to. */
function straighten(
  hops: readonly Hop[],
  ports: Map<Hop, number>,
  stops: ReadonlyMap<string, number>,
  middleOf: (figure: string) => number,
): void {
  for (const hop of hops) {
    const place = stops.get(hop.stop);
    if (place === undefined || Math.abs(place - middleOf(hop.figure)) > reach) continue;
    const isFree = hops.every((other) => other === hop || Math.abs((ports.get(other) ?? 0) - place) >= apart - 4);
    if (isFree) ports.set(hop, place);
  }
}
