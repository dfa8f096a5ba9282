import { X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { t } from "../../messages/index.ts";
import { IconButton, SmallButton } from "../../parts/index.ts";
import { MAX_NOTE, useRunState, useStepNumbers, useWorkbench, useWorkbenchState } from "../../store/index.ts";

interface NotesProps {
  readonly onGo: (position: number) => void;
  readonly onEdit: (position: number) => void;
}

/** The reader's notes in the order of the walk. */
export function Notes({ onGo, onEdit }: NotesProps) {
  const { waypoints } = useWorkbench();
  const notes = useWorkbenchState((state) => state.notes);
  const steps = useStepNumbers();
  if (notes.length === 0) return null;
  return (
    <ul aria-label={t("notes.list")}>
      {notes.map(({ position, text }) => {
        const step = steps.at(position);
        return (
          <li key={position} className="breakpoint-row">
            <button type="button" className="link-button note-text" onClick={() => onGo(position)}>
              {t("notes.go", { step, text })}
            </button>
            <SmallButton aria-label={t("notes.editOf", { step })} onClick={() => onEdit(position)}>
              {t("notes.edit")}
            </SmallButton>
            <IconButton aria-label={t("notes.remove", { step })} onClick={() => waypoints.note(position, "")}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

interface NotesAsSlidesProps {
  readonly onAct: (what: "playNotes" | "saveNotes") => void;
}

/** Plays the notes of this run as slides, or saves them as a lecture. Those behind its end are notes of other options. */
export function NotesAsSlides({ onAct }: NotesAsSlidesProps) {
  const notes = useWorkbenchState((state) => state.notes);
  const length = useRunState((state) => state.length);
  const count = notes.filter(({ position }) => position > length).length;
  if (notes.length === 0) return null;
  return (
    <>
      <p className="note-slides">
        {(["playNotes", "saveNotes"] as const).map((what) => (
          <SmallButton key={what} onClick={() => onAct(what)}>
            {t(`command.${what}`)}
          </SmallButton>
        ))}
      </p>
      {count === 0 ? null : <p className="form-hint">{t("notes.beyond", { count })}</p>}
    </>
  );
}

interface NoteFormProps {
  readonly position: number;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSaved: () => void;
}

/** The note at a position: written, changed, or removed by leaving nothing. */
export function NoteForm({ position, field, onSaved }: NoteFormProps) {
  const { waypoints } = useWorkbench();
  const known = useWorkbenchState((state) => state.notes.find((note) => note.position === position)?.text ?? "");
  const [text, setText] = useState(known);
  const steps = useStepNumbers();
  const save = (event?: FormEvent): void => {
    event?.preventDefault();
    waypoints.note(position, text);
    onSaved();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <form className="note-form" onSubmit={save}>
      <label>
        <span>{t("notes.field", { step: steps.at(position) })}</span>
        <textarea
          ref={field}
          rows={2}
          maxLength={MAX_NOTE}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
      </label>
      <p className="form-hint">{t("notes.hint")}</p>
      <button type="submit" className="button">
        {t("notes.save")}
      </button>
    </form>
  );
}
