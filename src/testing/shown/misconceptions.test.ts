import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import type { Question } from "../../trace/index.ts";
import { share } from "../seeds.ts";
import { recordedInPieces } from "./recorded-in-pieces.ts";
import { Retold } from "./retold.ts";

/** Longer recordings take minutes, told step by step. */
const LARGE = 500;

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, { engine, lesson }] as const),
);

test.for(share(lessons, 16))(
  "%s, %s: the misconceptions about a step are those that a recording offers which ends with it",
  async ([, , { engine, lesson }], { skip }) => {
    const options = { ...engine.page.start, ...lesson.presets[0]?.options };
    const { recording, pieces, board } = await recordedInPieces(engine, lesson.files ?? [lesson.file], options, LARGE);
    skip(recording.length > LARGE, "a long recording");
    const whole = board.open(recording);
    const retold = new Retold(recording, pieces);
    const ending = board.open(retold.recording);
    for (let n = 0; n < recording.length; n++) {
      retold.goTo(n + 1);
      ending.extend();
      const asked = ending.question(n, n + 1, "fact");
      // With nothing to come there may be too few other answers to ask at all.
      if (asked !== undefined)
        expect(misconceptionsOf(asked), `after ${n} steps`).toEqual(misconceptionsOf(whole.question(n, n + 1, "fact")));
    }
  },
);

function misconceptionsOf(question: Question | undefined): readonly string[] {
  return (question?.answers ?? [])
    .flatMap(({ text, objection }) => (objection?.kind === "misconception" ? [text] : []))
    .sort();
}
