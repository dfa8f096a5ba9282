import {
  generateTests,
  javaCode,
  makeSubject,
  parseTestsOptions,
  type Subject,
  type TestsResult,
} from "../engines/symbolic/index.ts";
import { describe } from "../kernel/index.ts";
import { compileJava } from "./front-end.ts";
import { specificationOf } from "./separation.ts";

/** The test inputs for a method; the options are those of the command line. */
export async function testsOf(
  java: string,
  sl: string,
  options: Readonly<Record<string, unknown>>,
): Promise<TestsResult> {
  const parsed = parseTestsOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  return generateTests(await subjectOf(java, sl, parsed.value.method), parsed.value);
}

/** A method of a program with its precondition. */
export async function subjectOf(java: string, sl: string, method: string | undefined): Promise<Subject> {
  const unit = { code: javaCode(await compileJava(java)), core: undefined, specification: specificationOf(sl) };
  const subject = makeSubject(unit, method);
  if (!subject.ok) throw new Error(subject.errors.map(describe).join("\n"));
  return subject.value;
}
