import { createStore, type StoreApi } from "zustand/vanilla";
import type { InputFile, InstrumentAnswer } from "../../../session/protocol.ts";
import { type Board, type Granularity, granularities, type Seq } from "../../../trace/index.ts";
import { type ExecutedProgram, Execution, MAX_STEPS } from "../execution/index.ts";
import { type Drafts, type Lesson, sameFiles, starterOf, startOptions, withText } from "../lesson/index.ts";
import { pageOf, type WorkbenchKind, type WorkbenchLink } from "../link/index.ts";
import { defaultHeap, type RunOptions, requestOptions, splitSelective } from "../options/index.ts";
import {
  createRun,
  fieldNamed,
  lastBefore,
  mergePositions,
  nextAfter,
  type Place,
  type ReachedStop,
  type Run,
  type RunState,
  type Session,
  StopIndex,
  variablesIn,
} from "../run/index.ts";
import { SelectorRuns, StrategyRuns } from "../runs/index.ts";
import type { OpenWorker } from "../worker/index.ts";
import { Player } from "./player.ts";
import {
  clampPosition,
  initialWorkbench,
  linkedLines,
  otherGranularity,
  placesOf,
  selectElement,
  selectFact,
  toggleBreakpoint,
  type WorkbenchState,
} from "./workbench-state.ts";

/** What the page is made of; given by the composition root, faked by tests. */
export interface WorkbenchParts {
  readonly engine: string;
  readonly examples: readonly Lesson[];
  readonly boardOf: (engine: string) => Board | undefined;
  readonly openWorker: OpenWorker;
  readonly drafts: Drafts;
}

/** How long the reader must have stopped typing before the program is analyzed again. */
const RERUN_AFTER_MS = 250;

/** The workbench: one program, one run, one position, and everything the reader can do with them. */
export class Workbench {
  readonly run: Run;
  readonly execution: Execution;
  readonly selectors: SelectorRuns;
  readonly strategies: StrategyRuns;
  readonly store: StoreApi<WorkbenchState> = createStore(() => initialWorkbench);
  readonly examples: readonly Lesson[];
  readonly #parts: WorkbenchParts;
  #rerunTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #stops = new StopIndex();
  readonly #player: Player;
  #documents = 0;
  /** The lesson whose files are being fetched. */
  #loading: string | undefined;
  #loaded = new Map<string, readonly InputFile[]>();

