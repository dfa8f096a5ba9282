import { createStore, type StoreApi } from "zustand/vanilla";
import type { EngineManifest, Lesson } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import { type Board, type GivenPosition, type Mask, positionOfAt } from "../../../trace/index.ts";
import { breakpointsOf, type Place } from "../breakpoints/index.ts";
import type { WorkingCopy } from "../documents/index.ts";
import { type ExecutedProgram, Execution, MAX_STEPS } from "../execution/index.ts";
import type { WorkbenchLink } from "../link/index.ts";
import { startOptions } from "../options/index.ts";
import { sameFiles } from "../program/index.ts";
import { type RecordedRun, Run, type RunParts, type RunState, type Session } from "../run/index.ts";
import { TableRuns } from "../tables/index.ts";
import { AnalysisJob } from "./analysis-job.ts";
import { Editing } from "./editing.ts";
import { type Change, ChangeHistory, type Kept } from "./history.ts";
import { Inspection } from "./inspection.ts";
import { LessonFiles } from "./lesson-files.ts";
import { linkOf, marksOf } from "./link-of.ts";
import { OptionChoice } from "./option-choice.ts";
import { Corresponding, type CorrespondingRuns } from "./walk/corresponding.ts";
import { Predictor } from "./walk/predictor.ts";
import { SolvingReturn } from "./walk/solving-return.ts";
import { Walk } from "./walk/walk.ts";
import { Waypoints } from "./walk/waypoints.ts";
import { initialWorkbench, programOf, type ReaderChoice, textOf, type WorkbenchState } from "./workbench-state.ts";

/** What the page is made of; given by the composition root, faked by tests. */
export interface WorkbenchParts extends RunParts {
  /** Saves what is typed; undefined where texts are only shown. */
  readonly copy?: WorkingCopy;
  /** Fetches what finds the corresponding step of another run; left out: another run begins at its first step. */
  readonly findCorresponding?: () => Promise<CorrespondingRuns>;
}

/**
 * The workbench: one program, one run, one position. What the reader can do with them is done by its parts; here they are put
 * together, and what a link says is opened.
 */
export class Workbench {
  readonly engine: EngineManifest;
  readonly run: Run;
  readonly execution: Execution;
  /** Those of the engine. */
  readonly tables: readonly TableRuns[];
  /** Saves what is typed; undefined where texts are only shown. */
  readonly copy: WorkingCopy | undefined;
  readonly store: StoreApi<WorkbenchState> = createStore(() => initialWorkbench);
  readonly lessonFiles: LessonFiles;
  readonly predictor: Predictor;
  readonly waypoints: Waypoints;
  readonly walk: Walk;
  readonly inspection: Inspection;
  readonly job: AnalysisJob;
  readonly options: OptionChoice;
  readonly editing: Editing;
  readonly history = new ChangeHistory();
  readonly #corresponding: Corresponding;
  /** The program that the page tells as a story, by its document key: its presses lead from moment to moment without the reader's choice. */
  toldProgram: string | undefined;

