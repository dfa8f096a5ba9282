import type { Catalogue } from "../../kernel/index.ts";

/** What is read of the commands that drive two engines. */
export const words: Catalogue = {
  "pipelines.command.instrument": "the program with only its relevant code symbolic",
  "pipelines.instrument.blind.help": "everything symbolic that can be, whatever the analysis says",
  "pipelines.instrument.blind.takes": "true or false",
  "pipelines.instrument.table.help": "blind beside relevancy-based, as JSON",
  "pipelines.instrument.table.takes": "true or false",

  "pipelines.command.tests": "test inputs for one method, as JSON",
  "pipelines.tests.spec.help": "data types, predicates and preconditions (.sl)",
  "pipelines.tests.spec.takes": "the name of one of the files",
  "pipelines.tests.spec.formulas": "a file whose name ends in .sl",
  "pipelines.tests.junit.help": "also write the valid inputs as a JUnit class",
  "pipelines.tests.junit.takes": "a file such as ListTest.java",
};
