import { t } from "../messages/index.ts";
import type { FactMark } from "./slide-tables.ts";

interface MarkedTextProps {
  readonly text: string;
  readonly mark: FactMark;
}

/** A fact; what the other run lacks has a line, a colour, a glyph, and words for those who hear the page. */
export function MarkedText({ text, mark }: MarkedTextProps) {
  if (mark === "shared") return <>{text}</>;
  const meaning = t(mark === "spurious" ? "compare.spurious" : "compare.onlyHere");
  return (
    <span className={`is-${mark}`} title={meaning}>
      {text} <span aria-hidden="true">{glyphs[mark]}</span>
      <span className="hidden-visually"> ({meaning})</span>
    </span>
  );
}

const glyphs = { spurious: "✗", "only-here": "◆" } as const;

/** What the marks mean. */
export function MarkLegend({ marks }: { readonly marks: readonly Exclude<FactMark, "shared">[] }) {
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
    </ul>
  );
}
