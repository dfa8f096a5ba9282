import { append } from "../../../kernel/index.ts";
import type { Sizes } from "../layout/index.ts";
import type { Across } from "./across.ts";
import type { Block } from "./blocks.ts";
import { space } from "./grid.ts";
import { isAround } from "./ports.ts";
import type { Segment, Stop, Traffic } from "./segments.ts";
import { type Stretch, tracksFor } from "./spread.ts";
import type { Stack, Stacks } from "./stacks.ts";

/** Where everything stands from top to bottom. */
export interface Down {
  readonly blocks: ReadonlyMap<string, { readonly top: number; readonly bottom: number }>;
  /** Middles of figures and lanes. */
  readonly figures: ReadonlyMap<string, number>;
  readonly stops: ReadonlyMap<string, number>;
  /** The level between rows on which a segment goes sideways, and where a segment past other rows does so again. */
  readonly levels: ReadonlyMap<Segment, number>;
  readonly farLevels: ReadonlyMap<Segment, number>;
}

const lane = 10;
/** Between a row and the first level, between levels, and between the last one and what comes after it. */
const zone = { before: 16, level: 11, after: 22 } as const;

export function downOf(
  blocks: readonly Block[],
  columnOf: ReadonlyMap<string, number>,
  stacks: Stacks,
  traffic: Traffic,
  across: Across,
  sizes: Sizes,
): Down {
  const heightOf = (id: string) => sizes.nodes.get(id)?.height ?? lane;
  const around = traffic.inside.filter((edge) => isAround(edge, columnOf));
  const zones = zonesOf(blocks, traffic, across);
  const down = new Placing(heightOf);
  const stops = [...traffic.stops.values()];
  const rows = new Set([...blocks.map(({ row }) => row), ...stops.map(({ gap }) => gap)]);
  for (const row of [...rows].sort((a, b) => a - b)) {
    const own = blocks.filter((block) => block.row === row);
    down.row(
      own.map((block) => ({
        block,
        stacks: [...(stacks.of.get(block.id)?.values() ?? [])],
        around: around.filter(({ source }) => block.members.includes(source)).length,
      })),
    );
    const [upper, lower] = [zones.get(`${row} upper`), zones.get(`${row} lower`)];
    down.levelsOf(upper);
    down.line(stops.filter(({ gap }) => gap === row));
    down.levelsOf(lower);
    if (upper === undefined && lower === undefined) down.skip(space.between);
  }
  return down;
}

interface Standing {
  readonly block: Block;
  readonly stacks: readonly Stack[];
  /** How many edges go around below its figures. */
  readonly around: number;
}

/** Puts one thing below the other. */
class Placing implements Down {
  readonly blocks = new Map<string, { top: number; bottom: number }>();
  readonly figures = new Map<string, number>();
  readonly stops = new Map<string, number>();
  readonly levels = new Map<Segment, number>();
  readonly farLevels = new Map<Segment, number>();
  readonly #heightOf: (id: string) => number;
  #y = 0;

  constructor(heightOf: (id: string) => number) {
    this.#heightOf = heightOf;
  }

  skip(height: number): void {
    this.#y += height;
  }

  row(standing: readonly Standing[]): void {
    this.#y = Math.max(this.#y, ...standing.map((each) => this.#block(each)));
  }

  line(stops: readonly Stop[]): void {
    const height = Math.max(0, ...stops.map((stop) => stop.height));
    for (const { id } of stops) this.stops.set(id, this.#y + height / 2);
    this.#y += height;
  }

  /** Gives the segments of a zone their levels. */
  levelsOf(between: Zone | undefined): void {
    if (between === undefined) return;
    const { segments, tracks } = between;
    for (const { segment, track, isFar } of segments) {
      const at = this.#y + zone.before + zone.level * (tracks.get(track) ?? 0);
      (isFar ? this.farLevels : this.levels).set(segment, at);
    }
    this.#y += zone.before + zone.level * Math.max(0, ...tracks.values()) + zone.after;
  }

  /** Returns where it ends. */
  #block({ block, stacks, around }: Standing): number {
    const top = this.#y + (block.isBox ? space.title : 0);
    const content = Math.max(0, ...stacks.map((stack) => this.#heightOfStack(stack)));
    for (const stack of stacks) {
      let y = top + (content - this.#heightOfStack(stack)) / 2;
      for (const id of stack) {
        this.figures.set(id, y + this.#heightOf(id) / 2);
        y += this.#heightOf(id) + space.stack;
      }
    }
    const bottom = top + content + space.track * around + (block.isBox ? space.bottom : 0);
    this.blocks.set(block.id, { top: this.#y, bottom });
    return bottom;
  }

  #heightOfStack(stack: Stack): number {
    const heights = stack.reduce((sum, id) => sum + this.#heightOf(id), 0);
    return heights + space.stack * Math.max(0, stack.length - 1);
  }
}

interface Zone {
  readonly segments: { readonly segment: Segment; readonly track: string; readonly isFar: boolean }[];
  readonly tracks: ReadonlyMap<string, number>;
}

/** The spaces above and below the stops of each gap, with a track for each ribbon that goes sideways there. */
function zonesOf(blocks: readonly Block[], { stops, segments }: Traffic, across: Across): ReadonlyMap<string, Zone> {
  const rows = new Map(blocks.flatMap(({ members, row }) => members.map((id) => [id, row] as const)));
  const found = new Map<string, Zone["segments"]>();
  const stretches = new Map<string, Map<string, Stretch>>();
  const note = (name: string, segment: Segment, track: string, from: number, to: number, isFar: boolean) => {
    append(found, name, { segment, track, isFar });
    const known = stretches.get(name) ?? new Map<string, Stretch>();
    stretches.set(name, known);
    const own = known.get(track) ?? { id: track, from, to };
    known.set(track, { id: track, from: Math.min(own.from, from, to), to: Math.max(own.to, from, to) });
  };
  for (const segment of segments) {
    const gap = stops.get(segment.stop)?.gap ?? 0;
    const track = `${segment.stop} ${segment.isOut}`;
    const [port, stop] = [across.ports.get(segment) ?? 0, across.stops.get(segment.stop) ?? 0];
    const far = across.far.get(segment);
    note(`${gap} ${segment.isDown ? "upper" : "lower"}`, segment, track, stop, far ?? port, false);
    if (far !== undefined)
      note(`${(rows.get(segment.figure) ?? 1) - 1} lower`, segment, `${track} far`, far, port, true);
  }
  return new Map(
    [...found].map(([name, own]) => {
      const turning = [...(stretches.get(name)?.values() ?? [])].filter(({ from, to }) => to - from > 1);
      return [name, { segments: own, tracks: tracksFor(turning, zone.level) }];
    }),
  );
}
