import type { RunNote } from "../../session/protocol.ts";
import { t } from "../messages/index.ts";
import { useRunState, useWorkbench } from "../store/index.ts";
import { DocumentNotices } from "./document-notices.tsx";
import { Notice } from "./notice.tsx";
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
      <DocumentNotices />
      {notes.length === 0 ? null : <Notes notes={notes} />}
    </div>
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
