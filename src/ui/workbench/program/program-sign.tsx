import { useStore } from "zustand";
import { useDocuments, useWorkbench, type WorkingCopy } from "../../store/index.ts";
import { SavingWord } from "../../stored/index.ts";

/** Whether the program is saved; nothing where it is none of the reader's. */
export function ProgramSign() {
  const { copy } = useWorkbench();
  return copy === undefined ? null : <SignOf copy={copy} />;
}

function SignOf({ copy }: { readonly copy: WorkingCopy }) {
  // What is said follows from both.
  useStore(copy.store);
  useDocuments((state) => state);
  const saving = copy.saving();
  return saving === undefined ? null : <SavingWord saving={saving} />;
}
