import type { EngineManifest } from "../../engine-kit/index.ts";
import type { RawOptions } from "../../options/index.ts";
import { recordedRun } from "../recorded-lesson.ts";

/** A question about a fact, and those of its wrong answers that name a misconception: `text: id`. */
interface AskedFact {
  readonly fact: string;
  readonly misconceptions: readonly string[];
}

/** The questions about single facts of a lesson, under the options of its first preset and `more`. */
export async function misconceptionsIn(
  engine: EngineManifest,
  lesson: string,
  more: RawOptions = {},
): Promise<readonly AskedFact[]> {
  const found = engine.lessons.find(({ id }) => id === lesson);
  if (found === undefined) throw new Error(`${lesson} is gone`);
  const options = { ...engine.page.start, ...found.presets[0]?.options, ...more };
  const { board, recording } = await recordedRun(engine, found.files ?? [found.file], options);
  const reader = board.open(recording);
  return Array.from({ length: recording.length }, (_, n) => reader.question(n, n + 1, "fact")?.answers ?? []).flatMap(
    (answers) => {
      const right = answers.find(({ objection }) => objection === undefined);
      const misconceptions = answers.flatMap(({ text, objection }) =>
        objection?.kind === "misconception" ? [`${text}: ${objection.because.id.replace(/.*\./, "")}`] : [],
      );
      return right === undefined ? [] : [{ fact: right.text, misconceptions: misconceptions.sort() }];
    },
  );
}
