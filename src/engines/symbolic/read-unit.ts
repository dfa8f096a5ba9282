import type { Compile } from "../../engine-kit/index.ts";
import { Budget, failure, failureOf, fill, type InputFile, type Result, success } from "../../kernel/index.ts";
import { readSpecification } from "../separation/index.ts";
import { readCore } from "./algorithm/core-language/index.ts";
import { javaCode } from "./algorithm/program/code.ts";
import type { Unit } from "./algorithm/subject/subject.ts";
import { words } from "./messages/en.ts";

/**
 * A program with the formulas about its data: Java files or one program in the core language (`.core`), and one `.sl`
 * text, which may be left out. Assertions are switched on: one that fails is an end of a path. What does not compile is left
 * out of the program: it matters only where the method under test can reach it.
 */
export function readUnit(files: readonly InputFile[], compile: Compile, budget = Budget.unlimited): Result<Unit> {
  const texts = files.filter(({ name }) => name.endsWith(".sl"));
  const cores = files.filter(({ name }) => name.endsWith(".core"));
  const programs = files.filter((file) => !texts.includes(file) && !cores.includes(file));
  const [text, ...otherTexts] = texts;
  const [core, ...otherCores] = cores;
  if (otherTexts.length > 0 || otherCores.length > 0 || (core !== undefined && programs.length > 0))
    return failure({ kind: "bad-request", problem: fill(words, "symbolic.files") });
  const specification = readSpecification(text?.name ?? "none.sl", text?.text ?? "", budget);
  if (core !== undefined) {
    const read = readCore(core.name, core.text, budget);
    if (!read.ok) return read;
    if (!specification.ok) return specification;
    return success({ code: read.value.code, core: read.value, specification: specification.value });
  }
  const program = compile(programs, { assertions: "on", mistakes: "leave-out" });
  if (!program.ok) return specification.ok ? program : failureOf([...program.errors, ...specification.errors]);
  if (!specification.ok) return specification;
  return success({ code: javaCode(program.value), core: undefined, specification: specification.value });
}
