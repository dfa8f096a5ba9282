import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";
import { t } from "../messages/index.ts";

/** What a panel whose title stands above it, as one of several tabs, has instead of a head of its own. */
interface HeadAbove {
  /** In the place of the title; undefined: it is in sight elsewhere. */
  readonly tabs?: ReactNode;
  /** Where the panel's buttons go, `null` until that is there; undefined: beside the tabs. */
  readonly actions?: HTMLElement | null | undefined;
}

export const HeadAboveContext = createContext<HeadAbove | undefined>(undefined);

/** The run that panels are about, where those of several runs stand beside each other: part of their landmarks' names. */
export const PanelNameContext = createContext<string | undefined>(undefined);

interface PanelSectionProps {
  /** The landmark's name. */
  readonly label: string;
  /** The title, if it is more than the label. */
  readonly title?: ReactNode;
  /** Small print beside the title: symbol and count. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A region of the workbench: heading and body. */
export function PanelSection({ label, title, note, actions, className = "", children }: PanelSectionProps) {
  const above = useContext(HeadAboveContext);
  const run = useContext(PanelNameContext);
  const buttons = actions === undefined ? null : <div className="panel-actions">{actions}</div>;
  const isElsewhere = above?.actions !== undefined;
  return (
    <section
      aria-label={run === undefined ? label : t("compare.ofRun", { label, run })}
      className={`panel ${className}`}
    >
      <header className={isElsewhere ? "hidden-visually" : "panel-head"}>
        {above?.tabs}
        <h2 className={above === undefined ? undefined : "hidden-visually"}>{title ?? label}</h2>
        {note === undefined ? null : <span className="panel-note">{note}</span>}
        {isElsewhere ? null : buttons}
      </header>
      {above?.actions ? createPortal(buttons, above.actions) : null}
      {children}
    </section>
  );
}
