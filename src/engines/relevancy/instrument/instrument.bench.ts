import { runProgram, type SourceFile, type TypedProgram } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { compileTyped } from "../../../testing/relevancy/instrument.ts";
import { relevancyIn } from "../../../testing/relevancy/relevancy.ts";
import { parseOptions, startPointsTo } from "../../points-to/index.ts";
import { applications, startWith } from "../page/lessons/applications.ts";
import { symbolicLibrary } from "../symbolic-library/index.ts";
import { blindSlots, codeReduction, instrument, measureInstrumented, relevantSlots, type Slot } from "./index.ts";

/**
 * The paper's Table 4 for the example applications: blind instrumentation beside the one that follows the relevancy
 * analysis. The points-to analysis (PTA) is not in the total, as in the paper: it serves every property. Run: one run of the instrumented program in the interpreter, with the
 * bindings of the property. Times in milliseconds, median of three; CR: how much less code is instrumented.
 */
const repetitions = 3;

console.log(
  "application | property | blind: symbolic, lines, instr., run, total | RA: symbolic, lines, PTA, RA, instr., run, total | RT | CR",
);
for (const application of applications) {
  const typed = await compileTyped(await application.load());
  for (const property of application.properties) {
    const start = startWith(property);
    const entry = `${property.driver}.main(String[])`;
    const blind = await measure(typed, () => blindSlots(typed), start);
    let rows: ReturnType<typeof relevancyIn>["variables"] = [];
    const pointsTo = median(() => {
      const parsed = parseOptions({ context: "1-call", heap: 0, entry });
      const run = parsed.ok ? startPointsTo(typed.program, parsed.value, false) : parsed;
      if (run.ok) while (!run.value.advance(100_000));
    });
    const both = median(() => {
      rows = relevancyIn(typed.program, { entry, wdg: false, stacks: false }).variables;
    });
    const analysis = both - pointsTo;
    const relevant = await measure(typed, () => relevantSlots(typed, rows), start);
    const blindTotal = blind.instrumentation + blind.run;
    const total = analysis + relevant.instrumentation + relevant.run;
    const columns = [
      application.id,
      property.driver,
      [blind.metrics.symbolic, blind.metrics.addedLines, blind.instrumentation, blind.run, blindTotal].join(", "),
      [
        relevant.metrics.symbolic,
        relevant.metrics.addedLines,
        pointsTo,
        analysis,
        relevant.instrumentation,
        relevant.run,
        total,
      ].join(", "),
      percent(1 - total / blindTotal),
      percent(codeReduction(relevant.metrics, blind.metrics)),
    ];
    console.log(columns.join(" | "));
  }
}

async function measure(typed: TypedProgram, slots: () => readonly Slot[], start: SourceFile) {
  let instrumented = instrument(typed, slots());
  const instrumentation = median(() => {
    instrumented = instrument(typed, slots());
  });
  const program = await compileJava([start, ...instrumented.files, ...symbolicLibrary]);
  const label = `${start.name.replace(/\.java$/, "")}.main(String[])`;
  const entry = program.methods.find((method) => method.label === label);
  const run = median(() => {
    runProgram(program, {
      ...(entry === undefined ? {} : { entry }),
      stepLimit: 50_000_000,
      input: "",
      arguments: [],
    });
  });
  return { metrics: measureInstrumented(typed, instrumented), instrumentation, run };
}

function median(work: () => void): number {
  const times = Array.from({ length: repetitions }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  }).sort((a, b) => a - b);
  return Math.round(times[repetitions >> 1] ?? 0);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
