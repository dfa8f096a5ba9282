import { createStore, type StoreApi } from "zustand/vanilla";
import type { AnalysisError } from "../../../kernel/index.ts";
import type { ExecutionMessage, ExecutionProgress, ExecutionResult, InputFile } from "../../../session/protocol.ts";
import { sameFiles } from "../program/index.ts";
import { type OpenWorker, WorkerHolder } from "../worker/index.ts";

/** `lost`: the worker died. */
type ExecutionStatus = "idle" | "running" | "done" | "failed" | "lost";

/** What is executed: the reader's files, from an entry method or the only `main`. */
export interface ExecutedProgram {
  readonly files: readonly InputFile[];
  readonly entry: string | undefined;
}

export interface ExecutionState {
  readonly status: ExecutionStatus;
  /** What `progress` and `result` are of. */
  readonly program: ExecutedProgram | undefined;
  /** What the program reads from `System.in`. */
  readonly input: string;
  readonly stepLimit: number;
  readonly progress: ExecutionProgress | undefined;
  /** Once the execution is over. */
  readonly result: ExecutionResult | undefined;
  readonly errors: readonly AnalysisError[];
}

/** Instructions that an execution may take when it starts by itself, and when the reader asked for it. */
export const BACKGROUND_STEPS = 2_000_000;
export const MAX_STEPS = 200_000_000;

const initial: ExecutionState = {
  status: "idle",
  program: undefined,
  input: "",
  stepLimit: BACKGROUND_STEPS,
  progress: undefined,
  result: undefined,
  errors: [],
};

/** Executions of the reader's program in a worker of their own: stepping never waits for them. */
export class Execution {
  readonly store: StoreApi<ExecutionState> = createStore(() => initial);
  readonly #worker: WorkerHolder;
  #current = 0;

  constructor(openWorker: OpenWorker) {
    this.#worker = new WorkerHolder(openWorker, (wasLoaded) => {
      this.#current++;
      if (this.store.getState().status !== "running") return;
      if (wasLoaded) this.store.setState({ status: "lost" });
      else this.store.setState({ status: "failed", errors: [{ kind: "not-fetched", part: "worker" }] });
    });
  }

  start(program: ExecutedProgram, stepLimit: number): void {
    const run = ++this.#current;
    const { input } = this.store.getState();
    this.store.setState({ ...initial, input, status: "running", program, stepLimit });
    const options = { "max-steps": stepLimit, input, ...(program.entry === undefined ? {} : { entry: program.entry }) };
    this.#worker
      .askInstead((worker) =>
        worker.execute({ files: program.files, options }, (message) => {
          if (run === this.#current) this.#receive(message);
        }),
      )
      .catch(() => {
        if (run !== this.#current) return;
        this.#worker.drop();
        this.store.setState({ status: "lost" });
      });
  }

  /** Ends the execution; what it has printed stays. */
  cancel(): void {
    if (this.store.getState().status !== "running") return;
    this.#worker.cancel(() => {
      this.#current++;
      const { progress } = this.store.getState();
      const soFar = progress ?? { output: "", errors: "", steps: 0 };
      this.store.setState({ status: "done", result: { ...soFar, exit: { kind: "canceled" }, observed: nothingSeen } });
    });
  }

  /** The text of a file of the library, as spans name it. */
  async librarySource(name: string): Promise<InputFile | undefined> {
    return this.#worker.ask((worker) => worker.librarySource(name));
  }

  setInput(input: string): void {
    this.store.setState({ input });
  }

  /** Whether the last execution, finished or not, is of this program. */
  isOf({ files, entry }: ExecutedProgram): boolean {
    const { program } = this.store.getState();
    return program !== undefined && program.entry === entry && sameFiles(program.files, files);
  }

  dispose(): void {
    this.#current++;
    this.#worker.drop();
  }

  #receive(message: ExecutionMessage): void {
    switch (message.kind) {
      case "progress":
        this.store.setState({ progress: message.progress });
        return;
      case "done":
        this.#worker.settled();
        this.store.setState({ status: "done", result: message.result, progress: message.result });
        return;
      case "failed":
        this.#worker.settled();
        this.store.setState({ status: "failed", errors: message.errors });
        if (!message.errors.some(({ kind }) => kind === "fault" || kind === "not-fetched")) return;
        // What went wrong in the worker may go wrong there again.
        this.#current++;
        this.#worker.drop();
    }
  }
}

const nothingSeen = { variables: [], fields: [], statics: [], arrays: [], calls: [], reachable: [], unplaced: 0 };
