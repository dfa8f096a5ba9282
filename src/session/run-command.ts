import { type CommandSpec, defineCommand } from "../engine-kit/index.ts";
import {
  noEntry,
  noSuchEntry,
  type Outcome,
  type Program,
  type Run,
  startRun,
  withoutMachineObjects,
} from "../java/index.ts";
import { failure, type InputFile, limitName, type Result, startOf, success } from "../kernel/index.ts";
import {
  defineOptions,
  flag,
  list,
  milliseconds,
  option,
  type RawOptions,
  text,
  type Values,
  wholeNumber,
} from "../options/index.ts";
import type { CommandHost } from "../pipelines/index.ts";
import { words } from "./messages/en.ts";

const options = {
  entry: option(text("method")),
  input: option(text(), { fallback: "" }),
  arguments: option(list((written) => written.split(/\s+/), "words")),
  // By default about as many instructions as a student's program needs, a hundred times over.
  maxSteps: option(wholeNumber({ least: 1 }), { fallback: 50_000_000 }),
  timeout: option(milliseconds(), { fallback: "inf" }),
  /** Lists the exceptions that the virtual machine makes. */
  vmObjects: option(flag({ isSwitch: true }), { fallback: false }),
};

const schema = defineOptions({ prefix: "session.run", words, options });

/** How a run ends that a limit cut short. */
const PARTIAL: ReadonlySet<Outcome["kind"]> = new Set(["step-limit", "output-limit", "canceled"]);

/** Instructions between two looks at the clock: some take long. */
export const SLICE = 10_000;

/** `run`: executes the program and tells its output, how it ended, and what it showed of its objects. */
export const runProgram: CommandSpec = defineCommand({
  name: "run",
  prefix: "session",
  words,
  files: "many",
  own: schema,
  async run(host, { files, own }) {
    const execution = start(host, files, own);
    if (!execution.ok) return execution;
    const { run, program } = execution.value;
    while (!run.advance(SLICE) && !host.budget.isSpentNow());
    const { exit, observed: all, ...result } = run.result();
    const observed = own.vmObjects ? all : withoutMachineObjects(all);
    const notes = program.notes.map(({ span, text }) => ({ ...startOf(span), text }));
    if (exit.kind === "no-entry") return failure(noEntry(program));
    const isPartial = PARTIAL.has(exit.kind);
    const ended =
      exit.kind === "canceled" && host.budget.isSpentNow() ? { kind: limitName(host.budget.stoppedBy) } : exit;
    const limit = isPartial ? { limit: ended.kind } : {};
    const value = { ...result, observed, exit: ended, notes, partial: isPartial, ...limit };
    return success({ kind: "json", value, isPartial });
  },
});

interface Started {
  readonly run: Run;
  readonly program: Program;
}

/** Reads the options and compiles; nothing is executed yet. What is observed is kept with the calls it happened under. */
export function prepareExecution(host: CommandHost, files: readonly InputFile[], raw: RawOptions): Result<Started> {
  const read = schema.parse(raw);
  return read.ok ? start(host, files, read.value, true) : read;
}

/** The time limit is that of the request: reading the program counts. */
function start(
  host: CommandHost,
  files: readonly InputFile[],
  chosen: Values<typeof options>,
  contexts = false,
): Result<Started> {
  const program = host.compile(files);
  if (!program.ok) return program;
  const entry = program.value.methods.find((method) => method.label === chosen.entry);
  if (chosen.entry !== undefined && entry === undefined) return failure(noSuchEntry(program.value, chosen.entry));
  const run = startRun(program.value, {
    ...(entry === undefined ? {} : { entry }),
    stepLimit: chosen.maxSteps,
    budget: host.budget,
    input: chosen.input,
    arguments: chosen.arguments ?? [],
    contexts,
  });
  return success({ run, program: program.value });
}
