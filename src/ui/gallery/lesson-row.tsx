import { Columns2 } from "lucide-react";
import { useState } from "react";
import { comparable, presetTag, translatedLesson } from "../../engine-kit/index.ts";
import { currentLocale, type InputFile } from "../../kernel/index.ts";
import { type GalleryLesson, topicOf } from "../course/index.ts";
import { labelText, t } from "../messages/index.ts";
import { LinkButton } from "../parts/index.ts";
import type { LessonPicture as Picture } from "../pictures/index.ts";
import { useLinks } from "../store/index.ts";
import { LessonPicture } from "./pictures/index.ts";

/** More ways to look at a lesson are behind a button. */
const SHOWN_PRESETS = 4;

interface LessonRowProps extends GalleryLesson {
  /** What there is to see is told below; otherwise where the pointer is. */
  readonly isTold: boolean;
  /** The drawing at its end; undefined while it is fetched. */
  readonly picture: Picture | undefined;
}

/** A lesson: its number and title, where it comes from, and the ways to look at it. */
export function LessonRow({ engine, lesson, number, isTold, picture }: LessonRowProps) {
  const links = useLinks();
  const { id, presets, file, title, source, summary, lines = linesOf(file) } = translatedLesson(lesson);
  const isCompared = comparable.of(engine.page) !== undefined && presets.length > 1;
  return (
    <li className="lesson-row" data-lesson={id}>
      <span className="lesson-number">{number}</span>
      <LessonPicture picture={picture} />
      <div className="lesson-what">
        <h3>
          <a
            href={links.ofLesson(lesson)}
            aria-label={t("gallery.openHint", { title })}
            title={isTold ? undefined : summary}
            lang={languageOf(title, lesson.title)}
          >
            {title}
          </a>
        </h3>
        <p className="lesson-topic" lang={languageOf(source, lesson.source)}>
          {topicOf(lesson)}
        </p>
        {isTold ? (
          <p className="lesson-summary" lang={languageOf(summary, lesson.summary)}>
            {summary}
          </p>
        ) : null}
      </div>
      <Presets engine={engine} lesson={lesson} number={number} />
      <p className="lesson-size">
        {picture === undefined ? null : (
          <span>{t("gallery.size", { steps: picture.steps, nodes: picture.nodes })}</span>
        )}
        {lines === 0 ? null : <small>{t("gallery.lines", { count: lines })}</small>}
      </p>
      {isCompared ? (
        <a
          className="icon-button lesson-compare"
          href={links.of({ kind: "compare", link: { example: id } })}
          aria-label={t("gallery.compareHint", { title })}
          title={t("gallery.compareHint", { title })}
        >
          <Columns2 size={15} aria-hidden="true" />
        </a>
      ) : null}
    </li>
  );
}

/** None where the program is fetched with its lesson. */
function linesOf({ text }: InputFile): number {
  return text === "" ? 0 : text.trimEnd().split("\n").length;
}

/** What is not translated yet is English in the midst of another language, and read out so. */
function languageOf(text: string, english: string): "en" | undefined {
  return text === english && currentLocale() !== "en" ? "en" : undefined;
}

/** Links to the presets where there are several, by what the engine says of them or by their labels, each once. */
function Presets({ engine, lesson }: GalleryLesson) {
  const links = useLinks();
  const [isWhole, showAll] = useState(false);
  const tag = presetTag.of(engine.page);
  const byName = new Map(
    translatedLesson(lesson)
      .presets.toReversed()
      .map(({ label, options }) => [tag ? labelText(tag.tagOf(options)) : label, options]),
  );
  const named = [...byName].toReversed();
  if (named.length < 2) return <p className="lesson-presets" />;
  const shown = isWhole || named.length <= SHOWN_PRESETS + 1 ? named : named.slice(0, SHOWN_PRESETS);
  return (
    <p className="lesson-presets">
      {shown.map(([name, options]) => (
        <a
          key={name}
          className="tag"
          href={links.of({ kind: "workbench", page: engine.page.route, link: { example: lesson.id, options } })}
        >
          {name}
        </a>
      ))}
      {shown.length === named.length ? null : (
        <LinkButton onClick={() => showAll(true)}>
          {t("gallery.morePresets", { count: named.length - shown.length })}
        </LinkButton>
      )}
    </p>
  );
}
