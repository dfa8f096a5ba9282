import { Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { RunNote } from "../../session/protocol.ts";
import { t } from "../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { outcomeText } from "./outcome-text.ts";

/** What the reader must know about the recording as a whole. Nothing is said when all is well. */
export function Notices() {
  const workbench = useWorkbench();
  const status = useRunState((state) => state.status);
  const outcome = useRunState((state) => state.outcome);
  const notes = useRunState((state) => state.notes);
  const steps = useRunState((state) => state.length);
  const message = outcome === undefined ? undefined : outcomeText(outcome, steps > 0);
  return (
    <div className="notices">
      {status === "lost" ? (
        <Notice kind="bad" role="alert">
          {t("run.lost")}{" "}
          <button type="button" className="button small" onClick={() => workbench.restart()}>
            {t("run.restart")}
          </button>
        </Notice>
      ) : null}
      {message === undefined ? null : (
        <Notice kind="bad" role="status">
          {message}
        </Notice>
      )}
      <DraftNotice />
      {notes.length === 0 ? null : <Notes notes={notes} />}
    </div>
  );
}

interface NoticeProps {
  readonly kind: "bad" | "info";
  readonly role: "alert" | "status";
  readonly children: ReactNode;
}

function Notice({ kind, role, children }: NoticeProps) {
  const Icon = kind === "bad" ? TriangleAlert : Info;
  return (
    <div className={`notice is-${kind}`} role={role}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

function DraftNotice() {
  const workbench = useWorkbench();
  const documentKey = useWorkbenchState((state) => state.documentKey);
  const [dismissed, dismiss] = useState("");
  // Only right after opening: while the reader types, the draft is what is being typed.
  const isFresh = documentKey.endsWith(":original") && dismissed !== documentKey;
  const isEdited = useWorkbenchState((state) => state.isEdited);
  if (!isFresh || isEdited || workbench.draft() === undefined) return null;
  return (
    <Notice kind="info" role="status">
      {t("draft.found")}{" "}
      <button type="button" className="button small" onClick={() => workbench.restoreDraft()}>
        {t("draft.restore")}
      </button>{" "}
      <button
        type="button"
        className="link-button"
        onClick={() => {
          workbench.discardDraft();
          dismiss(documentKey);
        }}
      >
        {t("draft.discard")}
      </button>
    </Notice>
  );
}

function Notes({ notes }: { readonly notes: readonly RunNote[] }) {
  return (
    <details className="notice is-info">
      <summary>{t("run.notes", { count: notes.length })}</summary>
      <ul>
        {notes.map(({ text, span }) => (
          <li key={`${span?.start.line ?? 0}:${text}`}>
            {span === undefined ? "" : `${t("why.line", { line: span.start.line })}: `}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