  constructor(parts: WorkbenchParts) {
    const { engine, openWorker, copy } = parts;
    const { store } = this;
    this.engine = engine;
    this.lessonFiles = new LessonFiles(engine);
    this.copy = copy;
    this.run = new Run(parts);
    this.execution = new Execution(openWorker);
    this.tables = engine.page.tables.map((table) => new TableRuns(table, openWorker));
    const run = this.run.store;
    const session = () => this.session;
    const lesson = () => this.lesson();
    this.waypoints = new Waypoints({ store, session, lesson, go: (position) => this.#goAndStay(position) });
    this.predictor = new Predictor({
      press: (granularity) => this.walk.press(granularity),
      stops: () => this.waypoints.stops(),
    });
    this.walk = new Walk({ store, run, predictor: this.predictor, hits: () => this.waypoints.hits() });
    this.inspection = new Inspection({ store, session });
    this.job = new AnalysisJob({ engine, store, run: this.run, runParts: parts });
    const rerun = (changed: Partial<WorkbenchState>) => this.job.rerun(changed);
    this.#corresponding = new Corresponding({ store, run, load: parts.findCorresponding });
    this.options = new OptionChoice({ engine, store, run, rerun, onLeave: () => this.#corresponding.leave() });
    this.editing = new Editing({
      store,
      copy,
      lesson,
      filesOf: (each) => this.lessonFiles.of(each),
      rerun: (changed) => {
        this.#corresponding.forget();
        rerun(changed);
      },
      onTyped: () => {
        this.#corresponding.leave();
        this.job.restartLater();
        // The text has become another program.
        if (this.session === undefined) this.#corresponding.forget();
        this.walk.pause();
      },
    });
    const solving = new SolvingReturn(engine);
    store.subscribe((now, before) => {
      this.history.changed(now, before);
      const left = solving.changed(now, before);
      if (left !== undefined) this.history.quietly(() => this.#goBack(left));
    });
    this.run.store.subscribe((now, before) => {
      if (now.session?.whole !== before.session?.whole) this.#onNewSession();
      if (now.board !== before.board) this.#onBoard(now.board);
      if (now.length !== before.length || now.status !== before.status) {
        this.#reachWanted(now);
        this.#corresponding.follow();
      }
    });
  }

  /** Hides what a question asks for, and does not go beyond what would answer it; undefined: shows everything again. */
  hide(hidden: { readonly mask: Mask; readonly last: number | undefined } | undefined): void {
    this.run.hide(hidden?.mask);
    this.walk.endAt(hidden?.last);
  }

  get state(): WorkbenchState {
    return this.store.getState();
  }

  get session(): Session | undefined {
    return this.run.store.getState().session;
  }

  get length(): number {
    return this.run.store.getState().length;
  }

  /** Undefined until it was fetched. */
  get board(): Board | undefined {
    return this.run.store.getState().board;
  }

  lesson(id = this.state.exampleId): Lesson | undefined {
    return this.engine.lessons.find((lesson) => lesson.id === id);
  }

  /** Shows what a link says. Runs only if the program or the options are others than those shown, and were not recorded. */
  open(link: WorkbenchLink, recorded?: RecordedRun): void {
    const lesson = this.#lessonOf(link);
    const original = lesson === undefined ? this.engine.starter : this.lessonFiles.of(lesson);
    const wasWaiting = this.lessonFiles.forget();
    if (lesson !== undefined && this.lessonFiles.isToCome(lesson, link.files !== undefined)) {
      this.walk.pause();
      this.run.expect();
      this.store.setState({ wanted: link.at });
      this.lessonFiles.fetch(lesson, {
        onFetched: () => {
          // Meanwhile another step may have been asked for, as by a page that has this one in a frame.
          const { wanted } = this.state;
          this.open(wanted === undefined ? link : { ...link, at: wanted }, recorded);
        },
        onFailed: () => this.run.fail({ kind: "not-fetched", part: "lesson" }),
      });
      return;
    }
    const files = link.files ?? original ?? [];
    const options = startOptions(this.engine, lesson, link.options);
    this.set({ view: link.view, isSplit: link.split === true, moved: link.moved, exercise: link.exercise });
    if (recorded === undefined && !wasWaiting && this.#isShown(lesson, files, options)) {
      this.#goTo(link, files);
      return;
    }
    this.walk.pause();
    this.#leave(lesson, files, link.at ?? recorded?.position);
    this.copy?.show(textOf(lesson, files));
    // What is on the screen is of another program, or of other options: it would pass for what was asked for.
    this.run.forget();
    const changed = {
      exampleId: lesson?.id,
      files,
      documentKey: this.editing.newDocument(link.files === undefined ? "original" : "link"),
      isEdited: lesson !== undefined && !sameFiles(files, original ?? [lesson.file]),
      isForeign: !sameFiles(files, original ?? []) && (this.state.isForeign || !sameFiles(files, this.state.files)),
      options,
      wanted: link.at,
      wantedFact: link.why,
      ...marksOf(link, this.state, { example: lesson?.id, files }),
    };
    if (recorded === undefined) this.job.rerun(changed);
    else {
      this.store.setState(changed);
      this.job.show(recorded);
    }
  }

  /** Whether the run of a link is the one that is shown, or under way. */
  isOpen(link: WorkbenchLink): boolean {
    const { status, isStale } = this.run.store.getState();
    const lesson = this.#lessonOf(link);
    const files = link.files ?? (lesson === undefined ? undefined : this.lessonFiles.of(lesson));
    const options = startOptions(this.engine, lesson, link.options);
    return (
      (status === "running" || (status === "ready" && !isStale)) &&
      files !== undefined &&
      this.#holds(lesson, files, options)
    );
  }

  /** What the address should say about the present state, or an earlier one. */
  link(state: WorkbenchState = this.state): WorkbenchLink {
    return linkOf({ session: this.session, state }, this.copy?.store.getState().document);
  }

  /** What Run executes. */
  executedProgram(): ExecutedProgram {
    return programOf(this.state);
  }

  /** Executes the program, wherever it comes from. */
  execute(): void {
    this.showRun(true);
    this.execution.start(this.executedProgram(), MAX_STEPS);
  }

  /** Opens or closes the panel of the execution. Who opens it wants the program to be executed. */
  showRun(isRunOpen: boolean): void {
    this.store.setState(isRunOpen ? { isRunOpen, isForeign: false } : { isRunOpen });
  }

  /** Shows a place of the program or of the library in the editor. A new object asks again. */
  showPlace(place: Place): void {
    this.store.setState({ shownPlace: { ...place } });
  }

  /** Takes over what nothing else follows from. */
  set(choice: Partial<ReaderChoice>): void {
    this.store.setState(choice);
  }

  /** Takes back the last change of options, text, breakpoints, notes or views; what it was of, undefined where there was none. */
  undo(): Change | undefined {
    return this.#bring(this.history.undo(this.state), this.history.store.getState().redone.at(-1)?.change);
  }

  /** Makes the change again that was taken back last. */
  redo(): Change | undefined {
    return this.#bring(this.history.redo(this.state), this.history.store.getState().undone.at(-1)?.change);
  }

  dispose(): void {
    this.job.dispose();
    void this.copy?.flush();
    this.walk.pause();
    this.execution.dispose();
    for (const table of this.tables) table.dispose();
    this.run.dispose();
  }

  /** The lesson a link names; the first one if it names none and brings no program. */
  #lessonOf({ example, files }: WorkbenchLink): Lesson | undefined {
    return this.lesson(example ?? "") ?? (files === undefined ? this.engine.lessons[0] : undefined);
  }

  #isShown(lesson: Lesson | undefined, files: readonly InputFile[], options: GivenOptions): boolean {
    return this.session !== undefined && this.#holds(lesson, files, options);
  }

  #holds(lesson: Lesson | undefined, files: readonly InputFile[], options: GivenOptions): boolean {
    const { state } = this;
    return (
      state.exampleId === lesson?.id &&
      sameFiles(state.files, files) &&
      JSON.stringify(state.options) === JSON.stringify(options)
    );
  }

  #goTo({ at, why, notes, breakpoints }: WorkbenchLink, files: readonly InputFile[]): void {
    if (at !== undefined) this.goTo(at);
    if (this.state.position > 0) this.endStory();
    if (breakpoints !== undefined) this.store.setState({ breakpoints: breakpointsOf(breakpoints, files) });
    if (notes !== undefined) this.store.setState({ notes });
    if (why !== undefined) this.inspection.selectFact(why);
  }

  /** From here on presses lead by the usual steps, unless it is the reader who chose moments. */
  endStory(): void {
    const { board, toldProgram } = this;
    if (board === undefined || toldProgram === undefined) return;
    this.toldProgram = undefined;
    if (this.state.granularity === "moment")
      this.history.quietly(() => this.set({ granularity: board.defaultGranularity }));
  }

  /** Goes to a position: as soon as the recording has it, where it still grows; to the end where it never does. */
  goTo(at: GivenPosition): void {
    const run = this.run.store.getState();
    this.walk.jump(this.#positionOf(at) ?? run.length);
    if (run.status === "idle" || run.status === "running") this.store.setState({ wanted: at });
  }

  /** Of a step that has fewer pauses in this run its end; undefined where the run has no such step. */
  #positionOf(at: GivenPosition): number | undefined {
    const recording = this.session?.recording;
    if (recording === undefined) return undefined;
    const [step = ""] = String(at).split(".");
    return positionOfAt(recording, at) ?? (typeof at === "number" ? undefined : positionOfAt(recording, step));
  }

  /** The run that is left leads to the corresponding step of one of the same program, unless a position is asked for. */
  #leave(lesson: Lesson | undefined, files: readonly InputFile[], at: GivenPosition | undefined): void {
    const isSame = this.state.exampleId === lesson?.id && sameFiles(this.state.files, files);
    if (isSame && at === undefined) this.#corresponding.leave();
    else this.#corresponding.forget();
  }

