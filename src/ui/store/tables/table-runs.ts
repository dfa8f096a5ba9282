import { createStore, type StoreApi } from "zustand/vanilla";
import type { CompleteRun, RunTable, TableRun } from "../../../engine-kit/index.ts";
import type { AnalysisError, InputFile } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import { type OpenWorker, WorkerHolder } from "../worker/index.ts";

/** What the runs of a table are of: a program, and the options that they share. */
interface TableSubject {
  readonly files: readonly InputFile[];
  readonly options: GivenOptions;
}

export interface TableState {
  readonly status: "idle" | "running" | "done" | "canceled" | "failed" | "lost";
  readonly subject: TableSubject | undefined;
  /** In the order in which they run. */
  readonly planned: readonly TableRun[];
  readonly complete: readonly CompleteRun[];
  readonly errors: readonly AnalysisError[];
}

const initial: TableState = { status: "idle", subject: undefined, planned: [], complete: [], errors: [] };

/** The runs of a table on one program, one after the other, in a worker that lives as long as they run. */
export class TableRuns {
  readonly store: StoreApi<TableState> = createStore(() => initial);
  readonly table: RunTable;
  readonly #worker: WorkerHolder;
  #current = 0;

  constructor(table: RunTable, openWorker: OpenWorker) {
    this.table = table;
    this.#worker = new WorkerHolder(openWorker, (wasLoaded) => {
      if (!wasLoaded) this.store.setState({ errors: [{ kind: "not-fetched", part: "worker" }] });
      this.#end(wasLoaded ? "lost" : "failed");
    });
  }

  start(subject: TableSubject): void {
    this.#worker.drop();
    const current = ++this.#current;
    const planned = this.table.runs(subject.options);
    this.store.setState({ ...initial, status: "running", subject, planned });
    this.#runAll(subject, planned, current).catch(() => {
      if (current === this.#current) this.#end("lost");
    });
  }

  /** Ends the work at once; complete rows stay. */
  cancel(): void {
    if (this.store.getState().status === "running") this.#end("canceled");
  }

  dispose(): void {
    this.#current++;
    this.#worker.drop();
  }

  async #runAll({ files }: TableSubject, planned: readonly TableRun[], current: number): Promise<void> {
    const { command, timeout } = this.table;
    for (const run of planned) {
      const reply = await this.#worker.link().command({ command, files, options: { ...run.request, timeout } });
      if (current !== this.#current) return;
      if (!reply.ok) {
        this.store.setState({ errors: reply.errors });
        this.#end("failed");
        return;
      }
      const complete = { ...run, answer: reply.value, milliseconds: reply.milliseconds };
      this.store.setState((state) => ({ complete: [...state.complete, complete] }));
    }
    this.#end("done");
  }

  #end(status: TableState["status"]): void {
    this.#current++;
    this.#worker.drop();
    this.store.setState({ status });
  }
}
