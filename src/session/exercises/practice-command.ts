import { type CommandSpec, defineCommand } from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import { proposeQuestions, sayOfExercises as say, exerciseWords as words } from "../../exercises/index.ts";
import { failure, type Result, success } from "../../kernel/index.ts";
import { defineOptions, option, text, wholeNumber } from "../../options/index.ts";
import { sheetOf } from "./opened.ts";

/** `practice`: an exercise on a random program of a difficulty, the same one for the same seed. */
export const practiceCommand: CommandSpec = defineCommand({
  name: "practice",
  prefix: "exercises",
  words,
  files: "none",
  own: defineOptions({
    prefix: "exercises.practice",
    words,
    options: {
      engine: option(text("id")),
      difficulty: option(text("name")),
      seed: option(wholeNumber({ most: 999_999 }), { fallback: 1 }),
      count: option(wholeNumber({ least: 1, most: 100 }), { fallback: 10 }),
    },
  }),
  async run(host, { own }) {
    const { seed, count } = own;
    const able = engines.filter(({ practice }) => practice !== undefined);
    const engine = able.find(({ id }) => own.engine === undefined || id === own.engine);
    const practice = await engine?.practice?.();
    if (engine === undefined || practice === undefined)
      return unknown(
        say("exercises.noPractice", { engine: own.engine ?? "", known: able.map(({ id }) => id).join(", ") }),
      );
    const difficulty = own.difficulty ?? practice.difficulties[0] ?? "";
    const program = practice.program(difficulty, seed);
    if (program === undefined)
      return unknown(say("exercises.noDifficulty", { difficulty, known: practice.difficulties.join(", ") }));
    const { file, options } = program;
    const run = { engine: engine.id, files: [{ ...file }], options: { ...options } };
    const sheet = await sheetOf(host, run);
    if (!sheet.ok) return sheet;
    const title = say("exercises.practice.title", { difficulty, seed });
    const questions = [...proposeQuestions(sheet.value, seed, count)];
    return success({
      kind: "json",
      value: { fixscope: "exercise", version: 2, title, ...run, questions },
      isPartial: false,
    });
  },
});

function unknown(problem: string): Result<never> {
  return failure({ kind: "bad-request", problem });
}
