import { failure, fill, success } from "../../kernel/index.ts";
import { showGiven } from "../../options/index.ts";
import { type CommandSpec, defineCommand, jsonAnswer, noOptions } from "../command.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { pushdownSchema } from "./options.ts";

/** `post`: what the start reaches, as a weighted automaton; `pre`: what reaches the start. */
function saturation(direction: "post" | "pre"): CommandSpec {
  return defineCommand({
    name: direction,
    prefix: "pushdown",
    words,
    files: "one",
    own: noOptions,
    passed: pushdownSchema,
    hidden: ["direction"],
    engine: engine.id,
    async run(host, { files, options }) {
      const given = options["direction"];
      if (given !== undefined) {
        const expected = fill(words, "pushdown.command.direction");
        return failure({ kind: "bad-option", option: "direction", value: showGiven(given), expected });
      }
      const run = await host.run(engine, files, { ...options, direction });
      return run.ok ? success(jsonAnswer(run.value)) : run;
    },
  });
}

export const commands: readonly CommandSpec[] = [saturation("post"), saturation("pre")];
