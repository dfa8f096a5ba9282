import { Play, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { describe } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { Modal, saveFile } from "../parts/index.ts";
import { type SelectorRunsState, useSelectorRuns, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { type ExportFormat, exportFormats, exportTable, fileName } from "./export.ts";
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
      <p className="selectors-intro">
        {t("selectors.intro")} {t("selectors.profile", { profile })}.
      </p>
      <div className="selectors-bar">
        {status === "running" ? (
          <button type="button" className="button small" onClick={() => workbench.selectors.cancel()}>
            <Square size={12} aria-hidden="true" /> {t("selectors.cancel")}
          </button>
        ) : (
          <button type="button" className="button small is-primary" onClick={() => workbench.tabulate()}>
            <Play size={12} aria-hidden="true" /> {t(status === "idle" ? "selectors.start" : "selectors.again")}
          </button>
        )}
        <p role="status" className={status === "failed" || status === "lost" ? "is-bad" : ""}>
          {statusText(runs)}
        </p>
        <Exports runs={runs} />
      </div>
      {runs.errors.length === 0 ? null : (
        <ul className="selectors-errors">
          {runs.errors.map((error) => (
            <li key={JSON.stringify(error)}>{describe(error)}</li>
          ))}
        </ul>
      )}
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
  const [saved, setSaved] = useState("");
  const save = (format: ExportFormat): void => {
    const name = fileName(format);
    saveFile(name, exportTable(format, rows, cha));
    setSaved(t("selectors.exported", { name }));
  };
  return (
    <div className="selectors-exports" role="group" aria-label={t("selectors.export")}>
      <span aria-hidden="true">{t("selectors.export")}</span>
      {exportFormats.map((format) => (
        <button
          key={format}
          type="button"
          className="button small"
          disabled={rows.length === 0}
          aria-label={t("selectors.exportAs", { format: t(`selectors.${format}`) })}
          onClick={() => save(format)}
        >
          {t(`selectors.${format}`)}
        </button>
      ))}
      <span className="hidden-visually" role="status">
        {saved}
      </span>
    </div>
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
