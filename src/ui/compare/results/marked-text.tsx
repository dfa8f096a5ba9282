import { t } from "../../messages/index.ts";
import { SightingMark } from "../../parts/index.ts";
import type { FactMark } from "./slide-tables.ts";

interface MarkedTextProps {
  readonly text: string;
  readonly mark: FactMark;
  /** The program ran, and this did not happen. */
  readonly isUnobserved?: boolean;
}

/** A fact; what the other run lacks has a line, a color, a glyph, and words for those who hear the page. */
export function MarkedText({ text, mark, isUnobserved = false }: MarkedTextProps) {
  const sighting = isUnobserved ? <SightingMark sighting="unobserved" /> : null;
  if (mark === "shared")
    return (
      <>
        {text}
        {sighting}
      </>
    );
  const meaning = t(mark === "spurious" ? "compare.spurious" : "compare.onlyHere");
  return (
    <span className={`is-${mark}`} title={meaning}>
      {text} <span aria-hidden="true">{glyphs[mark]}</span>
      <span className="hidden-visually"> ({meaning})</span>
      {sighting}
    </span>
  );
}

const glyphs = { spurious: "✗", "only-here": "◆" } as const;

interface MarkLegendProps {
  readonly marks: readonly Exclude<FactMark, "shared">[];
  /** The program was run, and what it did not show is marked. */
  readonly hasRun: boolean;
}

/** What the marks mean. */
export function MarkLegend({ marks, hasRun }: MarkLegendProps) {
  return (
    <ul className="mark-legend" aria-label={t("compare.legend")}>
      {marks.map((mark) => (
        <li key={mark}>
          <span className={`is-${mark}`} aria-hidden="true">
            o4 {glyphs[mark]}
          </span>{" "}
          {t(mark === "spurious" ? "compare.spurious" : "compare.onlyHere")}
        </li>
      ))}
      {hasRun ? (
        <li>
          <SightingMark sighting="unobserved" isSilent /> {t("compare.unobserved")}
        </li>
      ) : null}
    </ul>
  );
}
