import { ChevronLeft, ChevronRight, NotebookText } from "lucide-react";
import type { Slide } from "../../../exercises/index.ts";
import { Marked, t } from "../../messages/index.ts";
import { Button, IconButton } from "../../parts/index.ts";
import type { Place } from "./place.ts";
import { SlideQuestion } from "./slide-question.tsx";
import { slideText, slideTitle } from "./slide-text.ts";

interface SlideHeadProps {
  readonly slide: Slide;
  readonly place: Place;
  readonly count: number;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onPresent: () => void;
  readonly onLeave: () => void;
}

/** The words of a slide above its walk, and the way through the slides. */
export function SlideHead({ slide, place, count, onBack, onForward, onPresent, onLeave }: SlideHeadProps) {
  const text = slideText(slide);
  return (
    <header className="slide-head">
      <div className="slide-words">
        <h1>
          <Marked text={slideTitle(slide)} />
        </h1>
        {text === "" ? null : (
          <p>
            <Marked text={text} />
          </p>
        )}
        {slide.question === undefined ? null : (
          <SlideQuestion question={slide.question} isAnswered={place.isAnswered} />
        )}
      </div>
      <nav className="slide-ways" aria-label={t("lecture.slides")}>
        <IconButton aria-label={t("lecture.back")} title={t("lecture.backKey")} onClick={onBack}>
          <ChevronLeft size={22} aria-hidden="true" />
        </IconButton>
        <span className="slide-number" role="status">
          {t("lecture.place", { slide: place.slide + 1, count })}
        </span>
        <IconButton aria-label={t("lecture.forward")} title={t("lecture.forwardKey")} onClick={onForward}>
          <ChevronRight size={22} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={t("lecture.present")} title={t("lecture.presentKey")} onClick={onPresent}>
          <NotebookText size={20} aria-hidden="true" />
        </IconButton>
        <Button title={t("lecture.leave")} onClick={onLeave}>
          Esc
        </Button>
      </nav>
    </header>
  );
}
