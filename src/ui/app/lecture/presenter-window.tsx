import { useEffect, useState } from "react";
import { type Lecture, minutesOf } from "../../../exercises/index.ts";
import { Marked, t } from "../../messages/index.ts";
import { Button, LinkButton } from "../../parts/index.ts";
import { type LectureLink, writeLectureLink } from "./lecture-link.ts";
import { back, forward, placeAt } from "./place.ts";
import { slideText, slideTitle } from "./slide-text.ts";
import { usePresenterKeys } from "./use-presenter-keys.ts";
import { useTalk } from "./use-talk.ts";

interface PresenterWindowProps {
  readonly lecture: Lecture;
  readonly link: LectureLink;
}

/** What only the presenter sees: notes, what comes next, and the time. Its keys move the window with the slides. */
export function PresenterWindow({ lecture, link }: PresenterWindowProps) {
  const { title, slides } = lecture;
  const { place, move, isHeard } = useTalk(link.talk ?? "", placeAt(slides, link.slide - 1), true);
  const next = (): void => move((now) => forward(slides, now));
  const previous = (): void => move((now) => back(slides, now));
  usePresenterKeys({ forward: next, back: previous });
  useEffect(() => {
    document.title = t("lecture.notesOf", { title: title });
  }, [title]);
  const slide = slides[place.slide];
  const following = slides[place.slide + 1];
  if (slide === undefined) return null;
  const isWaiting = slide.question !== undefined && !place.isAnswered;
  const slideLink = writeLectureLink({ ...link, isPresenter: false, slide: place.slide + 1 }, location.hash);
  return (
    <>
      <header className="presenter-head">
        <p>{t("lecture.place", { slide: place.slide + 1, count: slides.length })}</p>
        <Clock planned={minutesOf({ slides: slides.slice(0, place.slide) })} all={minutesOf(lecture)} />
      </header>
      <main className="presenter">
        {isHeard ? null : (
          <p className="notice is-warning" role="alert">
            {t("lecture.unheard")}{" "}
            <a href={slideLink} target="_blank" rel="noreferrer">
              {t("lecture.openSlides")}
            </a>
          </p>
        )}
        <h1>
          <Marked text={slideTitle(slide)} />
        </h1>
        <p className="presenter-text">
          <Marked text={slideText(slide)} />
        </p>
        <section aria-label={t("lecture.notes")}>
          <h2>{t("lecture.notes")}</h2>
          <p className="presenter-notes">
            <Marked text={slide.notes ?? t("lecture.noNotes")} />
          </p>
        </section>
        <section aria-label={t("lecture.next")}>
          <h2>{t("lecture.next")}</h2>
          <p>
            {isWaiting ? t("lecture.theAnswer") : following === undefined ? t("lecture.end") : slideTitle(following)}
          </p>
        </section>
      </main>
      <footer className="presenter-ways">
        <Button onClick={previous}>{t("lecture.backKey")}</Button>
        <button type="button" className="button is-primary" onClick={next}>
          {t("lecture.forwardKey")}
        </button>
      </footer>
    </>
  );
}

/** The time since this window was opened, beside the minutes that the file gives the slides before this one. */
function Clock({ planned, all }: { readonly planned: number; readonly all: number }) {
  const [start, restart] = useState(() => Date.now());
  const [now, tick] = useState(start);
  useEffect(() => {
    const ticking = window.setInterval(() => tick(Date.now()), 1_000);
    return () => window.clearInterval(ticking);
  }, []);
  const seconds = Math.max(0, Math.floor((now - start) / 1_000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className="presenter-clock">
      <strong role="timer" aria-label={t("lecture.elapsed")}>
        {time}
      </strong>{" "}
      {t("lecture.planned", { planned: Math.round(planned), all: Math.round(all) })}{" "}
      <LinkButton onClick={() => restart(Date.now())}>{t("lecture.restart")}</LinkButton>
    </p>
  );
}
