import { memo, useState } from "react";
import type { ComparedFact, DifferenceTable } from "../../../engines/index.ts";
import { t, translate } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { Toggle } from "../../parts/index.ts";
import { FactList } from "./marked-text.tsx";

interface DifferencePanelProps {
  readonly table: DifferenceTable;
  /** Names of the runs. */
  readonly names: readonly [string, string];
}

/** What two runs say about the same things, side by side; what only one says is marked. */
export const DifferencePanel = memo(function DifferencePanel({ table, names }: DifferencePanelProps) {
  const [onlyDifferences, setOnly] = useState(false);
  const { rows } = table;
  const label = translate(table.label);
  const shown = onlyDifferences ? rows.filter(isDifferent) : rows;
  const counts = {
    first: countOwn(rows.flatMap(({ first }) => first)),
    second: countOwn(rows.flatMap(({ second }) => second)),
  };
  return (
    <PanelSection
      label={label}
      note={t("compare.summary", { ...counts, a: names[0], b: names[1] })}
      actions={
        <Toggle isOn={onlyDifferences} onPress={() => setOnly(!onlyDifferences)}>
          {t("compare.onlyDifferences")}
        </Toggle>
      }
    >
      <div className="panel-body difference-body" tabIndex={0} role="group" aria-label={label}>
        {shown.length === 0 ? <p className="empty">{t("compare.none")}</p> : null}
        <table hidden={shown.length === 0}>
          <thead>
            <tr>
              <th scope="col">{translate(table.column)}</th>
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.head} className={isDifferent(row) ? "is-different" : ""}>
                <th scope="row">{row.head}</th>
                <Facts facts={row.first} />
                <Facts facts={row.second} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PanelSection>
  );
});

function Facts({ facts }: { readonly facts: readonly ComparedFact[] }) {
  if (facts.length === 0) return <td className="nothing">∅</td>;
  return (
    <td>
      <FactList facts={facts} />
    </td>
  );
}

function isDifferent({ first, second }: DifferenceTable["rows"][number]): boolean {
  return countOwn(first) + countOwn(second) > 0;
}

/** How many facts only one of the runs has. */
function countOwn(facts: readonly ComparedFact[]): number {
  return facts.filter(({ mark }) => mark !== "shared").length;
}
