import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { readSpecification } from "../separation/index.ts";
import { generateTests, javaCode, makeSubject, parseTestsOptions } from "./index.ts";

test("table", async () => {
  const only = process.env["SUBJECT"];
  const depths = (process.env["DEPTH"] ?? "auto").split(",");
  for (const dir of readdirSync("src/examples/symbolic")) {
    if (only !== undefined && only !== dir) continue;
    let names: string[];
    try {
      names = readdirSync(`src/examples/symbolic/${dir}`);
    } catch {
      continue;
    }
    const java = names
      .filter((n) => n.endsWith(".java"))
      .map((name) => ({ name, text: readFileSync(`src/examples/symbolic/${dir}/${name}`, "utf8") }));
    const sl = names.find((n) => n.endsWith(".sl"));
    if (java.length === 0 || sl === undefined) continue;
    const program = await compileJava(java);
    const specification = readSpecification(sl, readFileSync(`src/examples/symbolic/${dir}/${sl}`, "utf8"));
    if (!specification.ok) {
      console.log(dir, JSON.stringify(specification.errors));
      continue;
    }
    for (const { method } of specification.value.preconditions) {
      if (process.env["METHOD"] !== undefined && process.env["METHOD"] !== method) continue;
      for (const depth of depths) {
        const parsed = parseTestsOptions({
          method,
          ...(depth === "auto" ? {} : { depth }),
          contexts: process.env["SV"] ?? "once",
        });
        if (!parsed.ok) throw new Error();
        const subject = makeSubject(
          { code: javaCode(program), core: undefined, specification: specification.value },
          method,
        );
        if (!subject.ok) {
          console.log(dir, method, JSON.stringify(subject.errors));
          continue;
        }
        const started = performance.now();
        const r = generateTests(subject.value, parsed.value);
        const ms = performance.now() - started;
        const L = (globalThis as any).LOG ?? [];
        for (const v of ["sat", "unsat", "unknown"]) {
          const l = L.filter((x: any) => x[1] === v);
          if (l.length)
            console.log(
              v,
              l.length,
              l.reduce((a: number, x: any) => a + x[0], 0).toFixed(0),
              JSON.stringify(l.sort((a: any, b: any) => b[0] - a[0]).slice(0, 6)),
            );
        }
        (globalThis as any).LOG = [];
        const invalid = r.tests.filter((t) => !t.valid);
        console.log(
          `${dir}.${method} d${r.depth}: ${r.tests.length - invalid.length}/${r.tests.length} valid, ${r.paths} paths, ${r.solverCalls} calls, ${r.coverage.covered}+${r.coverage.infeasible}/${r.coverage.branches}, open ${r.coverage.openBranches} inf ${r.coverage.infeasibleBranches}, ${ms.toFixed(0)} ms ${r.partial ? "PARTIAL" : ""} ${r.notes.join(" ")}`,
        );
        if (process.env["SHOW"]) console.log(JSON.stringify(invalid[0] ?? r.tests.at(-1)));
      }
    }
  }
  expect(1).toBe(1);
}, 600_000);
