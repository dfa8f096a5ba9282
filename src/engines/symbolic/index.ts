export { type SymbolicAnalysis, startSymbolic } from "./analysis.ts";
export { type Code, javaCode } from "./code.ts";
export { readCore } from "./core-language/index.ts";
export { generateTests, startGeneration } from "./generate.ts";
export type { Generation } from "./generation.ts";
export { junitText } from "./junit.ts";
export { parseTestsOptions, type TestsOptions } from "./options.ts";
export { makeSubject, type Subject, type Unit } from "./subject.ts";
export type { GeneratedTest, InputCell, InputValue, Strategy, TestInput, TestsResult } from "./test-input.ts";
