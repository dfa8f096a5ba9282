import type { EngineManifest } from "../../../engine-kit/index.ts";
import type { Slide } from "../../../exercises/index.ts";
import type { Workbench } from "../../store/index.ts";
import { linkOfSlide } from "./stand.ts";

/** How many runs of an engine are kept: that of the slide that is shown, of the next one, and of the one before. */
const MOST = 3;

/** The workbenches of a talk: of an engine one shows a slide, two others have the runs of the slides beside it ready. */
export class Desks {
  readonly #opened: Map<EngineManifest, readonly Workbench[]>;
  readonly #open: (engine: EngineManifest) => Workbench;
  #shown: Workbench | undefined;

  /** @param workbenches one for each engine */
  constructor(workbenches: readonly Workbench[], open: (engine: EngineManifest) => Workbench) {
    this.#opened = new Map(workbenches.map((each) => [each.engine, [each]]));
    this.#open = open;
  }

  /** Which one shows a slide: the one that has its run, or else the one that is shown. */
  show(slide: Slide): Workbench | undefined {
    const opened = this.#openedFor(slide);
    const ready = opened.filter((each) => each.isOpen(linkOfSlide(slide)));
    const shown = opened.find((each) => each === this.#shown);
    this.#shown = ready.find((each) => each === shown) ?? ready[0] ?? shown ?? opened[0];
    return this.#shown;
  }

  /**
   * Which one makes a slide ready, or has it ready, beside the one that is shown; undefined where what is shown has its run.
   * `other`: the slide on the other side, whose run stays.
   */
  prepare(slide: Slide, other?: Slide): Workbench | undefined {
    const has = (workbench: Workbench | undefined, wanted: Slide | undefined): boolean =>
      wanted !== undefined &&
      workbench?.engine.id === wanted.run.engine.id &&
      workbench.isOpen(linkOfSlide(wanted)) === true;
    if (has(this.#shown, slide)) return undefined;
    const opened = this.#openedFor(slide);
    const spares = opened.filter((each) => each !== this.#shown);
    const ready = spares.find((each) => has(each, slide)) ?? spares.find((each) => !has(each, other));
    if (ready !== undefined || opened.length === MOST) return ready;
    const further = this.#open(slide.run.engine);
    this.#opened.set(slide.run.engine, [...opened, further]);
    return further;
  }

  #openedFor({ run }: Slide): readonly Workbench[] {
    return this.#opened.get(run.engine) ?? [];
  }
}
