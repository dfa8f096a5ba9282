import { memo, useMemo } from "react";
import type { EdgeLine, GraphModel } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { sightingGlyphs } from "../../parts/index.ts";
import type { EdgeWeight } from "../../scene/index.ts";
import { linesIn, shapeKeys } from "../looks/index.ts";
import { drawnModel } from "../model/index.ts";

interface GraphLegendProps {
  /** Edges have weights, which rise. */
  readonly isWeighted: boolean;
  /** Edges are gone along. */
  readonly hasTravels: boolean;
  readonly model: GraphModel;
  readonly ghosts: boolean;
  /** What an execution says is marked. */
  readonly hasBadges: boolean;
}

/** What rings, dots and lines mean. Kinds of edges are listed when there is more than one way of drawing them. */
export const GraphLegend = memo(function GraphLegend({
  model,
  ghosts,
  hasBadges,
  isWeighted,
  hasTravels,
}: GraphLegendProps) {
  const lines = useMemo(() => linesIn(drawnModel(model).edges), [model]);
  const shapes = useMemo(() => shapeKeys(model.nodes), [model]);
  return (
    <ul className="graph-legend" aria-label={t("graph.legend")}>
      <Key kind="new" text={t("graph.legend-new")} />
      <Key kind="changed" text={t(isWeighted ? "graph.legend-risen" : "graph.legend-changed")} />
      <Key kind="marked" text={t("graph.legend-marked")} />
      <Key kind="selected" text={t("graph.legend-selected")} />
      {hasTravels && <Key kind="travels" text={t("graph.legend-travels")} />}
      {ghosts && <Key kind="ghost" text={t("graph.legend-ghost")} />}
      {hasBadges && (
        <>
          <li className="seen is-observed">
            <span aria-hidden="true">{sightingGlyphs.observed}</span> {t("observed.legend-yes")}
          </li>
          <li className="seen is-unobserved">
            <span aria-hidden="true">{sightingGlyphs.unobserved}</span> {t("observed.legend-no")}
          </li>
        </>
      )}
      {shapes.map(({ shape, outline, name }) => (
        <li key={shape} className="shape">
          <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
            {outline === "ellipse" && <ellipse cx="10" cy="7" rx="8" ry="5.5" fill="none" />}
            {outline === "triangle" && <path d="M10 1 L18 13 L2 13 Z" fill="none" />}
            {outline === "rectangle" && <rect x="2" y="2" width="16" height="10" fill="none" />}
            {outline === "cut" && <path d="M6 2 L14 2 L18 5 L18 9 L14 12 L6 12 L2 9 L2 5 Z" fill="none" />}
            {outline === "pill" && <rect x="1" y="2" width="18" height="10" rx="5" fill="none" />}
            {outline === "round" && <rect x="2" y="2" width="16" height="10" rx="3" fill="none" />}
            {shape.endsWith("-final") && <ellipse cx="10" cy="7" rx="5.5" ry="3.2" fill="none" />}
          </svg>
          {name}
        </li>
      ))}
      {lines.size > 1 &&
        [...lines].map(([line, names]) => (
          <li key={line} className={`line line-${line}`}>
            <svg width="26" height="8" aria-hidden="true">
              <line x1="1" y1="4" x2="25" y2="4" strokeDasharray={dashes[line]} strokeLinecap={capOf(line)} />
              {line === "thin" && <path d="M20 1 L24 4 L20 7" fill="none" />}
            </svg>
            {names.join(", ")}
          </li>
        ))}
    </ul>
  );
});

function Key({
  kind,
  text,
}: {
  readonly kind: "new" | "changed" | "marked" | "selected" | "travels" | "ghost";
  readonly text: string;
}) {
  return (
    <li>
      <i className={`graph-key ${kind}`} aria-hidden="true" />
      {text}
    </li>
  );
}

const dashes: Readonly<Record<EdgeLine | EdgeWeight, string>> = {
  any: "none",
  const: "6 4",
  id: "none",
  solid: "none",
  thin: "none",
  dashed: "6 4",
  dotted: "1.5 3.5",
  "long-dash": "12 5",
  spurious: "9 4 2 4",
};

const capOf = (line: EdgeLine | EdgeWeight) => (line === "dotted" ? "round" : "butt");
