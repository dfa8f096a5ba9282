import { memo, useState } from "react";
import { t } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { MarkedText } from "./marked-text.tsx";
import { type ComparedItem, type ComparedRow, countDifferences, type Relation } from "./project.ts";
import type { FactMark } from "./slide-tables.ts";

interface DifferenceTableProps {
  readonly label: string;
  /** Head of the first column. */
  readonly head: string;
  /** Names of the runs. */
  readonly names: readonly [string, string];
  readonly rows: readonly ComparedRow[];
  /** What it means that the other run lacks a fact of this one. */
  readonly missing: { readonly first: FactMark; readonly second: FactMark };
  /** What the program really did, by the same keys; undefined while nobody knows. */
  readonly seen: Relation | undefined;
}

/** What two runs say about the same pointers, side by side; what only one says is marked. */
export const DifferenceTable = memo(function DifferenceTable({
  label,
  head,
  names,
  rows,
  missing,
  seen,
}: DifferenceTableProps) {
  const seenAt = (key: string): ReadonlySet<string> | undefined => seen && (seen.get(key) ?? nothing);
  const [onlyDifferences, setOnly] = useState(false);
  const count = countDifferences(rows);
  const shown = onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;
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
                <Items items={first} missing={missing.first} seen={seenAt(key)} />
                <Items items={second} missing={missing.second} seen={seenAt(key)} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PanelSection>
  );
});

const nothing: ReadonlySet<string> = new Set();

interface ItemsProps {
  readonly items: readonly ComparedItem[];
  readonly missing: FactMark;
  readonly seen: ReadonlySet<string> | undefined;
}

function Items({ items, missing, seen }: ItemsProps) {
  if (items.length === 0) return <td className="nothing">∅</td>;
  return (
    <td>
      {items.map(({ text, isOnlyHere }, index) => (
        <span key={text}>
          {index === 0 ? "" : ", "}
          <MarkedText
            text={text}
            mark={isOnlyHere ? missing : "shared"}
            isUnobserved={seen !== undefined && !seen.has(text)}
          />
        </span>
      ))}
    </td>
  );
}
