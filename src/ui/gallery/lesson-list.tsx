import { Presentation } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { lectureLink, type Section } from "../course/index.ts";
import { t } from "../messages/index.ts";
import { LessonRow } from "./lesson-row.tsx";
import type { Pictures } from "./pictures/index.ts";
import "./lesson-list.css";

interface LessonListProps {
  readonly sections: readonly Section[];
  /** What was typed into the search. */
  readonly search: string;
  /** Undefined while they are fetched. */
  readonly pictures: Pictures | undefined;
  /** Stands in place of lessons where there are none. */
  readonly nothing: ReactNode;
}

/** The lessons by sections, beside a list of the sections that leads to each. */
export function LessonList({ sections, search, pictures, nothing }: LessonListProps) {
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const isSearching = search.trim() !== "";
  const count = sections.reduce((sum, { members }) => sum + members.length, 0);
  const goTo = (source: string): void => {
    const heading = headings.current.get(source);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className="lesson-list">
      <nav className="section-list" aria-label={t("gallery.sections")}>
        <p role="status">{t(isSearching ? "gallery.found" : "gallery.count", { count })}</p>
        <ul>
          {sections.map(({ source, name, title, members }) => (
            <li key={source}>
              <button type="button" title={title} onClick={() => goTo(source)}>
                <span>{name}</span>
                <small>{members.length}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lesson-sections">
        {sections.map(({ source, title, members }) => (
          <section key={source} aria-label={title}>
            <div className="section-head">
              <h2
                tabIndex={-1}
                ref={(heading) => {
                  if (heading === null) headings.current.delete(source);
                  else headings.current.set(source, heading);
                }}
              >
                {title}
              </h2>
              <PlayLecture source={source} title={title} />
            </div>
            <ul>
              {members.map((member) => (
                <LessonRow
                  key={member.lesson.id}
                  {...member}
                  isTold={isSearching}
                  picture={pictures?.[member.lesson.id]}
                />
              ))}
            </ul>
          </section>
        ))}
        {count === 0 ? nothing : null}
      </div>
    </div>
  );
}

function PlayLecture({ source, title }: Pick<Section, "source" | "title">) {
  const link = lectureLink({ source });
  if (link === undefined) return null;
  return (
    <a className="section-play" href={link} aria-label={t("gallery.playNamed", { title })}>
      <Presentation size={16} aria-hidden="true" />
      {t("gallery.play")}
    </a>
  );
}
