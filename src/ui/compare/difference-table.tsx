import { memo, useState } from "react";
import { t } from "../messages/index.ts";
import { PanelSection } from "../panels/index.ts";
import { type ComparedItem, type ComparedRow, countDifferences } from "./project.ts";

interface DifferenceTableProps {
  readonly label: string;
  /** Head of the first column. */
  readonly head: string;
  /** Names of the runs. */
  readonly names: readonly [string, string];
  readonly rows: readonly ComparedRow[];
}

/** What two runs say about the same pointers, side by side; what only one says is marked. */
export const DifferenceTable = memo(function DifferenceTable({ label, head, names, rows }: DifferenceTableProps) {
  const [onlyDifferences, setOnly] = useState(false);
  const count = countDifferences(rows);
  const shown = onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  // If one run has nothing of its own it is the more precise one, and what the other adds cannot happen.
  const isSpurious = { first: count.second === 0, second: count.first === 0 };
  return (
    <PanelSection
      label={label}
      note={t("compare.summary", { first: count.first, second: count.second, a: names[0], b: names[1] })}
      actions={
        <button
          type="button"
          className="toggle"
          aria-pressed={onlyDifferences}
          onClick={() => setOnly(!onlyDifferences)}
        >
          {t("compare.onlyDifferences")}
        </button>
      }
    >
      <div className="panel-body difference-body" tabIndex={0} role="group" aria-label={label}>
        {shown.length === 0 ? <p className="empty">{t("compare.none")}</p> : null}
        <table hidden={shown.length === 0}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, first, second, isDifferent }) => (
              <tr key={key} className={isDifferent ? "is-different" : ""}>
                <th scope="row">{key}</th>
                <Items items={first} isSpurious={isSpurious.first} />
                <Items items={second} isSpurious={isSpurious.second} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PanelSection>
  );
});

function Items({ items, isSpurious }: { readonly items: readonly ComparedItem[]; readonly isSpurious: boolean }) {
  if (items.length === 0) return <td className="nothing">∅</td>;
  return (
    <td>
      {items.map(({ text, isOnlyHere }, index) => (
        <span key={text}>
          {index === 0 ? "" : ", "}
          {isOnlyHere ? <OnlyHere text={text} isSpurious={isSpurious} /> : text}
        </span>
      ))}
    </td>
  );
}

function OnlyHere({ text, isSpurious }: { readonly text: string; readonly isSpurious: boolean }) {
  const meaning = t(isSpurious ? "compare.spurious" : "compare.onlyHere");
  return (
    <span className={isSpurious ? "is-spurious" : "is-only-here"} title={meaning}>
      {text} <span aria-hidden="true">{isSpurious ? "✗" : "◆"}</span>
      <span className="hidden-visually"> ({meaning})</span>
    </span>
  );
}
