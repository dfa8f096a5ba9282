import { capabilityKind, type IntColumn } from "../../../kernel/index.ts";
import type { Recording } from "../../log/recording.ts";
import type { Seq } from "../../log/step.ts";
import type { Message } from "../drawings/rule-sheet.ts";
import type { Phase } from "../view-data.ts";

/** What makes a step a moment. A moment is worth more than those of the kinds behind its own. */
const momentKinds = [
  "phase",
  "end",
  "merge",
  "spurious",
  "last-method",
  "widening",
  "summary",
  "failure",
  "limit",
  "round",
  "formula",
  "input",
  "doubling",
  "class",
  "method",
  "visit",
] as const;

export type MomentKind = (typeof momentKinds)[number];

/** A step at which a long run is worth looking at. */
export interface Moment {
  /** The position before the step. */
  readonly from: number;
  /** Where the step is done. */
  readonly position: number;
  readonly kind: MomentKind;
  /** It names the place. */
  readonly title: Message;
  /** The title until the step is reached, where the other one says what comes of it. */
  readonly ahead?: Message | undefined;
  /** The name of a chapter that begins with it, if one may. */
  readonly opens?: Message | undefined;
}

/** A step that may be chosen as a moment. A phase opens a chapter of its name. */
export interface MomentCandidate extends Pick<Moment, "kind" | "title" | "ahead" | "opens"> {
  readonly seq: Seq;
}

/** A section has steps to choose from. */
interface HasMoments {
  /**
   * The candidates among the recorded steps: of each kind at least the first ones, as many as can be chosen. `isOver`: the
   * recording is that of the whole run, so that there may be some that are the last of something.
   */
  candidates(isOver: boolean): readonly MomentCandidate[];
  /** What the end of a run is called that this section leads; left out where it leads none. */
  readonly end?: Message;
}

export const hasMoments = capabilityKind<HasMoments>();

/** The most moments of a run. */
export const MAX_MOMENTS = 40;

/** A run may have very many merges, summaries or inputs: behind so many of a kind, more are worth less than anything else. */
const MANY = 12;

/**
 * The moments of a run, ascending: those that are worth most, of one kind the first ones, and one at a position.
 * `end`, `spurious` and `last-method` are there only when the run is over. Any other moment of the whole run is one of each recording of
 * its first steps that has it, with the same title; such a recording may have more, which later ones of more worth replace.
 */
export function chosenMoments(
  recording: Pick<Recording, "isUnfinished" | "length" | "nextStop">,
  phases: readonly Phase[],
  sections: readonly HasMoments[],
): readonly Moment[] {
  const isOver = !recording.isUnfinished;
  const end = sections.find((section) => section.end !== undefined)?.end;
  const candidates: readonly MomentCandidate[] = [
    ...phases.map(({ name, from }): MomentCandidate => ({ seq: from, kind: "phase", title: name })),
    ...(isOver && end !== undefined ? [{ seq: recording.length - 1, kind: "end", title: end } as const] : []),
    ...sections.flatMap((section) => section.candidates(isOver)),
  ];
  const chosen = new Map<number, Moment>();
  for (const { seq, kind, title, ahead, opens = kind === "phase" ? title : undefined } of byWorth(candidates)) {
    if (chosen.size === MAX_MOMENTS) break;
    const position = recording.nextStop(seq, "rule");
    if (seq >= 0 && !chosen.has(position)) chosen.set(position, { from: seq, position, kind, title, ahead, opens });
  }
  return [...chosen.values()].sort((a, b) => a.position - b.position);
}

/** The moments that were chosen, until the recording has grown or is over. */
export function remembered(
  recording: Pick<Recording, "isUnfinished" | "length">,
  choose: () => readonly Moment[],
): () => readonly Moment[] {
  let known:
    | { readonly length: number; readonly isUnfinished: boolean; readonly moments: readonly Moment[] }
    | undefined;
  return () => {
    const { length, isUnfinished } = recording;
    if (known?.length !== length || known.isUnfinished !== isUnfinished)
      known = { length, isUnfinished, moments: choose() };
    return known.moments;
  };
}

/** The candidates, that of most worth first. */
function byWorth(candidates: readonly MomentCandidate[]): readonly MomentCandidate[] {
  const inOrder = momentKinds.map((kind) =>
    candidates.filter((each) => each.kind === kind).sort((a, b) => a.seq - b.seq),
  );
  const places = momentKinds.indexOf("class");
  const counted = inOrder.slice(0, places);
  return [
    ...counted.flatMap((each) => each.slice(0, MANY)),
    ...inOrder.slice(places).flat(),
    ...counted.flatMap((each) => each.slice(MANY)),
  ];
}

/** Of ascending steps the first with each key, as many as can be chosen; those without a key are left out. */
export function firstOfEach(
  steps: Pick<IntColumn, "at" | "length">,
  keyOf: (seq: Seq) => string | number | undefined,
): readonly Seq[] {
  const keys = new Set<string | number>();
  const firsts: Seq[] = [];
  for (let index = 0; index < steps.length && firsts.length < MAX_MOMENTS; index++) {
    const key = keyOf(steps.at(index));
    if (key === undefined || keys.has(key)) continue;
    keys.add(key);
    firsts.push(steps.at(index));
  }
  return firsts;
}

/** The class of a method, as labels have it: `Outer.Inner` of `Outer.Inner.m(int)`. */
export function classOfMethod(method: string): string {
  return method.replace(/\(.*$/s, "").replace(/\.[^.]*$/, "");
}
