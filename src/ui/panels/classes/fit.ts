import type { ClassTree, DispatchedCall, TreeClass } from "../../../trace/index.ts";
import type { Rect, Size } from "../../shapes/index.ts";

export interface TreeForm {
  /** Sizes of letters, the largest first. */
  readonly letters: readonly number[];
  /** Of more classes those that the call is about are drawn. */
  readonly mostWhole?: number;
}

/** At a desk, in *Present*, in a hall: names in drawings have so large letters there. */
export const forms = {
  desk: { letters: [15, 14, 13, 12, 11] },
  present: { letters: [20] },
  hall: { letters: [28] },
} as const satisfies Readonly<Record<string, TreeForm>>;

export interface PlacedClass {
  readonly each: TreeClass;
  /** Its left upper corner. */
  readonly rect: Rect;
  /** The class that it is drawn below. */
  readonly above: string | undefined;
}

/** Where everything stands. */
export interface FittedTree extends Size {
  readonly letter: number;
  readonly rows: readonly PlacedClass[];
  /** How many classes are left out, and the middle of the line that says so. */
  readonly more: number;
  readonly moreAt: number;
}

/** In letters: from one row to the next, at least and at most; a box; the two lines above; the margin; what a class is further right than the one above it. */
const measures = { least: 1.9, most: 2.8, box: 1.6, head: 3.4, margin: 0.7, indent: 1.3 } as const;
/** At the right there is room for the ways to interfaces, in letters. */
const LANES = 1.8;
/** Larger hierarchies are no picture: of those the call alone is drawn. */
const MOST_WHOLE = 18;
/** Classes that stand deep leave their names this share of the width. */
const DEEPEST = 0.3;

/**
 * A row for each class, below the one that it extends. Where not all have room, those that the call is about: they stand at
 * other places then.
 */
export function fitTree({ classes, call }: ClassTree, at: number, space: Size, form: TreeForm): FittedTree {
  const { letters, mostWhole = MOST_WHOLE } = form;
  const roomFor = (letter: number): number =>
    Math.floor((space.height - (measures.head + measures.margin) * letter) / (measures.least * letter));
  const smallest = letters.at(-1) ?? 11;
  const largest = (count: number): number => letters.find((each) => count <= roomFor(each)) ?? smallest;
  if (classes.length <= mostWhole && classes.length <= roomFor(smallest))
    return place(classes, 0, largest(classes.length), space);
  const known = classes.filter(({ birth }) => birth < at);
  const letter = largest(Math.min(MOST_WHOLE, known.length, Math.max(6, rolesOf(call).size)) + 1);
  const room = Math.max(2, Math.min(MOST_WHOLE, roomFor(letter)));
  const kept = nearest(known, call, known.length <= room ? room : room - 1);
  return place(kept, known.length - kept.length, letter, space);
}

/** What a call is about, the most important first. */
function rolesOf(call: DispatchedCall | undefined): ReadonlySet<string> {
  if (call === undefined) return new Set();
  const { found, receiverClass, passed, abstract, others } = call;
  const ends = [found, receiverClass].filter((id) => id !== undefined);
  return new Set([...ends, ...passed, ...abstract, ...others]);
}

function nearest(classes: readonly TreeClass[], call: DispatchedCall | undefined, room: number): readonly TreeClass[] {
  const wanted = [...new Set([...rolesOf(call), ...classes.map(({ id }) => id)])]
    .filter((id) => classes.some((each) => each.id === id))
    .slice(0, room);
  const kept = new Set(wanted);
  return classes.filter(({ id }) => kept.has(id));
}

function place(classes: readonly TreeClass[], more: number, letter: number, space: Size): FittedTree {
  const { least, most, box, head, margin, indent } = measures;
  const lines = classes.length + (more > 0 ? 1 : 0);
  const free = (space.height - (head + margin) * letter) / Math.max(1, lines);
  const pitch = Math.max(least * letter, Math.min(most * letter, free));
  const middleOf = (row: number): number => head * letter + (row + 0.5) * pitch;
  const byId = new Map(classes.map((each) => [each.id, each]));
  const depths = new Map<string, number>();
  for (const { id, above } of classes) depths.set(id, above === undefined ? 0 : (depths.get(above) ?? -1) + 1);
  const deepest = Math.max(1, ...depths.values());
  const step = Math.min(indent * letter, (space.width * DEEPEST) / deepest);
  const right = space.width - (margin / 2 + LANES) * letter;
  const rows = classes.map((each, row): PlacedClass => {
    const x = margin * letter + (depths.get(each.id) ?? 0) * step;
    const height = box * letter;
    const rect = { x, y: middleOf(row) - height / 2, width: Math.max(0, right - x), height };
    return { each, rect, above: each.above !== undefined && byId.has(each.above) ? each.above : undefined };
  });
  const height = head * letter + lines * pitch + margin * letter;
  return { letter, rows, more, moreAt: middleOf(classes.length), width: space.width, height };
}
