import { test } from "vitest";
import { engines } from "../../engines/index.ts";
import { isLongRun, share } from "../seeds.ts";
import { recordedInPieces } from "./recorded-in-pieces.ts";
import { checkQuestions, checkShown } from "./shown-laws.ts";

/** Longer recordings wait for the long run, as programs of many files do: they take minutes. */
const LARGE = 5_000;

const runs = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined || isLongRun)
    .flatMap((lesson) =>
      lesson.presets.map((preset) => [engine.id, lesson.id, preset.label, { engine, lesson, preset }] as const),
    ),
);

test.for(share(runs, 48))(
  "%s, %s, %s: what is shown is of the steps before, and reasons are true",
  async ([, , , { engine, lesson, preset }], { skip }) => {
    const files = (await lesson.load?.()) ?? lesson.files ?? [lesson.file];
    const options = { ...engine.page.start, ...preset.options };
    const { recording, pieces, board } = await recordedInPieces(engine, files, options, isLongRun ? undefined : LARGE);
    skip(!isLongRun && recording.length > LARGE, "a long recording waits for the long run");
    checkShown(recording, pieces, board);
    checkQuestions(recording, board);
  },
);
