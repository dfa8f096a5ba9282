import { createStore, type StoreApi } from "zustand/vanilla";
import type { TestsResult } from "../../../engines/solvers.ts";
import type { AnalysisError } from "../../../kernel/index.ts";
import type { CommandReply, InputFile, Restriction } from "../../../session/protocol.ts";
import type { RunOptions } from "../options/index.ts";
import { type OpenWorker, WorkerHolder } from "../worker/index.ts";

/** In the order in which they run; the ones of the paper’s Table 1. */
export const strategies = ["separation-logic", "lazy", "black-box"] as const;

export type StrategyName = (typeof strategies)[number];

/** A strategy that takes longer is cut, and its row says so. */
export const STRATEGY_MILLISECONDS = 30_000;

/** What is compared: a program with its formulas, and the options that the strategies share. */
export interface TestsOf {
  readonly files: readonly InputFile[];
  readonly options: Partial<RunOptions>;
}

export interface StrategyRow {
  readonly strategy: StrategyName;
  readonly result: TestsResult;
  readonly milliseconds: number;
  /** Of the row with only some inputs symbolic. */
  readonly restriction?: Restriction;
}

/** A row to come. */
export interface StrategyPlan {
  readonly strategy: StrategyName;
  readonly options: Partial<RunOptions>;
}

/** Each strategy with all inputs symbolic; then, where only some are, separation logic on those. */
export function plansOf({ symbolic, ...shared }: Partial<RunOptions>): readonly StrategyPlan[] {
  const all = strategies.map((strategy) => ({ strategy, options: { ...shared, strategy } }));
  if (symbolic === undefined || symbolic === "") return all;
  return [...all, { strategy: "separation-logic", options: { ...shared, strategy: "separation-logic", symbolic } }];
}

export interface StrategyRunsState {
  readonly status: "idle" | "running" | "done" | "cancelled" | "failed" | "lost";
  readonly subject: TestsOf | undefined;
  readonly rows: readonly StrategyRow[];
  readonly errors: readonly AnalysisError[];
}

const initial: StrategyRunsState = { status: "idle", subject: undefined, rows: [], errors: [] };

/** Every strategy on one method, one after the other, in a worker that lives as long as they run. */
export class StrategyRuns {
  readonly store: StoreApi<StrategyRunsState> = createStore(() => initial);
  readonly #openWorker: OpenWorker;
  readonly #worker: WorkerHolder;
  #current = 0;

  constructor(openWorker: OpenWorker) {
    this.#openWorker = openWorker;
    this.#worker = new WorkerHolder(openWorker, () => this.#end("lost"));
  }

  start(subject: TestsOf): void {
    this.#worker.drop();
    const run = ++this.#current;
    this.store.setState({ ...initial, status: "running", subject });
    this.#runAll(subject, run).catch(() => {
      if (run === this.#current) this.#end("lost");
    });
  }

  /** Ends the work at once; complete rows stay. */
  cancel(): void {
    if (this.store.getState().status === "running") this.#end("cancelled");
  }

  /** The inputs of one strategy as a JUnit class; undefined where there is none. */
  async junit({ files, options }: TestsOf, name: string): Promise<string | undefined> {
    const worker = new WorkerHolder(this.#openWorker, () => undefined);
    const reply = await worker.link().command({ command: "tests", files, options: { ...options, junit: name } });
    worker.drop();
    const text = reply.ok && isRecord(reply.value) ? reply.value["junit"] : undefined;
    return typeof text === "string" ? text : undefined;
  }

  /** What a restriction to some inputs saves; undefined where nothing can be said. */
  async restriction({ files, options }: TestsOf): Promise<Restriction | undefined> {
    const worker = new WorkerHolder(this.#openWorker, () => undefined);
    const timed = { ...options, timeout: STRATEGY_MILLISECONDS };
    const reply = await worker.link().command({ command: "tests", files, options: timed });
    worker.drop();
    return reply.ok ? (reply.value as { readonly restriction?: Restriction }).restriction : undefined;
  }

  dispose(): void {
    this.#current++;
    this.#worker.drop();
  }

  async #runAll({ files, options }: TestsOf, run: number): Promise<void> {
    for (const { strategy, options: own } of plansOf(options)) {
      const reply = await this.#worker.link().command({
        command: "tests",
        files,
        options: { ...own, timeout: STRATEGY_MILLISECONDS },
      });
      if (run !== this.#current) return;
      if (!this.#receive(strategy, reply)) return;
    }
    this.#end("done");
  }

  #receive(strategy: StrategyName, reply: CommandReply): boolean {
    if (!reply.ok) {
      this.store.setState({ errors: reply.errors });
      this.#end("failed");
      return false;
    }
    // Across the worker boundary results are plain data.
    const result = reply.value as TestsResult & { readonly restriction?: Restriction };
    const { restriction } = result;
    // The command’s own time has the runs in it that the restriction is compared with.
    const milliseconds = restriction?.milliseconds ?? reply.milliseconds;
    const row = { strategy, result, milliseconds, ...(restriction === undefined ? {} : { restriction }) };
    this.store.setState(({ rows }) => ({ rows: [...rows, row] }));
    return true;
  }

  #end(status: StrategyRunsState["status"]): void {
    this.#current++;
    this.#worker.drop();
    this.store.setState({ status });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
