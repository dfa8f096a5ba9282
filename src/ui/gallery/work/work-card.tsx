import { History, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { translatedLesson } from "../../../engine-kit/index.ts";
import { pageTitle } from "../../course/index.ts";
import { t } from "../../messages/index.ts";
import { notify, SmallButton } from "../../parts/index.ts";
import { type Document, useLinks, useServices } from "../../store/index.ts";
import { lineCount } from "./line-count.ts";
import { shownName } from "./shown-name.ts";
import { VersionsDialog } from "./versions-dialog.tsx";
import { When } from "./when.tsx";

interface WorkCardProps {
  readonly document: Document;
  /** The card is about to go. */
  readonly onRemove: () => void;
}

/** A document of the reader's with what can be done with it. */
export function WorkCard({ document, onRemove }: WorkCardProps) {
  const { documents, engines } = useServices();
  const links = useLinks();
  const renaming = useRef<HTMLButtonElement>(null);
  const [dialog, open] = useState<"versions" | "name" | undefined>(undefined);
  const { id, engine, lesson, versions, at } = document;
  const name = shownName(document);
  const known = engines.flatMap(({ lessons }) => lessons).find((each) => each.id === lesson);
  // The name says it already, as long as it is the lesson's.
  const isNamedSo = known !== undefined && name.startsWith(known.title);
  const origin = isNamedSo ? t("gallery.work.edited") : known && translatedLesson(known).title;
  const count = versions.length + 1;
  const remove = async (): Promise<void> => {
    onRemove();
    const undo = await documents.remove(id);
    notify({
      text: () => t("gallery.work.deleted", { name }),
      action: { label: () => t("gallery.work.undo"), onClick: () => void undo() },
    });
  };
  const closeName = (): void => {
    open(undefined);
    renaming.current?.focus();
  };
  return (
    <li className="card work-card">
      <p className="card-source">
        {pageTitle(engine)} · {origin ?? t("gallery.work.own")}
      </p>
      {dialog === "name" ? (
        <NameField document={document} onClose={closeName} />
      ) : (
        <h3>
          <a href={links.ofDocument(document)} className="card-link">
            {name}
          </a>
        </h3>
      )}
      <p className="card-facts">
        <When at={at} />
        <span>{t("gallery.lines", { count: lineCount(document) })}</span>
      </p>
      <div className="card-actions">
        <Button buttonRef={renaming} label={t("gallery.work.renameHint", { name })} act={() => open("name")}>
          <Pencil size={13} aria-hidden="true" />
          {t("gallery.work.rename")}
        </Button>
        <Button label={t("gallery.work.versionsHint", { name })} act={() => open("versions")}>
          <History size={13} aria-hidden="true" />
          {t("gallery.work.versionCount", { count })}
        </Button>
        <Button label={t("gallery.work.deleteHint", { name })} act={() => void remove()}>
          <Trash2 size={13} aria-hidden="true" />
          {t("gallery.work.delete")}
        </Button>
      </div>
      {dialog === "versions" ? <VersionsDialog document={document} onClose={() => open(undefined)} /> : null}
    </li>
  );
}

interface ButtonProps {
  /** Says which document it is about. */
  readonly label: string;
  readonly act: () => void;
  readonly children: ReactNode;
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
}

function Button({ label, act, children, buttonRef }: ButtonProps) {
  return (
    <SmallButton ref={buttonRef} aria-label={label} title={label} onClick={act}>
      {children}
    </SmallButton>
  );
}

interface NameFieldProps {
  readonly document: Document;
  readonly onClose: () => void;
}

/** Enter takes the new name, Escape leaves the old one. */
function NameField({ document, onClose }: NameFieldProps) {
  const { documents } = useServices();
  const [name, setName] = useState(document.name);
  const rename = (): void => {
    if (name.trim() !== "") void documents.rename(document.id, name.trim());
    onClose();
  };
  return (
    <form
      className="work-name"
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <input
        type="text"
        aria-label={t("gallery.work.newName")}
        value={name}
        maxLength={120}
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked to rename
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <button type="submit" className="button small">
        {t("gallery.work.saveName")}
      </button>
    </form>
  );
}
