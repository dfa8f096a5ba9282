import { analyzed, type CommandSpec, defineCommand } from "../engines/index.ts";
import { formatProgram } from "../java/index.ts";
import { success } from "../kernel/index.ts";
import { defineOptions } from "../options/index.ts";
import { words } from "./messages/en.ts";

/** `ir`: the three-address code as text. */
export const intermediateRepresentation: CommandSpec = defineCommand({
  name: "ir",
  prefix: "session",
  words,
  files: "many",
  own: defineOptions({ prefix: "session.ir", words, options: {} }),
  async run(host, { files }) {
    const program = host.compile(files, analyzed);
    return program.ok ? success({ kind: "text", text: formatProgram(program.value) }) : program;
  },
});
