import { Play, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { describe } from "../../kernel/index.ts";
import { Marked, t } from "../messages/index.ts";
import { Modal, saveFile } from "../parts/index.ts";
import {
  optionsFor,
  plansOf,
  type StrategyRunsState,
  testsOf,
  useStrategyRuns,
  useWorkbench,
  useWorkbenchState,
} from "../store/index.ts";
import { type ExportFormat, exportFormats, exportRows, fileName, rowName } from "./export.ts";
import { FirstInputs } from "./first-inputs.tsx";
import { restrictionText } from "./restriction-text.ts";
import { StrategyTable } from "./strategy-table.tsx";
import "./strategies.css";

interface StrategyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The strategies side by side on the present method: Table 1 of the paper for it, filled while it is looked at. */
export function StrategyDialog({ isOpen, onClose }: StrategyDialogProps) {
  return (
    <Modal title={t("strategies.title")} isOpen={isOpen} onClose={onClose} className="is-wide">
      <Content onClose={onClose} />
    </Modal>
  );
}

function Content({ onClose }: Pick<StrategyDialogProps, "onClose">) {
  const workbench = useWorkbench();
  const runs = useStrategyRuns((state) => state);
  const files = useWorkbenchState((state) => state.files);
  const options = useWorkbenchState((state) => state.options);
  const { subject, status } = runs;
  const present = JSON.stringify(shared(optionsFor(workbench.engine, options)));
  const isStale =
    subject !== undefined && (subject.files !== files || JSON.stringify(shared(subject.options)) !== present);
  useEffect(() => {
    // Whoever opens the table wants to see numbers; those of another program would mislead.
    const state = workbench.strategies.store.getState();
    if (state.status === "idle" || (isStale && state.status !== "running"))
      workbench.strategies.start(testsOf(workbench));
  }, [workbench, isStale]);
  return (
    <div className="strategies">
      <p className="strategies-intro">
        <Marked text={t("strategies.intro")} />
      </p>
      <div className="strategies-bar">
        {status === "running" ? (
          <button type="button" className="button small" onClick={() => workbench.strategies.cancel()}>
            <Square size={12} aria-hidden="true" /> {t("strategies.cancel")}
          </button>
        ) : (
          <button
            type="button"
            className="button small is-primary"
            onClick={() => workbench.strategies.start(testsOf(workbench))}
          >
            <Play size={12} aria-hidden="true" /> {t("strategies.again")}
          </button>
        )}
        <p role="status" className={status === "failed" || status === "lost" ? "is-bad" : ""}>
          {statusText(runs)}
        </p>
        <Exports runs={runs} />
      </div>
      {runs.errors.length === 0 ? null : (
        <ul className="strategies-errors">
          {runs.errors.map((error) => (
            <li key={JSON.stringify(error)}>{describe(error)}</li>
          ))}
        </ul>
      )}
      <StrategyTable
        runs={runs}
        onWalk={(strategy) => {
          onClose();
          workbench.setOptions({ strategy });
        }}
      />
      {runs.rows.map(({ restriction }) =>
        restriction === undefined ? null : (
          <p key="restriction" className="strategies-restriction">
            {restrictionText(restriction)}
          </p>
        ),
      )}
      <h3>{t("strategies.first")}</h3>
      <div className="strategies-inputs">
        {runs.rows.map((row) => (
          <FirstInputs key={rowName(row)} row={row} />
        ))}
      </div>
    </div>
  );
}

/** The strategy that is walked through does not matter for the table. */
function shared({ strategy: _, ...options }: ReturnType<typeof optionsFor>): ReturnType<typeof optionsFor> {
  return options;
}

function Exports({ runs: { rows } }: { readonly runs: StrategyRunsState }) {
  const [saved, setSaved] = useState("");
  const save = (format: ExportFormat): void => {
    const name = fileName(format);
    saveFile(name, exportRows(format, rows));
    setSaved(t("strategies.exported", { name }));
  };
  return (
    <div className="strategies-exports" role="group" aria-label={t("strategies.export")}>
      <span aria-hidden="true">{t("strategies.export")}</span>
      {exportFormats.map((format) => (
        <button
          key={format}
          type="button"
          className="button small"
          disabled={rows.length === 0}
          aria-label={t("strategies.exportAs", { format: t(`strategies.${format}`) })}
          onClick={() => save(format)}
        >
          {t(`strategies.${format}`)}
        </button>
      ))}
      <span className="hidden-visually" role="status">
        {saved}
      </span>
    </div>
  );
}

function statusText({ status, rows, subject }: StrategyRunsState): string {
  const counts = { done: rows.length, all: plansOf(subject?.options ?? {}).length };
  switch (status) {
    case "idle":
      return "";
    case "running":
      return t("strategies.running", counts);
    case "done":
      return t("strategies.done");
    case "cancelled":
      return t("strategies.cancelled", counts);
    case "failed":
      return t("strategies.failed");
    case "lost":
      return t("strategies.lost");
  }
}
