import type { EngineManifest } from "../../../engine-kit/index.ts";
import type { Slide } from "../../../exercises/index.ts";
import type { Workbench } from "../../store/index.ts";
import { linkOfSlide } from "./stand.ts";

/**
 * The workbenches of a talk, two of an engine at most: one shows a slide, the other one makes the run of the next slide
 * ready.
 */
export class Desks {
  readonly #pairs: Map<EngineManifest, readonly Workbench[]>;
  readonly #open: (engine: EngineManifest) => Workbench;
  #shown: Workbench | undefined;

  /** @param workbenches one for each engine */
  constructor(workbenches: readonly Workbench[], open: (engine: EngineManifest) => Workbench) {
    this.#pairs = new Map(workbenches.map((each) => [each.engine, [each]]));
    this.#open = open;
  }

  /** Which one shows a slide: the one that has its run, or else the one that is shown. */
  show(slide: Slide): Workbench | undefined {
    const pair = this.#pairOf(slide);
    const ready = pair.filter((each) => each.isOpen(linkOfSlide(slide)));
    const shown = pair.find((each) => each === this.#shown);
    this.#shown = ready.find((each) => each === shown) ?? ready[0] ?? shown ?? pair[0];
    return this.#shown;
  }

  /** Which one makes a slide ready that comes next; undefined where what is shown has its run. */
  prepare(slide: Slide): Workbench | undefined {
    if (this.#shown?.engine.id === slide.run.engine.id && this.#shown.isOpen(linkOfSlide(slide))) return undefined;
    const pair = this.#pairOf(slide);
    const spare = pair.find((each) => each !== this.#shown);
    if (spare !== undefined) return spare;
    const opened = this.#open(slide.run.engine);
    this.#pairs.set(slide.run.engine, [...pair, opened]);
    return opened;
  }

  #pairOf({ run }: Slide): readonly Workbench[] {
    return this.#pairs.get(run.engine) ?? [];
  }
}
