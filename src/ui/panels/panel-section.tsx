import { createContext, type ReactNode, useContext } from "react";
import { t } from "../messages/index.ts";

/** What stands in the place of a panel's title: the tabs by which the panel was chosen. */
export const PanelTabsContext = createContext<ReactNode>(undefined);

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
  const tabs = useContext(PanelTabsContext);
  const run = useContext(PanelNameContext);
  return (
    <section
      aria-label={run === undefined ? label : t("compare.ofRun", { label, run })}
      className={`panel ${className}`}
    >
      <header className="panel-head">
        {tabs}
        <h2 className={tabs === undefined ? undefined : "hidden-visually"}>{title ?? label}</h2>
        {note === undefined ? null : <span className="panel-note">{note}</span>}
        {actions === undefined ? null : <div className="panel-actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
