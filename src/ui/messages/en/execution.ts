import { catalog } from "../../../kernel/index.ts";

/** Texts of the execution: the Run panel and the marks of what was observed. */
export const execution = catalog("uiExecution", {
  "region.run": "Run",
  "execution.toggle": "Run",
  "execution.toggleHint": "Run the program and show its output",
  "execution.start": "Run program",
  "execution.startKey": "Run program (R)",
  "execution.again": "Run again",
  "execution.cancel": "Cancel the run",
  "execution.close": "Back to the pseudocode",
  "execution.output": "Output",
  "execution.input": "Input",
  "execution.inputHint": "What the program reads from System.in",
  "execution.empty": "Run the program to see its output and which facts occur at run time.",
  "execution.noOutput": "No output.",
  "execution.running": "running… {steps, number} steps",
  "execution.returned": "Ended normally after {steps, number} steps.",
  "execution.exited": "Ended by System.exit({status}) after {steps, number} steps.",
  "execution.exception": "Ended by an uncaught {type} after {steps, number} steps.",
  "execution.deadlock": "Deadlock after {steps, number} steps: {waits}. No thread can go on.",
  "execution.stepLimit": "Stopped at the limit of {limit, number} steps, before the end of the program.",
  "execution.outputLimit":
    "Stopped after {steps, number} steps, before the end of the program: it printed more than is kept.",
  "execution.stepLimitMore": "Run with a higher limit",
  "execution.canceled": "Canceled after {steps, number} steps, before the end of the program.",
  "execution.failed": "The program cannot be run:",
  "execution.lost": "The run stopped unexpectedly, perhaps because memory ran out. Your program is kept.",
  "execution.stale": "Output of an earlier version of the program.",
  "execution.cut": "… {count, number} earlier characters are not shown.",
  "execution.openLine": "Show line {line} of {file}",
  "execution.status": "Run status",

  "observed.toggle": "Observed",
  "observed.toggleHint": "Mark facts observed at run time",
  "observed.yes": "observed at run time",
  "observed.no": "not observed: spurious, or not reached in this run",
  "observed.notRun": "Nothing is marked: this program from a link has not run yet.",
  "observed.manyCalls":
    "There are too many chains of calls to record: facts are marked without regard to their contexts.",
  "observed.unknown":
    "{calls, plural, one {# call comes} other {# calls come}} from no call site: facts whose contexts the run does not show are not marked.",
  "observed.legend-yes": "observed at run time",
  "observed.legend-no": "not observed",
  "observed.whyYes": "Observed at run time.",
  "observed.whyNo": "Not observed in this run: it may be spurious, or the run did not reach it.",
  "observed.whyPartial": "Not observed in this run, which did not end.",
});
