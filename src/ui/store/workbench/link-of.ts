import { breakpointsOf, lastingBreakpoints, linkedBreakpoints } from "../breakpoints/index.ts";
import type { WorkbenchLink } from "../link/index.ts";
import type { RunSubject } from "../run/index.ts";
import type { WorkbenchState } from "./workbench-state.ts";

/** What the address says about a state, the text of which is a document’s. */
export function linkOf(state: WorkbenchState, document?: string): WorkbenchLink {
  const { exampleId, files, isEdited, options, position, breakpoints, notes, selection, view, isSplit, exercise } =
    state;
  return {
    ...(exampleId === undefined ? {} : { example: exampleId }),
    ...(isEdited || exampleId === undefined ? { files, ...(document === undefined ? {} : { document }) } : {}),
    options,
    ...(position === 0 ? {} : { step: position }),
    ...(breakpoints.length === 0 ? {} : { breakpoints: linkedBreakpoints(breakpoints, files) }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(selection?.fact === undefined ? {} : { why: selection.fact }),
    ...(view === undefined ? {} : { view }),
    ...(isSplit ? { split: true } : {}),
    ...(exercise === undefined ? {} : { exercise }),
  };
}

/** Breakpoints and notes of a link; where it has none and stays with the lesson, those that there are. */
export function marksOf(
  { breakpoints, notes }: WorkbenchLink,
  state: WorkbenchState,
  { example, files }: Pick<RunSubject, "example" | "files">,
): Pick<WorkbenchState, "breakpoints" | "notes"> {
  const [kept, noted] = state.exampleId === example ? [lastingBreakpoints(state.breakpoints), state.notes] : [[], []];
  return {
    breakpoints: breakpoints === undefined ? kept : breakpointsOf(breakpoints, files),
    notes: notes ?? noted,
  };
}
