import {
  type CommandSpec,
  defineCommand,
  type EngineManifest,
  translatedExercise,
  type WrittenExercise,
} from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import { exerciseOfWritten, sayOfExercises as say, exerciseWords as words } from "../../exercises/index.ts";
import { failure, success } from "../../kernel/index.ts";
import { defineOptions, option, text } from "../../options/index.ts";

/** `exercises`: the written exercises of all engines; with `--id` one of them as a file. */
export const exercisesCommand: CommandSpec = defineCommand({
  name: "exercises",
  prefix: "exercises",
  words,
  files: "none",
  own: defineOptions({ prefix: "exercises.exercises", words, options: { id: option(text("id")) } }),
  async run(_, { own: { id } }) {
    const all = await writtenOfAll();
    if (id === undefined) {
      const value = { exercises: all.map(({ engine, written }) => listed(engine, written)) };
      return success({ kind: "json", value, isPartial: false });
    }
    const found = all.find(({ written }) => written.id === id);
    if (found !== undefined)
      return success({
        kind: "json",
        value: exerciseOfWritten(found.engine, translatedExercise(found.written)),
        isPartial: false,
      });
    const known = all.map(({ written }) => written.id).join(", ");
    return failure({ kind: "bad-request", problem: say("exercises.noExercise", { id, known }) });
  },
});

interface Written {
  readonly engine: EngineManifest;
  readonly written: WrittenExercise;
}

async function writtenOfAll(): Promise<readonly Written[]> {
  const each = engines.map(async (engine) => (await engine.exercises()).map((written) => ({ engine, written })));
  return (await Promise.all(each)).flat();
}

function listed({ id: engine }: EngineManifest, written: WrittenExercise): object {
  const { id, title, lesson, questions } = translatedExercise(written);
  return { id, title, engine, lesson, questions: questions.length };
}
