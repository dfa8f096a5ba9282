import type { TrailMark, Trails } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { trailGlyphs } from "./trails.ts";
import "./trails.css";

interface TrailLegendProps {
  readonly trails: Trails;
  /** Those that the drawing has. */
  readonly marks: ReadonlySet<TrailMark>;
}

const order: readonly TrailMark[] = ["first", "second", "both", "meeting", "first-apart", "second-apart", "cut"];

/** What the lines of flows that are drawn over a graph mean: always there while they are, above it. */
export function TrailLegend({ trails, marks }: TrailLegendProps) {
  const there = order.filter((mark) => marks.has(mark) && trails.said[mark] !== undefined);
  const said = there.filter(
    (mark, place) => there.findIndex((each) => trails.said[each] === trails.said[mark]) === place,
  );
  return (
    <ul className="trail-legend" aria-label={t("graph.trails")}>
      {said.map((mark) => (
        <li key={mark}>
          <svg
            className={isOfNodes(mark) ? "meeting" : mark}
            width="44"
            height="16"
            viewBox="0 0 44 16"
            aria-hidden="true"
          >
            {isOfNodes(mark) ? (
              <>
                <rect x="8" y="1.5" width="28" height="13" rx="4" />
                <rect x="12" y="5" width="20" height="6" rx="2" />
              </>
            ) : (
              <line x1="2" y1="8" x2="42" y2="8" />
            )}
            {mark === "cut" ? <path d="M16 2 L28 14 M28 2 L16 14" /> : null}
          </svg>
          {mark === "cut" || isOfNodes(mark) ? null : <b aria-hidden="true">{trailGlyphs[mark]}</b>}
          <span>{trails.said[mark]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Marked by their borders. */
function isOfNodes(mark: TrailMark): boolean {
  return mark === "meeting" || mark.endsWith("-apart");
}
