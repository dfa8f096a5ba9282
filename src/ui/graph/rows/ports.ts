import { append, setAt } from "../../../kernel/index.ts";
import type { Block } from "./blocks.ts";
import type { Segment, Traffic } from "./segments.ts";
import type { Stacks } from "./stacks.ts";

/** Where segments leave and enter their figures. */
export interface Ports {
  /** At the top or the bottom, nothing being in the way. */
  readonly straight: ReadonlySet<Segment>;
  /** By block and column: what leads through the channel on the right, and on the left, track by track. */
  readonly right: Channels;
  readonly left: Channels;
}

type Channels = ReadonlyMap<string, readonly string[]>;

export function channelOf(block: string, column: number): string {
  return `${column} ${block}`;
}

/** Segments of one ribbon share a track. */
export function trackOf({ stop }: Segment): string {
  return stop;
}

/** An edge back to an earlier column, or along one, goes around below the figures. */
export function isAround(
  edge: { readonly source: string; readonly target: string },
  columns: ReadonlyMap<string, number>,
) {
  return (columns.get(edge.target) ?? 0) <= (columns.get(edge.source) ?? 0);
}

export function portsOf(
  blocks: readonly Block[],
  columns: ReadonlyMap<string, number>,
  stacks: Stacks,
  { segments, inside }: Traffic,
): Ports {
  const places = placesIn(blocks, columns, stacks);
  const channelAt = (figure: string) => places.get(figure)?.channel ?? "";
  const [right, left] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const straight = new Set<Segment>();
  const fans = new Map<string, Segment[]>();
  for (const segment of segments)
    append(fans, `${segment.isOut} ${segment.stop} ${channelAt(segment.figure)}`, segment);
  for (const [segment, ...others] of fans.values()) {
    if (segment === undefined) continue;
    const place = places.get(segment.figure);
    const isFree = segment.isDown ? place?.isLast : place?.isFirst;
    if (isFree === true && others.length === 0) straight.add(segment);
    else setAt(segment.isOut ? right : left, channelAt(segment.figure)).add(trackOf(segment));
  }
  for (const edge of inside.filter((each) => isAround(each, columns))) {
    setAt(right, channelAt(edge.source)).add(edge.id);
    setAt(left, channelAt(edge.target)).add(edge.id);
  }
  return { straight, right: listed(right), left: listed(left) };
}

function listed(sets: ReadonlyMap<string, ReadonlySet<string>>): Channels {
  return new Map([...sets].map(([channel, set]) => [channel, [...set]]));
}

interface Place {
  readonly channel: string;
  /** Nothing stands above it in its column, or below. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function placesIn(
  blocks: readonly Block[],
  columns: ReadonlyMap<string, number>,
  stacks: Stacks,
): ReadonlyMap<string, Place> {
  const placed = blocks.flatMap(({ id, members }) =>
    members.map((member) => {
      const column = columns.get(member) ?? 0;
      const stack = stacks.of.get(id)?.get(column) ?? [];
      const place = { channel: channelOf(id, column), isFirst: stack[0] === member, isLast: stack.at(-1) === member };
      return [member, place] as const;
    }),
  );
  return new Map(placed);
}
