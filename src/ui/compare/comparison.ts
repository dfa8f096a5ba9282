import { execution } from "../../engine-kit/index.ts";
import { type GivenOptions, withOptions } from "../../options/index.ts";
import type { Seq } from "../../trace/index.ts";
import { ComparablesIndex, correspondingRuns, Follower, type LinkMode } from "../follow/index.ts";
import {
  type Boards,
  type Change,
  type ComparedEngine,
  type CompareLink,
  executeWhenStable,
  type OpenWorker,
  presetOptions,
  Workbench,
} from "../store/index.ts";

interface ComparisonParts {
  readonly compared: ComparedEngine;
  readonly boards: Boards;
  readonly openWorker: OpenWorker;
  /** How many runs. */
  readonly count: number;
}

/** The compared runs, which of them the step bar moves, and what takes back changes of their options. */
export type SteeredRuns = Pick<Comparison, "leading" | "runs" | "undo" | "redo">;

/** Runs of one program, each with a worker of its own, and how their positions are tied. */
export class Comparison {
  readonly compared: ComparedEngine;
  readonly runs: readonly Workbench[];
  /** The program is executed for this one, as it is the same for all. */
  readonly first: Workbench;
  readonly comparables = new ComparablesIndex();
  mode: LinkMode = "statement";
  lead = 0;
  /** Told when a change of options was taken back or made again. */
  onTakenBack: (options: readonly GivenOptions[]) => void = () => undefined;
  readonly #follower = new Follower(this.comparables);
  readonly #stops: readonly (() => void)[];
  #isFollowing = false;
  /** A link has said where each run is: none follows another one until the reader moves. */
  #isPlaced = false;
  #isOpening = false;

  constructor({ compared, boards, openWorker, count }: ComparisonParts) {
    this.compared = compared;
    // What is compared is the lesson or the linked text; nothing is typed here.
    const create = (): Workbench =>
      new Workbench({
        engine: compared.engine,
        boards,
        openWorker,
        findCorresponding: async () => correspondingRuns(),
      });
    const first = create();
    this.first = first;
    this.runs = [first, ...Array.from({ length: count - 1 }, create)];
    // The program is one and the same: what it really does is found out once.
    const isExecuted = execution.of(compared.engine.page) !== undefined;
    const stopExecuting = isExecuted ? [executeWhenStable(first)] : [];
    const stopFollowing = this.runs.flatMap((run, index) => [
      run.store.subscribe((now, before) => {
        if (now.position !== before.position && index === this.lead) {
          // To where the link says a run comes by itself.
          this.#isPlaced &&= this.#isOpening || before.wanted !== undefined;
          this.follow();
        }
        const { granularity, isLibraryShown } = now;
        const isSame = granularity === before.granularity && isLibraryShown === before.isLibraryShown;
        if (!isSame && index === this.lead) this.#share({ granularity, isLibraryShown });
        // One question at a time: the answer covers the other runs.
        if (now.selection !== before.selection && now.selection !== undefined) this.#clearOthers(run);
      }),
      // A run that was still recording when the other moved catches up.
      run.run.store.subscribe((now, before) => {
        if (now.status !== before.status && now.status !== "running") this.follow();
      }),
    ]);
    this.#stops = [...stopExecuting, ...stopFollowing];
  }

  get leading(): Workbench {
    return this.runs[this.lead] ?? this.first;
  }

  open(link: CompareLink): void {
    const { example, files, at, also } = link;
    const options = optionsOf(link, this.compared);
    const shared = { ...(example === undefined ? {} : { example }), ...(files === undefined ? {} : { files }) };
    const places = [at, ...(also ?? [])];
    this.#isPlaced = also !== undefined;
    this.#isOpening = true;
    for (const [index, run] of this.runs.entries()) {
      const place = places[index];
      run.open({ ...shared, options: options[index] ?? {}, ...(place === undefined ? {} : { at: place }) });
    }
    this.#isOpening = false;
  }

  /** Takes back the last change of any run; what it was of, undefined where there was none. */
  undo(): Change | undefined {
    return this.#takeBack("undone");
  }

