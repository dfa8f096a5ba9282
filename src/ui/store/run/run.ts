import { createStore, type StoreApi } from "zustand/vanilla";
import type { EngineManifest } from "../../../engine-kit/index.ts";
import { type AnalysisError, currentLocale, fetching, type InputFile, notFetchedError } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import type { DerivedAnswer, RunMessage, RunNote, RunOutcome } from "../../../session/protocol.ts";
import type { Board, Mask } from "../../../trace/index.ts";
import type { Boards } from "../engines/index.ts";
import { type Delay, type OpenWorker, Pulse, WorkerHolder } from "../worker/index.ts";
import type { RecordedRun } from "./recorded-run.ts";
import type { RunSubject } from "./run-subject.ts";
import { Session } from "./session.ts";
import type { FetchShippedRun } from "./shipped-run.ts";

/** `lost`: the worker died. In `failed` and `lost` the last good recording of the same program stays. */
type RunStatus = "idle" | "running" | "ready" | "failed" | "lost";

export interface RunState {
  readonly status: RunStatus;
  /** How the engine is shown; undefined until that is here. */
  readonly board: Board | undefined;
  /** The recording on the screen is of an older text or older options. */
  readonly isStale: boolean;
  readonly session: Session | undefined;
  /** Grows with the recording. */
  readonly version: number;
  /** Steps recorded so far. */
  readonly length: number;
  /** Steps so far that are too many to be recorded. */
  readonly passedOver: number;
  readonly errors: readonly AnalysisError[];
  readonly notes: readonly RunNote[];
  /** Of the recording on the screen, once it is complete. */
  readonly outcome: RunOutcome | undefined;
  /** The engine's result. Only its manifest knows what is in it. */
  readonly result: object | undefined;
  /** Nothing has come for a while: why, as far as it is known. */
  readonly delay: Delay | undefined;
  /** Why nothing else can be analyzed for now, where what is shown was recorded ahead. */
  readonly unready: AnalysisError | undefined;
}

const initial: RunState = {
  status: "idle",
  board: undefined,
  isStale: false,
  session: undefined,
  version: 0,
  length: 0,
  passedOver: 0,
  errors: [],
  notes: [],
  outcome: undefined,
  result: undefined,
  delay: undefined,
  unready: undefined,
};

export interface RunParts {
  readonly engine: EngineManifest;
  readonly boards: Pick<Boards, "get" | "load">;
  readonly openWorker: OpenWorker;
  /** Fetches runs that were recorded ahead; left out: there are none. */
  readonly fetchShipped?: FetchShippedRun | undefined;
  /** Numbers the runs of a page that has several of these. */
  readonly nextNumber?: (() => number) | undefined;
}

/** What is left of a run once it is over. */
type Ended = Pick<RecordedRun, "recording" | "outcome" | "notes" | "result">;

/** After a run that was recorded ahead is shown, the worker waits so long: first comes what draws it. */
const PREPARED_AFTER_MS = 1_500;

/** One program under one set of options, analyzed by one worker; at most one run at a time. */
export class Run {
  readonly store: StoreApi<RunState> = createStore(() => initial);
  readonly #engine: EngineManifest;
  readonly #boards: Pick<Boards, "get" | "load">;
  readonly #worker: WorkerHolder;
  readonly #pulse: Pulse;
  readonly #nextNumber: () => number;
  #current = 0;
  readonly #fetchShipped: FetchShippedRun;
  /** The worker has said something about the present run. */
  #hasAnswered = false;
  /** The worker is being loaded for what comes after the run on the screen. */
  #isPreparing = false;
  #preparation: ReturnType<typeof setTimeout> | undefined;

