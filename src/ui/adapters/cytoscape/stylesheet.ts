import type { StylesheetJson } from "cytoscape";
import { loopSweep } from "../../scene/index.ts";
import type { Palette } from "./palette.ts";

/** What is not there yet: to be seen, not to be read. */
export const ghostOpacity = 0.28;
/** What is around that which matters: to be read, but not first. */
export const contextOpacity = 0.6;

/** Shapes, lines and rings. All text is drawn by the text layer, above every line. */
export function stylesheet(palette: Palette): StylesheetJson {
  return [...boxStyles(palette), ...nodeStyles(palette), ...edgeStyles(palette), ...stateStyles(palette)];
}

function boxStyles(palette: Palette): StylesheetJson {
  return [
    {
      selector: "node",
      style: {
        shape: "round-rectangle",
        "corner-radius": "8",
        width: "data(width)",
        height: "data(height)",
        "z-index-compare": "manual",
        "z-index": 20,
        "overlay-opacity": 0,
      },
    },
    {
      selector: "node.box",
      style: {
        "corner-radius": "10",
        "background-color": palette.box,
        "border-width": 1,
        "border-color": palette.boxLine,
        "z-index": 0,
      },
    },
  ];
}

function nodeStyles(palette: Palette): StylesheetJson {
  return [
    {
      selector: "node.node",
      style: { "background-color": palette.panel, "border-width": 1.2, "border-color": palette.line },
    },
    { selector: "node.cut", style: { shape: "cut-rectangle", "corner-radius": "7" } },
    { selector: "node.pill", style: { "corner-radius": "24" } },
    { selector: "node.rectangle", style: { shape: "rectangle" } },
    { selector: "node.ellipse", style: { shape: "ellipse" } },
    { selector: "node.triangle", style: { shape: "triangle" } },
    { selector: "node.final", style: { "border-width": 4, "border-style": "double" } },
    {
      selector: "node.group",
      style: { "background-color": palette.box, "border-width": 3.5, "border-style": "double" },
    },
  ];
}

function edgeStyles(palette: Palette): StylesheetJson {
  return [
    {
      selector: "edge",
      style: {
        "curve-style": "unbundled-bezier",
        "source-endpoint": "data(sourceEndpoint)",
        "target-endpoint": "data(targetEndpoint)",
        "control-point-weights": "data(weights)",
        "control-point-distances": "data(distances)",
        width: 1.4,
        "line-color": palette.edge,
        "target-arrow-color": palette.edge,
        "target-arrow-shape": "triangle",
        "arrow-scale": 0.9,
        "z-index-compare": "manual",
        "z-index": 10,
        "overlay-opacity": 0,
      },
    },
    // The type declarations do not know this value yet.
    { selector: "edge", style: { "edge-distances": "endpoints" } } as unknown as StylesheetJson[number],
    {
      selector: "edge.loop",
      style: {
        "curve-style": "bezier",
        "edge-distances": "intersection",
        "source-endpoint": "outside-to-node",
        "target-endpoint": "outside-to-node",
        "control-point-step-size": "data(loopSize)" as unknown as number,
        "loop-direction": "0deg",
        "loop-sweep": `${loopSweep}deg`,
      },
    },
    { selector: "edge.dashed", style: { "line-style": "dashed", "line-dash-pattern": [6, 4] } },
    {
      selector: "edge.dotted",
      style: { "line-style": "dashed", "line-dash-pattern": [1.5, 3.5], "line-cap": "round" },
    },
    { selector: "edge.long-dash", style: { "line-style": "dashed", "line-dash-pattern": [12, 5] } },
    {
      selector: "edge.spurious",
      style: {
        "line-style": "dashed",
        "line-dash-pattern": [9, 4, 2, 4],
        "line-color": palette.bad,
        "target-arrow-color": palette.bad,
      },
    },
    {
      selector: "edge.weight-any",
      style: {
        "line-style": "solid",
        "line-color": palette.bad,
        "target-arrow-color": palette.bad,
        width: 2.8,
        "z-index": 11,
      },
    },
    {
      selector: "edge.weight-const",
      style: {
        "line-style": "dashed",
        "line-dash-pattern": [6, 4],
        "line-cap": "butt",
        "line-color": palette.now,
        "target-arrow-color": palette.now,
      },
    },
    { selector: "edge.weight-id", style: { "line-style": "solid", width: 1.1 } },
    ...ribbonStyles(palette),
  ];
}

