import { writeFileSync } from "node:fs";
import { compileJava } from "../../testing/front-end.ts";
import { readSpecification, type Specification } from "../separation/index.ts";
import { generateTests, javaCode, makeSubject, parseTestsOptions } from "./index.ts";
import { optionsFor, type Subject, subjects } from "./page/lessons/index.ts";
import type { Figures } from "./page/table-1.ts";

/**
 * Table 1: for each subject the paths, the valid and all test inputs, the covered and the feasible branches, the solver calls and the
 * seconds of this engine beside those of Java StarFinder. `TABLE_1=rbt:remove` keeps subjects and methods with such names,
 * `INITIALIZE=access` initializes references where they are read. Without either, the figures that the page shows are written anew.
 */
const [wanted = "", method = ""] = (process.env["TABLE_1"] ?? "").split(":");
const initialize = process.env["INITIALIZE"] ?? "use";

const figures: Record<string, Figures> = {};

console.log(
  "method | depth | paths | valid/tests | covered/feasible | solver calls | seconds | JSF: tests | solver calls | seconds",
);
for (const subject of subjects) if (subject.id.includes(wanted)) figures[subject.id] = await report(subject);
if (wanted === "" && initialize === "use")
  writeFileSync("src/engines/symbolic/page/lessons/table-1.json", `${JSON.stringify(figures, undefined, 2)}\n`);

async function report(subject: Subject): Promise<Figures> {
  const { title, files, methods, table1 } = subject;
  const program = await compileJava(files.filter(({ name }) => name.endsWith(".java")));
  const unit = { code: javaCode(program), core: undefined, specification: specificationOf(files) };
  const total = { paths: 0, valid: 0, tests: 0, covered: 0, feasible: 0, calls: 0, seconds: 0 };
  for (const each of methods.filter(({ name }) => name.includes(method))) {
    const { name, depth = "" } = each;
    const prepared = makeSubject(unit, name);
    const options = parseTestsOptions({ ...optionsFor(subject, each), initialize });
    if (!prepared.ok || !options.ok) throw new Error(`${title}: ${name} cannot be tested`);
    const start = performance.now();
    const { tests, paths, coverage, solverCalls } = generateTests(prepared.value, options.value);
    const row = {
      paths,
      valid: tests.filter(({ valid }) => valid).length,
      tests: tests.length,
      covered: coverage.covered,
      feasible: coverage.branches - coverage.infeasible,
      calls: solverCalls,
      seconds: (performance.now() - start) / 1_000,
    };
    console.log(`  ${name} | ${depth} | ${cells(row)} | infeasible: ${coverage.infeasibleBranches.join(" ")}`);
    for (const key of ["paths", "valid", "tests", "covered", "feasible", "calls", "seconds"] as const)
      total[key] += row[key];
  }
  const paper = table1 === undefined ? "" : `${table1.tests} | ${table1.calls} | ${table1.seconds}`;
  console.log(`${title} | | ${cells(total)} | ${paper}`);
  const { tests, valid, covered, feasible, calls } = total;
  return { tests, valid, covered, feasible, calls };
}

function cells(
  row: Readonly<Record<"paths" | "valid" | "tests" | "covered" | "feasible" | "calls" | "seconds", number>>,
): string {
  const { paths, valid, tests, covered, feasible, calls, seconds } = row;
  return `${paths} | ${valid}/${tests} | ${covered}/${feasible} | ${calls} | ${seconds.toFixed(1)}`;
}

function specificationOf(files: Subject["files"]): Specification {
  const text = files.find(({ name }) => name.endsWith(".sl"));
  const read = readSpecification(text?.name ?? "", text?.text ?? "");
  if (!read.ok) throw new Error(`${text?.name} cannot be read`);
  return read.value;
}
