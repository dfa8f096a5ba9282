import { FileUp, Play, SquarePen } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { courseOf, tourLink } from "../course/index.ts";
import { t } from "../messages/index.ts";
import { Button, LinkButton } from "../parts/index.ts";
import { useLinks, useServices, useSettings } from "../store/index.ts";
import { LessonList } from "./lesson-list.tsx";
import { LessonSearch } from "./lesson-search.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { OwnProgram } from "./own-program.tsx";
import { usePictures } from "./pictures/index.ts";
import { found, nearestLessons } from "./search.ts";
import { MiniWalk } from "./walk/index.ts";
import { type ChosenWay, useWay, WaySection } from "./way/index.ts";
import { WorkSection } from "./work/index.ts";
import "./gallery.css";

interface GalleryPageProps {
  /** Is given the search. */
  readonly header: (search: ReactNode) => ReactNode;
  /** Asks for files and opens them. */
  readonly onOpenFiles: () => void;
}

/** The first page: what Fixscope is, and the lessons in course order. */
export function GalleryPage({ header, onOpenFiles }: GalleryPageProps) {
  const { engines, settings } = useServices();
  const links = useLinks();
  const [search, setSearch] = useState("");
  const [isOwnOpen, openOwn] = useState(false);
  useEffect(() => {
    document.title = t("shell.title.gallery");
  }, []);
  const course = useMemo(() => courseOf(engines), [engines]);
  const pictures = usePictures();
  const sections = useMemo(
    () => found(course, search, (lesson) => pictures?.[lesson]?.rules ?? ""),
    [course, search, pictures],
  );
  const way = useWay();
  const isWayHidden = useSettings((settings) => settings.way === "hidden");
  const begin = useRef<HTMLAnchorElement>(null);
  const isSearching = search.trim() !== "";
  const openFirst = (): void => {
    const first = sections[0]?.members[0];
    if (isSearching && first !== undefined) location.assign(links.ofLesson(first.lesson));
  };
  return (
    <>
      {header(<LessonSearch value={search} onChange={setSearch} onSubmit={openFirst} />)}
      <main className="gallery" tabIndex={-1}>
        {isSearching ? (
          <h1 className="hidden-visually">{t("shell.name")}</h1>
        ) : (
          <div className="gallery-lead">
            <div className="gallery-what">
              <h1>
                <span className="hidden-visually">{t("shell.name")}</span> {t("gallery.lead")}
              </h1>
              <p className="lead">{t("gallery.about")}</p>
              <div className="gallery-start">
                {way === undefined ? null : <NextStep way={way} link={begin} />}
                <Button onClick={() => openOwn(true)}>
                  <SquarePen size={16} aria-hidden="true" />
                  {t("gallery.own")}
                </Button>
                <Button title={t("gallery.openFiles")} onClick={onOpenFiles}>
                  <FileUp size={16} aria-hidden="true" />
                  {t("gallery.openFile")}
                </Button>
              </div>
              <p className="gallery-promise">
                <a href={tourLink}>{t("gallery.tour")}</a> ·{" "}
                {isWayHidden ? (
                  <>
                    <LinkButton onClick={() => settings.setState({ way: "short" })}>{t("gallery.way.show")}</LinkButton>{" "}
                    ·{" "}
                  </>
                ) : null}
                {t("gallery.promise")}
              </p>
            </div>
            <MiniWalk />
          </div>
        )}
        {isSearching || isWayHidden || way === undefined ? null : (
          <WaySection way={way} onHide={() => begin.current?.focus()} />
        )}
        {isSearching ? null : <WorkSection />}
        <LessonList
          sections={sections}
          search={search}
          pictures={pictures}
          nothing={<NothingFound search={search} near={nearestLessons(course, search)} onSearch={setSearch} />}
        />
        {isOwnOpen ? <OwnProgram onClose={() => openOwn(false)} /> : null}
      </main>
    </>
  );
}

/** The link to what to do next. */
function NextStep({ way: { steps, next }, link }: { readonly way: ChosenWay; readonly link: Ref<HTMLAnchorElement> }) {
  const links = useLinks();
  const step = steps[next] ?? steps[0];
  if (step === undefined) return null;
  const isOnTheWay = next > 0 && next < steps.length;
  return (
    <a ref={link} className="button is-primary" href={links.ofLesson(step.lesson)}>
      <Play size={16} aria-hidden="true" />
      {isOnTheWay ? t("gallery.goOn", { number: next + 1 }) : t("gallery.start")}
    </a>
  );
}