/** How many calls have hues of their own; every ribbon has its name as well. */
export const ribbonHues = 5;

/** A wide band below the line, of the hue of its call. */
function ribbonStyles({ now, ok, why, newRing, bad }: Palette): StylesheetJson {
  const hues = [now, ok, why, newRing, bad];
  return [
    { selector: "edge.ribbon", style: { "underlay-padding": 5, "underlay-opacity": 0.16 } },
    ...hues.map((color, hue) => ({ selector: `edge.hue-${hue}`, style: { "underlay-color": color } })),
    { selector: "edge.entry", style: { "target-arrow-shape": "none" } },
    { selector: "edge.ribbon.ghost", style: { "underlay-opacity": 0.05 } },
  ] as StylesheetJson;
}

/** Two flows: told apart by their dashes as well, what both go through by its width, a way that is not there by dots. */
function trailStyles({ bad, now, text }: Palette): StylesheetJson {
  const edge = (mark: string, color: string, style: object) => ({
    selector: `edge.trail-${mark}`,
    style: { "line-color": color, "target-arrow-color": color, width: 4, "z-index": 14, ...style },
  });
  const node = (mark: string, color: string, style: object) => ({
    selector: `node.node.trail-${mark}`,
    style: { "border-color": color, "border-width": 3.2, ...style },
  });
  return [
    edge("first", bad, { "line-style": "dashed", "line-dash-pattern": [11, 6] }),
    edge("second", now, { "line-style": "solid" }),
    edge("both", text, { "line-style": "solid", width: 6 }),
    edge("cut", bad, { "line-style": "dashed", "line-dash-pattern": [2, 5], width: 3 }),
    node("first", bad, { "border-style": "dashed" }),
    node("second", now, { "border-style": "solid" }),
    node("both", text, { "border-style": "solid" }),
    node("meeting", text, { "border-style": "double", "border-width": 8 }),
    node("first-apart", bad, { "border-style": "double", "border-width": 8 }),
    node("second-apart", now, { "border-style": "double", "border-width": 8 }),
  ] as StylesheetJson;
}

/** Later rules win: hidden over everything, selected over new over changed over marked. */
function stateStyles(palette: Palette): StylesheetJson {
  return [
    {
      selector: "node.node.closed",
      style: { "background-color": palette.box, "border-style": "dashed", "border-width": 1.6 },
    },
    { selector: "node.node.marked", style: { "background-color": palette.nowSoft, "border-color": palette.now } },
    { selector: "node.box.marked", style: { "border-width": 2, "border-color": palette.now } },
    { selector: "edge.marked", style: { "line-color": palette.now, "target-arrow-color": palette.now, width: 2 } },
    { selector: "node.node.changed", style: { "border-color": palette.newRing, "border-width": 2.4 } },
    { selector: "node.new", style: { "border-color": palette.newRing, "border-width": 2.4 } },
    { selector: "node.box.new", style: { "border-width": 1.6 } },
    { selector: "edge.changed", style: { "z-index": 12 } },
    {
      selector: "edge.new, edge.travelled",
      style: {
        "line-color": palette.newRing,
        "target-arrow-color": palette.newRing,
        width: 3.2,
        "z-index": 12,
      },
    },
    {
      selector: "node.selected",
      style: {
        "outline-width": 2,
        "outline-color": palette.why,
        "outline-offset": 2.5,
        "outline-opacity": 1,
        "background-color": palette.whySoft,
      },
    },
    {
      selector: "edge.selected",
      style: {
        "line-outline-width": 2.5,
        "line-outline-color": palette.why,
        "target-arrow-color": palette.why,
        "z-index": 13,
      },
    },
    ...trailStyles(palette),
    { selector: ".context", style: { opacity: contextOpacity } },
    { selector: "edge.context", style: { width: 1, "line-color": palette.edge, "target-arrow-color": palette.edge } },
    { selector: ".ghost", style: { opacity: ghostOpacity, events: "no" } },
    // Dashes take most of the time that a large drawing takes, and are not seen on lines so pale.
    { selector: "edge.ghost", style: { "line-style": "solid" } },
    { selector: "node.ghost", style: { "border-style": "dashed", "border-width": 1.4, "border-color": palette.edge } },
    { selector: ".hidden", style: { visibility: "hidden", events: "no" } },
  ] as StylesheetJson;
}
