import { type MessageId, t } from "../../messages/index.ts";

/** A sample of each sign, and what it means. */
const keys = [
  ["is-new", "x@5", "statements.legend-new"],
  ["is-read", "x@5", "statements.legend-read"],
  ["is-made", "x@5", "statements.legend-made"],
  ["is-gone", "x@3", "statements.legend-gone"],
  ["is-ruled-out", "x@3 ×", "statements.legend-ruled-out"],
  ["is-none", "·", "statements.legend-none"],
  ["is-current", "8", "statements.legend-current"],
  ["is-way", "↓", "statements.legend-way"],
  ["is-closed", "7", "statements.legend-closed"],
] as const satisfies readonly (readonly [string, string, MessageId])[];

/** What marks of statements and facts mean. */
export function StatementLegend() {
  return (
    <ul className="graph-legend" aria-label={t("graph.legend")}>
      {keys.map(([kind, sample, message]) => (
        <li key={kind}>
          <span className={`statement-key ${kind}`} aria-hidden="true">
            {sample}
          </span>
          {t(message)}
        </li>
      ))}
    </ul>
  );
}
