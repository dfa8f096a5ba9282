import { analyzed, type CommandSpec, defineCommand } from "../engine-kit/index.ts";
import { programPieces } from "../java/index.ts";
import { success } from "../kernel/index.ts";
import { defineOptions } from "../options/index.ts";
import { words } from "./messages/en.ts";

/** `ir`: the three-address code as text. */
export const intermediateRepresentation: CommandSpec = defineCommand({
  name: "ir",
  prefix: "session",
  words,
  files: "many",
  answersText: true,
  own: defineOptions({ prefix: "session.ir", words, options: {} }),
  async run(host, { files }) {
    const program = host.compile(files, analyzed);
    if (!program.ok) return program;
    const pieces: string[] = [];
    for (const piece of programPieces(program.value)) {
      if (host.budget.isSpentNow()) return success({ kind: "text", text: pieces.join(""), isPartial: true });
      pieces.push(piece);
    }
    return success({ kind: "text", text: pieces.join("") });
  },
});
