import { type AnalysisError, describe, type InputFile, placeOf, type Span } from "../../../kernel/index.ts";
import { t } from "../../messages/index.ts";
import { useRunState, useWorkbench } from "../../store/index.ts";

interface ErrorListProps {
  readonly errors: readonly AnalysisError[];
  readonly onPick: (span: Span | undefined) => void;
}

/** What is wrong with the program; a mistake with a place leads there. */
export function ErrorList({ errors, onPick }: ErrorListProps) {
  const hasRecording = useRunState((state) => state.session !== undefined);
  return (
    <div className="errors" role="alert">
      <h3>{t(hasRecording ? "run.failed" : "run.problems", { count: errors.length })}</h3>
      <ul>
        {errors.map((error) => (
          <ErrorItem key={keyOf(error)} error={error} onPick={onPick} />
        ))}
      </ul>
    </div>
  );
}

function ErrorItem({ error, onPick }: { readonly error: AnalysisError; readonly onPick: ErrorListProps["onPick"] }) {
  const place = placeOf(error);
  if (place === undefined)
    return (
      <li>
        {describe(error)}
        {error.kind === "no-entry" && error.written !== undefined ? <WriteMain written={error.written} /> : null}
      </li>
    );
  return (
    <li>
      <button type="button" onClick={() => onPick({ ...place })}>
        <b>{t("run.errorPlace", { line: place.start.line, column: place.start.column })}</b> {describe(error)}
      </button>
    </li>
  );
}

/** Puts a `main` behind the program, where the reader may change it. */
function WriteMain({ written }: { readonly written: InputFile }) {
  const workbench = useWorkbench();
  const write = (): void => {
    const text = workbench.state.files.find((file) => file.name === written.name)?.text;
    if (text !== undefined) workbench.edit(written.name, `${text.trimEnd()}\n\n${written.text}`);
  };
  return (
    <button type="button" className="button" onClick={write}>
      {t("run.writeMain")}
    </button>
  );
}

function keyOf(error: AnalysisError): string {
  return JSON.stringify(error);
}