  /** Makes the change again that was taken back last. */
  redo(): Change | undefined {
    return this.#takeBack("redone");
  }

  /** Brings the other runs to where the leading one is. */
  follow(): void {
    const { session } = this.leading;
    if (this.#isFollowing || this.#isPlaced || session === undefined) return;
    this.#isFollowing = true;
    for (const other of this.#others()) {
      if (other.session === undefined) continue;
      const position = this.#follower.position(this.mode, session, this.leading.state.position, other.session);
      if (position !== undefined) other.walk.jump(position);
    }
    this.#isFollowing = false;
  }

  /** Leads each run to the step at which it parts from the other: further runs follow the leading one. */
  part(seqs: readonly Seq[]): void {
    this.leading.walk.pause();
    this.#isPlaced = false;
    const steps = this.runs.map((run, index) => [run, seqs[index]] as const);
    // The leading one first: the others follow it, and then go to their own steps.
    for (const [run, seq] of [...steps].sort(([run]) => (run === this.leading ? -1 : 1)))
      if (seq !== undefined) run.walk.jump(seq + 1);
  }

  /** A run as a command reads it that compares another one with it. */
  written(run: Workbench): string {
    return this.compared.comparison.write(run.state.options, {});
  }

  /** Shows a view of the stage in all runs; undefined lets each follow its step. */
  show(view: string | undefined): void {
    for (const run of this.runs) run.set({ view });
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    for (const run of this.runs) run.dispose();
  }

  #takeBack(what: "undone" | "redone"): Change | undefined {
    const last = (run: Workbench): number => run.history.store.getState()[what].at(-1)?.when ?? -1;
    const latest = this.runs.reduce((found, run) => (last(run) > last(found) ? run : found), this.leading);
    const { options } = latest.state;
    const change = what === "undone" ? latest.undo() : latest.redo();
    if (latest.state.options !== options) this.onTakenBack(this.runs.map(({ state }) => state.options));
    return change;
  }

  #others(): readonly Workbench[] {
    return this.runs.filter((run) => run !== this.leading);
  }

  #share(choice: Parameters<Workbench["set"]>[0]): void {
    for (const other of this.#others()) other.set(choice);
  }

  #clearOthers(run: Workbench): void {
    for (const other of this.runs)
      if (other !== run && other.state.selection !== undefined) other.inspection.selectFact(undefined);
  }
}

/** A link that names no program and no runs is the usual comparison, where there is such a lesson. */
export function withDefaults(link: CompareLink, { engine, comparison }: ComparedEngine): CompareLink {
  const { example, files, runs } = link;
  const { usual } = comparison;
  const isOpen = example === undefined && files === undefined && runs === undefined;
  const isThere = engine.lessons.some(({ id }) => id === usual?.example);
  return isOpen && isThere ? { ...link, ...usual } : link;
}

/** The options of all runs: as the link says, else two presets of the lesson that differ. */
export function optionsOf(link: CompareLink, compared: ComparedEngine): readonly GivenOptions[] {
  const { engine, comparison } = compared;
  const lesson = lessonOf(link, compared);
  const base = presetOptions(engine, lesson);
  const { runs } = link;
  if (runs !== undefined) return runs.map((run) => comparison.read(run, base) ?? base);
  const other = lesson?.presets[1] === undefined ? comparison.other(base) : presetOptions(engine, lesson, 1);
  return [base, other];
}

/** The runs as a link writes them. */
export function writeRuns(
  runs: readonly GivenOptions[],
  link: CompareLink,
  compared: ComparedEngine,
): readonly string[] {
  const base = presetOptions(compared.engine, lessonOf(link, compared));
  return runs.map((run) => compared.comparison.write(run, base));
}

/** The options of a run with others on top, and with what follows from those. */
export function changed(options: GivenOptions, patch: GivenOptions, { engine }: ComparedEngine): GivenOptions {
  return withOptions(engine.options, options, patch);
}

export function lessonOf({ example, files }: CompareLink, { engine: { lessons } }: ComparedEngine) {
  return lessons.find(({ id }) => id === example) ?? (files === undefined ? lessons[0] : undefined);
}
