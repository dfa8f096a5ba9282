import { catalog } from "../../../../kernel/index.ts";

/** Texts of control-flow graphs that are drawn as their statements. */
export const statements = catalog("uiStatements", {
  "statements.keys":
    "Up and down move along the edges to the statement before and behind, left along the way back of a loop, right past a branch or out of a loop. Enter selects a statement, Escape leaves.",
  "statements.statement": "line {line, number}: {text}",
  "statements.of": "{side} of {subject}",
  "statements.row": "{name}, IN {into}, OUT {out}",
  "statements.legend-new": "new at this step",
  "statements.legend-read": "the step rests on it",
  "statements.legend-made": "made by the statement",
  "statements.legend-gone": "killed, or no more known",
  "statements.legend-ruled-out": "beside another run: it rules this out",
  "statements.legend-none": "not known here",
  "statements.legend-current": "statement of the step",
  "statements.legend-closed": "never runs, or has no effect",
  "statements.legend-way": "the way that facts go at this step",
});