  constructor({ engine, boards, openWorker, fetchShipped, nextNumber = () => this.#current + 1 }: RunParts) {
    this.#engine = engine;
    this.#boards = boards;
    this.#fetchShipped = fetchShipped ?? (() => undefined);
    this.#nextNumber = nextNumber;
    this.#worker = new WorkerHolder(openWorker, (wasLoaded) => {
      const error = { kind: "not-fetched", part: "worker" } as const;
      const wasPreparing = this.#isPreparing;
      this.#begin();
      if (wasPreparing) this.store.setState({ unready: error });
      else if (wasLoaded || this.#hasAnswered) this.store.setState({ status: "lost" });
      else this.fail(error);
    });
    this.#pulse = new Pulse({
      isLoaded: () => this.#worker.isLoaded,
      alive: () => this.#worker.alive(),
      onDelay: (delay) => this.store.setState({ delay }),
      onGivenUp: () => this.#worker.replace(),
    });
    this.store.subscribe(({ status }, before) => {
      if (status === before.status) return;
      if (status === "running") this.#pulse.start();
      else this.#pulse.stop();
    });
  }

  /**
   * Replaces the recording when the first chunk of the new one arrives, or the whole of one that was recorded ahead.
   *
   * @param options all that the engine goes by
   */
  start(subject: RunSubject, options: GivenOptions): void {
    const run = this.#begin();
    this.store.setState({ status: "running", unready: undefined });
    const board = this.#boards.get(this.#engine);
    const named = { engine: this.#engine.id, files: subject.files, options, locale: currentLocale() };
    const shipped = this.#worker.isLoaded ? undefined : this.#fetchShipped(named);
    if (shipped === undefined && board !== undefined) {
      this.#record(run, board, subject, options);
      return;
    }
    // Meanwhile the worker can load.
    if (shipped === undefined) this.#worker.link();
    this.#withBoard(run, shipped, (loaded, recorded) => {
      if (recorded === undefined) {
        this.#record(run, loaded, subject, options);
        return;
      }
      this.#show(new Session(loaded, subject, run), recorded);
      this.#preparation = setTimeout(() => this.prepare(), PREPARED_AFTER_MS);
    });
  }

  /** Shows a run that was recorded earlier, in place of what is under way. */
  show(subject: RunSubject, recorded: RecordedRun): void {
    const run = this.#begin();
    this.#worker.drop();
    this.store.setState({ status: "running" });
    this.#withBoard(run, recorded, (board) => this.#show(new Session(board, subject, run), recorded));
  }

  /** Loads the worker for what comes after the run on the screen, and says where that fails. */
  prepare(): void {
    const run = this.#current;
    this.#isPreparing = true;
    this.store.setState({ unready: undefined });
    this.#pulse.start();
    // Whatever is asked is answered once the worker can do everything.
    this.#worker
      .ask((worker) => worker.librarySource(""))
      .then(
        () => undefined,
        () => {
          if (run !== this.#current) return;
          this.#worker.drop();
          this.store.setState({ unready: { kind: "not-fetched", part: "java" } });
        },
      )
      .finally(() => {
        if (run === this.#current) this.#endPreparation();
      });
  }

  /** Whether the worker is on its way, or soon will be, for what comes after a run that was recorded ahead. */
  get isPreparing(): boolean {
    return this.#isPreparing || this.#preparation !== undefined;
  }

  /** Stops the run; what was recorded stays and is labeled. */
  cancel(): void {
    if (this.store.getState().status !== "running") return;
    const run = this.#current;
    this.#worker.cancel(() => {
      if (run !== this.#current) return;
      this.#begin();
      this.store.setState({ status: "ready", outcome: { kind: "canceled" } });
    });
  }

  /** Another program is on its way: of the one before nothing is shown any more. */
  expect(): void {
    this.#begin();
    this.forget();
    this.store.setState({ status: "running" });
  }

  /** The program is another one: the recording goes. */
  forget(): void {
    this.store.setState(({ status, board, delay, version }) => ({
      ...initial,
      ...{ status, board, delay, version: version + 1, isStale: true },
    }));
  }

  /** Hides what a question asks for of the run on the screen; undefined: shows it again. */
  hide(mask: Mask | undefined): void {
    const { session } = this.store.getState();
    if (session === undefined) return;
    const shown = mask === undefined ? session.whole : session.without(mask);
    if (shown !== session) this.store.setState({ session: shown });
  }

  /** Says that the text or the options have changed since. */
  markStale(): void {
    this.store.setState({ isStale: true });
  }

  /** Asks the worker of the run for a program made from this one. Never rejects. */
  derive(program: string, files: readonly InputFile[], request: object): Promise<DerivedAnswer> {
    return this.#worker
      .ask((worker) => worker.derive({ program, files, request }))
      .then((answer) => {
        if (!answer.ok && answer.errors.some(needsFreshWorker)) this.#worker.replace();
        return answer;
      })
      .catch((reason: unknown) => ({ ok: false, errors: [{ kind: "fault", detail: String(reason) }] }));
  }

  /** Ends what is under way with a mistake that was found before anything was asked of the worker. */
  fail(error: AnalysisError): void {
    this.#begin();
    this.store.setState({ status: "failed", errors: [error] });
  }

  /** Ends the worker, which is not to be trusted any more: the next run has another one. */
  dropWorker(): void {
    this.#begin();
    this.#worker.drop();
    this.#pulse.start();
  }

  dispose(): void {
    this.#begin();
    this.#pulse.stop();
    this.#worker.drop();
  }

  /** What was under way is over. The number of what comes. */
  #begin(): number {
    this.#endPreparation();
    this.#current = this.#nextNumber();
    return this.#current;
  }

  #endPreparation(): void {
    clearTimeout(this.#preparation);
    this.#preparation = undefined;
    if (!this.#isPreparing) return;
    this.#isPreparing = false;
    if (this.store.getState().status !== "running") this.#pulse.stop();
  }

  /** Goes on with the board, and with what else comes meanwhile. */
  #withBoard<T>(run: number, coming: T, act: (board: Board, come: Awaited<T>) => void): void {
    Promise.all([fetching("board", this.#boards.load(this.#engine)), coming]).then(
      ([board, come]) => {
        if (run === this.#current) act(board, come);
      },
      (reason) => {
        if (run === this.#current) this.fail(errorOf(reason));
      },
    );
  }

  #show(session: Session, { recording, outcome, notes, result }: Ended): void {
    session.append(recording.wholeChunk());
    session.recording.isUnfinished = outcome.kind !== "fixed-point";
    const { length } = session.recording;
    this.store.setState(({ version }) => ({
      ...initial,
      ...{ status: "ready", version: version + 1, board: session.board, session, length, outcome, notes, result },
    }));
  }

  #record(run: number, board: Board, subject: RunSubject, options: GivenOptions): void {
    this.store.setState({ board });
    this.#hasAnswered = false;
    let latest: Session | undefined;
    this.#worker
      .askInstead((worker) => {
        // A worker that was replaced may have begun; the fresh one begins anew.
        const session = new Session(board, subject, run);
        latest = session;
        return worker.run({ engine: this.#engine.id, files: subject.files, options }, (message) => {
          if (run === this.#current && session === latest) this.#receive(session, message);
        });
      })
      .catch((reason: unknown) => {
        if (run !== this.#current) return;
        this.#worker.drop();
        this.store.setState({ status: "lost", errors: [{ kind: "fault", detail: String(reason) }] });
      });
  }

  #receive(session: Session, message: RunMessage): void {
    this.#pulse.heard();
    this.#hasAnswered = true;
    if (message.kind === "working") return;
    if (message.kind === "failed") {
      this.#worker.settled();
      this.store.setState({ status: "failed", errors: message.errors });
      if (!message.errors.some(needsFreshWorker)) return;
      this.#begin();
      this.#worker.drop();
      return;
    }
    if (this.store.getState().session?.whole !== session)
      this.store.setState(({ status, board, version }) => ({ ...initial, status, board, version, session }));
    if (message.kind === "chunk") {
      session.append(message.chunk);
      this.store.setState(({ version }) => ({ version: version + 1, length: session.recording.length }));
      return;
    }
    if (message.kind === "progress") {
      this.store.setState({ passedOver: message.passedOver });
      return;
    }
    this.#worker.settled();
    const { result, outcome, notes } = message;
    session.recording.isUnfinished = outcome.kind !== "fixed-point";
    this.store.setState(({ version }) => ({ status: "ready", result, outcome, notes, version: version + 1 }));
  }
}

function errorOf(reason: unknown): AnalysisError {
  return notFetchedError(reason) ?? { kind: "fault", detail: String(reason) };
}

/** What went wrong in a worker may go wrong there again, and what it could not fetch it may not ask for twice. */
function needsFreshWorker({ kind }: AnalysisError): boolean {
  return kind === "fault" || kind === "not-fetched";
}
