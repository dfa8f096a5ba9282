import type { ReactNode } from "react";

interface RunsTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table with a run in each row. Where it is too wide, it scrolls by itself. */
export function RunsTable({ label, children }: RunsTableProps) {
  return (
    <div className="runs-scroll" tabIndex={0} role="group" aria-label={label}>
      <table className="runs-table" aria-label={label}>
        {children}
      </table>
    </div>
  );
}

interface RunHeadProps {
  readonly name: string;
  /** What the button does. */
  readonly title: string;
  readonly onWalk: () => void;
  /** Where the run was cut: how that is said, and at which bound. */
  readonly cut: { readonly text: string; readonly title: string } | undefined;
}

/** The head of a complete row: the run's name leads into it. */
export function RunHead({ name, title, onWalk, cut }: RunHeadProps) {
  return (
    <th scope="row">
      <button type="button" className="link-button" title={title} onClick={onWalk}>
        {name}
      </button>
      {cut === undefined ? null : (
        <span className="runs-cut" title={cut.title}>
          ⚠ {cut.text}
        </span>
      )}
    </th>
  );
}

interface WaitingRunProps {
  readonly name: string;
  readonly text: string;
  /** How many columns have no number yet. */
  readonly span: number;
}

/** The row of a run that goes on, or has not begun. */
export function WaitingRun({ name, text, span }: WaitingRunProps) {
  return (
    <tr className="is-waiting">
      <th scope="row">{name}</th>
      <td colSpan={span}>{text}</td>
    </tr>
  );
}
