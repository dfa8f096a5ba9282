import type { ReactNode } from "react";

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
  return (
    <section aria-label={label} className={`panel ${className}`}>
      <header className="panel-head">
        <h2>{title ?? label}</h2>
        {note === undefined ? null : <span className="panel-note">{note}</span>}
        {actions === undefined ? null : <div className="panel-actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
