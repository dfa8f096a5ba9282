import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import {
  MAX_NOTE,
  type Note,
  useRecords,
  useServices,
  useWorkbench,
  useWorkbenchState,
  type WorkingCopy,
} from "../store/index.ts";

/** Keeps the reader's notes in this browser: those of each lesson, and those of each document. */
export function SavedNotes() {
  const { copy } = useWorkbench();
  return copy === undefined ? null : <NotesOf copy={copy} />;
}

/** Why the notes are in this page only; undefined where they are stored, or on their way. */
export function useNotesProblem(copy: WorkingCopy) {
  const { key } = useKey(copy);
  const problem = useRecords((_, state) => state.problem);
  return useRecords((records) => records.saving("notes", key)) === "unsaved" ? problem : undefined;
}

interface NotesOfProps {
  readonly copy: WorkingCopy;
}

/** Under what the notes are kept: the document, or the lesson, as long as it was not edited. */
export function useKey(copy: WorkingCopy) {
  const { engine } = useWorkbench();
  const lesson = useWorkbenchState((state) => state.exampleId);
  const document = useStore(copy.store, (state) => state.document);
  return { document, key: `${engine.id}:${document ?? lesson ?? ""}` };
}

function NotesOf({ copy }: NotesOfProps) {
  const workbench = useWorkbench();
  const { records } = useServices();
  const { document, key } = useKey(copy);
  const isRead = useRecords((_, state) => state.isRead);
  const kept = useRecords((all) => all.get("notes", key));
  const seen = useRef({ key, kept });
  useEffect(() => {
    if (!isRead) return;
    const before = seen.current.key === key ? seen.current.kept : undefined;
    seen.current = { key, kept };
    const shown = workbench.state.notes;
    const notes = withKept(shown, before, kept);
    if (notes !== shown) workbench.store.setState({ notes });
  }, [workbench, isRead, kept, key]);
  useEffect(() => {
    const save = (notes: readonly Note[]): void => {
      if (notes.length === 0) records.remove("notes", key);
      else records.write("notes", key, Object.fromEntries(notes.map(({ position, text }) => [position, text])));
    };
    // A lesson that was edited is a document from now on.
    if (document !== undefined && workbench.state.notes.length > 0) save(workbench.state.notes);
    return workbench.store.subscribe((now, before) => {
      const isSameText = now.exampleId === before.exampleId && now.documentKey === before.documentKey;
      if (now.notes !== before.notes && isSameText) save(now.notes);
    });
  }, [workbench, records, key, document]);
  return null;
}

/**
 * The notes that are shown, with those that are kept; themselves where nothing is new. Those of a link come first; what else was
 * written here stays. One that was shown as it was kept before follows what another tab has made of it.
 */
export function withKept(
  shown: readonly Note[],
  before: Readonly<Record<string, string>> | undefined,
  kept: Readonly<Record<string, string>> | undefined,
): readonly Note[] {
  const now = notesIn(kept);
  const earlier = notesIn(before);
  const textIn = (notes: readonly Note[], position: number) => notes.find((note) => note.position === position)?.text;
  const isPassed = ({ position, text }: Note): boolean =>
    textIn(earlier, position) === text && textIn(now, position) !== text;
  const stays = shown.filter((note) => !isPassed(note));
  const added = now.filter(({ position }) => textIn(stays, position) === undefined);
  if (stays.length === shown.length && added.length === 0) return shown;
  return [...stays, ...added].sort((a, b) => a.position - b.position);
}

/** The notes of a record, in the order of the walk. */
function notesIn(kept: Readonly<Record<string, string>> = {}): readonly Note[] {
  const notes = Object.entries(kept).map(([position, text]) => ({
    position: Number(position),
    text: text.slice(0, MAX_NOTE),
  }));
  return notes.sort((a, b) => a.position - b.position);
}
