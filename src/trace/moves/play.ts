import type { Solving, Verdict } from "./solving.ts";

/** How a reader has played: facts that the reader made, answers that were refused, hints, and facts that were shown. */
export interface PlayScore {
  readonly made: number;
  readonly refused: number;
  readonly hints: number;
  readonly shown: number;
}

/** Where a reader is who makes the moves of a run. Plain data: it is the same for another run that agrees so far. */
export interface Play {
  /** The position behind the last entry that was taken: the turn from here on is the reader’s. */
  readonly turn: number;
  /** Answers of the reader that the run has not reached yet. */
  readonly ahead: ReadonlySet<string>;
  /** Nothing more follows in this turn: the next entry is to be taken. */
  readonly isTaking: boolean;
  readonly score: PlayScore;
}

/** Before the first move. Where nothing can be said before an entry is taken, that comes first. */
export function freshPlay(solving: Solving): Play {
  const ahead = new Set<string>();
  return {
    turn: 0,
    ahead,
    isTaking: solving.countLeft(0, ahead) === 0,
    score: { made: 0, refused: 0, hints: 0, shown: 0 },
  };
}

/** The reader says what follows. */
export function say(play: Play, solving: Solving, written: string): { readonly play: Play; readonly verdict: Verdict } {
  const verdict = solving.judge(written, play.turn, play.ahead);
  const { score } = play;
  if (verdict.kind !== "made") return { play: { ...play, score: { ...score, refused: score.refused + 1 } }, verdict };
  return { play: { ...withFact(play, verdict.text), score: { ...score, made: score.made + 1 } }, verdict };
}

/** The reader says that nothing more follows; refused as long as something does. */
export function finish(play: Play, solving: Solving): { readonly play: Play; readonly isRight: boolean } {
  const { score } = play;
  if (solving.countLeft(play.turn, play.ahead) > 0)
    return { play: { ...play, score: { ...score, refused: score.refused + 1 } }, isRight: false };
  return { play: { ...play, isTaking: true }, isRight: true };
}

/** The page makes the next move. */
export function showOne(play: Play, solving: Solving): Play {
  const text = solving.nextText(play.turn, play.ahead);
  if (text === undefined) return { ...play, isTaking: true };
  return { ...withFact(play, text), score: { ...play.score, shown: play.score.shown + 1 } };
}

export function withHint(play: Play): Play {
  return { ...play, score: { ...play.score, hints: play.score.hints + 1 } };
}

/** The entry that the run takes is taken, or what comes in place of one begins: the next turn. */
export function beginTurn(play: Play, solving: Solving): Play {
  const end = solving.endOfTurn(play.turn);
  const past = new Set(solving.factsOfTurn(play.turn));
  const ahead = new Set([...play.ahead].filter((text) => !past.has(text)));
  return { ...play, turn: solving.takenAt(end) === undefined ? end : end + 1, ahead, isTaking: false };
}

function withFact(play: Play, text: string): Play {
  return { ...play, ahead: new Set([...play.ahead, text]) };
}
