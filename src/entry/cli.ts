import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { Command, CommanderError } from "commander";
import { version } from "../../package.json";
import { createFrontEnd } from "../java/index.ts";
import { type AnalysisError, describe, failure, placeOf, type Result, showPlace, success } from "../kernel/index.ts";
import { answerLine, type CommandAnswer, execute, faultOf, type InputFile, RunSession } from "../session/index.ts";

const exitCodes = { done: 0, badInput: 1, limit: 2, fault: 3 } as const;

type Options = Readonly<Record<string, string>>;

type Flag = readonly [flag: string, description: string];

const contextFlag: Flag = ["--context <selector>", "ci, K-call, K-obj, K-type or K-hybrid; K = 1, 2, … or inf"];

/** What every run of the pointer analysis takes, whatever the selector. */
const runFlags: readonly Flag[] = [
  ["--heap <n>", "how many context elements qualify an object; K − 1 if not given"],
  ["--profile <name>", "lecture (as on the slides) or java (as the language says; the default)"],
  ["--entry <method>", "label of the method to start from, C.main(String[]); the only main if not given"],
  ["--selective <methods>", "only these methods get contexts: Box.*,List.add(Object),*.get() or introspective[:LIMIT]"],
  ["--variable-contexts <flag>", "false merges the contexts of variables"],
  ["--order <order>", "fifo, lifo, random:SEED or coalesced; the result is the same"],
  ["--max-steps <n>", "stop after so many steps with a partial result"],
  ["--timeout <ms>", "stop after so many milliseconds with a partial result"],
];

const resultFlags: readonly Flag[] = [
  ["--details <flag>", "true lists the casts that may fail and the calls with several targets"],
  ["--constants <flag>", "true adds constant propagation: the value of each int variable where it is assigned"],
];

const tableFlags: readonly Flag[] = [
  ["--selectors <list>", "the selectors to compare, for example ci,1-call,2-obj"],
  ["--format <name>", "json (the default), csv or md"],
];

const relevancyFlags: readonly Flag[] = [
  ["--context <selector>", "of the points-to analysis underneath; 1-call if not given"],
  ["--globals <model>", "merged (Table 1, the default) or refined (Table 2)"],
  ["--refined-contexts <reading>", "callee (the context that the call creates; the default) or printed"],
  ["--seeds <variables>", "what is symbolic: A.main(String[])/s,Limit.v,…; every Symbolic.x() call if not given"],
  ["--types <list>", "types of interest, some of primitives,strings,boxes,modelled,all; the first four if not given"],
  ["--implicit", "also follow control dependence and symbolic indexes"],
  ["--mod-ref <flag>", "false passes every global to every call; the answer is the same"],
  ["--pipeline <name>", "stacking (the default), cloning, or both side by side"],
  ["--encoding <name>", "how globals travel: paper, split (less work), or auto (by size; the default)"],
  ["--wdg <flag>", "false leaves the dependence graph out of the answer"],
  ["--stacks <flag>", "false leaves the stack languages out of the answer"],
];

const saturationFlags: readonly Flag[] = [
  ["--order <order>", "fifo or lifo; the result is the same"],
  ["--max-steps <n>", "stop after about so many steps with a partial result"],
  ["--timeout <ms>", "stop after so many milliseconds with a partial result"],
];

const lfpFlags: readonly Flag[] = [
  ["--reading <name>", "paper (Algorithm 1 as printed) or canonical (the default)"],
  ["--max-iterations <n>", "rounds of the loop; 6 if not given"],
  ["--max-disjuncts <n>", "of one table; 5,000 as printed, 512 in the canonical reading"],
];

const testsFlags: readonly Flag[] = [
  ["--method <name>", "the method under test, by its name or label; that of the first precondition if not given"],
  ["--strategy <name>", "separation-logic (the default), lazy or black-box"],
  [
    "--contexts <name>",
    "what replaces a predicate: fixed-point (SV of Algorithm 1, the default) or once (one unfolding)",
  ],
  ["--depth <n>", "unfoldings on one path; as many as settle every branch, up to 9, if not given"],
  ["--aliases <name>", "all (the default) or printed: without cells that a predicate still hides"],
  ["--initialise <when>", "use (the default: where the value of a reference matters) or access (where it is read)"],
  ["--loops <n>", "how often one undecided condition may come up in one call; 8 if not given"],
  ["--calls <n>", "calls that may be open at once; 24 if not given"],
  ["--size <n>", "objects of each type, for black-box; 3 if not given"],
  [
    "--symbolic <names>",
    "the parameters that are symbolic, or relevant: those on which paths depend, by relevancy; all of them if not given",
  ],
];

