import { t } from "../../messages/index.ts";
import { Modal } from "../../parts/index.ts";
import { type Document, useLinks, type Version } from "../../store/index.ts";
import { lineCount } from "./line-count.ts";
import { shownName } from "./shown-name.ts";
import { When } from "./when.tsx";

interface VersionsDialogProps {
  readonly document: Document;
  readonly onClose: () => void;
}

/** All texts of a document, the newest first; each can be opened. */
export function VersionsDialog({ document, onClose }: VersionsDialogProps) {
  const links = useLinks();
  const versions: readonly Version[] = [document, ...document.versions.toReversed()];
  return (
    <Modal title={t("gallery.work.versionsHint", { name: shownName(document) })} isOpen onClose={onClose}>
      <ol className="work-versions">
        {versions.map((version) => (
          <li key={version.revision}>
            <a href={links.ofDocument(document, version.files)}>
              <When at={version.at} />
            </a>
            <span>{t("gallery.lines", { count: lineCount(version) })}</span>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
