import { type MessageId, t } from "../../messages/index.ts";

const signs: readonly { readonly tone: string; readonly sign: string; readonly text: MessageId }[] = [
  { tone: "branches-all", sign: "✓", text: "symbolic.coverage.covered" },
  { tone: "branches-some", sign: "·", text: "symbolic.coverage.pending" },
  { tone: "branches-all", sign: "✗", text: "symbolic.coverage.infeasible" },
  { tone: "branches-none", sign: "?", text: "symbolic.coverage.open" },
];

/** What the signs at the ends of lines with conditions mean. */
export function CoverageLegend() {
  return (
    <ul className="outcome-legend" aria-label={t("symbolic.coverage.legend")}>
      {signs.map(({ tone, sign, text }) => (
        <li key={text}>
          <span className={`source-hint source-tone source-tone-${tone}`} aria-hidden="true">
            {sign}
          </span>{" "}
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