  /** To options of the same program, and a position of their run. */
  #goBack({ options, position }: Pick<WorkbenchState, "options" | "position">): void {
    this.walk.pause();
    if (JSON.stringify(options) === JSON.stringify(this.state.options)) this.walk.jump(position);
    else this.job.rerun({ options, wanted: position });
  }

  #bring(kept: Kept | undefined, change: Change | undefined): Change | undefined {
    if (kept === undefined) return undefined;
    const { position, ...shown } = kept;
    const isSame = kept.options === this.state.options && kept.files === this.state.files;
    this.history.quietly(() => {
      if (isSame) this.store.setState(shown);
      else {
        this.walk.pause();
        this.#corresponding.forget();
        this.job.rerun({ ...shown, ...this.editing.taken(kept.files), wanted: position });
      }
    });
    return change;
  }

  #goAndStay(position: number): void {
    this.walk.pause();
    this.walk.jump(position);
  }

  #onBoard(board: Board | undefined): void {
    if (board !== undefined) this.store.setState({ granularity: board.defaultGranularity });
  }

  #onNewSession(): void {
    this.walk.pause();
    this.predictor.begin();
    this.#corresponding.begin();
    this.store.setState({ position: 0, selection: undefined, shownPlace: undefined, difference: undefined });
  }

  /** Goes to the step of the link as soon as the recording it is about has it. */
  #reachWanted({ length, status, isStale }: RunState): void {
    const { wanted, wantedFact } = this.state;
    const isOver = status !== "running";
    if (isStale) {
      if (isOver) this.store.setState({ wanted: undefined, wantedFact: undefined });
      return;
    }
    if (wanted !== undefined) {
      const position = this.#positionOf(wanted);
      // What the end of a growing recording is called is not settled yet.
      if (isOver || (position !== undefined && position < length))
        this.store.setState({ wanted: undefined, position: position ?? length });
    }
    if (wantedFact !== undefined && (isOver || length > wantedFact)) {
      this.store.setState({ wantedFact: undefined });
      if (wantedFact < length) this.inspection.selectFact(wantedFact);
    }
  }
}
