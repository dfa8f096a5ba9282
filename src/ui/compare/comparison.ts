import type { Comparison as ComparisonSpec, EngineManifest } from "../../engines/index.ts";
import type { GivenOptions } from "../../options/index.ts";
import {
  type Boards,
  type CompareLink,
  executeWhenStable,
  type OpenWorker,
  presetOptions,
  Workbench,
} from "../store/index.ts";
import { followPosition, type LinkMode } from "./follow.ts";

/** An engine whose runs can be compared, and how. */
export interface ComparedEngine {
  readonly engine: EngineManifest;
  readonly comparison: ComparisonSpec;
}

interface ComparisonParts {
  readonly compared: ComparedEngine;
  readonly boards: Boards;
  readonly openWorker: OpenWorker;
}

/** Two runs of one program, each with a worker of its own, and how their positions are tied. */
export class Comparison {
  readonly runs: readonly [Workbench, Workbench];
  mode: LinkMode = "statement";
  lead: 0 | 1 = 0;
  readonly #compared: ComparedEngine;
  readonly #stops: readonly (() => void)[];
  #isFollowing = false;

  constructor({ compared, boards, openWorker }: ComparisonParts) {
    this.#compared = compared;
    // What is compared is the lesson or the linked text; nothing is typed here.
    const create = (): Workbench => new Workbench({ engine: compared.engine, boards, openWorker });
    this.runs = [create(), create()];
    // The program is one and the same: what it really does is found out once.
    const stopExecuting = executeWhenStable(this.runs[0]);
    const stopFollowing = this.runs.flatMap((run, index) => [
      run.store.subscribe((now, before) => {
        if (now.position !== before.position && index === this.lead) this.follow();
      }),
      // A run that was still recording when the other moved catches up.
      run.run.store.subscribe((now, before) => {
        if (now.status !== before.status && now.status !== "running") this.follow();
      }),
    ]);
    this.#stops = [stopExecuting, ...stopFollowing];
  }

  open(link: CompareLink): void {
    const { example, files, step } = link;
    const [first, second] = optionsOf(link, this.#compared);
    const shared = { ...(example === undefined ? {} : { example }), ...(files === undefined ? {} : { files }) };
    this.runs[0].open({ ...shared, options: first, ...(step === undefined ? {} : { step }) });
    this.runs[1].open({ ...shared, options: second });
  }

  /** Brings the other run to where the leading one is. */
  follow(): void {
    if (this.#isFollowing) return;
    const lead = this.runs[this.lead];
    const other = this.runs[this.lead === 0 ? 1 : 0];
    if (lead.session === undefined || other.session === undefined) return;
    const position = followPosition(this.mode, lead.session, lead.state.position, other.session);
    if (position === undefined) return;
    this.#isFollowing = true;
    other.jump(position);
    this.#isFollowing = false;
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    for (const run of this.runs) run.dispose();
  }
}

/** A link that names no program and no runs is the usual comparison, where there is such a lesson. */
export function withDefaults(link: CompareLink, { engine, comparison }: ComparedEngine): CompareLink {
  const { example, files, runs } = link;
  const isOpen = example === undefined && files === undefined && runs === undefined;
  const isThere = engine.lessons.some(({ id }) => id === comparison.usual.example);
  return isOpen && isThere ? { ...link, ...comparison.usual } : link;
}

/** The options of both runs: as the link says, else two presets of the lesson that differ. */
export function optionsOf(
  { example, files, runs = [] }: CompareLink,
  { engine, comparison }: ComparedEngine,
): readonly [GivenOptions, GivenOptions] {
  const lesson =
    engine.lessons.find(({ id }) => id === example) ?? (files === undefined ? engine.lessons[0] : undefined);
  const base = presetOptions(engine, lesson);
  const other = lesson?.presets[1] === undefined ? comparison.other(base) : presetOptions(engine, lesson, 1);
  const [first, second] = runs.map((run) => comparison.read(run, base));
  return [first ?? base, second ?? other];
}
