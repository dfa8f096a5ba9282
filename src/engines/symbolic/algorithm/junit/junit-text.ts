import { Budget, failure, type Result, success } from "../../../../kernel/index.ts";
import { showGiven } from "../../../../options/index.ts";
import { say } from "../../messages/say.ts";
import { makeSubject, type Unit } from "../subject/subject.ts";
import type { GeneratedTest } from "../test-input/test-input.ts";
import { junitClass } from "./junit-class.ts";

/** The valid inputs as a JUnit class in a file of this name, as many as there is time for. */
export function junitText(
  unit: Unit,
  method: unknown,
  tests: readonly GeneratedTest[],
  file: string,
  budget = Budget.unlimited,
): Result<string> {
  const subject = makeSubject(unit, method === undefined || method === "" ? undefined : showGiven(method));
  if (!subject.ok) return subject;
  const { program } = unit.code;
  const name = /^([A-Za-z_$][\w$]*)\.java$/.exec(file.replace(/^.*[\\/]/, ""))?.[1];
  if (program === undefined || name === undefined)
    return failure({
      kind: "bad-option",
      option: "junit",
      value: file,
      expected: program === undefined ? say("junit.core") : say("junit.file"),
    });
  return success(junitClass(program, subject.value.method, tests, name, budget));
}
