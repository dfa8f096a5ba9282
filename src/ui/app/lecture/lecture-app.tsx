import { type ReactNode, useEffect, useState } from "react";
import type { EngineManifest } from "../../../engine-kit/index.ts";
import { t } from "../../messages/index.ts";
import { Arriving, Button, Fetched, fetchedPart, useReaderActs } from "../../parts/index.ts";
import { useServices, type Workbench } from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import { type LoadTranslation, useLanguage } from "../language/index.ts";
import { type FetchedLecture, fetchLecture } from "./fetch-lecture.ts";
import { readLectureLink } from "./lecture-link.ts";
import { PresenterWindow } from "./presenter-window.tsx";
import type { ComparisonParts } from "./shown/index.ts";
import { Slides } from "./slides.tsx";
import "./lecture.css";

const Notifications = fetchedPart(
  async () => (await import("../../parts/notifications/notifications.tsx")).Notifications,
);

interface LectureAppProps extends ComparisonParts {
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  /** Another one, in which the next slide is made ready. */
  readonly openWorkbench: (engine: EngineManifest) => Workbench;
  readonly loadTranslation: LoadTranslation;
}

/** A lecture: its slides on walks of their runs, or what only the presenter sees of it. */
export function LectureApp({ workbenches, openWorkbench, loadTranslation, boards, openWorker }: LectureAppProps) {
  const theme = useTheme();
  const language = useLanguage(loadTranslation, nothing);
  useReaderActs();
  const [link, follow] = useState(() => readLectureLink(location.hash));
  const [fetched, setFetched] = useState<FetchedLecture>({ kind: "fetching" });
  const { engines, records } = useServices();
  const { file, opened } = link;
  useEffect(() => {
    const read = (): void => follow(readLectureLink(location.hash));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  useEffect(() => {
    if (language === undefined) return undefined;
    let isWanted = true;
    fetchLecture({ engines, records }, link).then((found) => (isWanted ? setFetched(found) : undefined), nothing);
    return () => {
      isWanted = false;
    };
  }, [engines, records, link, language]);
  return (
    <div className={link.isPresenter ? "app is-presenter" : "app is-lecture"}>
      {fetched.kind === "fetching" ? <Arriving /> : null}
      {fetched.kind === "problem" ? <Problem text={fetched.problem} /> : null}
      {fetched.kind === "unreachable" ? (
        <Problem text={fetched.problem}>
          <Button onClick={() => follow({ ...link })}>{t("fetch.again")}</Button>
        </Problem>
      ) : null}
      {fetched.kind !== "lecture" ? null : link.isPresenter ? (
        <PresenterWindow key={`${file} ${opened} ${link.slide}`} lecture={fetched.lecture} link={link} />
      ) : (
        <Slides
          key={`${file} ${opened} ${link.slide}`}
          lecture={fetched.lecture}
          link={link}
          workbenches={workbenches}
          openWorkbench={openWorkbench}
          boards={boards}
          openWorker={openWorker}
        />
      )}
      <Fetched onFailure={nothing}>
        <Notifications
          theme={theme === "dark" ? "dark" : "light"}
          label={t("shell.notifications")}
          closeLabel={t("shell.close")}
        />
      </Fetched>
    </div>
  );
}

interface ProblemProps {
  readonly text: string;
  /** A way out of it. */
  readonly children?: ReactNode;
}

function Problem({ text, children }: ProblemProps) {
  return (
    <main className="fault" role="alert">
      <h1>{t("link.refused")}</h1>
      <p>{text}</p>
      {children}
      <a className="button" href="#/">
        {t("link.toGallery")}
      </a>
    </main>
  );
}

const nothing = (): void => undefined;
