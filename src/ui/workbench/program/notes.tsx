import { t } from "../../messages/index.ts";
import { useRunState } from "../../store/index.ts";

/** What the analysis left out of the program; one line until it is opened. */
export function Notes() {
  const notes = useRunState((state) => state.notes);
  if (notes.length === 0) return null;
  return (
    <details className="program-notes">
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
