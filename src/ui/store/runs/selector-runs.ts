import { createStore, type StoreApi } from "zustand/vanilla";
import type { AnalysisError } from "../../../kernel/index.ts";
import type { InputFile, SelectorRow, SelectorTable, TableMessage } from "../../../session/protocol.ts";
import { type OpenWorker, WorkerHolder } from "../worker/index.ts";

export type SelectorRunsStatus = "idle" | "running" | "done" | "cancelled" | "failed" | "lost";

/** What is tabulated: a program under every selector, with the options that they share. */
export interface TabulatedProgram {
  readonly files: readonly InputFile[];
  readonly profile: "lecture" | "java";
  readonly entry: string | undefined;
}

export interface SelectorRunsState {
  readonly status: SelectorRunsStatus;
  readonly program: TabulatedProgram | undefined;
  /** In the order in which they run. */
  readonly planned: readonly string[];
  readonly rows: readonly SelectorRow[];
  readonly cha: SelectorTable["cha"] | undefined;
  readonly errors: readonly AnalysisError[];
}

/** The selectors of the slides’ table. */
const tableSelectors = ["ci", "1-call", "2-call", "1-obj", "2-obj", "1-type", "2-type", "2-hybrid"] as const;

/** A selector that takes longer is cut, and its row says so. */
export const SELECTOR_MILLISECONDS = 20_000;

const initial: SelectorRunsState = {
  status: "idle",
  program: undefined,
  planned: [],
  rows: [],
  cha: undefined,
  errors: [],
};

/** All selectors on one program, one after the other, in a worker that lives as long as they run. */
export class SelectorRuns {
  readonly store: StoreApi<SelectorRunsState> = createStore(() => initial);
  readonly #worker: WorkerHolder;
  #current = 0;

  constructor(openWorker: OpenWorker) {
    this.#worker = new WorkerHolder(openWorker, () => this.#end("lost"));
  }

  start(program: TabulatedProgram): void {
    this.#worker.drop();
    const run = ++this.#current;
    this.store.setState({ ...initial, status: "running", program, planned: tableSelectors });
    const { files, profile, entry } = program;
    const options = {
      profile,
      selectors: tableSelectors.join(","),
      timeout: SELECTOR_MILLISECONDS,
      ...(entry === undefined ? {} : { entry }),
    };
    this.#worker
      .link()
      .table({ files, options }, (message) => {
        if (run === this.#current) this.#receive(message);
      })
      .catch(() => {
        if (run === this.#current) this.#end("lost");
      });
  }

  /** Ends the work at once; complete rows stay. */
  cancel(): void {
    if (this.store.getState().status === "running") this.#end("cancelled");
  }

  dispose(): void {
    this.#current++;
    this.#worker.drop();
  }

  #receive(message: TableMessage): void {
    switch (message.kind) {
      case "row":
        this.store.setState(({ rows }) => ({ rows: [...rows, message.row], cha: message.cha }));
        return;
      case "done":
        this.#end(message.isCancelled ? "cancelled" : "done");
        return;
      case "failed":
        this.store.setState({ errors: message.errors });
        this.#end("failed");
    }
  }

  #end(status: SelectorRunsStatus): void {
    this.#current++;
    this.#worker.drop();
    this.store.setState({ status });
  }
}
