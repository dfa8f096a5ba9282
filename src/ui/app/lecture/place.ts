import type { Slide } from "../../../exercises/index.ts";

/** Where a lecture is. */
export interface Place {
  /** From 0. */
  readonly slide: number;
  /** The answer to the question of the slide is shown. */
  readonly isAnswered: boolean;
}

type Slides = readonly Pick<Slide, "question">[];

/** A press forward: a question is answered before the next slide comes. At the end it stays. */
export function forward(slides: Slides, { slide, isAnswered }: Place): Place {
  if (slides[slide]?.question !== undefined && !isAnswered) return { slide, isAnswered: true };
  return slide + 1 < slides.length ? { slide: slide + 1, isAnswered: false } : { slide, isAnswered };
}

/** A press back: to what was seen before the last press forward. */
export function back(slides: Slides, { slide, isAnswered }: Place): Place {
  if (isAnswered || slide === 0) return { slide, isAnswered: false };
  return { slide: slide - 1, isAnswered: slides[slide - 1]?.question !== undefined };
}

/** A place that exists. */
export function placeAt(slides: Slides, slide: number): Place {
  return { slide: Math.max(0, Math.min(slide, slides.length - 1)), isAnswered: false };
}

/** Reads a place that another window tells. */
export function readPlace(data: unknown): Place | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { slide, isAnswered } = data as Readonly<Record<string, unknown>>;
  return typeof slide === "number" && typeof isAnswered === "boolean" ? { slide, isAnswered } : undefined;
}
