export { type Code, javaCode } from "./code.ts";
export { type Generation, generateTests, startGeneration } from "./generate.ts";
export { parseTestsOptions, type TestsOptions } from "./options.ts";
export { makeSubject, type Subject } from "./subject.ts";
export type { GeneratedTest, InputCell, InputValue, Strategy, TestInput, TestsResult } from "./test-input.ts";
