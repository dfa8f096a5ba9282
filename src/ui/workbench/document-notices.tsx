import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { useNotesProblem } from "../breakpoints/index.ts";
import { t } from "../messages/index.ts";
import { LinkButton, notify, SmallButton, saveFile } from "../parts/index.ts";
import {
  type Document,
  useDocuments,
  useLinks,
  useServices,
  useWorkbench,
  useWorkbenchState,
  type WorkingCopy,
} from "../store/index.ts";
import { Notice } from "./notice.tsx";

/** What the reader must know about the document that the text is saved as. Nothing while all is well. */
export function DocumentNotices() {
  const { copy } = useWorkbench();
  return copy === undefined ? null : <NoticesOf copy={copy} />;
}

function NoticesOf({ copy }: { readonly copy: WorkingCopy }) {
  const workbench = useWorkbench();
  const documentKey = useWorkbenchState((state) => state.documentKey);
  const documents = useDocuments((state) => state.documents);
  const { document, branchedFrom, isTyped, isReset } = useStore(copy.store);
  const [dismissed, dismiss] = useState("");
  const own = documents.find(({ id }) => id === document);
  const other = documents.find(({ id }) => id === branchedFrom);
  const newer = copy.newer();
  const draft = isTyped || isReset || dismissed === documentKey ? undefined : workbench.editing.draft();
  const cross = <LinkButton onClick={() => dismiss(documentKey)}>{t("document.dismiss")}</LinkButton>;
  return (
    <>
      <StorageNotice copy={copy} isTyped={isTyped} />
      {own !== undefined && other !== undefined ? <BranchNotice own={own} other={other} /> : null}
      {newer === undefined ? null : (
        <Notice kind="info" role="status">
          {t("document.newer", { name: newer.name })}{" "}
          <Action act={() => workbench.editing.showDocument(newer)}>{t("document.showNewer")}</Action>
        </Notice>
      )}
      {isReset && dismissed !== documentKey ? (
        <Notice kind="info" role="status">
          {t("document.reset")} <Action act={() => workbench.editing.undoReset()}>{t("document.undoReset")}</Action>{" "}
          {cross}
        </Notice>
      ) : null}
      {draft === undefined ? null : <DraftNotice draft={draft} />}
    </>
  );
}

/** The browser keeps nothing: said at once, and how the text and the notes can be kept by hand. */
function StorageNotice({ copy, isTyped }: { readonly copy: WorkingCopy; readonly isTyped: boolean }) {
  const workbench = useWorkbench();
  const ofText = useDocuments((state) => (isTyped ? state.problem : undefined));
  const ofNotes = useNotesProblem(copy);
  const problem = ofText ?? ofNotes;
  if (problem === undefined) return null;
  const save = (): void => {
    for (const { name, text } of workbench.state.files) saveFile(name, text);
  };
  return (
    <Notice kind="bad" role="alert">
      {t(`storage.${problem}`)} {ofNotes === undefined ? null : t("document.notesInLink")}{" "}
      {ofText === undefined ? null : <Action act={save}>{t("document.save")}</Action>}
    </Notice>
  );
}

function BranchNotice({ own, other }: { readonly own: Document; readonly other: Document }) {
  const links = useLinks();
  return (
    <Notice kind="info" role="status">
      {t("document.branched", { name: own.name, other: other.name })}{" "}
      <a href={links.ofDocument(other)}>{t("document.openOther", { other: other.name })}</a>
    </Notice>
  );
}

/** Only right after opening: once the reader types, the draft is what is being typed. */
function DraftNotice({ draft }: { readonly draft: Document }) {
  const workbench = useWorkbench();
  const { documents } = useServices();
  const discard = async (): Promise<void> => {
    const undo = await documents.remove(draft.id);
    notify({
      text: () => t("gallery.work.deleted", { name: draft.name }),
      action: { label: () => t("gallery.work.undo"), onClick: () => void undo() },
    });
  };
  return (
    <Notice kind="info" role="status">
      {t("draft.found", { name: draft.name })}{" "}
      <Action act={() => workbench.editing.showDocument(draft)}>{t("draft.restore")}</Action>{" "}
      <LinkButton onClick={() => void discard()}>{t("draft.discard")}</LinkButton>
    </Notice>
  );
}

function Action({ act, children }: { readonly act: () => void; readonly children: ReactNode }) {
  return <SmallButton onClick={act}>{children}</SmallButton>;
}
