import { catalog } from "../../../../kernel/index.ts";

/** The reader makes the moves of a run. */
export const solving = catalog("uiSolving", {
  "solving.label": "You are the solver",
  "solving.entry": "taken: {entry}",
  "solving.ask": "What follows now?",
  "solving.choices": "Facts to choose from",
  "solving.written": "or write it",
  "solving.placeholder": "a fact, as the tables write it",
  "solving.none": "Nothing more follows",
  "solving.hint": "Hint",
  "solving.showOne": "Show one",
  "solving.leave": "Leave",
  "solving.takes": "Which entry is taken next?",
  "solving.waiting": "Waiting entries",
  "solving.moreWaiting": "{count, number} more wait behind these.",
  "solving.goOn": "Go on",
  "solving.over": "The fixed point: nothing more follows.",
  "solving.overLimit": "The limit of the run: it ends before the fixed point.",
  "solving.running": "The program is being analyzed …",
  "solving.tooLong":
    "This run has {steps, number} steps; up to {most, number} can be made by hand. Choose a shorter program, or fewer contexts.",
  "solving.made": "Right: `{text}`.",
  "solving.missing": "`{text}` rests on `{premise}`, which is not there yet.",
  "solving.known": "`{text}` is there already.",
  "solving.underivable": "No rule of this run derives `{text}`.",
  "solving.stillFrom": "Something still follows from `{premise}`, by {rule}.",
  "solving.stillBy": "Something still follows by {rule}.",
  "solving.hintFrom": "Something follows from `{premise}`, by {rule}.",
  "solving.hintBy": "Something follows by {rule}.",
  "solving.nothingLeft": "Nothing more follows from this entry.",
  "solving.shown": "Shown: `{text}`.",
  "solving.score":
    "{made, number} made, {refused, number} refused, {hints, number} {hints, plural, one {hint} other {hints}}, {shown, number} shown",
  "solving.pointed": "Choose the other end on the stage, and the fact about both is your move.",
});
