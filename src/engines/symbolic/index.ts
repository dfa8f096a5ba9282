export { readCore } from "./algorithm/core-language/index.ts";
export { junitText } from "./algorithm/junit/junit-text.ts";
export { type Code, javaCode } from "./algorithm/program/code.ts";
export { generateTests } from "./algorithm/strategies/generate.ts";
export type { Generation } from "./algorithm/strategies/generation.ts";
export { inputGroups } from "./algorithm/subject/input-groups.ts";
export { makeSubject, type Subject, type Unit } from "./algorithm/subject/subject.ts";
export type {
  GeneratedTest,
  InputCell,
  InputValue,
  Strategy,
  TestInput,
  TestsResult,
} from "./algorithm/test-input/test-input.ts";
export { startSymbolic } from "./analysis.ts";
export { parseTestsOptions, type TestsOptions } from "./options.ts";
export { readUnit } from "./read-unit.ts";
export type { Restriction, TestsAnswer } from "./restriction.ts";
export { whyNot } from "./why-not/index.ts";
