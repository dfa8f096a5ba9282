import { type ComponentProps, useEffect, useMemo, useState } from "react";
import type { EngineManifest } from "../../../engine-kit/index.ts";
import { kindOf, type Lecture, type Slide } from "../../../exercises/index.ts";
import type { SteeredRuns } from "../../compare/index.ts";
import { t } from "../../messages/index.ts";
import { notify } from "../../parts/index.ts";
import { ServicesContext, useLinks, useRunState, useServices, useSettings, type Workbench } from "../../store/index.ts";
import { Coming, LessonAsksContext, StageAhead, WorkbenchPage } from "../../workbench/index.ts";
import { Announcer } from "../announcer.tsx";
import { commandsOfWalk, useKeys } from "../commands/index.ts";
import { useEscapes } from "../escape.ts";
import { usePresentMode } from "../use-present-mode.ts";
import { Desks } from "./desks.ts";
import { isLectureLink } from "./is-lecture-link.ts";
import { type LectureLink, writeLectureLink } from "./lecture-link.ts";
import { back, forward, type Place, placeAt } from "./place.ts";
import { ComparedSlide, type ComparisonParts, ShownSlide, SlideContents, useComparisons } from "./shown/index.ts";
import { SlideHead } from "./slide-head.tsx";
import { slideTitle } from "./slide-text.ts";
import { standAt } from "./stand.ts";
import { usePresenterKeys } from "./use-presenter-keys.ts";
import { useTalk } from "./use-talk.ts";

interface SlidesProps extends ComparisonParts {
  readonly lecture: Lecture;
  readonly link: LectureLink;
  readonly workbenches: readonly Workbench[];
  readonly openWorkbench: (engine: EngineManifest) => Workbench;
}

/** What the audience sees: a walk in *Present* that stands where the slide says, under its title. */
export function Slides({
  lecture: { title, slides },
  link,
  workbenches,
  openWorkbench,
  boards,
  openWorker,
}: SlidesProps) {
  const services = useServices();
  const { settings } = services;
  const links = useLinks();
  const singleKeys = useSettings((state) => state.singleKeys);
  const isLecturing = useSettings((state) => state.lecture);
  const [talk] = useState(() => link.talk ?? newTalk());
  const { place, move } = useTalk(talk, placeAt(slides, link.slide - 1), false);
  const slide = slides[place.slide];
  const [desks] = useState(() => new Desks(workbenches, openWorkbench));
  const workbench = useMemo(
    () => (slide === undefined ? undefined : desks.show(slide)) ?? services.workbench,
    [desks, slide, services],
  );
  const ahead = useAhead(desks, workbench, slides, place);
  useEscapes({ present: usePresentMode(true) });
  useEffect(() => standAt(workbench, slides, place), [workbench, slides, place]);
  useEffect(() => {
    // The talk may move on, told by another window, after the address has left the lecture.
    if (!isLectureLink(location.hash)) return;
    const shown = writeLectureLink({ ...link, slide: place.slide + 1, talk }, location.hash);
    history.replaceState(history.state, "", shown);
  }, [link, place, talk]);
  useEffect(() => {
    document.title = `${slide === undefined ? "" : slideTitle(slide)} · ${title}`;
  }, [slide, title]);
  useEffect(() => {
    // What is seen goes on as an ordinary walk.
    if (!isLecturing)
      location.assign(links.of({ kind: "workbench", page: workbench.engine.page.route, link: workbench.link() }));
  }, [isLecturing, links, workbench]);

  const present = (): void => {
    const notes = writeLectureLink({ ...link, slide: place.slide + 1, talk, isPresenter: true }, location.hash);
    const opened = window.open(notes, "_blank", "popup,width=960,height=680");
    if (opened === null)
      notify({ kind: "warning", text: () => t("lecture.blocked", { link: new URL(notes, location.href).href }) });
  };
  const next = (): void => move((now) => forward(slides, now));
  const previous = (): void => move((now) => back(slides, now));
  usePresenterKeys({ forward: next, back: previous, present });
  const compared = useComparisons(slides, place.slide, { boards, openWorker });
  const [runs, lead] = useState<SteeredRuns>();
  const stepped = runs?.leading ?? workbench;
  const context = useMemo(() => commandsOfWalk(stepped), [stepped]);
  const here = { engine: workbench.engine, isStepping: true, isEmbedded: true };
  useKeys({ context, place: here, singleKeys, isInDialog: false });
  const shared = useMemo(() => ({ ...services, workbench }), [services, workbench]);
  if (slide === undefined) return null;
  const kind = kindOf(slide);
  return (
    <ServicesContext value={shared}>
      <SlideHead
        slide={slide}
        place={place}
        count={slides.length}
        onBack={previous}
        onForward={next}
        onPresent={present}
        onLeave={() => settings.setState({ lecture: false })}
      />
      {kind === "text" ? <SlideContents slide={slide} /> : null}
      {kind !== "comparison" ? null : compared === undefined ? (
        <Coming />
      ) : (
        <ComparedSlide
          key={JSON.stringify(compared.link)}
          {...{ slide, boards, openWorker, ...compared, onLead: lead }}
        />
      )}
      {kind === "walk" || kind === "panels" ? (
        <ShownSlide slide={slide}>
          {(chosen) => <Walk key={workbench.engine.id} {...(chosen && { chosen })} />}
        </ShownSlide>
      ) : null}
      {ahead.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they come one after the other, and go together
        <ServicesContext key={index} value={{ ...services, workbench: each }}>
          <Ahead isShown={each === workbench} />
        </ServicesContext>
      ))}
    </ServicesContext>
  );
}

