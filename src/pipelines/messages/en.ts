import { catalog, type Say, sayFrom } from "../../kernel/index.ts";

/** What is read of the commands that drive two engines. */
export const words = catalog("pipelines", {
  "pipelines.command.instrument": "the program with only its relevant code symbolic",
  "pipelines.instrument.blind.help": "everything symbolic that can be, whatever the analysis says",
  "pipelines.instrument.runtime.help":
    "also write the classes that the program calls, “Symbolic” and its like, to a folder",
  "pipelines.instrument.runtime.takes": "the name of a folder",
  "pipelines.instrument.table.help": "blind beside relevancy-based, as JSON",
  "pipelines.instrument.times.help": "with --table: how many milliseconds it took",
  "pipelines.tests.times.help": "with --symbolic: how many milliseconds it took, and how many with all inputs symbolic",

  "pipelines.inputs.restricted":
    "Only some inputs are symbolic, and each of the others has one value: nothing is refuted.",
  "pipelines.inputs.all": "All inputs are symbolic, because relevancy cannot tell: {reason}",
  "pipelines.inputs.noReach": "Relevancy cannot tell what the inputs reach: {reason}",
  "pipelines.inputs.notJava": "it reads Java only.",
  "pipelines.inputs.noMethod": "it sees no method {method}.",
  "pipelines.inputs.tooLong": "relevancy took more than {steps} steps.",
  "pipelines.inputs.noObject": "no other class can make a {class}.",
  "pipelines.inputs.noField": "no other class can set the field {field} of {class}.",

  "pipelines.command.why-not-tests":
    "why there is no test for a branch, a runtime check, a return or a second round of a loop",
  "pipelines.why-not.fact.help":
    "what a test is missing for: a side of a condition, 12T, or return 14, loop 9, null 12 fails as in the answer of tests",
  "pipelines.why-not.fact.takes": "what a test may be for, such as 12T",
  "pipelines.command.tests": "test inputs for one method, as JSON",
  "pipelines.tests.spec.help": "data types, predicates and preconditions (.sl)",
  "pipelines.tests.spec.takes": "the name of one of the files",
  "pipelines.tests.spec.formulas": "a file whose name ends in .sl",
  "pipelines.tests.junit.help": "also write the valid inputs as a JUnit class",
  "pipelines.tests.junit.takes": "a file such as ListTest.java",
});

/** Says what concerns two engines. */
export const say: Say<typeof words> = sayFrom(words);