const timeoutFlag: Flag = [
  "--timeout <ms>",
  "stop after so many milliseconds: what is open then is unknown or partial",
];

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Whoever reads our output may stop early: `fixscope trace … | head`.
  if (error.code === "EPIPE") process.exit(exitCodes.done);
  throw error;
});

await main();

async function main(): Promise<void> {
  const program = new Command("fixscope")
    .description("Static analyses of Java, step by step.")
    .version(version)
    .exitOverride();
  const run = (command: string) => async (names: readonly string[], options: Options) =>
    runCommand(command, names, options);
  withFlags(program.command("pta").description("pointer analysis, as JSON").argument("<file...>"), [
    contextFlag,
    ...runFlags,
    ...resultFlags,
  ]).action(run("pta"));
  withFlags(program.command("ra").description("relevancy analysis, as JSON or XML").argument("<file...>"), [
    ...relevancyFlags,
    ...runFlags,
    ["--format <name>", "json (the default) or xml"],
  ]).action(run("ra"));
  withFlags(
    program.command("instrument").description("the program with only its relevant code symbolic").argument("<file...>"),
    [
      ...relevancyFlags,
      ...runFlags,
      ["--blind", "everything symbolic that can be, whatever the analysis says"],
      ["--table", "blind beside relevancy-based, as JSON"],
    ],
  ).action(run("instrument"));
  withFlags(
    program
      .command("run")
      .description("execute in the interpreter: output, exceptions, observed facts")
      .argument("<file...>"),
    [
      ["--entry <method>", "label of the method to start from; the only main if not given"],
      ["--input <text>", "what the program reads from System.in"],
      ["--arguments <words>", "what main receives, separated by blanks"],
      ["--max-steps <n>", "stop after so many instructions"],
      ["--timeout <ms>", "stop after so many milliseconds"],
    ],
  ).action(run("run"));
  for (const [command, what] of [
    ["post", "weighted post* of a pushdown system: what the start reaches, as JSON"],
    ["pre", "weighted pre* of a pushdown system: what reaches the start, as JSON"],
  ] as const)
    withFlags(program.command(command).description(what).argument("<file>"), saturationFlags).action(
      async (name: string, options: Options) => runCommand(command, [name], options),
    );
  withFlags(program.command("lfp").description("Algorithm 1: the tables SV and A of predicates").argument("<file>"), [
    ...lfpFlags,
    timeoutFlag,
  ]).action(async (name: string, options: Options) => runCommand("lfp", [name], options));
  withFlags(program.command("sat").description("satisfiability of symbolic heaps, .sl or .smt2").argument("<file>"), [
    timeoutFlag,
  ]).action(async (name: string, options: Options) => runCommand("sat", [name], options));
  withFlags(program.command("tests").description("test inputs for one method, as JSON").argument("<file...>"), [
    ["--spec <file>", "data types, predicates and preconditions (.sl)"],
    ...testsFlags,
    timeoutFlag,
    ["--junit <file>", "also write the valid inputs as a JUnit class"],
  ]).action(async (names: readonly string[], options: Options) => runTests(names, options));
  withFlags(program.command("table").description("selectors side by side on one program").argument("<file...>"), [
    ...tableFlags,
    ...runFlags,
  ]).action(run("table"));
  program.command("ir").description("the three-address code, as text").argument("<file...>").action(run("ir"));
  withFlags(
    program
      .command("trace")
      .description("every step of an engine, one JSON line each")
      .argument("<engine>")
      .argument("<file...>"),
    [
      ...relevancyFlags,
      ...runFlags,
      ...lfpFlags,
      ...testsFlags,
      ["--direction <name>", "of pushdown: post (the default) or pre"],
    ],
  ).action(async (engine: string, names: readonly string[], options: Options) =>
    runCommand("trace", names, { ...options, engine }),
  );
  program.command("serve").description("JSON Lines in, JSON Lines out: one answer a request, in order").action(serve);
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      report([faultOf(error)]);
      process.exitCode = exitCodes.fault;
    } else if (error.exitCode !== 0) process.exitCode = exitCodes.badInput;
  }
}

