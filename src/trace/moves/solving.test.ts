import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { randomFrom } from "../../kernel/index.ts";
import { recordedLesson } from "../../testing/recorded-lesson.ts";
import { runSeed, share } from "../../testing/seeds.ts";
import type { BoardSession } from "../board/board-session.ts";
import type { Recording } from "../log/recording.ts";
import { beginTurn, finish, freshPlay, type Play, say, showOne } from "./play.ts";
import { Solving } from "./solving.ts";

/** Longer recordings are played up to here. */
const MAX_STEPS = 1_500;

const played = ["points-to", "pushdown", "separation", "data-flow"];

const lessons = engines
  .filter(({ id }) => played.includes(id))
  .flatMap((engine) =>
    engine.lessons
      .filter(({ load }) => load === undefined)
      .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
  );

test.each(share(lessons, 48))(
  "%s, %s: moves in any order end in the recorded facts, and what is refused does not follow",
  async (_, __, engine, lesson) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const reader = board.open(recording);
    const solving = new Solving(recording, reader);
    const random = randomFrom(runSeed + 1);
    const there = new Set<string>();
    let play = freshPlay(solving);
    while (play.turn < Math.min(recording.length, MAX_STEPS)) {
      for (let tries = solving.countLeft(play.turn, play.ahead) * 3; tries > 0; tries--) {
        const choices = solving.choices(play.turn, play.ahead);
        const written = choices[random(Math.max(1, choices.length))] ?? "";
        const said = say(play, solving, written);
        if (said.verdict.kind === "missing") {
          expect(there).not.toContain(said.verdict.premise);
        }
        if (said.verdict.kind === "made") there.add(written);
        play = said.play;
      }
      play = end(play, solving, there);
      for (const text of factsBefore(reader, recording, play.turn)) expect(there).toContain(text);
    }
    expect(play.score.made).toBeGreaterThan(0);
  },
);

/** What is left of the turn is shown, and the next one begins. */
function end(begun: Play, solving: Solving, there: Set<string>): Play {
  let play = begun;
  while (!play.isTaking) {
    const finished = finish(play, solving);
    expect(finished.isRight).toBe(solving.countLeft(play.turn, play.ahead) === 0);
    const shown = solving.nextText(play.turn, play.ahead);
    play = finished.isRight ? finished.play : showOne(play, solving);
    if (shown !== undefined) there.add(shown);
  }
  return beginTurn(play, solving);
}

/** What rests on something: the rest is given. */
function factsBefore(reader: BoardSession, { length }: Recording, n: number): readonly string[] {
  return Array.from({ length: Math.min(length, n) }, (_, step) => reader.made(step)).flatMap((made) =>
    made === undefined || made.premises.length === 0 ? [] : [made.text],
  );
}
