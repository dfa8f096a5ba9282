import type { NamedSlide } from "../../exercises/index.ts";

/** A slide as it is kept: it names its run, so that it may stand anywhere. */
export type TalkSlide = NamedSlide & {
  readonly title: string;
  readonly text: string;
  readonly notes: string;
  readonly minutes: number;
};

/** A lecture that is made while walking. */
export interface Talk {
  readonly title: string;
  /** Ids of slides; those that it lacks come behind the others. */
  readonly order: readonly string[];
  readonly slides: Readonly<Record<string, TalkSlide>>;
}

/** The ids of the slides in their order. */
export function orderOf({ order, slides }: Talk): readonly string[] {
  const named = [...new Set(order)].filter((id) => Object.hasOwn(slides, id));
  return [...named, ...Object.keys(slides).filter((id) => !named.includes(id))];
}

/** Puts a slide behind another one; behind all where that is not there. */
export function withSlide(talk: Talk, id: string, slide: TalkSlide, behind: string | undefined): Talk {
  const order = orderOf(talk).filter((each) => each !== id);
  const place = order.indexOf(behind ?? "");
  return {
    ...talk,
    order: place < 0 ? [...order, id] : order.toSpliced(place + 1, 0, id),
    slides: { ...talk.slides, [id]: slide },
  };
}

export function withoutSlide(talk: Talk, id: string): Talk {
  const { [id]: _, ...slides } = talk.slides;
  return { ...talk, order: orderOf(talk).filter((each) => each !== id), slides };
}

/** Moves a slide to a place, counted from 0; to an end where that is beyond it. */
export function movedTo(talk: Talk, id: string, place: number): Talk {
  const others = orderOf(talk).filter((each) => each !== id);
  return { ...talk, order: others.toSpliced(Math.max(0, place), 0, id) };
}

export function withText(talk: Talk, id: string, change: Partial<TalkSlide>): Talk {
  const slide = talk.slides[id];
  return slide === undefined ? talk : { ...talk, slides: { ...talk.slides, [id]: { ...slide, ...change } } };
}

/** The minutes of all slides. */
export function minutesIn(talk: Talk): number {
  const sum = Object.values(talk.slides).reduce((all, { minutes }) => all + minutes, 0);
  return Math.round(10 * sum) / 10;
}
