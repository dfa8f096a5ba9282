import { useWorkbench, useWorkbenchState, type WorkingCopy } from "../../store/index.ts";
import { SavingSign } from "../../stored/index.ts";
import { useKey } from "../saved-notes.tsx";

/** Whether the notes of the lesson or document are saved; nothing where there is none. */
export function NotesSign() {
  const { copy } = useWorkbench();
  const hasNotes = useWorkbenchState((state) => state.notes.length > 0);
  return copy === undefined || !hasNotes ? null : <SignOf copy={copy} />;
}

function SignOf({ copy }: { readonly copy: WorkingCopy }) {
  return <SavingSign kind="notes" name={useKey(copy).key} />;
}