function withFlags(command: Command, flags: readonly Flag[]): Command {
  for (const [flag, description] of flags) command.option(flag, description);
  return command;
}

async function runCommand(command: string, names: readonly string[], options: Options): Promise<void> {
  const files = await readFiles(names);
  const answer = files.ok
    ? await execute(await openSession(), { command, files: files.value, options: { ...options } })
    : files;
  if (answer.ok)
    print(options["junit"] === undefined ? answer.value : await writeJunit(answer.value, options["junit"]));
  else report(answer.errors);
  process.exitCode = exitCode(answer);
}

/** `tests`: the formulas are one of the files. */
async function runTests(names: readonly string[], { spec, ...options }: Options): Promise<void> {
  if (spec === undefined) return runCommand("tests", names, options);
  return runCommand("tests", [...names, spec], { ...options, spec: basename(spec) });
}

/** The JUnit class goes to the file that the flag names; the JSON says so. */
async function writeJunit(answer: CommandAnswer, file: string): Promise<CommandAnswer> {
  if (answer.kind !== "json") return answer;
  const { junit, ...value } = answer.value as { readonly junit: string };
  await writeFile(file, junit);
  return { ...answer, value: { ...value, junit: file } };
}

function exitCode(answer: Result<CommandAnswer>): number {
  if (!answer.ok) return answer.errors.some((error) => error.kind === "fault") ? exitCodes.fault : exitCodes.badInput;
  return answer.value.isPartial === true ? exitCodes.limit : exitCodes.done;
}

function print(answer: CommandAnswer): void {
  switch (answer.kind) {
    case "json":
      process.stdout.write(`${JSON.stringify(answer.value)}\n`);
      break;
    case "files":
      process.stdout.write(textOfFiles(answer.files));
      for (const note of notesOf(answer.value)) process.stderr.write(`${note}\n`);
      break;
    case "text":
      process.stdout.write(answer.text.endsWith("\n") ? answer.text : `${answer.text}\n`);
      break;
    case "lines":
      for (const line of answer.lines) process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

/** One text as it is; of several each below its name. */
function textOfFiles(files: readonly InputFile[]): string {
  const texts = files.map(({ name, text }) => (files.length === 1 ? text : `// ${name}\n${text}`));
  return texts.map((text) => (text.endsWith("\n") ? text : `${text}\n`)).join("\n");
}

function notesOf(value: unknown): readonly string[] {
  const { notes } = value as { readonly notes?: readonly Readonly<Record<string, unknown>>[] };
  return (notes ?? []).map(({ file, line, column, text }) => `${file}:${line}:${column}: ${text}`);
}

function report(errors: readonly AnalysisError[]): void {
  for (const error of errors) {
    const place = placeOf(error);
    process.stderr.write(`${place === undefined ? "fixscope" : showPlace(place)}: ${describe(error)}\n`);
  }
}

async function readFiles(names: readonly string[]): Promise<Result<readonly InputFile[]>> {
  const files: InputFile[] = [];
  for (const name of names) {
    try {
      files.push({ name: basename(name), text: await readFile(name, "utf8") });
    } catch (error) {
      return failure({
        kind: "unreadable-file",
        file: name,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return success(files);
}

async function serve(): Promise<void> {
  const session = await openSession();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== "") process.stdout.write(`${await answerLine(session, line)}\n`);
  }
}

async function openSession(): Promise<RunSession> {
  const require = createRequire(import.meta.url);
  const [runtime, java] = await Promise.all([
    readFile(require.resolve("web-tree-sitter/web-tree-sitter.wasm")),
    readFile(require.resolve("tree-sitter-java/tree-sitter-java.wasm")),
  ]);
  const frontEnd = await createFrontEnd({ runtime, java });
  return new RunSession(frontEnd, {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
}
