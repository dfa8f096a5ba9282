import { t } from "../messages/index.ts";

/** What an execution says about a fact. */
export type Sighting = "observed" | "unobserved";

/** In text, where no element can stand: graphs, exports. */
export const sightingGlyphs: Readonly<Record<Sighting, string>> = { observed: "✓", unobserved: "○" };

interface SightingMarkProps {
  readonly sighting: Sighting | undefined;
  /** The words stand beside it already. */
  readonly isSilent?: boolean;
}

/** The mark of a fact: a glyph, words for screen readers, both on hover. */
export function SightingMark({ sighting, isSilent = false }: SightingMarkProps) {
  if (sighting === undefined) return null;
  const meaning = t(sighting === "observed" ? "observed.yes" : "observed.no");
  return (
    <span className={`seen is-${sighting}`} title={meaning}>
      <span aria-hidden="true">{sightingGlyphs[sighting]}</span>
      {isSilent ? null : <span className="hidden-visually"> ({meaning})</span>}
    </span>
  );
}
