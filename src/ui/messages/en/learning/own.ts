import { catalog } from "../../../../kernel/index.ts";

/** Definitions that readers write. */
export const own = catalog("uiOwn", {
  "own.begin": "Begin with",
  "own.text": "Definition",
  "own.wanted": "To be defined",
  "own.usable": "May be used",
  "own.grammar":
    'Further: your own functions such as f(n: number) = n + 1, “if … then … else …”, and, or, not, =, !=, <, +, -, *, min, max, matches(text, "a*"), // comments. A function uses only those above it.',
  "own.mistakes": "What is wrong",
  "own.findings": "What holds",
  "own.execute": "Execute the program and look",
  "own.executing": "Executing …",
  "own.covered": "Sound for this program: its execution shows {shown} facts, and the analysis has them all.",
  "own.missing":
    "Not sound: an execution of the program shows {shown} facts, and {missing} of them contradict the analysis: {facts}",
  "own.unjudged":
    "Contexts left out: {withoutContexts} of them, as the execution does not tell theirs. Not compared: {notCompared}, of objects or calls without a place in the program.",
  "own.unobservable":
    "No execution can contradict this: the definition does not say what its facts claim of an execution.",
  "own.cut": "A limit ended the execution: what would follow was not compared.",
  "own.notExecuted": "This could not be checked: a limit was reached, or the program has an error.",
  "own.place": "line {line}, column {column}",
  "own.loading": "Loading …",
});
