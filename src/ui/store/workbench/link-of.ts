import { atOf } from "../../../trace/index.ts";
import { breakpointsOf, lastingBreakpoints, linkedBreakpoints } from "../breakpoints/index.ts";
import type { CompareLink, WorkbenchLink } from "../link/index.ts";
import type { RunSubject, Session } from "../run/index.ts";
import type { WorkbenchState } from "./workbench-state.ts";

/** A run, and where the reader is in it. */
interface Visited {
  readonly session: Session | undefined;
  readonly state: WorkbenchState;
}

/** What the address says about a state of a run, the text of which is a document’s. */
export function linkOf({ session, state }: Visited, document?: string): WorkbenchLink {
  const { exampleId, files, isEdited, options, breakpoints, notes, selection, view, isSplit, moved, exercise } = state;
  return {
    ...(exampleId === undefined ? {} : { example: exampleId }),
    ...(isEdited || exampleId === undefined ? { files, ...(document === undefined ? {} : { document }) } : {}),
    options,
    ...placeOfRun({ session, state }),
    ...(breakpoints.length === 0 ? {} : { breakpoints: linkedBreakpoints(breakpoints, files) }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(selection?.fact === undefined ? {} : { why: selection.fact }),
    ...(view === undefined ? {} : { view }),
    ...(isSplit ? { split: true } : {}),
    ...(moved === undefined ? {} : { moved }),
    ...(exercise === undefined ? {} : { exercise }),
  };
}

/** The position of a run, as links have it. */
export function placeOfRun({ session, state }: Visited): Pick<WorkbenchLink, "at"> {
  return session === undefined || state.position === 0 ? {} : { at: atOf(session.recording, state.position) };
}

/** The positions of compared runs, as links have them; none where all are at their beginnings. */
export function placesOfRuns(runs: readonly Visited[]): Pick<CompareLink, "at" | "also"> {
  const [at, ...also] = runs.map(({ session, state }) =>
    session === undefined ? "0" : atOf(session.recording, state.position),
  );
  return at === undefined || [at, ...also].every((each) => each === "0") ? {} : { at, also };
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
