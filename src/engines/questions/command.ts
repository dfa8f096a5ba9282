import { type Catalogue, type Result, success } from "../../kernel/index.ts";
import { defineOptions, type OptionSchema, option, text } from "../../options/index.ts";
import { type CommandHost, type CommandRequest, type CommandSpec, defineCommand } from "../command.ts";

/** What questions about one fact take besides the options of the analysis. */
export function factOption(engine: string, words: Catalogue): OptionSchema<{ readonly fact: string }> {
  return defineOptions({
    prefix: `${engine}.why-not`,
    words,
    options: { fact: option(text("fact"), { fallback: "" }) },
  });
}

type Definition<Own> = Omit<Parameters<typeof defineCommand<Own>>[0], "run">;

/** A command that answers a question about a run; `partial` of its answer says whether a limit ended one. */
export function questionCommand<Own>({
  answer,
  ...definition
}: Definition<Own> & {
  answer(host: CommandHost, request: CommandRequest<Own>): Promise<Result<object>>;
}): CommandSpec {
  return defineCommand<Own>({
    ...definition,
    async run(host, request) {
      const found = await answer(host, request);
      if (!found.ok) return found;
      const { value } = found;
      return success({ kind: "json", value, isPartial: "partial" in value && value.partial === true });
    },
  });
}
