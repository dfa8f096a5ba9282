import { type AnalysisError, describe, placeOf, type Span } from "../../../kernel/index.ts";
import { t } from "../../messages/index.ts";
import { useRunState } from "../../store/index.ts";
import { WriteMain } from "./write-main.tsx";

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
        <WriteMain error={error} />
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

function keyOf(error: AnalysisError): string {
  return JSON.stringify(error);
}
