import { Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { type AnalysisError, describe } from "../../kernel/index.ts";
import "./runs.css";

interface RunsBarProps {
  /** How far the runs of the table are. */
  readonly status: "idle" | "running" | "done" | "cancelled" | "failed" | "lost";
  readonly statusText: string;
  readonly errors: readonly AnalysisError[];
  readonly startText: string;
  readonly cancelText: string;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  /** What stands at the end of the line. */
  readonly children: ReactNode;
}

/** Above a table that fills while its runs go on: start or cancel, how far they are, and what went wrong. */
export function RunsBar(props: RunsBarProps) {
  const { status, statusText, errors, startText, cancelText, onStart, onCancel, children } = props;
  return (
    <>
      <div className="runs-bar">
        {status === "running" ? (
          <button type="button" className="button small" onClick={onCancel}>
            <Square size={12} aria-hidden="true" /> {cancelText}
          </button>
        ) : (
          <button type="button" className="button small is-primary" onClick={onStart}>
            <Play size={12} aria-hidden="true" /> {startText}
          </button>
        )}
        <p role="status" className={status === "failed" || status === "lost" ? "is-bad" : ""}>
          {statusText}
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
