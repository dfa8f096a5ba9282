import { useEffect } from "react";
import { Marked, t } from "../messages/index.ts";
import { ExportButtons, Modal, RunsBar } from "../parts/index.ts";
import {
  optionsFor,
  plansOf,
  type StrategyRunsState,
  testsOf,
  useStrategyRuns,
  useWorkbench,
  useWorkbenchState,
} from "../store/index.ts";
import { exportFormats, exportRows, fileName, rowName } from "./export.ts";
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
      <p className="runs-intro">
        <Marked text={t("strategies.intro")} />
      </p>
      <RunsBar
        status={status}
        statusText={statusText(runs)}
        errors={runs.errors}
        startText={t("strategies.again")}
        cancelText={t("strategies.cancel")}
        onStart={() => workbench.strategies.start(testsOf(workbench))}
        onCancel={() => workbench.strategies.cancel()}
      >
        <Exports runs={runs} />
      </RunsBar>
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
  return (
    <ExportButtons
      label={t("strategies.export")}
      choices={exportFormats.map((format) => ({
        text: t(`strategies.${format}`),
        name: t("strategies.exportAs", { format: t(`strategies.${format}`) }),
        fileName: fileName(format),
        content: () => exportRows(format, rows),
      }))}
      isDisabled={rows.length === 0}
      saved={(name) => t("strategies.exported", { name })}
    />
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
