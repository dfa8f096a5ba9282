import type { HeapOutcome, HeapPicture } from "../../../../trace/index.ts";
import { type HeapLayout, layoutHeap } from "./layout.ts";
import { type Form, large, type Rectangle, type Size, textWidth } from "./measure.ts";

/** A choice in its frame, beside the predicate that it is about. */
export interface PlacedOutcome {
  readonly outcome: HeapOutcome;
  readonly frame: Rectangle;
  /** Of what it has, from the left upper corner below its name. */
  readonly layout: HeapLayout;
  /** Its facts, in lines. */
  readonly facts: readonly string[];
  /** Of the cloud that it comes from. */
  readonly from: Rectangle;
}

/** Choices beside a heap, and the space that both take. */
export interface BesideHeap extends Size {
  readonly outcomes: readonly PlacedOutcome[];
  /** How far down the heap itself is moved. */
  readonly down: number;
}

/** Between the heap and the choices, between two of them, and around what is in one. */
const AWAY = 74;
const GAP = 14;
export const INSET = 12;
/** Of its name, and of each line of facts. */
export const NAME_LINE = 24;
export const FACT_LINE = 19;
/** A longer list of facts is broken, and of a very long one the first lines are shown. */
const LETTERS = 44;
const MOST_LINES = 2;

/** Choices one below the other, right of the heap; undefined where there are none. */
export function besideHeap(layout: HeapLayout, outcomes: readonly HeapOutcome[], form: Form): BesideHeap | undefined {
  const [first] = outcomes;
  const from = layout.places.get(first?.cloud ?? "");
  if (from === undefined) return undefined;
  const sized = outcomes.map((outcome) => ({ outcome, ...sizeOf(outcome.picture, form) }));
  const height = sized.reduce((sum, each) => sum + each.height + GAP, -GAP);
  const width = Math.max(...sized.map((each) => each.width));
  const x = layout.width + AWAY;
  const total = Math.max(layout.height, height + 2);
  const down = Math.max(0, (total - layout.height) / 2);
  const middle = down + from.y + from.height / 2;
  let y = Math.min(Math.max(1, middle - height / 2), total - height - 1);
  const placed = sized.map(({ outcome, layout: own, facts, height: each }): PlacedOutcome => {
    const frame = { x, y, width, height: each };
    y += each + GAP;
    return { outcome, frame, layout: own, facts, from: { ...from, y: from.y + down } };
  });
  return { outcomes: placed, down, width: x + width + 2, height: total };
}

function sizeOf(picture: HeapPicture, form: Form) {
  const layout = layoutHeap(picture, large(form === "roomy" ? "plain" : form));
  const isEmpty = picture.boxes.length + picture.clouds.length === 0;
  const facts = linesOf(picture.facts);
  const text = Math.max(0, ...facts.map((line) => textWidth(line.length)));
  const width = Math.max(isEmpty ? 0 : layout.width, text + 2 * INSET, 90);
  const height =
    NAME_LINE + (isEmpty ? 0 : layout.height) + facts.length * FACT_LINE + (facts.length > 0 || isEmpty ? 8 : 0);
  return { layout, facts, width, height };
}

/** Facts joined by ∧, in as many lines as they need. */
function linesOf(facts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + fact.length + 3 <= LETTERS) lines[lines.length - 1] = `${last} ∧ ${fact}`;
    else lines.push(fact);
  }
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`];
}
