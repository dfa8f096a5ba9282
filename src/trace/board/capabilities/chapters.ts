import type { Message } from "../drawings/rule-sheet.ts";
import type { Moment, MomentKind } from "./moments.ts";

/** A part of the story of a run: moments that follow each other. */
export interface Chapter {
  readonly name: Message;
  /** The position at which it begins. It lasts until the next one begins. */
  readonly from: number;
  readonly moments: readonly [Moment, ...Moment[]];
}

/** A chapter of more moments is divided, where that leaves enough of them on both sides. */
const MANY = 12;
const FEW = 4;

const LEAST_CHAPTERS = 3;
const MOST_CHAPTERS = 6;

/** Which moments open a chapter, those first that are taken first. */
const openers: readonly MomentKind[] = ["round", "class", "method"];

/**
 * The moments in chapters: each phase of the run is one. Where there are few phases, they are divided where the run comes to
 * another round, class or method after the longest while. None where there would be one chapter alone.
 */
export function chaptersOf(moments: readonly Moment[]): readonly Chapter[] {
  const opens = moments.map(({ kind, opens: name }, index) => name !== undefined && (index === 0 || kind === "phase"));
  const phases = opens.filter(Boolean).length;
  for (let count = phases; phases < LEAST_CHAPTERS && count < MOST_CHAPTERS; count++) {
    const place = nextOpener(moments, opens, count < LEAST_CHAPTERS ? 0 : MANY);
    if (place === undefined) break;
    opens[place] = true;
  }
  const chapters = grouped(moments, opens);
  return chapters.length < 2 ? [] : chapters;
}

/** Where one more chapter begins: in one of more than so many moments, behind the longest gap. */
function nextOpener(moments: readonly Moment[], opens: readonly boolean[], above: number): number | undefined {
  const hasRoom = (index: number): boolean => {
    const start = Math.max(0, opens.lastIndexOf(true, index));
    const next = opens.indexOf(true, index + 1);
    const end = next === -1 ? moments.length : next;
    return end - start > above && index - start >= FEW && end - index >= FEW;
  };
  const gapBefore = (index: number): number => (moments[index]?.from ?? 0) - (moments[index - 1]?.position ?? 0);
  const possible = [...moments.keys()].filter((index) => moments[index]?.opens !== undefined && hasRoom(index));
  for (const kind of openers) {
    const ofKind = possible.filter((index) => moments[index]?.kind === kind);
    if (ofKind.length > 0) return ofKind.reduce((best, each) => (gapBefore(each) > gapBefore(best) ? each : best));
  }
  return undefined;
}

/** What comes before the first chapter belongs to it. */
function grouped(moments: readonly Moment[], opens: readonly boolean[]): readonly Chapter[] {
  const starts = [...opens.keys()].filter((index) => opens[index]);
  return starts.flatMap((start, number) => {
    const [first, ...others] = moments.slice(number === 0 ? 0 : start, starts[number + 1]);
    const { opens: name, from = 0 } = moments[start] ?? {};
    return first === undefined || name === undefined ? [] : [{ name, from, moments: [first, ...others] }];
  });
}
