import { createStore, type StoreApi } from "zustand/vanilla";
import type { EngineManifest, Lesson } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { type GivenOptions, withOptions } from "../../../options/index.ts";
import type { CommandCall, CommandReply, DerivedAnswer } from "../../../session/protocol.ts";
import { type Board, type Granularity, granularities, type Seq } from "../../../trace/index.ts";
import { breakpointsOf, lastingBreakpoints, type Place } from "../breakpoints/index.ts";
import type { Document, WorkingCopy } from "../documents/index.ts";
import { type ExecutedProgram, Execution, MAX_STEPS } from "../execution/index.ts";
import type { WorkbenchLink } from "../link/index.ts";
import { requestOptions, splitList, startOptions, toggled } from "../options/index.ts";
import { sameFiles, withText } from "../program/index.ts";
import {
  isStillOf,
  nextAfter,
  type RecordedRun,
  Run,
  type RunParts,
  type RunState,
  type RunSubject,
  type Session,
} from "../run/index.ts";
import { TableRuns } from "../tables/index.ts";
import { askAlone } from "../worker/index.ts";
import { LessonFiles } from "./lesson-files.ts";
import { linkOf, marksOf } from "./link-of.ts";
import { Player } from "./player.ts";
import { Predictor } from "./predictor.ts";
import { Waypoints } from "./waypoints.ts";
import {
  clampPosition,
  initialWorkbench,
  otherGranularity,
  programOf,
  type ReaderChoice,
  selectElement,
  selectFact,
  textOf,
  type WorkbenchState,
} from "./workbench-state.ts";

/** What the page is made of; given by the composition root, faked by tests. */
export interface WorkbenchParts extends RunParts {
  /** Saves what is typed; undefined where texts are only shown. */
  readonly copy?: WorkingCopy;
}

/** How long the reader must have stopped typing before the program is analyzed again. */
const RERUN_AFTER_MS = 250;

/** The workbench: one program, one run, one position, and everything the reader can do with them. */
export class Workbench {
  readonly engine: EngineManifest;
  readonly run: Run;
  readonly execution: Execution;
  /** Those of the engine. */
  readonly tables: readonly TableRuns[];
  /** Saves what is typed; undefined where texts are only shown. */
  readonly copy: WorkingCopy | undefined;
  readonly store: StoreApi<WorkbenchState> = createStore(() => initialWorkbench);
  readonly #parts: WorkbenchParts;
  #rerunTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #player: Player;
  readonly predictor = new Predictor({
    press: (granularity) => this.#press(granularity),
    stops: () => this.waypoints.stops(),
  });
  readonly waypoints = new Waypoints({
    store: this.store,
    session: () => this.session,
    lesson: () => this.lesson(),
    go: (position) => {
      this.pause();
      this.jump(position);
    },
  });
  readonly lessonFiles = new LessonFiles();
  #isFromFile = false;
  #documents = 0;

