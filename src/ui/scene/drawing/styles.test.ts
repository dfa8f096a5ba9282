import { expect, test } from "vitest";
import type { DrawnEdge, DrawnNode, Look } from "./drawing.ts";
import { statesOfEdge, statesOfLook, statesOfNode } from "./states.ts";
import { edgeStyles, nodeStyles, styleFor } from "./styles.ts";

const still: Look = {
  visibility: "shown",
  isNew: false,
  isChanged: false,
  isSelected: false,
  isMarked: false,
  isFocused: false,
  sublabel: "",
};
const rect = { x: 0, y: 0, width: 120, height: 42 };
const node: DrawnNode = { id: "n", label: "n", rect, shape: "var", outline: "round", isFinal: false };
const edge: DrawnEdge = { id: "e", source: "n", target: "m", label: "", line: "dashed", route: undefined, lane: 0 };

test.each<[string, Partial<Look>, Partial<DrawnNode>, object]>([
  ["as it is", {}, {}, { ground: "paper", border: "line", width: 1.2, line: "solid", ring: undefined }],
  ["of the step", { isMarked: true }, {}, { ground: "nowSoft", border: "now", width: 1.2 }],
  ["new, and of the step", { isMarked: true, isNew: true }, {}, { ground: "nowSoft", border: "newRing", width: 2.4 }],
  ["selected, and new", { isSelected: true, isNew: true }, {}, { ground: "whySoft", border: "newRing" }],
  ["an end", {}, { isFinal: true }, { line: "double", width: 4 }],
  [
    "closed, and of the step",
    { isClosed: true, isMarked: true },
    {},
    { ground: "nowSoft", line: "dashed", width: 1.6 },
  ],
  ["where two flows meet", { trail: "meeting" }, {}, { border: "text", line: "double", width: 8 }],
  ["not there yet", { visibility: "ghost" }, {}, { line: "dashed", border: "edge" }],
])("a node that is %s", (_, look, own, expected) => {
  const states = [...statesOfNode({ ...node, ...own }), ...statesOfLook({ ...still, ...look })];
  expect(styleFor(nodeStyles, states)).toMatchObject(expected);
});

test.each<[string, Partial<Look>, Partial<DrawnEdge>, object]>([
  ["as it is", {}, {}, { paint: "edge", width: 1.4, dash: [6, 4] }],
  ["new keeps its dashes", { isNew: true }, {}, { paint: "newRing", width: 3.2, dash: [6, 4] }],
  [
    "that lets anything through, of the step",
    { weight: "any", isMarked: true },
    {},
    { paint: "now", width: 2, dash: [] },
  ],
  ["of constants", { weight: "const" }, { line: "dotted" }, { paint: "now", dash: [6, 4], isRound: false }],
  ["selected, with a ring", { isSelected: true }, {}, { paint: "edge", ring: { paint: "why", width: 2.5 } }],
  ["of a flow that is cut", { trail: "cut", isNew: true }, {}, { paint: "bad", dash: [2, 5], width: 3 }],
  ["not there yet has no dashes", { visibility: "ghost" }, {}, { dash: [] }],
])("an edge %s", (_, look, own, expected) => {
  const states = [...statesOfEdge({ ...edge, ...own }), ...statesOfLook({ ...still, ...look })];
  expect(styleFor(edgeStyles, states)).toMatchObject(expected);
});
