import {
  glossFace,
  glossHeight,
  inset,
  type LabelPlan,
  lineHeight,
  saidLineHeight,
  saidLines,
} from "../../scene/index.ts";
import { bold, cssFontOf, label as labelFace, mono, type Size } from "../../shapes/index.ts";
import { chipsWidth, type TokensIn } from "../../tokens/index.ts";
import { outlineOf, saying, tokensOf } from "../looks/index.ts";
import { type Hidden, isAutomaton, type Scene, type SceneNode } from "../model/index.ts";
import { type LineLengths, labelPlans } from "./labels/index.ts";

/** In CSS pixels at zoom 1. */
export const labelSizes = { label: labelFace.size, smallest: mono.size, line: lineHeight } as const;

/** The fonts of the graph. Shared by measuring and drawing. */
const fonts = {
  label: cssFontOf(labelFace),
  sublabel: cssFontOf(mono),
  edge: cssFontOf(mono),
  title: cssFontOf(bold),
  gloss: cssFontOf(glossFace),
} as const;

/** The space that every node of a scene needs at its widest, and the least width of every box, for its title. */
export interface Sizes {
  readonly nodes: ReadonlyMap<string, Size>;
  readonly boxes: ReadonlyMap<string, number>;
  /** What edges say at their longest, where the layout keeps space for it. */
  readonly edges: ReadonlyMap<string, Size>;
  /** What is written beside edges. */
  readonly glosses?: ReadonlyMap<string, Size>;
  /** The places of the symbols that edges of an automaton read. */
  readonly labels?: ReadonlyMap<string, LabelPlan>;
  /** The same in longer or shorter lines. */
  readonly labelsIn?: (lengths: LineLengths) => ReadonlyMap<string, LabelPlan>;
}

/** What an element says at the end of the recording, "" for nothing. */
export type FinalText = (id: string, kind: "node" | "edge") => string;

export type MeasureText = (text: string, font: string) => number;

const narrowest = 120;
/** Where many figures stand close together: in rows, in a map, and the states of an automaton in columns. */
const narrow = 72;
/** Of a state. */
const stateHeight = 36;
/** By this much letters may be larger than the drawing around them. */
const slack = 1.15;
/** In larger graphs places for labels would take too long to find. */
const fewNodes = 120;
/** The set of a pointer to nothing. */
const NO_NAMES = "∅";
/** Between a name and the set behind it; a node that would be wider than this has its set below. */
const [BESIDE, widestLine] = [12, 248];
/** Of a node with one line. */
const lineOnly = 42;
/** Of a node of a map, which has many in little space. */
const mapHeight = 34;
/** A longer second line ends in an ellipsis; the table has it whole. */
const widest = 360;

/** Sizes once for the whole recording, so that nothing grows while stepping. */
export function sizesOf(scene: Scene, finalSublabel: FinalText, measure: MeasureText, tokensIn?: TokensIn): Sizes {
  const widthOf = (text: string): number => {
    const names = tokensOf(text, tokensIn, 0)?.map((name) => measure(name.text, fonts.sublabel));
    return names === undefined ? measure(text, fonts.sublabel) : chipsWidth(names);
  };
  const isMap = scene.model.isMap === true;
  const isClose = isMap || scene.boxes.some(({ row }) => row !== undefined);
  const isSet = (text: string): boolean => text === NO_NAMES || tokensOf(text, tokensIn, 0) !== undefined;
  const widths = { content: widthOf, isSet, least: isClose ? narrow : narrowest, isMap };
  const nodes = new Map(scene.nodes.map((node) => [node.id, nodeSize(node, finalSublabel, measure, widths)]));
  // Beside the title: the mark of a new box and the sign that closes it.
  const boxes = new Map(scene.boxes.map((box) => [box.id, Math.ceil(measure(box.label, fonts.title)) + 76]));
  // Where edges that say something run side by side their labels need places of their own.
  const width = (text: string): number => measure(text, fonts.edge);
  const labelsIn = (lengths?: LineLengths) =>
    labelPlans(scene.edges, (id) => finalSublabel(id, "edge"), width, lengths);
  const labels = isAutomaton(scene.model) ? labelsIn() : undefined;
  const isSmall = scene.nodes.length <= fewNodes;
  const isLabeled = labels === undefined && (isSmall || scene.model.isTree === true);
  const labeled = isLabeled ? scene.edges : [];
  const edges = new Map(
    labeled.flatMap((edge) => {
      const { id, parts } = edge;
      const first = saying(parts.map((part) => part.label)).text;
      const last = saying(parts.map((part) => finalSublabel(part.id, "edge") || part.label)).text;
      const texts = [first, last].map((text) => saidLines(edge, text));
      const width = Math.ceil(Math.max(...texts.flat().map((line) => measure(line, fonts.edge))));
      const lines = Math.max(...texts.map(({ length }) => length));
      return width === 0 ? [] : [[id, { width: width + 20, height: lines * saidLineHeight }] as const];
    }),
  );
  const glosses = glossSizes(scene, measure);
  return { nodes, boxes, edges, glosses, ...(labels === undefined ? {} : { labels, labelsIn }) };
}

