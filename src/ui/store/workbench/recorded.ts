import type { EngineManifest } from "../../../engine-kit/index.ts";
import { readLinkOptions, writeLinkOptions } from "../../../options/index.ts";
import { readNotes, showNotes } from "../breakpoints/index.ts";
import type { WorkbenchLink } from "../link/index.ts";
import type { RecordedRun } from "../run/index.ts";
import type { Workbench } from "./workbench.ts";

/** The run on the screen as a file keeps it; undefined while it is under way, and where it is of an older text. */
export function recordedRunOf({ engine, run, state }: Workbench): RecordedRun | undefined {
  const { session, outcome, notes, result, status, isStale } = run.store.getState();
  if (session === undefined || outcome === undefined || status !== "ready" || isStale) return undefined;
  const { exampleId: example, files, position } = state;
  return {
    engine: engine.id,
    example,
    files,
    options: Object.fromEntries(writeLinkOptions(engine.options, state.options)),
    position,
    bookmarks: showNotes(state.notes),
    outcome,
    notes,
    result,
    recording: session.recording,
  };
}

/** Where a run is opened. What its engine does not know of its options is left out. */
export function linkOfRun(engine: EngineManifest, run: Omit<RecordedRun, "recording">): WorkbenchLink {
  const { example, files, position, bookmarks } = run;
  const { options } = readLinkOptions(engine.options, new Map(Object.entries(run.options)));
  const isLesson = engine.lessons.some(({ id }) => id === example);
  return {
    ...(isLesson && example !== undefined ? { example } : {}),
    files,
    options,
    at: position,
    notes: readNotes(bookmarks),
  };
}
