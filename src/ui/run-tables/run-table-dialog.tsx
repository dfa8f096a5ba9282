import { useEffect } from "react";
import { useStore } from "zustand";
import type { CompleteRun, RunTable } from "../../engine-kit/index.ts";
import { labelText, Marked, translate } from "../messages/index.ts";
import { Modal } from "../parts/index.ts";
import { type TableRuns, type TableState, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { CompleteTable } from "./complete-table.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { Reference } from "./reference.tsx";
import { RunPictures } from "./run-pictures.tsx";
import { RunsBar } from "./runs-bar.tsx";
import type { RunRow } from "./sorting.ts";
import "./run-tables.css";

interface RunTableDialogProps {
  readonly runs: TableRuns;
  readonly onClose: () => void;
}

/** Runs side by side on the present program, filled while they are looked at. */
export function RunTableDialog({ runs, onClose }: RunTableDialogProps) {
  return (
    <Modal title={translate(`${runs.table.id}.title`)} isOpen onClose={onClose} className="is-wide">
      <Content runs={runs} onClose={onClose} />
    </Modal>
  );
}

function Content({ runs, onClose }: RunTableDialogProps) {
  const workbench = useWorkbench();
  const { table } = runs;
  const state = useStore(runs.store);
  const start = useStart(runs, state);
  const rows = rowsOf(table, state.complete);
  const note = noteOf(table, state.complete);
  return (
    <div className="run-table">
      <p className="runs-intro">
        <Marked text={translate(`${table.id}.intro`)} />
      </p>
      <RunsBar state={state} onStart={start} onCancel={() => runs.cancel()}>
        <ExportButtons table={table} rows={rows} note={note} />
      </RunsBar>
      <CompleteTable
        table={table}
        rows={rows}
        state={state}
        onWalk={(options) => {
          onClose();
          workbench.options.set(options);
        }}
      />
      {note === "" ? null : <p className="run-table-note">{note}</p>}
      <Reference table={table} onLeave={onClose} />
      <RunPictures table={table} runs={state.complete} />
    </div>
  );
}

/** Starts the runs; at once when there are none yet, or those of another program: they would mislead. */
function useStart(runs: TableRuns, { subject, status }: TableState): () => void {
  const files = useWorkbenchState((state) => state.files);
  const present = useWorkbenchState((state) => state.options);
  const options = runs.table.shared(present);
  const isStale =
    subject !== undefined && (subject.files !== files || JSON.stringify(subject.options) !== JSON.stringify(options));
  const start = (): void => runs.start({ files, options });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be run is looked at when it is started
  useEffect(() => {
    if (status === "idle" || (isStale && status !== "running")) start();
  }, [runs, isStale]);
  return start;
}

/** What is said below the table; nothing while no run is complete. */
function noteOf(table: RunTable, complete: readonly CompleteRun[]): string {
  const messages = complete.length === 0 ? [] : (table.notes?.(complete) ?? []);
  return messages.map(({ id, values }) => translate(id, values)).join(" ");
}

function rowsOf(table: RunTable, complete: readonly CompleteRun[]): readonly RunRow<CompleteRun>[] {
  return complete.map((run) => ({
    run,
    cells: [labelText(table.nameOf?.(run) ?? run.name), ...table.cells(run, complete)],
  }));
}
