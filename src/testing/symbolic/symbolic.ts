import {
  javaCode,
  parseTestsOptions,
  readUnit,
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
  return inputsOf(await unitOf(java, sl), options);
}

/** The same for a program in the core language. */
export function coreTestsOf(core: string, sl: string, options: Readonly<Record<string, unknown>>): TestsResult {
  return inputsOf(coreUnitOf(core, sl), options);
}

function inputsOf(unit: Unit, options: Readonly<Record<string, unknown>>): TestsResult {
  const parsed = parseTestsOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const analysis = startSymbolic(unit, parsed.value, false);
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

/** A program in the core language, with the formulas about its data. */
export function coreUnitOf(core: string, sl: string): Unit {
  const unit = readUnit(
    [
      { name: "a.core", text: core },
      { name: "a.sl", text: sl },
    ],
    () => {
      throw new Error("core programs are not Java");
    },
  );
  if (!unit.ok) throw new Error(unit.errors.map(describe).join("\n"));
  return unit.value;
}
