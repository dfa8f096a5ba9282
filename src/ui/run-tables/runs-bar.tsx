import { Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { describe } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { SmallButton } from "../parts/index.ts";
import type { TableState } from "../store/index.ts";

interface RunsBarProps {
  readonly state: TableState;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  /** What stands at the end of the line. */
  readonly children: ReactNode;
}

/** Above a table that fills while its runs go on: start or cancel, how far they are, and what went wrong. */
export function RunsBar({ state, onStart, onCancel, children }: RunsBarProps) {
  const { status, errors } = state;
  return (
    <>
      <div className="runs-bar">
        {status === "running" ? (
          <SmallButton onClick={onCancel}>
            <Square size={12} aria-hidden="true" /> {t("runs.cancel")}
          </SmallButton>
        ) : (
          <button type="button" className="button small is-primary" onClick={onStart}>
            <Play size={12} aria-hidden="true" /> {t(status === "idle" ? "runs.start" : "runs.again")}
          </button>
        )}
        <p role="status" className={status === "failed" || status === "lost" ? "is-bad" : ""}>
          {statusText(state)}
        </p>
        {children}
      </div>
      {errors.length === 0 ? null : (
        <ul className="runs-errors">
          {errors.map((error) => (
            <li key={JSON.stringify(error)}>{describe(error)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function statusText({ status, complete, planned }: TableState): string {
  if (status === "idle") return "";
  return t(`runs.status.${status}`, { done: complete.length, all: planned.length });
}