function Walk({ chosen }: Pick<ComponentProps<typeof WorkbenchPage>, "chosen">) {
  const board = useRunState((state) => state.board);
  return board === undefined ? (
    <Coming />
  ) : (
    <LessonAsksContext value={false}>
      <WorkbenchPage board={board} {...(chosen && { chosen })} />
      <Announcer />
    </LessonAsksContext>
  );
}

/** What is arranged of a run before it is drawn, once it is whole. */
function Ahead({ isShown }: { readonly isShown: boolean }) {
  const board = useRunState((state) => (state.status === "ready" ? state.board : undefined));
  return board === undefined ? null : <StageAhead board={board} isShown={isShown} />;
}

/** A name that no other talk in this browser has. */
function newTalk(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join("-");
}

/** A slide is shown for so long before those beside it are made ready: its own picture comes first, and who leafs does not wait. */
const RESTS_MS = 200;

/**
 * While a slide is shown: the workbenches in which something is made ready. In its own one it is what other slides show of the
 * same run; in others it is the next slide and the one before, where their runs are others.
 */
function useAhead(
  desks: Desks,
  workbench: Workbench,
  slides: readonly Slide[],
  { slide: at }: Place,
): readonly Workbench[] {
  const [ready, show] = useState<readonly Workbench[]>([]);
  useEffect(() => {
    const stops: (() => void)[] = [];
    const before = back(slides, { slide: at, isAnswered: false });
    const next = { slide: at + 1, isAnswered: false };
    const places = [next, before].filter(({ slide }) => slide !== at && slide < slides.length);
    const beside = places.flatMap(({ slide }) => slides[slide] ?? []);
    const make = (index: number, after: Workbench): void => {
      const begin = (): void => {
        desks.release(beside);
        const [place, slide] = [places[index], beside[index]];
        if (place === undefined || slide === undefined) return;
        const spare = desks.prepare(slide, beside[1 - index]);
        if (spare !== undefined) {
          show((now) => [...now, spare]);
          stops.push(standAt(spare, slides, place));
        }
        make(index + 1, spare ?? after);
      };
      stops.push(onceRested(after, begin));
    };
    stops.push(onceRested(workbench, () => show([workbench])));
    make(0, workbench);
    return () => {
      for (const stop of stops) stop();
      show([]);
    };
  }, [desks, slides, at, workbench]);
  return ready;
}

/** Calls back a little after a run has ended, by itself or not. Returns how to stop waiting. */
function onceRested({ run: { store } }: Workbench, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const { status } = store.getState();
    if (timer === undefined && status !== "running" && status !== "idle") timer = setTimeout(then, RESTS_MS);
  };
  const unsubscribe = store.subscribe(look);
  look();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
