import {
  javaCode,
  parseTestsOptions,
  startSymbolic,
  type TestsResult,
  type Unit,
} from "../../engines/symbolic/index.ts";
import { describe } from "../../kernel/index.ts";
import { compileJava } from "../front-end.ts";
import { specificationOf } from "../separation/separation.ts";

const SLICE = 1_000;

/** The test inputs for a method; the options are those of the command line. */
export async function testsOf(
  java: string,
  sl: string,
  options: Readonly<Record<string, unknown>>,
): Promise<TestsResult> {
  const parsed = parseTestsOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const analysis = startSymbolic(await unitOf(java, sl), parsed.value, false);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  while (!analysis.value.advance(SLICE));
  return analysis.value.result();
}

/** A Java program, its assertions switched on, with the formulas about its data. */
export async function unitOf(java: string, sl: string): Promise<Unit> {
  return {
    code: javaCode(await compileJava(java, { assertions: "on" })),
    core: undefined,
    specification: specificationOf(sl),
  };
}
