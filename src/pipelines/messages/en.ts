import { catalog, type Say, sayFrom } from "../../kernel/index.ts";

/** Texts about the commands that drive two engines. */
export const words = catalog("pipelines", {
  "pipelines.command.instrument": "the program with only its relevant code symbolic",
  "pipelines.instrument.blind.help": "makes everything symbolic that can be, whatever the analysis says",
  "pipelines.instrument.runtime.help":
    "also writes the classes that the program calls, such as “Symbolic”, to a folder",
  "pipelines.instrument.runtime.takes": "the name of a folder",
  "pipelines.instrument.table.help": "compares blind and relevancy-based instrumentation, as JSON",
  "pipelines.instrument.times.help": "with --table: how many milliseconds it took",
  "pipelines.tests.times.help": "with --symbolic: how many milliseconds it took, and how many with all inputs symbolic",

  "pipelines.inputs.restricted":
    "Only some inputs are symbolic, and each of the others has one value: nothing is refuted.",
  "pipelines.inputs.all": "All inputs are symbolic, because relevancy cannot tell: {reason}",
  "pipelines.inputs.noReach": "Relevancy cannot tell what the inputs reach: {reason}",
  "pipelines.inputs.notJava": "it reads Java only.",
  "pipelines.inputs.noMethod": "it finds no method {method}.",
  "pipelines.inputs.tooLong": "relevancy took more than {steps} steps.",
  "pipelines.inputs.noObject": "no other class can create a {class}.",
  "pipelines.inputs.noField": "no other class can set the field {field} of {class}.",

  "pipelines.command.why-not-tests":
    "why there is no test for a branch, a runtime check, a return or a second iteration of a loop",
  "pipelines.why-not.fact.help":
    "the goal that no test reaches: a side of a condition, 12T, or return 14, loop 9, null 12 fails, as in the answer of tests",
  "pipelines.why-not.fact.takes": "the goal of a test, such as 12T",
  "pipelines.command.tests": "test inputs for one method, as JSON",
  "pipelines.tests.spec.help": "data types, predicates and preconditions (.sl)",
  "pipelines.tests.spec.takes": "the name of one of the files",
  "pipelines.tests.spec.formulas": "a file whose name ends in .sl",
  "pipelines.tests.junit.help": "also writes the valid inputs as a JUnit class",
  "pipelines.tests.junit.takes": "a file such as ListTest.java",
});

/** Words a text that belongs to two engines. */
export const say: Say<typeof words> = sayFrom(words);
