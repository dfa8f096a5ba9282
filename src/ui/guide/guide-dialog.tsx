import { useEffect, useRef, useState } from "react";
import { t } from "../messages/index.ts";
import { Button, Modal } from "../parts/index.ts";
import { useSettings } from "../store/index.ts";
import "./guide.css";

/** A page of docs/guide, made when the page is built. */
interface GuidePage {
  readonly title: string;
  /** Without the title. */
  readonly html: string;
}

const english = import.meta.glob<GuidePage>("../../../docs/guide/*.md", {
  query: "?page",
  import: "default",
  eager: true,
});
const chinese = import.meta.glob<GuidePage>("../../../docs/guide/zh/*.md", {
  query: "?page",
  import: "default",
  eager: true,
});

/** The guide, a page at a time. */
export function GuideDialog({ onClose }: { readonly onClose: () => void }) {
  const locale = useSettings((state) => state.locale);
  const pages = Object.values(locale === "zh" ? chinese : english);
  const [place, goTo] = useState(0);
  const body = useRef<HTMLElement>(null);
  const turn = (to: number): void => {
    goTo(to);
    body.current?.scrollTo({ top: 0 });
  };
  useEffect(() => {
    // A link leads to a lesson: the guide makes room for it.
    window.addEventListener("hashchange", onClose);
    return () => window.removeEventListener("hashchange", onClose);
  }, [onClose]);
  const page = pages[place];
  const next = pages[place + 1];
  return (
    <Modal title={t("guide.title")} isOpen onClose={onClose} className="guide">
      <nav aria-label={t("guide.pages")}>
        <ol>
          {pages.map(({ title }, number) => (
            <li key={title}>
              <button type="button" aria-current={number === place ? "page" : undefined} onClick={() => turn(number)}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <article ref={body} tabIndex={0} aria-label={page?.title}>
        <h3>{page?.title}</h3>
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own pages when the page is built
          dangerouslySetInnerHTML={{ __html: page?.html ?? "" }}
        />
        {next === undefined ? null : (
          <Button onClick={() => turn(place + 1)}>{t("guide.next", { title: next.title })}</Button>
        )}
      </article>
    </Modal>
  );
}
