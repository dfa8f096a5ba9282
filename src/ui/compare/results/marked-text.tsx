import type { ComparedFact, FactMark } from "../../../engines/index.ts";
import { t } from "../../messages/index.ts";
import { SightingMark } from "../../parts/index.ts";

/** Facts, with a comma between them. */
export function FactList({ facts }: { readonly facts: readonly ComparedFact[] }) {
  return facts.map((fact, index) => (
    <span key={fact.text}>
      {index === 0 ? "" : ", "}
      <MarkedText {...fact} />
    </span>
  ));
}

/** A fact; what the other run lacks has a line, a color, a glyph, and words for screen readers. */
function MarkedText({ text, mark, isUnobserved }: ComparedFact) {
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
