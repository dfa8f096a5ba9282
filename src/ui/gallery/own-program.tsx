import { FileUp, SquarePen } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { EngineManifest } from "../../engine-kit/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import { loadPageMessages, t, translate } from "../messages/index.ts";
import { endsOf, openedFile, reads } from "../opened-files/index.ts";
import { Button, LinkButton, Modal, notify, SmallButton } from "../parts/index.ts";
import { fitsLink, useLinks, useServices } from "../store/index.ts";

/** Asks for a program, pasted, dropped or opened, and for the analysis that it goes to. */
export function OwnProgram({ onClose }: { readonly onClose: () => void }) {
  const { engines } = useServices();
  const [text, write] = useState("");
  const [files, take] = useState<readonly InputFile[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [problems, setProblems] = useState<readonly (() => string)[]>([]);
  const read = async (list: FileList | null): Promise<void> => {
    const opened = await Promise.all([...(list ?? [])].map(async (file) => openedFile(file)));
    take(opened.flatMap((each) => (each.ok ? [each.file] : [])));
    setProblems(opened.flatMap((each) => (each.ok ? [] : [each.problem])));
  };
  const able = files.length === 0 ? engines : engines.filter((engine) => files.some(({ name }) => reads(engine, name)));
  return (
    <Modal title={t("gallery.own")} isOpen onClose={onClose} initialFocus={field} className="own-program">
      <div
        className="own-drop"
        role="group"
        aria-labelledby={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void read(event.dataTransfer.files);
        }}
      >
        <p id={id}>{t("gallery.own.intro")}</p>
        {files.length === 0 ? (
          <textarea
            ref={field}
            className="field"
            aria-label={t("gallery.own.text")}
            aria-describedby={id}
            rows={8}
            spellCheck={false}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        ) : (
          <p className="own-files">
            {t("gallery.own.chosen", { count: files.length, names: files.map(({ name }) => name).join(", ") })}
          </p>
        )}
        <p className="own-open">
          <SmallButton onClick={() => picker.current?.click()}>
            <FileUp size={14} aria-hidden="true" /> {t("gallery.own.files")}
          </SmallButton>
          {files.length === 0 ? null : <LinkButton onClick={() => take([])}>{t("gallery.own.forget")}</LinkButton>}
          <input ref={picker} type="file" multiple hidden onChange={(event) => void read(event.target.files)} />
        </p>
      </div>
      {problems.length === 0 ? null : (
        <p className="form-error" role="alert">
          {problems.map((problem) => problem()).join(" ")}
        </p>
      )}
      <h3>{t("gallery.own.choose")}</h3>
      {files.length === 0 && text.trim() === "" ? <p className="form-hint">{t("gallery.own.empty")}</p> : null}
      {able.length === 0 ? (
        <p className="form-error" role="alert">
          {t("gallery.own.unreadable", { ends: endsOf(engines).join(", ") })}
        </p>
      ) : null}
      <ul className="own-engines">
        {able.map((engine) => (
          <li key={engine.id}>
            <OwnLink engine={engine} files={programFor(engine, files, text)} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface OwnLinkProps {
  readonly engine: EngineManifest;
  readonly files: readonly InputFile[];
}

function OwnLink({ engine, files }: OwnLinkProps) {
  const links = useLinks();
  const { documents } = useServices();
  const { id, page } = engine;
  const name = (
    <>
      <SquarePen size={16} aria-hidden="true" />
      {translate(`${id}.own`)}
    </>
  );
  if (fitsLink(files)) {
    const link = links.of({ kind: "workbench", page: page.route, link: { files, options: {} } });
    return (
      <a className="button" href={link}>
        {name}
      </a>
    );
  }
  const open = async (): Promise<void> => {
    try {
      const [room] = await Promise.all([import("../files/index.ts"), loadPageMessages()]);
      await room.openOwnProgram({ links, documents }, engine, files);
    } catch {
      notify({ kind: "warning", text: () => t("fetch.failed") });
    }
  };
  return <Button onClick={() => void open()}>{name}</Button>;
}

/** What the engine starts with: the files that it can read, the pasted text, or its own beginning. */
function programFor(engine: EngineManifest, files: readonly InputFile[], text: string): readonly InputFile[] {
  if (files.length > 0) return files.filter(({ name }) => reads(engine, name));
  const [first] = engine.starter;
  return text.trim() === "" || first === undefined ? engine.starter : [{ name: first.name, text }];
}
