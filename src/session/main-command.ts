import { analyzed, type CommandSpec, defineCommand } from "../engine-kit/index.ts";
import { noEntry, writtenMain } from "../java/index.ts";
import { failure, success } from "../kernel/index.ts";
import { defineOptions } from "../options/index.ts";
import { words } from "./messages/en.ts";

/** `main`: a class with a `main` that calls the methods of a program without one, as Java. */
export const mainCommand: CommandSpec = defineCommand({
  name: "main",
  prefix: "session",
  words,
  files: "many",
  answersText: true,
  own: defineOptions({ prefix: "session.main", words, options: {} }),
  async run(host, { files }) {
    const program = host.compile(files, analyzed);
    if (!program.ok) return program;
    const written = writtenMain(program.value);
    return written === undefined ? failure(noEntry(program.value)) : success({ kind: "text", text: written.text });
  },
});