  constructor(parts: WorkbenchParts) {
    this.#parts = parts;
    this.examples = parts.examples;
    this.run = createRun(parts.openWorker, parts.boardOf);
    this.execution = new Execution(parts.openWorker);
    this.selectors = new SelectorRuns(parts.openWorker);
    this.strategies = new StrategyRuns(parts.openWorker);
    this.#player = new Player({
      delay: () => 1000 / this.state.speed,
      advance: () => this.#playOn(),
      onChange: (isPlaying) => this.store.setState({ isPlaying }),
    });
    this.run.store.subscribe((now, before) => {
      if (now.session !== before.session) this.#onNewSession();
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

  get board(): Board | undefined {
    return this.#parts.boardOf(this.#parts.engine);
  }

  get engine(): string {
    return this.#parts.engine;
  }

  /** The page it belongs to. */
  get page(): WorkbenchKind {
    return pageOf(this.#parts.engine);
  }

  example(id = this.state.exampleId): Lesson | undefined {
    return this.#parts.examples.find((example) => example.id === id);
  }

  /** Shows what a link says. Runs only if the program or the options are others than those shown. */
  open(link: WorkbenchLink): void {
    const example = this.#exampleOf(link);
    const original = example === undefined ? starterOf(this.engine) : this.#filesOf(example);
    this.#loading = undefined;
    if (link.files === undefined && original === undefined && example !== undefined) {
      this.#fetch(example, link);
      return;
    }
    const files = link.files ?? original ?? [];
    const options = startOptions(this.engine, example, link.options);
    const marked = link.breakpoints === undefined ? undefined : placesOf(link.breakpoints, files);
    if (this.#isShown(example, files, options)) {
      if (link.step !== undefined) this.jump(link.step);
      if (marked !== undefined) this.store.setState({ breakpoints: marked });
      if (link.why !== undefined) this.selectFact(link.why);
      return;
    }
    this.pause();
    this.store.setState(({ exampleId, breakpoints, documentKey, granularity }) => ({
      exampleId: example?.id,
      files,
      documentKey: this.#newDocument(link.files === undefined ? "original" : "link"),
      isEdited: example !== undefined && !sameFiles(files, original ?? [example.file]),
      options,
      wanted: link.step,
      wantedFact: link.why,
      breakpoints: marked ?? (exampleId === example?.id ? breakpoints : []),
      granularity:
        documentKey === "" ? (this.#parts.boardOf(this.#parts.engine)?.defaultGranularity ?? granularity) : granularity,
    }));
    this.run.markStale();
    this.restart();
  }

  /** The files of a lesson, as far as they are here. */
  #filesOf(lesson: Lesson): readonly InputFile[] | undefined {
    return lesson.load === undefined ? (lesson.files ?? [lesson.file]) : this.#loaded.get(lesson.id);
  }

  #fetch(lesson: Lesson, link: WorkbenchLink): void {
    this.#loading = lesson.id;
    lesson.load?.().then(
      (files) => {
        this.#loaded.set(lesson.id, files);
        // Meanwhile the reader may have gone elsewhere.
        if (this.#loading === lesson.id) this.open(link);
      },
      () => this.run.fail({ kind: "fault", detail: `the files of ${lesson.title} could not be fetched` }),
    );
  }

  /** What the address should say about the present state. */
  link(): WorkbenchLink {
    const { exampleId, files, isEdited, options, position, breakpoints, selection } = this.state;
    return {
      ...(exampleId === undefined ? {} : { example: exampleId }),
      ...(isEdited || exampleId === undefined ? { files } : {}),
      options,
      ...(position === 0 ? {} : { step: position }),
      ...(breakpoints.length === 0 ? {} : { breakpoints: linkedLines(breakpoints, files) }),
      ...(selection?.fact === undefined ? {} : { why: selection.fact }),
    };
  }

  setOptions(patch: Partial<RunOptions>): void {
    const heap = patch.context === undefined || patch.heap !== undefined ? {} : { heap: defaultHeap(patch.context) };
    this.store.setState(({ options }) => ({ options: { ...options, ...heap, ...patch } }));
    this.run.markStale();
    this.restart();
  }

  /** Removes an option, so that the engine's default holds. */
  clearOption(
    name: "entry" | "maxSteps" | "order" | "seeds" | "refinedContexts" | "implicit" | "depth" | "symbolic",
  ): void {
    const { [name]: _removed, ...options } = this.state.options;
    this.store.setState({ options });
    this.run.markStale();
    this.restart();
  }

  /** Shows or hides constant propagation: the same walk, so the position stays. */
  toggleConstants(): void {
    const { position, selection, options } = this.state;
    this.store.setState({
      options: { ...options, constants: options.constants !== true },
      wanted: position,
      wantedFact: selection?.fact,
    });
    this.run.markStale();
    this.restart();
  }

  /** A method is given contexts, or loses them, when methods are chosen by hand. */
  toggleSelected(method: string): void {
    const chosen = splitSelective(this.state.options.selective ?? "");
    const next = chosen.includes(method) ? chosen.filter((known) => known !== method) : [...chosen, method];
    this.setOptions({ selective: next.join(",") });
  }

  /** A variable becomes a seed, or none any more, by its label. Fields are named by their class. */
  toggleSeed(label: string): void {
    const seeds = splitSelective(this.state.options.seeds ?? "");
    const next = seeds.includes(label) ? seeds.filter((known) => known !== label) : [...seeds, label];
    if (next.length === 0) this.clearOption("seeds");
    else this.setOptions({ seeds: next.join(",") });
  }

  /** The variable or field that a word of the program means becomes a seed; nothing when it means neither. */
  toggleSeedAt(file: string, line: number, word: string): void {
    const label =
      this.session?.reader.variableAt?.(file, line, word) ?? fieldNamed(this.run.store.getState().result, word);
    if (label !== undefined) this.toggleSeed(label);
  }

  /** The present program instrumented as the present result has it, or blindly. */
  instrument(isBlind: boolean): Promise<InstrumentAnswer> {
    const variables = isBlind ? "blind" : variablesIn(this.run.store.getState().result);
    return this.run.instrument({ files: this.state.files, variables });
  }

  /** What Run executes. */
  executedProgram(): ExecutedProgram {
    const { files, options } = this.state;
    return { files, entry: options.entry };
  }

  execute(): void {
    this.store.setState({ isRunOpen: true });
    this.execution.start(this.executedProgram(), MAX_STEPS);
  }

  /** Shows a place of the program or of the library in the editor. A new object asks again. */
  showPlace(place: Place): void {
    this.store.setState({ shownPlace: { ...place } });
  }

  hidePlace(): void {
    this.store.setState({ shownPlace: undefined });
  }

  openRun(isOpen: boolean): void {
    this.store.setState({ isRunOpen: isOpen });
  }

  showLibrary(isShown: boolean): void {
    this.store.setState({ isLibraryShown: isShown });
  }

  showHierarchy(isShown: boolean): void {
    this.store.setState({ isHierarchyShown: isShown });
  }

  /** Runs all selectors on the present program. */
  tabulate(): void {
    const { files, options } = this.state;
    this.selectors.start({ files, profile: options.profile, entry: options.entry });
  }

  edit(name: string, text: string): void {
    const files = withText(this.state.files, name, text);
    if (sameFiles(files, this.state.files)) return;
    this.#replaceFiles(files);
    this.run.markStale();
    this.pause();
    clearTimeout(this.#rerunTimer);
    this.#rerunTimer = setTimeout(() => this.restart(), RERUN_AFTER_MS);
  }

  /** The example as it was. The reader's version stays among the drafts. */
  resetText(): void {
    const example = this.example();
    const files = example === undefined ? undefined : this.#filesOf(example);
    if (files === undefined) return;
    this.store.setState({ files, isEdited: false, documentKey: this.#newDocument("original") });
    this.run.markStale();
    this.restart();
  }

  /** A text the reader wrote for this example on an earlier visit, if it is not the one shown. */
  draft(): readonly InputFile[] | undefined {
    const { exampleId, files } = this.state;
    const draft = this.#parts.drafts.read(exampleId);
    return draft === undefined || sameFiles(draft, files) ? undefined : draft;
  }

  restoreDraft(): void {
    const draft = this.draft();
    if (draft === undefined) return;
    this.store.setState({ files: draft, isEdited: true, documentKey: this.#newDocument("draft") });
    this.run.markStale();
    this.restart();
  }

  forgetDraft(): void {
    this.#parts.drafts.remove(this.state.exampleId);
  }

  /** Analyzes the present text. */
  restart(): void {
    clearTimeout(this.#rerunTimer);
    const { files, options } = this.state;
    this.run.start({ engine: this.engine, files, options: requestOptions(this.engine, options) });
  }

  jump(position: number): void {
    const next = clampPosition(position, this.length);
    if (next !== this.state.position) this.store.setState({ position: next, shownPlace: undefined });
  }

  /** One stride at a granularity, the chosen one if none is given. */
  step(direction: 1 | -1, granularity: Granularity = this.state.granularity): void {
    const { session } = this;
    if (session === undefined) return;
    const { position } = this.state;
    const { recording } = session;
    this.jump(
      direction === 1 ? recording.nextStop(position, granularity) : recording.previousStop(position, granularity),
    );
  }

  setGranularity(granularity: Granularity): void {
    this.store.setState({ granularity });
  }

  changeGranularity(direction: 1 | -1): void {
    this.setGranularity(otherGranularity(granularities, this.state.granularity, direction));
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

  setSpeed(speed: number): void {
    this.store.setState({ speed });
  }

  selectFact(fact: Seq | undefined): void {
    const { session } = this;
    this.store.setState({
      selection: fact === undefined || session === undefined ? undefined : selectFact(session, fact),
    });
  }

  selectElement(element: string | undefined): void {
    const { session } = this;
    this.store.setState({
      selection: element === undefined || session === undefined ? undefined : selectElement(session, element),
    });
  }

  openProcedure(procedure: string | undefined): void {
    this.store.setState({ procedure });
  }

  toggleBreakpoint(place: Place): void {
    this.store.setState(({ breakpoints }) => ({ breakpoints: toggleBreakpoint(breakpoints, place) }));
  }

  /** The example's stops that happen in this recording. */
  stops(): readonly ReachedStop[] {
    const { session } = this;
    const example = this.example();
    return session === undefined || example === undefined ? [] : this.#stops.reached(session, example.stops ?? noStops);
  }

  /** Positions where a breakpoint or a stop of the example hits, ascending. */
  breakPositions(): readonly number[] {
    const { session } = this;
    if (session === undefined) return [];
    return mergePositions([
      this.stops().map(({ position }) => position),
      ...this.state.breakpoints.map((place) => session.lines.arrivals(place)),
    ]);
  }

  /** Goes to the next or previous breakpoint; false if there is none in that direction. */
  jumpToBreakpoint(direction: 1 | -1): boolean {
    const positions = this.breakPositions();
    const target =
      direction === 1 ? nextAfter(positions, this.state.position) : lastBefore(positions, this.state.position);
    if (target === undefined) return false;
    this.pause();
    this.jump(target);
    return true;
  }

  /** The source line of the present step, if it has one. */
  currentPlace(): Place | undefined {
    const { position } = this.state;
    const span = this.session?.reader.statements(position, this.since())[0];
    return span === undefined ? undefined : { file: span.file, line: span.start.line };
  }

  /** From which position on something is new. */
  since(): number {
    const { position, granularity } = this.state;
    return this.session?.since(position, granularity) ?? 0;
  }

  dispose(): void {
    clearTimeout(this.#rerunTimer);
    this.#player.pause();
    this.execution.dispose();
    this.selectors.dispose();
    this.strategies.dispose();
    this.run.dispose();
  }

  /** The example a link names; the first one if it names none and brings no program. */
  #exampleOf({ example, files }: WorkbenchLink): Lesson | undefined {
    return this.example(example ?? "") ?? (files === undefined ? this.#parts.examples[0] : undefined);
  }

  #isShown(example: Lesson | undefined, files: readonly InputFile[], options: RunOptions): boolean {
    const { state } = this;
    return (
      this.session !== undefined &&
      state.exampleId === example?.id &&
      sameFiles(state.files, files) &&
      JSON.stringify(state.options) === JSON.stringify(options)
    );
  }

  /** A name for the editor: another one starts another document with its own undo. */
  #newDocument(origin: "original" | "link" | "draft"): string {
    return `${++this.#documents}:${origin}`;
  }

  #replaceFiles(files: readonly InputFile[]): void {
    const example = this.example();
    const isEdited = example !== undefined && !sameFiles(files, this.#filesOf(example) ?? []);
    this.store.setState({ files, isEdited });
    if (isEdited || example === undefined) this.#parts.drafts.write(this.state.exampleId, files);
  }

  #onNewSession(): void {
    this.pause();
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

  /** A stride of playing: false at a breakpoint of the reader's and at the end. */
  #playOn(): boolean {
    const from = this.state.position;
    this.step(1);
    const hit = this.breakPositions().find((position) => position > from && position <= this.state.position);
    if (hit !== undefined && this.state.breakpoints.length > 0) {
      this.jump(hit);
      return false;
    }
    return this.state.position < this.length || this.run.store.getState().status === "running";
  }
}

const noStops: NonNullable<Lesson["stops"]> = [];