  constructor(parts: WorkbenchParts) {
    const { engine, openWorker, copy } = parts;
    this.#parts = parts;
    this.engine = engine;
    this.copy = copy;
    this.run = new Run(parts);
    this.execution = new Execution(openWorker);
    this.tables = engine.page.tables.map((table) => new TableRuns(table, openWorker));
    this.#player = new Player({
      delay: () => 1000 / this.state.speed,
      advance: () => this.#playOn(),
      onChange: (isPlaying) => this.store.setState({ isPlaying }),
    });
    this.run.store.subscribe((now, before) => {
      if (now.session !== before.session) this.#onNewSession();
      if (now.board !== before.board) this.#onBoard(now.board);
      if (now.length !== before.length || now.status !== before.status) this.#reachWanted(now);
    });
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
    if (link.files === undefined && original === undefined && lesson !== undefined) {
      this.pause();
      this.run.expect();
      this.lessonFiles.fetch(lesson, {
        onFetched: () => this.open(link),
        onFailed: () => this.run.fail({ kind: "not-fetched", part: "lesson" }),
      });
      return;
    }
    const files = link.files ?? original ?? [];
    const options = startOptions(this.engine, lesson, link.options);
    this.set({ view: link.view, isSplit: link.split === true, exercise: link.exercise });
    if (recorded === undefined && !wasWaiting && this.#isShown(lesson, files, options)) {
      this.#goTo(link, files);
      return;
    }
    this.pause();
    this.copy?.show(textOf(lesson, files));
    // What is on the screen is of another program, or of other options: it would pass for what was asked for.
    this.run.forget();
    const changed = {
      exampleId: lesson?.id,
      files,
      documentKey: this.#newDocument(link.files === undefined ? "original" : "link"),
      isEdited: lesson !== undefined && !sameFiles(files, original ?? [lesson.file]),
      isForeign: !sameFiles(files, original ?? []) && (this.state.isForeign || !sameFiles(files, this.state.files)),
      options,
      wanted: link.step,
      wantedFact: link.why,
      ...marksOf(link, this.state, { example: lesson?.id, files }),
    };
    if (recorded === undefined) this.#rerun(changed);
    else {
      this.store.setState(changed);
      this.#isFromFile = true;
      this.run.show(this.#subject(), recorded);
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
    return linkOf(state, this.copy?.store.getState().document);
  }

  /** Sets options with what they bring along; one that is undefined is taken away. */
  setOptions(patch: GivenOptions): void {
    const { options, breakpoints } = this.state;
    const chosen = withOptions(this.engine.options, options, patch);
    this.#rerun({ options: chosen, breakpoints: lastingBreakpoints(breakpoints) });
  }

  /** Shows or hides the conclusions of the engine: the same walk, so the position stays. */
  toggleConclusions(): void {
    const { conclusions } = this.engine.page.features;
    if (conclusions !== undefined)
      this.continueWith({ [conclusions.option]: this.state.options[conclusions.option] !== true });
  }

  /** The same run again, so that it is told in the present language. One that came with a file stays as it was told. */
  repeat(): void {
    if (this.run.store.getState().status === "idle" || this.#isFromFile) return;
    const { position, selection, wanted = position, wantedFact = selection?.fact } = this.state;
    this.#rerun({ wanted, wantedFact });
  }

  /** Another run of which the walk so far is the same: position and breakpoints stay. */
  continueWith(patch: GivenOptions): void {
    const { position, selection, breakpoints } = this.state;
    this.store.setState({ wanted: position, wantedFact: selection?.fact });
    this.setOptions(patch);
    this.store.setState({ breakpoints });
  }

  /** Adds an entry to an option that is a list, or takes it out. `empty` is the option without entries. */
  toggleListed(option: string, entry: string, empty?: string): void {
    const next = toggled(splitList(String(this.state.options[option] ?? "")), entry);
    this.setOptions({ [option]: next.length === 0 ? empty : next.join(",") });
  }

  /** Picks the variable or field that a word of the program means, or drops it; nothing when it means neither. */
  pickAt(file: string, line: number, word: string): void {
    const { picking } = this.engine.page.features;
    const { result } = this.run.store.getState();
    if (picking === undefined) return;
    const field = result === undefined ? undefined : picking.fieldNamed(result, word);
    const label = this.session?.reader.variableAt?.(file, line, word) ?? field;
    if (label !== undefined) this.toggleListed(picking.option, label);
  }

  /** The program made from the present one as its result has it; undefined while there is no result. */
  derive(kind: string): Promise<DerivedAnswer> | undefined {
    const { derived } = this.engine.page.features;
    const { result } = this.run.store.getState();
    if (derived === undefined || result === undefined) return undefined;
    return this.run.derive(derived.id, this.state.files, derived.request(kind, result));
  }

  /** Carries out a command on the present program, whatever else is under way. Never rejects. */
  ask(command: string, options: CommandCall["options"]): Promise<CommandReply> {
    return askAlone(this.#parts.openWorker, { command, files: this.state.files, options });
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

  edit(name: string, text: string): void {
    const files = withText(this.state.files, name, text);
    if (sameFiles(files, this.state.files)) return;
    this.#replaceFiles(files);
    this.run.markStale();
    this.#forgetAnother();
    this.pause();
    clearTimeout(this.#rerunTimer);
    this.#rerunTimer = setTimeout(() => this.restart(), RERUN_AFTER_MS);
  }

  /** The example as it was. The reader's version stays among the documents. */
  resetText(): void {
    const lesson = this.lesson();
    const files = lesson === undefined ? undefined : this.lessonFiles.of(lesson);
    if (files === undefined) return;
    this.copy?.reset(textOf(lesson, files));
    this.#rerun({ files, isEdited: false, isForeign: false, documentKey: this.#newDocument("original") });
  }

  undoReset(): void {
    const files = this.copy?.undoReset();
    if (files !== undefined) this.#showText(files);
  }

  /** A text that the reader wrote earlier, if it is rather wanted than the one just opened. */
  draft(): Document | undefined {
    return this.copy?.offered(this.state.documentKey.endsWith(":original"));
  }

  /** Shows the newest text of a document of the present lesson, or of an own program. */
  showDocument(document: Document): void {
    this.copy?.show(textOf(this.lesson(), document.files), document);
    this.#showText(document.files);
  }

  /** Analyzes the present text. */
  restart(): void {
    clearTimeout(this.#rerunTimer);
    this.#isFromFile = false;
    this.run.start(this.#subject(), requestOptions(this.engine, this.state.options));
  }

  jump(position: number): void {
    const next = clampPosition(position, this.length);
    if (next !== this.state.position) {
      this.predictor.drop();
      this.store.setState({ position: next, shownPlace: undefined });
    }
  }

  /** One stride at a granularity, the chosen one if none is given; a question may come first. */
  step(direction: 1 | -1, granularity: Granularity = this.state.granularity): void {
    const press = this.#press(granularity);
    if (press === undefined || (direction === 1 && this.predictor.asksFirst(granularity))) return;
    const { session, position, next } = press;
    this.jump(direction === 1 ? next : session.strides(this.state.isLibraryShown).previousStop(position, granularity));
  }

  changeGranularity(direction: 1 | -1): void {
    this.set({ granularity: otherGranularity(granularities, this.state.granularity, direction) });
  }

  play(): void {
    if (this.session === undefined) return;
    if (this.state.position >= this.length) this.jump(0);
    this.#player.play();
  }

  pause(): void {
    this.#player.pause();
  }

  togglePlay(): void {
    if (this.state.isPlaying) this.pause();
    else this.play();
  }

  readonly selectFact = (fact: Seq | undefined): void => {
    const { session } = this;
    this.store.setState({
      selection: fact === undefined || session === undefined ? undefined : selectFact(session, fact),
    });
  };

  /** Asks why of the present step. */
  selectLatest(): void {
    this.selectFact(this.session?.latestFact(this.state.position));
  }

  selectElement(element: string | undefined): void {
    const { session, state } = this;
    const isAsked = element !== undefined && session !== undefined;
    this.store.setState({ selection: isAsked ? selectElement(session, element, state.position) : undefined });
  }

  /** The source line of the present step, if it has one. */
  currentPlace(): Place | undefined {
    const { position } = this.state;
    const span = this.session?.reader.statements(position, this.since())[0];
    return span === undefined ? undefined : { file: span.file, line: span.start.line };
  }

  /** The rule that is shown for the present step, by the message id of its name. */
  currentRule(): string | undefined {
    return this.session?.reader.explain(this.state.position, this.since()).rule?.name;
  }

  /** From which position on something is new. */
  since(): number {
    return this.session?.since(this.state.position, this.state) ?? 0;
  }

  dispose(): void {
    clearTimeout(this.#rerunTimer);
    void this.copy?.flush();
    this.#player.pause();
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

  #goTo({ step, why, notes, breakpoints }: WorkbenchLink, files: readonly InputFile[]): void {
    if (step !== undefined) this.jump(step);
    if (breakpoints !== undefined) this.store.setState({ breakpoints: breakpointsOf(breakpoints, files) });
    if (notes !== undefined) this.store.setState({ notes });
    if (why !== undefined) this.selectFact(why);
  }

  /** A name for the editor: another one starts another document with its own undo. */
  #newDocument(origin: "original" | "link" | "draft"): string {
    return `${++this.#documents}:${origin}`;
  }

  /** Analyzes what has changed so. */
  #rerun(changed: Partial<WorkbenchState>): void {
    this.store.setState(changed);
    this.run.markStale();
    this.#forgetAnother();
    this.restart();
  }

  #subject(): RunSubject {
    const { exampleId: example, files, options } = this.state;
    return { example, files, options };
  }

  /** A recording stays while its program is changed, and goes when the text has become another program. */
  #forgetAnother(): void {
    if (this.session !== undefined && !isStillOf(this.session.subject, this.#subject())) this.run.forget();
  }

  #replaceFiles(files: readonly InputFile[]): void {
    // The step of a link is a step of the text that came with it.
    const arrived = { wanted: undefined, wantedFact: undefined };
    const breakpoints = lastingBreakpoints(this.state.breakpoints);
    this.store.setState({ files, isEdited: this.#isEdited(files), isForeign: false, breakpoints, ...arrived });
    this.copy?.change(files);
  }

  #showText(files: readonly InputFile[]): void {
    this.#rerun({ files, isEdited: this.#isEdited(files), isForeign: false, documentKey: this.#newDocument("draft") });
  }

  #isEdited(files: readonly InputFile[]): boolean {
    const lesson = this.lesson();
    return lesson !== undefined && !sameFiles(files, this.lessonFiles.of(lesson) ?? []);
  }

  #onBoard(board: Board | undefined): void {
    if (board !== undefined) this.store.setState({ granularity: board.defaultGranularity });
  }

  #onNewSession(): void {
    this.pause();
    this.predictor.begin();
    this.store.setState({ position: 0, selection: undefined, shownPlace: undefined });
  }

  /** Goes to the step of the link as soon as the recording it is about has it. */
  #reachWanted({ length, status, isStale }: RunState): void {
    const { wanted, wantedFact } = this.state;
    const isOver = status !== "running";
    if (isStale) {
      if (isOver) this.store.setState({ wanted: undefined, wantedFact: undefined });
      return;
    }
    if (wanted !== undefined && (isOver || length >= wanted))
      this.store.setState({ wanted: undefined, position: clampPosition(wanted, length) });
    if (wantedFact !== undefined && (isOver || length > wantedFact)) {
      this.store.setState({ wantedFact: undefined });
      if (wantedFact < length) this.selectFact(wantedFact);
    }
  }

  /** Where Step forward leads. */
  #press(granularity: Granularity) {
    const { session } = this;
    const { position, isLibraryShown } = this.state;
    if (session === undefined) return undefined;
    return { session, position, next: session.strides(isLibraryShown).nextStop(position, granularity) };
  }

  /** A stride of playing: false at a breakpoint and at the end. */
  #playOn(): boolean {
    const from = this.state.position;
    this.jump(this.#press(this.state.granularity)?.next ?? from);
    const hit = nextAfter(this.waypoints.hits(), from);
    if (hit !== undefined && hit <= this.state.position) {
      this.jump(hit);
      return false;
    }
    return this.state.position < this.length || this.run.store.getState().status === "running";
  }
}
