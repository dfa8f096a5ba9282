import { type NamedSlide, namedRun } from "../../exercises/index.ts";
import { atOf } from "../../trace/index.ts";
import { programTitle } from "../course/index.ts";
import { saidAt } from "../files/index.ts";
import { t } from "../messages/index.ts";
import type { Workbench } from "../store/index.ts";
import type { TalkSlide } from "./talk.ts";

/**
 * What is seen as a slide: the program under its options, the step, the view that is pinned, and what the reader is being asked, which
 * the slide asks, too. Undefined where there is no finished run.
 */
export function slideOf(workbench: Workbench): TalkSlide | undefined {
  const { engine, session, state, run } = workbench;
  if (session === undefined || run.store.getState().status !== "ready") return undefined;
  const { files, options, position, view, exampleId, isEdited } = state;
  const lesson = isEdited ? undefined : workbench.lesson(exampleId);
  const at = atOf(session.recording, position);
  const question = askedIn(workbench, at);
  return {
    ...namedRun({ engine, lesson, files, options }),
    at,
    ...(view === undefined ? {} : { view }),
    ...(question === undefined ? {} : { question }),
    title: position === 0 ? programTitle(lesson) : t("notes.slide", { step: at }),
    text: saidAt(session, position),
    notes: "",
    minutes: 1,
  };
}

/** Compared runs as a slide: each under its options, on top of those that the lesson opens with. */
export function slideOfRuns(runs: readonly Workbench[]): TalkSlide | undefined {
  const slides = runs.map(slideOf);
  const [first] = slides;
  if (first === undefined || slides.includes(undefined)) return undefined;
  const { options: _, question: __, view: ___, ...slide } = first;
  return { ...slide, compare: slides.map((each) => ({ ...each?.options })) };
}

function askedIn({ predictor }: Workbench, at: string): NamedSlide["question"] {
  const { prediction } = predictor.store.getState();
  if (prediction === undefined || prediction.chosen !== undefined) return undefined;
  return { id: "q1", kind: "next", points: 1, about: prediction.question.kind, at };
}
