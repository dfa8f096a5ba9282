import { readFileSync, existsSync } from "node:fs";
import { test } from "vitest";
import { describe as say } from "../kernel/index.ts";
import { testFrontEnd } from "../testing/front-end.ts";
import { formatProgram } from "./format.ts";
import { runProgram } from "./index.ts";

test("scratch", async () => {
  const frontEnd = await testFrontEnd();
  for (const file of (process.env["FILES"] ?? "").split(" ").filter((each) => each !== "")) {
    const start = performance.now();
    const result = frontEnd.compile([{ name: file.replace(/^.*\//, ""), text: readFileSync(file, "utf8") }]);
    const ms = Math.round(performance.now() - start);
    if (!result.ok) {
      console.log(`FAIL ${file} (${ms} ms)\n` + result.errors.slice(0, 6).map((error) => ("span" in error ? `  ${error.span.file}:${error.span.start.line}:${error.span.start.column} ` : "  ") + say(error)).join("\n"));
      continue;
    }
    console.log(`ok ${file} (${ms} ms)`);
    for (const note of result.value.notes) console.log("  NOTE " + note.text.slice(0, 600));
    if (process.env["SHOW"] !== undefined) console.log(formatProgram({ ...result.value, classes: result.value.classes.filter((each) => !each.isLibrary) }));
    if (process.env["RUN"] !== undefined) {
      try {
      const ran = runProgram(result.value, { stepLimit: 20_000_000, input: existsSync(file.replace(/\.java$/, ".in")) ? readFileSync(file.replace(/\.java$/, ".in"), "utf8") : "", arguments: [] });
      const expected = file.replace(/\.java$/, ".out");
      const text = ran.output;
      if (existsSync(expected)) {
        const want = readFileSync(expected, "utf8");
        console.log(want === text ? "  SAME OUTPUT" : `  DIFFERENT OUTPUT ${JSON.stringify(ran.exit ?? "").slice(0, 900)}\n${firstDifference(want, text)}`);
      } else console.log(text, JSON.stringify(ran.exit ?? ""));
      } catch (cause) { console.log("  CRASH " + (cause instanceof Error ? cause.stack?.split("\n").slice(0,6).join("\n") : String(cause))); }
    }
  }
}, 600_000);

function firstDifference(a: string, b: string): string {
  const x = a.split("\n");
  const y = b.split("\n");
  const at = x.findIndex((line, i) => line !== y[i]);
  return `   line ${at + 1}: want ${x[at]}\n   got ${y[at]}`;
}
