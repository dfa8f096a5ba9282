import type { EngineManifest } from "../../../engine-kit/index.ts";
import type { Slide } from "../../../exercises/index.ts";
import type { Workbench } from "../../store/index.ts";
import { linkOfSlide } from "./stand.ts";

/** How many runs of an engine are kept: that of the slide that is shown, of the next one, and of the one before. */
const MOST = 3;

/** What the recordings of a talk take together, that of the slide which is shown included; those of the lessons take a megabyte or two. */
const MOST_BYTES = 64 * 2 ** 20;

/** The workbenches of a talk: of an engine one shows a slide, two others have the runs of the slides beside it ready. */
export class Desks {
  readonly #opened: Map<EngineManifest, readonly Workbench[]>;
  readonly #open: (engine: EngineManifest) => Workbench;
  readonly #mostBytes: number;
  #shown: Workbench | undefined;

  /** @param workbenches one for each engine */
  constructor(
    workbenches: readonly Workbench[],
    open: (engine: EngineManifest) => Workbench,
    mostBytes: number = MOST_BYTES,
  ) {
    this.#opened = new Map(workbenches.map((each) => [each.engine, [each]]));
    this.#open = open;
    this.#mostBytes = mostBytes;
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
   * Which one makes a slide ready, or has it ready, beside the one that is shown; undefined where what is shown has its run, or
   * leaves no room for another one. `other`: the slide on the other side, whose run stays.
   */
  prepare(slide: Slide, other?: Slide): Workbench | undefined {
    if (has(this.#shown, slide) || bytesOf(this.#shown) >= this.#mostBytes) return undefined;
    const opened = this.#openedFor(slide);
    const spares = opened.filter((each) => each !== this.#shown);
    const ready = spares.find((each) => has(each, slide)) ?? spares.find((each) => !has(each, other));
    if (ready !== undefined || opened.length === MOST) return ready;
    const further = this.#open(slide.run.engine);
    this.#opened.set(slide.run.engine, [...opened, further]);
    return further;
  }

  /**
   * Lets runs go that are more than may be kept: what is shown stays, then what is beside it, in this order, then all else of
   * the talk. A run that was let go is made anew when its slide comes.
   */
  release(beside: readonly Slide[]): void {
    const others = [...this.#opened.values()].flat().filter((each) => each !== this.#shown);
    const inOrder = [...beside.flatMap((slide) => others.filter((each) => has(each, slide))), ...others];
    let left = this.#mostBytes - bytesOf(this.#shown);
    for (const workbench of new Set(inOrder)) {
      if (bytesOf(workbench) > left) workbench.run.forget();
      left -= bytesOf(workbench);
    }
  }

  #openedFor({ run }: Slide): readonly Workbench[] {
    return this.#opened.get(run.engine) ?? [];
  }
}

/** Whether a workbench has the run of a slide, or makes it. */
function has(workbench: Workbench | undefined, slide: Slide | undefined): boolean {
  return (
    slide !== undefined && workbench?.engine.id === slide.run.engine.id && workbench.isOpen(linkOfSlide(slide)) === true
  );
}

/** What the recording of a workbench takes. */
function bytesOf(workbench: Workbench | undefined): number {
  return workbench?.session?.recording.bytes ?? 0;
}
