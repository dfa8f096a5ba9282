import { fork } from "node:child_process";
import { compileJava } from "../../testing/front-end.ts";
import { scaledProgram } from "../../testing/java/scaled-program.ts";
import { parseOptions, startPointsTo } from "./index.ts";

/**
 * The solver without a recorder on programs of growing size, each case in a process of its own, so
 * that its peak memory is its own: from the first step to the fixed point seconds and seconds of processor
 * time (median), pairs of the result, pairs that arrived at a pointer, both per second, peak resident memory
 * (parser, program and result included), and by which factor processor time and pairs grew.
 */
const sizes = [1_000, 10_000, 100_000];
const selectors = ["ci", "2-call", "2-obj", "2-type"];
const repetitions = 3;

interface Figures {
  readonly statements: number;
  readonly instructions: number;
  readonly seconds: number;
  /** Processor time, collector and compiler threads included: what other programs on the machine change least. */
  readonly cpu: number;
  readonly pairs: number;
  /** Pairs that arrived at a pointer, known ones included. */
  readonly propagated: number;
  readonly megabytes: number;
}

const [context, size] = process.argv.slice(2);
if (context !== undefined && size !== undefined) {
  const figures = await measureCase(context, Number(size));
  if (process.send === undefined) console.log(figures);
  else process.send(figures);
} else await measureAll(context === undefined ? selectors : [context]);

async function measureAll(contexts: readonly string[]): Promise<void> {
  const columns = ["selector", "statements", "IR", "seconds", "CPU s", "pairs", "pairs/s", "arrived/s", "peak MB"];
  console.log([...columns, "growth of CPU s, of pairs"].join(" | "));
  for (const each of contexts) {
    let before: Figures | undefined;
    for (const statements of sizes) {
      const now = await inProcess(each, statements);
      const growth =
        before === undefined ? "" : `×${(now.cpu / before.cpu).toFixed(1)}, ×${(now.pairs / before.pairs).toFixed(1)}`;
      const row = [
        each,
        now.statements,
        now.instructions,
        now.seconds.toFixed(3),
        now.cpu.toFixed(3),
        now.pairs,
        Math.round(now.pairs / now.seconds),
        Math.round(now.propagated / now.seconds),
      ];
      console.log([...row, now.megabytes, growth].join(" | "));
      before = now;
    }
  }
}

function inProcess(context: string, statements: number): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1] ?? "", [context, String(statements)]);
    let figures: Figures | undefined;
    child.on("message", (message) => {
      figures = message as Figures;
    });
    child.on("exit", (status) => {
      if (figures === undefined) reject(new Error(`${context} on ${statements} statements ended with ${status}`));
      else resolve(figures);
    });
  });
}

async function measureCase(context: string, size: number): Promise<Figures> {
  const text = scaledProgram(size);
  const program = await compileJava(text);
  const options = parseOptions({ context, order: "coalesced" });
  if (!options.ok) throw new Error(context);
  const seconds: number[] = [];
  const cpu: number[] = [];
  let [pairs, propagated] = [0, 0];
  for (let run = 0; run < repetitions; run++) {
    const analysis = startPointsTo(program, options.value, false);
    if (!analysis.ok) throw new Error("the program has no main");
    globalThis.gc?.();
    const usage = process.cpuUsage();
    const start = performance.now();
    while (!analysis.value.advance(100_000));
    seconds.push((performance.now() - start) / 1000);
    cpu.push(process.cpuUsage(usage).user / 1e6);
    ({ pointsToPairs: pairs, propagated } = analysis.value.metrics());
  }
  return {
    statements: text.split(";").length - 1,
    instructions: program.methods.reduce((sum, method) => sum + method.body.length, 0),
    seconds: seconds.toSorted((a, b) => a - b)[Math.floor(repetitions / 2)] ?? 0,
    cpu: cpu.toSorted((a, b) => a - b)[Math.floor(repetitions / 2)] ?? 0,
    pairs,
    propagated,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
