import { compileJava } from "../../testing/front-end.ts";
import { largeProgram } from "../../testing/large-program.ts";
import { parseOptions, pointsTo } from "./index.ts";

/** Seconds, pairs, and pairs per second of the solver without a recorder, on programs of growing size. */
const sizes = [50, 100, 200, 400];
const selectors = ["ci", "2-call", "2-obj", "2-type"];
const repetitions = 3;

console.log("selector | modules | statements | seconds (median) | pairs | propagated pairs/s | peak MB | growth");
for (const context of selectors) {
  let before: number | undefined;
  for (const size of sizes) {
    const text = largeProgram(size);
    const program = await compileJava(text);
    const options = parseOptions({ context, order: "coalesced" });
    if (!options.ok) throw new Error(context);
    const runs: { readonly seconds: number; readonly pairs: number; readonly propagated: number }[] = [];
    for (let run = 0; run < repetitions; run++) {
      const start = performance.now();
      const result = pointsTo(program, options.value);
      const seconds = (performance.now() - start) / 1000;
      if (!result.ok) throw new Error("the program has no main");
      runs.push({ seconds, pairs: result.value.metrics.pointsToPairs, propagated: result.value.metrics.propagated });
    }
    runs.sort((a, b) => a.seconds - b.seconds);
    const median = runs[Math.floor(repetitions / 2)];
    if (median === undefined) throw new Error("no run");
    const statements = program.methods.reduce((sum, method) => sum + method.body.length, 0);
    const growth = before === undefined ? "" : (median.seconds / before).toFixed(2);
    const memory = Math.round(process.memoryUsage().heapUsed / 1e6);
    console.log(
      [
        context,
        size,
        statements,
        median.seconds.toFixed(3),
        median.pairs,
        Math.round(median.propagated / median.seconds),
        memory,
        growth,
      ].join(" | "),
    );
    before = median.seconds;
  }
}
