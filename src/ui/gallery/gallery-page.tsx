import { SquarePen } from "lucide-react";
import { type ReactNode, useEffect, useMemo } from "react";
import { t, translate } from "../messages/index.ts";
import { enginesOn, routesOf, useLinks, useServices } from "../store/index.ts";
import { LessonCard } from "./lesson-card.tsx";
import { groupBySource } from "./sections.ts";
import { WorkSection } from "./work/index.ts";
import "./gallery.css";

/** The first page: what Fixscope is, and the examples in the order of the lectures. */
export function GalleryPage({ header }: { readonly header: ReactNode }) {
  const { engines } = useServices();
  const links = useLinks();
  useEffect(() => {
    document.title = t("shell.title.gallery");
  }, []);
  const sections = useMemo(() => {
    const inOrder = routesOf(engines).flatMap((route) => enginesOn(engines, route));
    return groupBySource(inOrder.flatMap((engine) => engine.lessons.map((lesson) => ({ engine, lesson }))));
  }, [engines]);
  return (
    <>
      {header}
      <main className="gallery" tabIndex={-1}>
        <div className="gallery-lead">
          <h1>{t("shell.name")}</h1>
          <p className="lead">{t("gallery.lead")}</p>
          <p>{t("gallery.about")}</p>
          <div className="gallery-own">
            {engines.map(({ id, page, starter }) => (
              <a
                key={id}
                className="button"
                href={links.of({ kind: "workbench", page: page.route, link: { files: starter, options: {} } })}
              >
                <SquarePen size={16} aria-hidden="true" />
                {translate(`${id}.own`)}
              </a>
            ))}
          </div>
        </div>
        <WorkSection />
        {sections.map(({ title, members }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="cards">
              {members.map((member) => (
                <LessonCard key={member.lesson.id} {...member} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}
