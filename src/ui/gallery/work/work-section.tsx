import { Download } from "lucide-react";
import { useRef } from "react";
import { t } from "../../messages/index.ts";
import { SmallButton, saveFile } from "../../parts/index.ts";
import { exportedText, useDocuments } from "../../store/index.ts";
import { StorageNotices } from "./storage-notices.tsx";
import { WorkCard } from "./work-card.tsx";
import "./work.css";

/** The reader's own programs and edited lessons, the last one first. Nothing where there are none. */
export function WorkSection() {
  const documents = useDocuments((state) => state.documents);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus goes with its card, the heading with the last one.
  const keepFocus = (): void => {
    const place = documents.length > 1 ? heading.current : heading.current?.closest("main");
    place?.focus();
  };
  if (documents.length === 0) return <StorageNotices />;
  return (
    <section aria-label={t("gallery.work")} className="work">
      <div className="work-head">
        <h2 ref={heading} tabIndex={-1}>
          {t("gallery.work")}
        </h2>
        <SmallButton
          title={t("gallery.work.exportHint")}
          onClick={() => saveFile("fixscope-work.json", exportedText(documents))}
        >
          <Download size={13} aria-hidden="true" />
          {t("gallery.work.exportAll")}
        </SmallButton>
      </div>
      <StorageNotices />
      <ul className="cards">
        {documents.map((document) => (
          <WorkCard key={document.id} document={document} onRemove={keepFocus} />
        ))}
      </ul>
    </section>
  );
}
