import type { Scene, SceneEdge } from "../model/index.ts";
import { type Block, linesOf } from "./blocks.ts";

/** Something between two rows: a figure, or the place where an edge passes. */
export interface Stop {
  readonly id: string;
  /** The row above it. */
  readonly gap: number;
  /** 0 for an edge that passes. */
  readonly width: number;
  readonly height: number;
  /** Edges that it stands beside: those of its ribbon, where they are drawn one by one. */
  readonly beside: readonly string[];
}

/** The part of an edge between a figure of a row and a stop between rows. */
export interface Segment {
  readonly edge: string;
  readonly figure: string;
  readonly stop: string;
  /** It leaves the figure. */
  readonly isOut: boolean;
  /** The stop lies below the figure. */
  readonly isDown: boolean;
  /** Rows lie between. */
  readonly isFar: boolean;
}

/** The edges of a scene by how they are led. */
export interface Traffic {
  readonly stops: ReadonlyMap<string, Stop>;
  readonly segments: readonly Segment[];
  /** Within a block. */
  readonly inside: readonly SceneEdge[];
}

export function trafficOf(
  scene: Scene,
  blocks: readonly Block[],
  sizeOf: (id: string) => { readonly width: number; readonly height: number },
): Traffic {
  const homes = new Map(blocks.flatMap((block) => block.members.map((id) => [id, block] as const)));
  const stops = new Map<string, Stop>();
  for (const { id, row = 0, hides } of scene.nodes) {
    const beside = hides?.isOpen === true ? hides.parts.map((part) => part.id) : [];
    if (!homes.has(id)) stops.set(id, { id, gap: Math.floor(row), ...sizeOf(id), beside });
  }
  const inside: SceneEdge[] = [];
  const segments = linesOf(scene).flatMap((edge): readonly Segment[] => {
    const { id, source, target } = edge;
    const [from, to] = [homes.get(source), homes.get(target)];
    if (from !== undefined && from === to) inside.push(edge);
    if (from === to) return [];
    const known = stops.get(source) ?? stops.get(target);
    const stop = known ?? { id, gap: Math.min(from?.row ?? 0, to?.row ?? 0), width: 0, height: 0, beside: [] };
    stops.set(stop.id, stop);
    return [...segmentOf(id, source, from, stop, true), ...segmentOf(id, target, to, stop, false)];
  });
  return { stops, segments, inside };
}

/** None at an end that stands between rows. */
function segmentOf(
  edge: string,
  figure: string,
  home: Block | undefined,
  { id, gap }: Stop,
  isOut: boolean,
): readonly Segment[] {
  if (home === undefined) return [];
  const isDown = home.row <= gap;
  return [{ edge, figure, stop: id, isOut, isDown, isFar: !isDown && home.row > gap + 1 }];
}
