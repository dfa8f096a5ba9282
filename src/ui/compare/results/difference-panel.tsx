import { Fragment, memo, useState } from "react";
import type { ComparedFact, DifferenceTable } from "../../../engine-kit/index.ts";
import type { Seq } from "../../../trace/index.ts";
import type { Comparables } from "../../follow/index.ts";
import { t, translate } from "../../messages/index.ts";
import { GroupHead, PanelSection } from "../../panels/index.ts";
import { Toggle } from "../../parts/index.ts";
import { ShownName } from "../../tokens/index.ts";
import { letterOf } from "../sides.ts";
import { FactList } from "./marked-text.tsx";
import { moveInto } from "./move-into.ts";

interface DifferencePanelProps {
  readonly table: DifferenceTable;
  /** Names of the runs. */
  readonly names: readonly string[];
  readonly sides: readonly DifferenceSide[];
}

/** Where facts of a run are found, and which one is asked about. */
interface DifferenceSide {
  readonly known: Comparables | undefined;
  readonly picked: Seq | undefined;
  readonly onSelect: (fact: Seq) => void;
}

/** What the runs say about the same things, side by side; what not all of them say is marked. */
export const DifferencePanel = memo(function DifferencePanel({ table, names, sides }: DifferencePanelProps) {
  const [onlyDifferences, setOnly] = useState(false);
  const { rows } = table;
  const label = translate(table.label);
  const shown = onlyDifferences ? rows.filter(isDifferent) : rows;
  const counts = names.map((_, place) => countOwn(rows.flatMap(({ facts }) => facts[place] ?? [])));
  return (
    <PanelSection
      label={label}
      note={summaryOf(names, counts)}
      actions={
        <Toggle isOn={onlyDifferences} onPress={() => setOnly(!onlyDifferences)}>
          {t("compare.onlyDifferences")}
        </Toggle>
      }
    >
      <div className="panel-body difference-body" tabIndex={0} role="group" aria-label={label} onKeyDown={moveInto}>
        {shown.length === 0 ? <p className="empty">{t("compare.none")}</p> : null}
        <table hidden={shown.length === 0}>
          <thead>
            <tr>
              <th scope="col">{translate(table.column)}</th>
              {names.map((name, place) => (
                <th key={letterOf(place)} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <Fragment key={rows.indexOf(row)}>
                {row.group === undefined || row.group === shown[index - 1]?.group ? null : (
                  <GroupHead text={row.group} columns={names.length + 1} />
                )}
                <tr className={isDifferent(row) ? "is-different" : ""}>
                  <th scope="row">
                    <ShownName text={row.head} />
                  </th>
                  {row.facts.map((facts, place) => (
                    <Facts key={letterOf(place)} facts={facts} side={sides[place]} />
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </PanelSection>
  );
});

interface FactsProps {
  readonly facts: readonly ComparedFact[];
  readonly side: DifferenceSide | undefined;
}

/** What one run says; each fact leads to its derivation there. */
function Facts({ facts, side }: FactsProps) {
  if (facts.length === 0 || side === undefined) return <td className="nothing">∅</td>;
  const { known, picked, onSelect } = side;
  const shown = facts.map(({ names, ...fact }) => ({
    ...fact,
    fact: names.map((name) => known?.byName.get(name)).find((found) => found !== undefined),
    isNew: false,
  }));
  return (
    <td>
      <FactList facts={shown} picked={picked} onSelect={onSelect} />
    </td>
  );
}

function isDifferent({ facts }: DifferenceTable["rows"][number]): boolean {
  return countOwn(facts.flat()) > 0;
}

/** How many facts not all runs have. */
function countOwn(facts: readonly ComparedFact[]): number {
  return facts.filter(({ mark }) => mark !== "shared").length;
}

/** Of two runs in a sentence, of more by their names. */
function summaryOf(names: readonly string[], counts: readonly number[]): string {
  const [a = "", b = ""] = names;
  const [first = 0, second = 0] = counts;
  if (names.length === 2) return t("compare.summary", { first, second, a, b });
  return names.map((name, place) => t("compare.differing", { name, count: counts[place] ?? 0 })).join(" · ");
}
