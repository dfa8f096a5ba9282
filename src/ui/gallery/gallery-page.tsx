import { ArrowRight, Columns2, SquarePen } from "lucide-react";
import { type ReactNode, useEffect, useMemo } from "react";
import type { Example } from "../../examples/example.ts";
import { t } from "../messages/index.ts";
import { formatLink, selectorName, starterProgram } from "../store/index.ts";
import { groupBySource } from "./sections.ts";
import "./gallery.css";

interface GalleryPageProps {
  readonly header: ReactNode;
  readonly examples: readonly Example[];
}

/** The first page: what Fixscope is, and the examples in the order of the lectures. */
export function GalleryPage({ header, examples }: GalleryPageProps) {
  useEffect(() => {
    document.title = t("shell.title.gallery");
  }, []);
  const sections = useMemo(() => groupBySource(examples), [examples]);
  const own = formatLink({
    kind: "pointer",
    link: { files: starterProgram, options: { context: "1-call", heap: 0, profile: "java" } },
  });
  return (
    <>
      {header}
      <main className="gallery">
        <div className="gallery-lead">
          <h1>{t("shell.name")}</h1>
          <p className="lead">{t("gallery.lead")}</p>
          <p>{t("gallery.about")}</p>
          <a className="button" href={own}>
            <SquarePen size={16} aria-hidden="true" />
            {t("gallery.own")}
          </a>
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

function Card({ example }: { readonly example: Example }) {
  const { title, summary, presets, file } = example;
  const open = formatLink({ kind: "pointer", link: { example: example.id, options: {} } });
  const compare = formatLink({ kind: "compare", link: { example: example.id } });
  const selectors = [...new Set(presets.map(({ options }) => selectorName(options.context)))];
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
        <span>{t("gallery.lines", { count: file.text.trimEnd().split("\n").length })}</span>
      </p>
      <div className="card-actions">
        <a className="button is-primary" href={open} aria-label={t("gallery.openHint", { title })}>
          {t("gallery.open")}
          <ArrowRight size={15} aria-hidden="true" />
        </a>
        {presets.length < 2 ? null : (
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
function topicOf({ source }: Example): string {
  return source.split(/,\s*(.*)/s)[1] ?? source;
}
