import { Command, CommanderError } from "commander";
import { version } from "../../package.json";
import { analysisCommands, faultOf, programCommands, say, traceFlags } from "../session/index.ts";
import { exitCodes, report } from "./cli/answers.ts";
import { type GivenFlags, runCommand, serve, withFlags } from "./cli/run-command.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Whoever reads our output may stop early: `fixscope trace … | head`.
  if (error.code === "EPIPE") process.exit(exitCodes.done);
  throw error;
});

await main();

/** The commands and flags are those that engines, pipelines and the session declare. */
async function main(): Promise<void> {
  const program = new Command("fixscope").description(say("session.description")).version(version).exitOverride();
  for (const { name, summary, files, flags } of [...analysisCommands, ...programCommands]) {
    const command = program.command(name).description(summary);
    withFlags(command, flags)
      .argument(files === "one" ? "<file>" : "<file...>")
      .action(async (given: string | readonly string[], options: GivenFlags) =>
        runCommand({ command: name, flags, names: [given].flat(), options }),
      );
  }
  const trace = program.command("trace").description(say("session.command.trace")).argument("<engine>");
  withFlags(trace, traceFlags())
    .argument("<file...>")
    .action(async (engine: string, names: readonly string[], options: GivenFlags) =>
      runCommand({ command: "trace", flags: [], names, options: { ...options, engine } }),
    );
  program.command("serve").description(say("session.command.serve")).action(serve);
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      report([faultOf(error)]);
      process.exitCode = exitCodes.fault;
    } else if (error.exitCode !== 0) process.exitCode = exitCodes.badInput;
  }
}
