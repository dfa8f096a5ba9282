import { ArrowRight, Columns2, SquarePen } from "lucide-react";
import { type ReactNode, useEffect, useMemo } from "react";
import { t } from "../messages/index.ts";
import { formatLink, type Lesson, pageOf, selectorName, starterOf, type WorkbenchKind } from "../store/index.ts";
import { groupBySource } from "./sections.ts";
import "./gallery.css";

interface GalleryPageProps {
  readonly header: ReactNode;
  readonly lessons: readonly Lesson[];
}

/** The first page: what Fixscope is, and the examples in the order of the lectures. */
export function GalleryPage({ header, lessons }: GalleryPageProps) {
  useEffect(() => {
    document.title = t("shell.title.gallery");
  }, []);
  const sections = useMemo(() => groupBySource(lessons), [lessons]);
  return (
    <>
      {header}
      <main className="gallery">
        <div className="gallery-lead">
          <h1>{t("shell.name")}</h1>
          <p className="lead">{t("gallery.lead")}</p>
          <p>{t("gallery.about")}</p>
          <div className="gallery-own">
            {owns.map(({ kind, engine, text }) => (
              <a key={engine} className="button" href={ownLink(kind, engine)}>
                <SquarePen size={16} aria-hidden="true" />
                {t(text)}
              </a>
            ))}
          </div>
        </div>
        {sections.map(({ title, members }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="cards">
              {members.map((example) => (
                <Card key={example.id} example={example} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}

const owns = [
  { kind: "pointer", engine: "points-to", text: "gallery.own" },
  { kind: "relevancy", engine: "relevancy", text: "gallery.ownRelevancy" },
  { kind: "pushdown", engine: "pushdown", text: "gallery.ownPushdown" },
  { kind: "separation", engine: "separation", text: "gallery.ownSeparation" },
  { kind: "separation", engine: "symbolic", text: "gallery.ownSymbolic" },
] as const;

/** The workbench with a small text of the reader’s own to begin with. */
function ownLink(kind: WorkbenchKind, engine: string): string {
  const files = starterOf(engine);
  const options = kind === "pointer" ? { context: "1-call", heap: 0, profile: "java" as const } : {};
  return formatLink({ kind, link: { files, options } });
}

function Card({ example }: { readonly example: Lesson }) {
  const { title, summary, presets, file } = example;
  const kind = pageOf(example.engine);
  const open = formatLink({ kind, link: { example: example.id, options: {} } });
  const compare = formatLink({ kind: "compare", link: { example: example.id } });
  const isPointer = kind === "pointer";
  const selectors = isPointer ? [...new Set(presets.map(({ options }) => selectorName(options.context ?? "")))] : [];
  const lines = file.text.trimEnd().split("\n").length;
  return (
    <li className="card">
      <p className="card-source">{topicOf(example)}</p>
      <h3>
        <a href={open} className="card-link">
          {title}
        </a>
      </h3>
      <p className="card-summary">{summary}</p>
      <p className="card-facts">
        {selectors.map((name) => (
          <span key={name} className="tag">
            {name}
          </span>
        ))}
        {isPointer || presets.length < 2
          ? null
          : presets.map(({ label, options }) => (
              <a key={label} className="tag" href={formatLink({ kind, link: { example: example.id, options } })}>
                {label}
              </a>
            ))}
        {file.text === "" ? null : <span>{t("gallery.lines", { count: lines })}</span>}
      </p>
      <div className="card-actions">
        <a className="button is-primary" href={open} aria-label={t("gallery.openHint", { title })}>
          {t("gallery.open")}
          <ArrowRight size={15} aria-hidden="true" />
        </a>
        {presets.length < 2 || !isPointer ? null : (
          <a className="button" href={compare} aria-label={t("gallery.compareHint", { title })}>
            <Columns2 size={15} aria-hidden="true" />
            {t("gallery.compare")}
          </a>
        )}
      </div>
    </li>
  );
}

/** The slide's title: what follows the lecture's number. */
function topicOf({ source }: Lesson): string {
  return source.split(/,\s*(.*)/s)[1] ?? source;
}
