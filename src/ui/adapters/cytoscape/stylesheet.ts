import type { StylesheetJson } from "cytoscape";
import {
  bandOpacity,
  borderDash,
  boxStyles,
  type EdgeStyle,
  edgeStyles,
  type FigureStyle,
  headScale,
  loopSweep,
  nodeStyles,
  radii,
  ringDistance,
  type Styled,
} from "../../scene/index.ts";
import type { Colors } from "../../shapes/index.ts";
import type { Palette } from "./palette.ts";

type Properties = Readonly<Record<string, string | number | readonly number[]>>;

/** Shapes, lines and rings. All text is drawn by the text layer, above every line. */
export function stylesheet(palette: Palette): StylesheetJson {
  const pale = palette.ghost;
  return [
    ...shapes,
    ...edgeLines,
    ...rules("edge", edgeStyles, (style) => edgeProperties(style, palette)),
    ...rules("node.box", boxStyles, (style) => figureProperties(style, palette)),
    ...rules("node.node", nodeStyles, (style) => figureProperties(style, palette)),
    { selector: ".context", style: { opacity: palette.context } },
    { selector: ".ghost", style: { opacity: pale, events: "no" } },
    // Cytoscape’s bands are as pale as they are said to be, whatever the edge is.
    { selector: "edge.ribbon.ghost", style: { "underlay-opacity": bandOpacity * pale } },
    { selector: ".hidden", style: { visibility: "hidden", events: "no" } },
  ] as StylesheetJson;
}

const shapes = [
  {
    selector: "node",
    style: {
      shape: "round-rectangle",
      "corner-radius": String(radii.round),
      width: "data(width)",
      height: "data(height)",
      "z-index-compare": "manual",
      "z-index": 20,
      "border-dash-pattern": borderDash,
      "overlay-opacity": 0,
    },
  },
  { selector: "node.box", style: { "corner-radius": String(radii.box), "z-index": 0 } },
  { selector: "node.cut", style: { shape: "cut-rectangle", "corner-radius": String(radii.cut) } },
  { selector: "node.pill", style: { "corner-radius": String(radii.pill) } },
  { selector: "node.rectangle", style: { shape: "rectangle" } },
  { selector: "node.ellipse", style: { shape: "ellipse" } },
  { selector: "node.triangle", style: { shape: "triangle" } },
];

const edgeLines = [
  {
    selector: "edge",
    style: {
      "curve-style": "unbundled-bezier",
      "edge-distances": "endpoints",
      "source-endpoint": "data(sourceEndpoint)",
      "target-endpoint": "data(targetEndpoint)",
      "control-point-weights": "data(weights)",
      "control-point-distances": "data(distances)",
      "arrow-scale": headScale,
      "z-index-compare": "manual",
      "overlay-opacity": 0,
    },
  },
  {
    selector: "edge.loop",
    style: {
      "curve-style": "bezier",
      "edge-distances": "intersection",
      "source-endpoint": "outside-to-node",
      "target-endpoint": "outside-to-node",
      "control-point-step-size": "data(loopSize)",
      "loop-direction": "0deg",
      "loop-sweep": `${loopSweep}deg`,
    },
  },
];

/** The styles of a list in Cytoscape's words: there, too, later ones win. */
function rules<S>(selector: string, styles: readonly Styled<S>[], properties: (style: Partial<S>) => Properties) {
  return styles.map(({ state, style }) => ({
    selector: state === undefined ? selector : `${selector}.${state}`,
    style: properties(style),
  }));
}

const headShapes: Readonly<Record<EdgeStyle["head"], string>> = { full: "triangle", open: "chevron", none: "none" };

function edgeProperties(
  { paint, width, dash, isRound, ring, band, head, order }: Partial<EdgeStyle>,
  palette: Colors,
): Properties {
  return {
    ...(paint && { "line-color": palette[paint], "target-arrow-color": palette[paint] }),
    ...(width !== undefined && { width }),
    ...(dash &&
      (dash.length === 0 ? { "line-style": "solid" } : { "line-style": "dashed", "line-dash-pattern": dash })),
    ...(isRound !== undefined && { "line-cap": isRound ? "round" : "butt" }),
    ...(ring && {
      "line-outline-width": ring.width,
      "line-outline-color": palette[ring.paint],
      "target-arrow-color": palette[ring.paint],
    }),
    ...(band && {
      "underlay-padding": band.width / 2,
      "underlay-color": palette[band.paint],
      "underlay-opacity": band.opacity,
    }),
    ...(head && { "target-arrow-shape": headShapes[head] }),
    ...(order !== undefined && { "z-index": order }),
  };
}

function figureProperties({ ground, border, width, line, ring }: Partial<FigureStyle>, palette: Colors): Properties {
  return {
    ...(ground && { "background-color": palette[ground] }),
    ...(border && { "border-color": palette[border] }),
    ...(width !== undefined && { "border-width": width }),
    ...(line && { "border-style": line }),
    ...(ring && {
      "outline-width": ring.width,
      "outline-color": palette[ring.paint],
      "outline-offset": ringDistance - ring.width / 2,
      "outline-opacity": 1,
    }),
  };
}
