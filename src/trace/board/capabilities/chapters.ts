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

/** The same in a chapter with more than half of a story of so many moments, down to the finest unit; then there may be more of them. */
const finerOpeners: readonly MomentKind[] = [...openers, "input", "doubling", "summary", "merge", "visit"];
const MOST_OF_LARGE = 8;

/** What is divided leaves at least such a part of itself on both sides. */
const LEAST_SHARE = 1 / 10;

/**
 * The moments in chapters: each phase of the run is one. Where there are few phases, they are divided where the run comes to
 * another round, class or method after the longest while. A chapter with more than half of the moments or of the steps is divided
 * near its middle by finer units: that of many moments so that four are left on both sides. None where there would be one chapter alone.
 */
export function chaptersOf(moments: readonly Moment[]): readonly Chapter[] {
  const opens = moments.map(({ kind, opens: name }, index) => name !== undefined && (index === 0 || kind === "phase"));
  const phases = opens.filter(Boolean).length;
  for (let count = phases; phases < LEAST_CHAPTERS && count < MOST_CHAPTERS; count++) {
    const place = nextOpener(moments, opens, count < LEAST_CHAPTERS ? 0 : MANY);
    if (place === undefined) break;
    opens[place] = true;
  }
  divideLarge(moments, opens);
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

/** So many moments from one chapter to the next, and the steps that they have. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly until: number;
}

function divideLarge(moments: readonly Moment[], opens: boolean[]): void {
  if (moments.length < MANY) return;
  const steps = moments.at(-1)?.position ?? 0;
  const stepAt = (place: number): number => moments[place]?.from ?? 0;
  for (let count = opens.filter(Boolean).length; count > 1 && count < MOST_OF_LARGE; count++) {
    const places = partsOf(moments, opens).map(({ start, end, from, until }) => {
      const inner = [...moments.keys()].slice(start + 1, end).filter((place) => moments[place]?.opens !== undefined);
      const roomy = inner.filter((place) => place - start >= FEW && end - place >= FEW);
      const isLong = 2 * (end - start) > moments.length;
      const isSlow = 2 * (until - from) > steps;
      return (
        (isLong ? middleOf(moments, roomy, (place) => (place - start) / (end - start)) : undefined) ??
        (isSlow ? middleOf(moments, inner, (place) => (stepAt(place) - from) / (until - from)) : undefined)
      );
    });
    const place = places.find((each) => each !== undefined);
    if (place === undefined) return;
    opens[place] = true;
  }
}

/** The first part begins with the run. */
function partsOf(moments: readonly Moment[], opens: readonly boolean[]): readonly Part[] {
  const starts = [0, ...[...opens.keys()].filter((place) => opens[place]).slice(1)];
  const fromOf = (start: number): number => (start === 0 ? 0 : (moments[start]?.from ?? 0));
  return starts.map((start, number) => {
    const end = starts[number + 1] ?? moments.length;
    const until = end === moments.length ? (moments.at(-1)?.position ?? 0) : fromOf(end);
    return { start, end, from: fromOf(start), until };
  });
}

/** Of the places where a part may be divided the one nearest to its middle, of the coarsest unit that leaves something on both sides. */
function middleOf(
  moments: readonly Moment[],
  places: readonly number[],
  shareBefore: (place: number) => number,
): number | undefined {
  const distance = (place: number): number => Math.abs(shareBefore(place) - 1 / 2);
  const possible = places.filter((place) => distance(place) <= 1 / 2 - LEAST_SHARE);
  for (const kind of finerOpeners) {
    const ofKind = possible.filter((place) => moments[place]?.kind === kind);
    if (ofKind.length > 0) return ofKind.reduce((best, each) => (distance(each) < distance(best) ? each : best));
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
