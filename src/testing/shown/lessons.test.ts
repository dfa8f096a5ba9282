import { test } from "vitest";
import { engines } from "../../engines/index.ts";
import { share } from "../seeds.ts";
import { recordedInPieces } from "./recorded-in-pieces.ts";
import { checkQuestions, checkShown } from "./shown-laws.ts";

const runs = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .flatMap((lesson) =>
      lesson.presets.map((preset) => [engine.id, lesson.id, preset.label, { engine, lesson, preset }] as const),
    ),
);

test.each(share(runs, 48))(
  "%s, %s, %s: what is shown is of the steps before, and reasons are true",
  async (_, __, ___, each) => {
    const { engine, lesson, preset } = each;
    const options = { ...engine.page.start, ...preset.options };
    const { recording, pieces, board } = await recordedInPieces(engine, lesson.files ?? [lesson.file], options);
    checkShown(recording, pieces, board);
    checkQuestions(recording, board);
  },
);
