import { catalog } from "../../../../kernel/index.ts";

/** Definitions that readers write. */
export const own = catalog("uiOwn", {
  "own.begin": "Begin with",
  "own.text": "Definition",
  "own.wanted": "To be defined",
  "own.usable": "May be used",
  "own.grammar":
    'Also: your own functions such as f(n: number) = n + 1, “if … then … else …”, and, or, not, =, !=, <, +, -, *, min, max, matches(text, "a*"), // comments. A function uses only those above it.',
  "own.mistakes": "Errors",
  "own.findings": "What holds",
  "own.execute": "Execute the program and compare",
  "own.executing": "Executing …",
  "own.covered": "Sound for this program: its execution shows {shown} facts, and the analysis has them all.",
  "own.missing":
    "Not sound: an execution of the program shows {shown} facts, and {missing} of them contradict the analysis: {facts}",
  "own.unjudged":
    "Compared without contexts, because the execution does not show theirs: {withoutContexts}. Not compared, because their objects or calls have no place in the program: {notCompared}.",
  "own.unobservable":
    "No execution can contradict this: the definition does not say what its facts claim about an execution.",
  "own.cut": "A limit ended the execution: the rest was not compared.",
  "own.notExecuted": "This could not be checked: a limit was reached, or the program has an error.",
  "own.place": "line {line}, column {column}",
  "own.loading": "Loading …",
});
