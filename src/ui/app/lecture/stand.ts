import { positionOf, type ReadRun, type Slide, type SlideRun } from "../../../exercises/index.ts";
import { positionOfAt } from "../../../trace/index.ts";
import type { Workbench, WorkbenchLink } from "../../store/index.ts";
import type { Place } from "./place.ts";

/** Shows the run of a place, and goes where its slide stands as soon as the run is whole. The answer leaves that be. */
export function standAt(workbench: Workbench, slides: readonly Slide[], place: Place): () => void {
  const slide = slides[place.slide];
  if (slide === undefined) return () => undefined;
  const link = linkOfSlide(slide);
  workbench.walk.pause();
  if (workbench.isOpen(link)) workbench.set({ view: link.view });
  else workbench.open(link);
  workbench.inspection.selectFact(undefined);
  const reach = (): boolean => {
    const { session, status, isStale } = workbench.run.store.getState();
    if (session === undefined || isStale || status === "running" || status === "idle") return false;
    const position = standOf(slides, place, session);
    if (position !== undefined) workbench.walk.jump(position);
    return true;
  };
  if (reach()) return () => undefined;
  const stop = workbench.run.store.subscribe(() => {
    if (reach()) stop();
  });
  return stop;
}

/** What is opened for a slide: its run, and the view that it names. */
export function linkOfSlide({ run, view }: Pick<Slide, "run" | "view">): WorkbenchLink {
  const program = run.lesson === undefined ? { files: run.files } : { example: run.lesson.id };
  return { ...program, options: run.options, ...(view === undefined ? {} : { view }) };
}

/**
 * The position of a place. As long as a question waits for its answer the stage does not tell it: it shows the position that
 * the question is about, or what was seen before.
 */
function standOf(slides: readonly Slide[], { slide: at, isAnswered }: Place, run: ReadRun): number | undefined {
  const slide = slides[at];
  if (slide === undefined) return undefined;
  if (slide.question === undefined || isAnswered) return positionOf(slide, run);
  const before = slides[at - 1];
  const { at: asked } = slide.question;
  if (asked !== undefined) return positionOfAt(run.recording, asked);
  return before !== undefined && isSame(before.run, slide.run) ? positionOf(before, run) : 0;
}

function isSame(one: SlideRun, other: SlideRun): boolean {
  return (
    one === other ||
    JSON.stringify([one.lesson?.id, one.files, one.options]) ===
      JSON.stringify([other.lesson?.id, other.files, other.options])
  );
}
