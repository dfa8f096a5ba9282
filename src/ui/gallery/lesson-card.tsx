import { ArrowRight, Columns2 } from "lucide-react";
import type { Lesson } from "../../engines/index.ts";
import { labelText, t } from "../messages/index.ts";
import { useLinks } from "../store/index.ts";
import { type GalleryLesson, topicOf } from "./sections.ts";

/** A lesson with what there is to see and the ways to look at it. */
export function LessonCard({ engine, lesson }: GalleryLesson) {
  const links = useLinks();
  const { title, summary, presets, file } = lesson;
  const open = links.ofLesson(lesson);
  const isCompared = engine.page.features.comparison !== undefined && presets.length > 1;
  const lines = file.text.trimEnd().split("\n").length;
  return (
    <li className="card">
      <p className="card-source">{topicOf(lesson)}</p>
      <h3>
        <a href={open} className="card-link">
          {title}
        </a>
      </h3>
      <p className="card-summary">{summary}</p>
      <p className="card-facts">
        <Presets engine={engine} lesson={lesson} />
        {file.text === "" ? null : <span>{t("gallery.lines", { count: lines })}</span>}
      </p>
      <div className="card-actions">
        <a className="button is-primary" href={open} aria-label={t("gallery.openHint", { title })}>
          {t("gallery.open")}
          <ArrowRight size={15} aria-hidden="true" />
        </a>
        {isCompared ? (
          <a
            className="button"
            href={links.of({ kind: "compare", link: { example: lesson.id } })}
            aria-label={t("gallery.compareHint", { title })}
          >
            <Columns2 size={15} aria-hidden="true" />
            {t("gallery.compare")}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** The presets by what the engine says of them, each once; else, where there are several, links to them. */
function Presets({ engine, lesson }: GalleryLesson) {
  const links = useLinks();
  const { tagOf } = engine.page.features;
  if (tagOf !== undefined) {
    const names = new Set(lesson.presets.map(({ options }) => labelText(tagOf(options))));
    return [...names].map((name) => (
      <span key={name} className="tag">
        {name}
      </span>
    ));
  }
  const linkTo = (options: Lesson["presets"][number]["options"]): string =>
    links.of({ kind: "workbench", page: engine.page.route, link: { example: lesson.id, options } });
  if (lesson.presets.length < 2) return null;
  return lesson.presets.map(({ label, options }) => (
    <a key={label} className="tag" href={linkTo(options)}>
      {label}
    </a>
  ));
}