/** Of lines that stand for one edge. */
function glossSizes({ edges }: Scene, measure: MeasureText): ReadonlyMap<string, Size> {
  return new Map(
    edges.flatMap(({ id, gloss, parts }) => {
      const isOne = gloss !== undefined && parts.length === 1;
      return isOne ? [[id, { width: Math.ceil(measure(gloss, fonts.gloss)), height: glossHeight }] as const] : [];
    }),
  );
}

/** What a node holds: how wide that is, and whether it is nothing but a set of names. */
interface Widths {
  readonly content: (text: string) => number;
  readonly isSet: (text: string) => boolean;
  /** Of a node. */
  readonly least: number;
  /** Of nodes in a map, which have one line. */
  readonly isMap: boolean;
}

function nodeSize(node: SceneNode, finalSublabel: FinalText, measure: MeasureText, widths: Widths): Size {
  if (node.hides !== undefined) return sizeOfHidden(node, node.hides, measure);
  const isGroup = node.inside !== undefined;
  // A collapsed group has a button beside its title and says how many of its nodes there are.
  const lines = node.label.split("\n");
  const first =
    Math.max(...lines.map((line) => measure(line, isGroup ? fonts.title : fonts.label))) + (isGroup ? 28 : 0);
  const second = isGroup ? 100 : finalSublabel(node.id, "node");
  // The mark of a changed second line needs space too.
  const secondWidth = typeof second === "number" ? second : second === "" ? 0 : widths.content(second) + 18;
  const text = Math.max(first, Math.min(secondWidth, widest));
  const outline = isGroup ? "round" : outlineOf(node.shape);
  if (outline === "ellipse" || outline === "triangle") return sizeOfOutline(outline, text, second !== "");
  if (widths.isMap) return sizeInMap(first, secondWidth, widths.least);
  const space = Math.ceil((text + 2 * inset) / 8) * 8;
  if (node.column !== undefined && second === "") {
    const height = stateHeight + (lines.length - 1) * labelSizes.line;
    return { width: Math.max(narrow, Math.ceil((text * slack + 2 * inset) / 8) * 8), height };
  }
  const inOneLine = Math.ceil((first * slack + BESIDE + secondWidth + 2 * inset) / 8) * 8;
  if (isNameWithSet(lines, second, widths) && inOneLine <= widestLine)
    return { width: Math.max(widths.least, inOneLine), height: lineOnly };
  return { width: Math.max(widths.least, space), height: second === "" ? lineOnly : 56 };
}

/** A name and a number behind it, with letters as large as they may become. */
function sizeInMap(name: number, number: number, least: number): Size {
  return {
    width: Math.max(least, Math.ceil(((name + number) * slack + BESIDE + 2 * inset) / 4) * 4),
    height: mapHeight,
  };
}

function isNameWithSet(lines: readonly string[], second: string | number, { isSet }: Widths): boolean {
  return typeof second === "string" && lines.length === 1 && isSet(second);
}

/** What stands for elements that are not drawn: a small figure, or one with room for a name at the current step. */
function sizeOfHidden({ label, shape }: SceneNode, { kind, parts, said }: Hidden, measure: MeasureText): Size {
  if (outlineOf(shape) === "triangle")
    return { width: Math.ceil((measure(label, fonts.label) * slack) / 0.64) + 12, height: 44 };
  if (kind === "ribbon") return { width: Math.ceil(measure(label, fonts.label) * slack) + 26, height: 30 };
  const second = [said, ...(said === "" ? parts.map((part) => part.label) : [])];
  const text = Math.max(measure(label, fonts.label), ...second.map((each) => measure(each, fonts.sublabel)));
  return { width: Math.max(narrow, Math.ceil(Math.min(text * slack, widest) + 2 * inset)), height: 56 };
}

/** Text in the middle of an ellipse, or at the base of a triangle, needs space beside it. */
function sizeOfOutline(outline: "ellipse" | "triangle", text: number, isDouble: boolean): Size {
  const share = outline === "triangle" ? 0.58 : isDouble ? 0.78 : 0.86;
  const width = Math.ceil((text / share + 20) / 8) * 8;
  if (outline === "triangle") return { width: Math.max(96, width), height: isDouble ? 84 : 68 };
  return { width: Math.max(isDouble ? 88 : 72, width), height: isDouble ? 60 : 46 };
}
