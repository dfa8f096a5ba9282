import { useEffect } from "react";
import { t } from "../messages/index.ts";
import { ExportButtons, Modal, RunsBar } from "../parts/index.ts";
import { type SelectorRunsState, useSelectorRuns, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { exportFormats, exportTable, fileName } from "./export.ts";
import { SelectorTable } from "./selector-table.tsx";
import "./selectors.css";

interface SelectorDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All selectors side by side on the present program: the slides' table, filled while it is looked at. */
export function SelectorDialog({ isOpen, onClose }: SelectorDialogProps) {
  return (
    <Modal title={t("selectors.title")} isOpen={isOpen} onClose={onClose} className="is-wide">
      <Content onClose={onClose} />
    </Modal>
  );
}

function Content({ onClose }: Pick<SelectorDialogProps, "onClose">) {
  const workbench = useWorkbench();
  const runs = useSelectorRuns((state) => state);
  const files = useWorkbenchState((state) => state.files);
  const profile = useWorkbenchState((state) => state.options.profile);
  const entry = useWorkbenchState((state) => state.options.entry);
  const { program, status } = runs;
  const isStale =
    program !== undefined && (program.files !== files || program.profile !== profile || program.entry !== entry);
  useEffect(() => {
    // Whoever opens the table wants to see numbers; those of another program would mislead.
    const state = workbench.selectors.store.getState();
    if (state.status === "idle" || (isStale && state.status !== "running")) workbench.tabulate();
  }, [workbench, isStale]);
  return (
    <>
      <p className="runs-intro">
        {t("selectors.intro")} {t("selectors.profile", { profile })}.
      </p>
      <RunsBar
        status={status}
        statusText={statusText(runs)}
        errors={runs.errors}
        startText={t(status === "idle" ? "selectors.start" : "selectors.again")}
        cancelText={t("selectors.cancel")}
        onStart={() => workbench.tabulate()}
        onCancel={() => workbench.selectors.cancel()}
      >
        <Exports runs={runs} />
      </RunsBar>
      <SelectorTable
        runs={runs}
        onWalk={(context, heap) => {
          onClose();
          workbench.setOptions(heap === "inf" ? { context } : { context, heap });
        }}
      />
      {runs.cha === undefined ? null : <p className="selectors-cha">{t("selectors.cha", { ...runs.cha })}</p>}
    </>
  );
}

function Exports({ runs: { rows, cha } }: { readonly runs: SelectorRunsState }) {
  return (
    <ExportButtons
      label={t("selectors.export")}
      choices={exportFormats.map((format) => ({
        text: t(`selectors.${format}`),
        name: t("selectors.exportAs", { format: t(`selectors.${format}`) }),
        fileName: fileName(format),
        content: () => exportTable(format, rows, cha),
      }))}
      isDisabled={rows.length === 0}
      saved={(name) => t("selectors.exported", { name })}
    />
  );
}

function statusText({ status, rows, planned }: SelectorRunsState): string {
  const counts = { done: rows.length, all: planned.length };
  switch (status) {
    case "idle":
      return "";
    case "running":
      return t("selectors.running", counts);
    case "done":
      return t("selectors.done", { count: rows.length });
    case "cancelled":
      return t("selectors.cancelled", counts);
    case "failed":
      return t("selectors.failed");
    case "lost":
      return t("selectors.lost");
  }
}
