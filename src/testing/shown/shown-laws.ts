import { expect } from "vitest";
import type { Board, BoardSession, MomentKind, Recording } from "../../trace/index.ts";
import { runSeed } from "../seeds.ts";
import { firstDifference } from "./difference.ts";
import { laterStepIn } from "./later-steps.ts";
import { LongNames } from "./long-names.ts";
import { wrongHint, wrongMark } from "./marks.ts";
import { untrueIn } from "./questions.ts";
import { type Piece, Retold } from "./retold.ts";
import { SaidFacts } from "./said-facts.ts";
import { shownAt } from "./shown-at.ts";

/** Recordings up to this length are looked at everywhere; of longer ones so many positions. */
const EVERYWHERE = 300;
const SAMPLED = 40;

/**
 * What is shown of a recording at a position is of the steps before it: nothing names a later step, a recording that ends there
 * shows the same, and marked as new is what the last steps made. Each thing has the name that it has everywhere.
 *
 * @param pieces how the recording came: the smaller they are, the less of what is to come is known at a position
 */
export function checkShown(
  recording: Recording,
  pieces: readonly Piece[],
  board: Board,
  positions = shownPositions(recording.length),
): void {
  const whole = board.open(recording);
  const retold = new Retold(recording, pieces);
  const prefix = board.open(retold.recording);
  const names = new LongNames(recording, whole);
  const moments = whole.moments();
  for (const n of positions) {
    retold.goTo(n);
    prefix.extend();
    if (n < recording.length) checkMoments(moments, prefix, n);
    // A section that has not begun has no panel yet.
    const panels = board.panels.filter(({ id }) => prefix.has(id));
    const since = recording.previousStop(n, board.defaultGranularity);
    const shown = shownAt(whole, panels, n, since);
    expect(laterStepIn(shown, n), `a later step, named after ${n}`).toBeUndefined();
    expect(names.wrongIn(shown), `a name after ${n} steps`).toBeUndefined();
    // By strides and step by step: what a stride begins with is seldom what it puts on an agenda.
    for (const from of new Set([since, Math.max(0, n - 1)])) {
      const stretch = { recording, session: whole, n, since: from };
      for (const { id } of panels)
        expect(wrongMark(id, stretch), `a mark of the steps ${from} to ${n}`).toBeUndefined();
      expect(wrongHint(stretch), `a mark of the steps ${from} to ${n}`).toBeUndefined();
    }
    const alone = shownAt(prefix, panels, n, since);
    expect(firstDifference(alone, shown), `what a recording of ${n} steps shows, and the whole there`).toBeUndefined();
  }
}

/** Kinds of moments of which only a run that is over tells. */
const atTheEnd: ReadonlySet<string> = new Set(["end", "spurious", "last-method"] satisfies readonly MomentKind[]);

/** The moments of a run up to a position are known there, but for those that only its end tells. */
function checkMoments(moments: ReturnType<BoardSession["moments"]>, prefix: BoardSession, n: number): void {
  const known = moments.filter(({ kind, position }) => position <= n && !atTheEnd.has(kind));
  expect(prefix.moments(), `the moments of the first ${n} steps`).toEqual(expect.arrayContaining([...known]));
}

/** The positions of a recording about which questions are asked. */
const ASKED = 30;

const kinds = ["entry", "rule", "fact"] as const;

/** Of every question that can be asked what it gives is there, one answer is right, and what is held against the others is true. */
export function checkQuestions(recording: Recording, board: Board): void {
  const session = board.open(recording);
  const facts = new SaidFacts(recording, session);
  const names = new LongNames(recording, session);
  const stride = Math.max(1, Math.floor(recording.length / ASKED));
  for (let n = runSeed % stride; n < recording.length; n += stride) {
    const next = recording.nextStop(n, board.defaultGranularity);
    const views = board.panels.filter(({ id }) => session.has(id)).map(({ id }) => session.view(id, n, n));
    const queues = views.filter((view) => view.kind === "queue");
    for (const kind of kinds) {
      const question = session.question(n, next, kind);
      const untrue =
        question && (names.wrongIn({ question }) ?? untrueIn({ session, facts, question, n, next, queues }));
      expect(untrue, `the question about the ${kind} after ${n} steps`).toBeUndefined();
    }
  }
}

/** Every position of a short recording, some of a long one, the first and the last among them. */
export function shownPositions(length: number): readonly number[] {
  const count = length <= EVERYWHERE ? length : SAMPLED;
  return [...Array.from({ length: count }, (_, index) => Math.floor((index * length) / count)), length];
}
