import { useEffect } from "react";
import { useStore } from "zustand";
import {
  type Note,
  readNotes,
  showNotes,
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

function NotesOf({ copy }: { readonly copy: WorkingCopy }) {
  const workbench = useWorkbench();
  const { storage } = useServices();
  const lesson = useWorkbenchState((state) => state.exampleId);
  const document = useStore(copy.store, (state) => state.document);
  const key = `notes:${workbench.engine.id}:${document ?? lesson ?? ""}`;
  useEffect(() => {
    const save = (notes: readonly Note[]): void => {
      if (notes.length === 0) storage.remove(key);
      else storage.write(key, showNotes(notes));
    };
    const saved = readNotes(storage.read(key));
    const shown = workbench.state.notes;
    // Those of a link come first; what else was written here stays.
    const added = saved.filter(({ position }) => shown.every((note) => note.position !== position));
    if (added.length > 0)
      workbench.store.setState({ notes: [...shown, ...added].sort((a, b) => a.position - b.position) });
    // A lesson that was edited is a document from now on.
    if (document !== undefined && shown.length > 0) save(workbench.state.notes);
    return workbench.store.subscribe((now, before) => {
      const isSameText = now.exampleId === before.exampleId && now.documentKey === before.documentKey;
      if (now.notes !== before.notes && isSameText) save(now.notes);
    });
  }, [workbench, storage, key, document]);
  return null;
}
