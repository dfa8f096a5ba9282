import { type CommandSpec, defineCommand } from "../../engine-kit/index.ts";
import { keyOf, questionsOf, sealed, exerciseWords as words } from "../../exercises/index.ts";
import { success } from "../../kernel/index.ts";
import { defineOptions, flag, option } from "../../options/index.ts";
import { opened } from "./opened.ts";

/** `exercise FILE`: its questions, as they are asked; with `--key` the right answers, with `--seal` their seals. */
export const exerciseCommand: CommandSpec = defineCommand({
  name: "exercise",
  prefix: "exercises",
  words,
  files: "one",
  own: defineOptions({
    prefix: "exercises.exercise",
    words,
    options: {
      key: option(flag({ isSwitch: true }), { fallback: false }),
      seal: option(flag({ isSwitch: true }), { fallback: false }),
    },
  }),
  async run(host, { files: [file], own }) {
    const open = await opened(host, file);
    if (!open.ok) return open;
    const { exercise } = open.value;
    const value = own.key
      ? keyOf(open.value)
      : own.seal
        ? sealed(open.value)
        : { title: exercise.title, engine: exercise.engine, questions: questionsOf(open.value) };
    return success({ kind: "json", value, isPartial: false });
  },
});
