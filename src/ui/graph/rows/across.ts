import { append } from "../../../kernel/index.ts";
import type { Block } from "./blocks.ts";
import { type Grid, space } from "./grid.ts";
import { channelOf, type Ports, trackOf } from "./ports.ts";
import type { Segment, Stop, Traffic } from "./segments.ts";
import { spread } from "./spread.ts";

/** Where everything between rows stands from left to right. */
export interface Across {
  /** Where a segment leaves the row of its figure. */
  readonly ports: ReadonlyMap<Segment, number>;
  readonly stops: ReadonlyMap<string, number>;
  /** Where segments past other rows go up or down, right of everything. */
  readonly far: ReadonlyMap<Segment, number>;
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
  const { stops, segments } = traffic;
  const bordersOf = (figure: string) => grid.columns[columnOf.get(figure) ?? 0] ?? { left: 0, width: 0 };
  const middleOf = (figure: string) => bordersOf(figure).left + bordersOf(figure).width / 2;
  const homes = new Map(blocks.flatMap((block) => block.members.map((id) => [id, block.id] as const)));
  const ports = new Map<Segment, number>();
  for (const segment of segments) {
    if (channels.straight.has(segment)) continue;
    const { left, width } = bordersOf(segment.figure);
    const name = channelOf(homes.get(segment.figure) ?? "", columnOf.get(segment.figure) ?? 0);
    const track =
      space.track * ((segment.isOut ? channels.right : channels.left).get(name)?.indexOf(trackOf(segment)) ?? 0);
    ports.set(segment, segment.isOut ? left + width + space.arrow / 2 + track : left - space.arrow - track);
  }
  const wished = wishesOf(traffic, (segment) => ports.get(segment) ?? middleOf(segment.figure));
  const ends = new Map<string, Segment[]>();
  for (const segment of channels.straight) append(ends, `${segment.isDown} ${segment.figure}`, segment);
  for (const own of ends.values()) {
    const inOrder = own.toSorted((a, b) => wished(a.stop) - wished(b.stop));
    for (const [index, segment] of inOrder.entries())
      ports.set(segment, middleOf(segment.figure) + (index - (own.length - 1) / 2) * apart);
  }
  const places = placesOf([...stops.values()], wished);
  for (const own of ends.values()) straighten(own, ports, places, middleOf);
  const right = Math.max(grid.width, ...[...stops.values()].map(({ id, width }) => (places.get(id) ?? 0) + width / 2));
  const far = new Map(
    segments.filter(({ isFar }) => isFar).map((segment, index) => [segment, right + apart * (index + 2)]),
  );
  return { ports, stops: places, far };
}

/** Where a stop would like to stand: in the middle of what leads to it and away from it. */
function wishesOf({ stops, segments }: Traffic, portOf: (segment: Segment) => number): (stop: string) => number {
  const byStop = new Map<string, Segment[]>();
  for (const segment of segments) if (!segment.isFar) append(byStop, segment.stop, segment);
  for (const { id, beside } of stops.values())
    for (const segment of segments) if (beside.includes(segment.edge)) append(byStop, id, segment);
  const wishes = new Map(
    [...byStop].map(([stop, own]) => [stop, own.reduce((sum, segment) => sum + portOf(segment), 0) / own.length]),
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
  segments: readonly Segment[],
  ports: Map<Segment, number>,
  stops: ReadonlyMap<string, number>,
  middleOf: (figure: string) => number,
): void {
  for (const segment of segments) {
    const place = stops.get(segment.stop);
    if (place === undefined || Math.abs(place - middleOf(segment.figure)) > reach) continue;
    const isFree = segments.every(
      (other) => other === segment || Math.abs((ports.get(other) ?? 0) - place) >= apart - 4,
    );
    if (isFree) ports.set(segment, place);
  }
}
