import { totalmem } from "node:os";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { version } from "../../../package.json";
import { currentLocale, locales, setLocale } from "../../kernel/index.ts";
import type { Flag } from "../../options/index.ts";
import {
  analysisCommands,
  commonFlags,
  faultOf,
  generalCommands,
  knownNothingText,
  say,
  timeoutIn,
  traceCommands,
  traceFlags,
} from "../../session/index.ts";
import { exitCodeOf, exitCodes, reportText } from "./answers.ts";
import { reasonOf } from "./files/index.ts";
import type { Interruption } from "./interruption.ts";
import { JobPool } from "./job-pool.ts";
import { languageOf, loadLocale } from "./language.ts";
import { withOpen } from "./open.ts";
import { Output } from "./output.ts";
import type { Call, GivenFlags, NamedFlag } from "./run-command.ts";
import { serve } from "./serve.ts";
import { withWords } from "./usage.ts";

/** Megabytes of memory for `serve`, which answers many, and for a single command: most of what the machine has. */
const SERVED_MEMORY = 1024;
/** Below this the class library and an ordinary program have no room. */
const LEAST_MEMORY = 128;
/** Milliseconds for a request that names no time. */
const SERVED_TIME = 60_000;
const MEMORY = Math.floor((totalmem() / 1e6) * 0.8);

/** Reads the command line and carries it out. `script` is what threads run. */
export async function main(script: URL, interruption: Interruption): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader of our output may stop early: `fixscope trace … | head`.
    if (error.code === "EPIPE") process.exit(exitCodes.done);
    const unwritten = { kind: "unwritable-file", file: say("session.file.output"), reason: reasonOf(error) } as const;
    process.stderr.write(reportText([unwritten]));
    process.exit(exitCodeOf([unwritten]));
  });
  // A reader who closes the messages still gets the answer.
  process.stderr.on("error", () => undefined);
  const output = new Output({ output: process.stdout, messages: process.stderr });
  try {
    await loadLocale(languageOf(process.argv.slice(2), process.env));
    await programOf({ script, output, interruption }).parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      process.stderr.write(reportText([faultOf(error)]));
      process.exitCode = exitCodes.fault;
    } else if (error.exitCode !== 0) process.exitCode = exitCodes.badInput;
  }
}

/** What commands are carried out with. */
interface ProgramContext {
  readonly script: URL;
  readonly output: Output;
  readonly interruption: Interruption;
}

/** The commands and flags are those that engines, pipelines and the session declare. */
function programOf(context: ProgramContext): Command {
  const { script, output, interruption } = context;
  const program = withWords(new Command("fixscope"))
    .description(say("session.description"))
    .version(version, "-V, --version", say("session.usage.version"))
    .exitOverride();
  for (const { flag, help } of commonFlags) program.option(flag, help(), aLanguage);
  for (const {
    name,
    summary,
    files,
    flags,
    reportsPaths = false,
    takesCollections = false,
    acceptsLessonIds = false,
  } of [...analysisCommands, ...generalCommands]) {
    const command = commandOf(program, name).description(summary());
    const call = async (names: readonly string[], options: GivenFlags): Promise<void> =>
      runCall(context, {
        command: name,
        flags: flags.map(namedFlag),
        names,
        options,
        reportsPaths,
        takesCollections,
        acceptsLessonIds,
      });
    withFlags(command, flags);
    if (files === "none") command.action(async (options: GivenFlags) => call([], options));
    else
      command
        .argument(files === "one" ? "<file>" : "<file...>")
        .action(async (given: string | readonly string[], options: GivenFlags) => call([given].flat(), options));
  }
  for (const { name, summary } of traceCommands) {
    const flags = traceFlags();
    withFlags(commandOf(program, name).description(summary()).argument("<engine>"), flags)
      .argument("<file...>")
      .action(async (engine: string, names: readonly string[], options: GivenFlags) =>
        runCall(context, {
          command: name,
          flags: flags.map(namedFlag),
          names,
          options: { ...options, engine },
          reportsPaths: false,
          takesCollections: false,
          acceptsLessonIds: false,
        }),
      );
  }
  program
    .command("serve")
    .description(say("session.command.serve"))
    .option("--jobs <n>", say("session.serve.jobs.help"), atLeastOne, 1)
    .option("--memory <mb>", say("session.serve.memory.help"), atLeastOne, SERVED_MEMORY)
    .option("--timeout <ms>", say("session.serve.timeout.help"), milliseconds, SERVED_TIME)
    .action(async ({ jobs, memory, timeout }: ServeFlags) => {
      if (memory < jobs * LEAST_MEMORY) {
        const least = jobs * LEAST_MEMORY;
        process.stderr.write(`fixscope: ${say("session.serve.memory.tooSmall", { memory, jobs, least })}\n`);
        process.exitCode = exitCodes.badInput;
        return;
      }
      // A program reads the answers: it gets the same ones everywhere.
      setLocale("en");
      interruption.leaveToSystem();
      const pool = new JobPool(script, { jobs, megabytes: memory, locale: "en" });
      await serve(pool, process.stdin, output, timeout);
      pool.close();
    });
  withOpen(program, script, interruption);
  return program;
}

/** A command of several words stands below the one of its first words: `lecture check`. */
function commandOf(program: Command, name: string): Command {
  const words = name.split(" ");
  const last = words.pop() ?? name;
  return words
    .reduce((above, word) => above.commands.find((each) => each.name() === word) ?? above.command(word), program)
    .command(last);
}

interface ServeFlags {
  readonly jobs: number;
  readonly memory: number;
  readonly timeout: number;
}

function milliseconds(written: string): number {
  if (written === "inf") return Number.POSITIVE_INFINITY;
  if (!/^\d{1,15}$/.test(written)) throw new InvalidArgumentError(say("session.serve.milliseconds"));
  return Number(written);
}

function atLeastOne(written: string): number {
  if (!/^[1-9]\d{0,8}$/.test(written)) throw new InvalidArgumentError(say("session.serve.number"));
  return Number(written);
}

/** A flag without its help, which is words of this thread's language and no data. */
function namedFlag({ name, file }: Flag): NamedFlag {
  return { name, file };
}

/** Declares flags with their help. */
function withFlags(command: Command, flags: readonly Flag[]): Command {
  for (const { flag, help, formerly } of flags) {
    command.option(flag, help());
    if (formerly !== undefined) command.addOption(new Option(formerly).hideHelp());
  }
  return command;
}

/** The language was chosen before the command line was read: here it is only looked at. */
function aLanguage(written: string): string {
  if (!locales.some((locale) => locale === written)) throw new InvalidArgumentError(say("session.lang.takes"));
  return written;
}

async function runCall({ script, output, interruption }: ProgramContext, call: Call): Promise<void> {
  const pool = new JobPool(script, { jobs: 1, megabytes: MEMORY, locale: currentLocale() });
  const text = output.open();
  await new Promise<void>((resolve) => {
    const job = pool.submit({ kind: "call", call }, timeoutIn(call.options), {
      piece: text.write,
      end(exitCode) {
        process.exitCode = exitCode;
        resolve();
      },
      failed(error) {
        process.exitCode = exitCodeOf([error]);
        const answersText = generalCommands.some((each) => each.name === call.command && each.answersText === true);
        const nothing = knownNothingText(error, answersText);
        const known = nothing === undefined ? Promise.resolve() : text.write("output", nothing);
        void known.then(() => text.write("messages", reportText([error]))).then(resolve);
      },
    });
    interruption.onFirst(job.stop);
  });
  pool.close();
}
