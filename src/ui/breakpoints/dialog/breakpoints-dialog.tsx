import { X } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../../messages/index.ts";
import { IconButton, Modal, SmallButton } from "../../parts/index.ts";
import { type Breakpoint, breakpointKey, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { breakpointName } from "../names.ts";
import { NoteForm, Notes, NotesAsSlides } from "./notes.tsx";
import { NotesSign } from "./notes-sign.tsx";
import "./breakpoints.css";

interface BreakpointsDialogProps {
  /** It opens for a note at the present step. */
  readonly isNote: boolean;
  readonly onClose: () => void;
  /** Makes slides of the notes. */
  readonly onFiles: (what: "playNotes" | "saveNotes") => void;
}

/** Where the reader stops, and what is to be seen there: breakpoints of every kind, and notes. */
export function BreakpointsDialog({ isNote, onClose, onFiles }: BreakpointsDialogProps) {
  const workbench = useWorkbench();
  const breakpoints = useWorkbenchState((state) => state.breakpoints);
  const position = useWorkbenchState((state) => state.position);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the note is written. */
  const [noted, edit] = useState(position);
  const go = (to: number): void => {
    onClose();
    workbench.walk.pause();
    workbench.walk.jump(to);
  };
  return (
    <Modal
      title={t("breakpoints.title")}
      isOpen
      onClose={onClose}
      className="breakpoints"
      {...(isNote ? { initialFocus: field } : {})}
    >
      <h3>{t("breakpoints.list")}</h3>
      {breakpoints.length === 0 ? (
        <p className="empty">{t("breakpoints.none")}</p>
      ) : (
        <ul aria-label={t("breakpoints.list")}>
          {breakpoints.map((breakpoint) => (
            <Row key={breakpointKey(breakpoint)} breakpoint={breakpoint} onGo={go} />
          ))}
        </ul>
      )}
      <p className="form-hint">{t("breakpoints.keys")}</p>
      <h3>{t("notes.list")}</h3>
      <Notes
        onGo={go}
        onEdit={(at) => {
          edit(at);
          field.current?.focus();
        }}
      />
      <NotesSign />
      <NotesAsSlides
        onAct={(what) => {
          onClose();
          onFiles(what);
        }}
      />
      <NoteForm key={noted} position={noted} field={field} onSaved={onClose} />
    </Modal>
  );
}

interface RowProps {
  readonly breakpoint: Breakpoint;
  readonly onGo: (position: number) => void;
}

function Row({ breakpoint, onGo }: RowProps) {
  const { waypoints } = useWorkbench();
  const session = useRunState((state) => state.session);
  const isGrowing = useRunState((state) => state.status === "running");
  // A longer recording may have more.
  useRunState((state) => state.length);
  const position = useWorkbenchState((state) => state.position);
  const name = breakpointName(breakpoint, session);
  const hits = session?.reader.arrivals(breakpoint) ?? [];
  const next = hits.find((hit) => hit > position);
  const previous = hits.findLast((hit) => hit < position);
  return (
    <li className="breakpoint-row">
      <label>
        <input
          type="checkbox"
          checked={breakpoint.isOff !== true}
          aria-label={t("breakpoints.turn", { name })}
          onChange={() => waypoints.turn(breakpoint)}
        />
        <code>{name}</code>
      </label>
      <small>{t(isGrowing ? "breakpoints.hitsSoFar" : "breakpoints.hits", { count: hits.length })}</small>
      <Jump label={t("breakpoints.previousOf", { name })} to={previous} onGo={onGo}>
        {t("breakpoints.previous")}
      </Jump>
      <Jump label={t("breakpoints.nextOf", { name })} to={next} onGo={onGo}>
        {t("breakpoints.next")}
      </Jump>
      <IconButton aria-label={t("breakpoints.remove", { name })} onClick={() => waypoints.toggle(breakpoint)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface JumpProps {
  readonly label: string;
  /** Undefined: there is nothing in that direction. */
  readonly to: number | undefined;
  readonly onGo: (position: number) => void;
  readonly children: string;
}

function Jump({ label, to, onGo, children }: JumpProps) {
  return (
    <SmallButton
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => (to === undefined ? undefined : onGo(to))}
    >
      {children}
    </SmallButton>
  );
}
