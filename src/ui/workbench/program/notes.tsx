import { startOf } from "../../../kernel/index.ts";
import { t } from "../../messages/index.ts";
import { useRunState, useWorkbench } from "../../store/index.ts";

/** What Java would refuse of the program, in sight; what the analysis left out of it, one line until it is opened. */
export function Notes() {
  const workbench = useWorkbench();
  const notes = useRunState((state) => state.notes);
  const warnings = notes.filter(({ isWarning }) => isWarning === true);
  const others = notes.filter(({ isWarning }) => isWarning !== true);
  return (
    <>
      {warnings.length === 0 ? null : (
        <div className="program-warnings" role="status">
          <h3>{t("run.warnings", { count: warnings.length })}</h3>
          <ul>
            {warnings.map(({ text, span }) => (
              <li key={`${span?.file ?? ""}:${span?.start.line ?? 0}:${span?.start.column ?? 0}:${text}`}>
                <button type="button" onClick={() => workbench.set({ shownPlace: span && startOf(span) })}>
                  {span === undefined ? null : (
                    <b>{t("run.errorPlace", { line: span.start.line, column: span.start.column })}</b>
                  )}{" "}
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length === 0 ? null : (
        <details className="program-notes">
          <summary>{t("run.notes", { count: others.length })}</summary>
          <ul>
            {others.map(({ text, span }) => (
              <li key={`${span?.start.line ?? 0}:${text}`}>
                {span === undefined ? "" : `${t("why.line", { line: span.start.line })}: `}
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
