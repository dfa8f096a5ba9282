import type { StoreApi } from "zustand/vanilla";
import { derived, type EngineManifest } from "../../../engine-kit/index.ts";
import { withoutRecordingOptions } from "../../../options/index.ts";
import type { CommandCall, CommandReply, DerivedAnswer } from "../../../session/protocol.ts";
import { requestOptions } from "../options/index.ts";
import { isStillOf, type RecordedRun, Run, type RunParts, type RunSubject } from "../run/index.ts";
import { askAlone } from "../worker/index.ts";
import type { WorkbenchState } from "./workbench-state.ts";

/** How long the reader must have stopped typing before the program is analyzed again. */
const RERUN_AFTER_MS = 250;

interface AnalysisJobParts {
  readonly engine: EngineManifest;
  readonly store: StoreApi<WorkbenchState>;
  readonly run: Run;
  /** What the run and those beside it are made with. */
  readonly runParts: RunParts;
}

/** When the present program is analyzed, and what else is asked of a worker about it. */
export class AnalysisJob {
  readonly #parts: AnalysisJobParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is shown came with a file: it is not analyzed anew by itself. */
  #isFromFile = false;

  constructor(parts: AnalysisJobParts) {
    this.#parts = parts;
  }

  /** Analyzes the present text. */
  restart(): void {
    const { engine, run } = this.#parts;
    clearTimeout(this.#timer);
    this.#isFromFile = false;
    run.start(this.#subject(), requestOptions(engine, this.#state.options));
  }

  /** Analyzes what has changed so. */
  rerun(changed: Partial<WorkbenchState>): void {
    this.#parts.store.setState(changed);
    this.#markChanged();
    this.restart();
  }

  /** Analyzes the text once it has not changed for a while. */
  restartLater(): void {
    this.#markChanged();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.restart(), RERUN_AFTER_MS);
  }

  /** The same run again, so that it is told in the present language. One that came with a file stays as it was told. */
  repeat(): void {
    if (this.#parts.run.store.getState().status === "idle" || this.#isFromFile) return;
    const { position, selection, wanted = position, wantedFact = selection?.fact } = this.#state;
    this.rerun({ wanted, wantedFact });
  }

  /** Shows what a file has recorded of the present program. */
  show(recorded: RecordedRun): void {
    this.#isFromFile = true;
    this.#parts.run.show(this.#subject(), recorded);
  }

  /** The program made from the present one as its result has it; undefined while there is no result. */
  derive(kind: string): Promise<DerivedAnswer> | undefined {
    const { engine, run } = this.#parts;
    const program = derived.of(engine.page);
    const { result } = run.store.getState();
    if (program === undefined || result === undefined) return undefined;
    return run.derive(program.id, this.#state.files, program.request(kind, result));
  }

  /** Analyzes the present program under other options while its run stays; whoever asks for that disposes of it. */
  beside(options: WorkbenchState["options"]): Run {
    const { engine, runParts } = this.#parts;
    const run = new Run(runParts);
    run.start({ ...this.#subject(), options }, requestOptions(engine, options));
    return run;
  }

  /** Carries out a command on the present program, whatever else is under way. Never rejects. */
  ask(command: string, options: CommandCall["options"]): Promise<CommandReply> {
    const { engine, runParts } = this.#parts;
    const asked = withoutRecordingOptions(engine.options, options);
    return askAlone(runParts.openWorker, { command, files: this.#state.files, options: asked });
  }

  /** What is to be analyzed after a while is not any more. */
  dispose(): void {
    clearTimeout(this.#timer);
  }

  get #state(): WorkbenchState {
    return this.#parts.store.getState();
  }

  #subject(): RunSubject {
    const { exampleId: example, files, options } = this.#state;
    return { example, files, options };
  }

  /** A recording stays while its program is changed, and goes when the text has become another program. */
  #markChanged(): void {
    const { run } = this.#parts;
    run.markStale();
    const { session } = run.store.getState();
    if (session !== undefined && !isStillOf(session.subject, this.#subject())) run.forget();
  }
}
