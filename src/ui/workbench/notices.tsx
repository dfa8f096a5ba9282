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
    </div>
  );
}
