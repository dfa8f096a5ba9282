import type { EdgeLine, TrailMark } from "../../../trace/index.ts";
import type { Point, Rect, Size } from "../../shapes/index.ts";

/** Everything a canvas can ever show, with its place. What of it is visible, and how, is said by looks. */
export interface Drawing {
  readonly boxes: readonly DrawnBox[];
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  /** What rows and columns are called. */
  readonly captions: readonly DrawnCaption[];
  /** The place that all of it takes, where it is drawn in parts. Absent: that of what is drawn. */
  readonly extent?: Rect | undefined;
}

/** The name of a row, written upward beside it, or of a column, above it. */
export interface DrawnCaption {
  readonly text: string;
  readonly rect: Rect;
  readonly isUpward: boolean;
}

/** A titled box behind its members. */
export interface DrawnBox {
  readonly id: string;
  readonly label: string;
  /** What a short label stands for. */
  readonly fullLabel?: string | undefined;
  readonly rect: Rect;
  readonly members: readonly string[];
}

export interface DrawnNode {
  readonly id: string;
  readonly label: string;
  /** What a short label stands for. */
  readonly fullLabel?: string | undefined;
  readonly rect: Rect;
  /** `group` is a collapsed box, drawn as a stack. */
  readonly shape: string;
  readonly outline: Outline;
  /** Drawn with a double border. */
  readonly isFinal: boolean;
}

/** What the border of a node looks like. */
export type Outline = "round" | "cut" | "pill" | "rectangle" | "ellipse" | "triangle";

export interface DrawnEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly label: string;
  readonly line: EdgeLine;
  /** The way the layout found, from border to border; undefined when the ends were moved since. */
  readonly route: readonly Point[] | undefined;
  /** How far from its source, along its way, an edge’s label stands; undefined in the middle. */
  readonly labelAt?: number | undefined;
  /** What is written beside it, around this point. */
  readonly gloss?: { readonly text: string; readonly at: Point } | undefined;
  /** Where its symbols stand within what it says, of an edge that has symbols. */
  readonly plan?: LabelPlan | undefined;
  /** Which of several edges between the same two nodes this is, from 0. */
  readonly lane: number;
  /** It is part of a ribbon: the number of its hue, and whether it leads to the ribbon's figure or away from it. */
  readonly ribbon?: { readonly hue: number; readonly isEntry: boolean };
}

/** The places of symbols within a label, for a whole run. */
export interface LabelPlan {
  readonly size: Size;
  /** By symbol: from the left end of the label and the middle of its height to the left end of the symbol, and its width. */
  readonly spots: ReadonlyMap<string, Rect>;
  /** Where the number of those stands that have no place. */
  readonly rest: Point | undefined;
}

/** A symbol that an edge reads. */
export interface DrawnSymbol {
  readonly name: string;
  /** The weights with which it is read: of states that share a box there may be several. */
  readonly weights: readonly string[];
  readonly state: "there" | "coming" | "new" | "premise";
}

/** What an edge lets through: symbolic values whatever comes, what comes, constants only. */
export type EdgeWeight = "any" | "id" | "const";

/** A thing that a node holds, or that goes along an edge. */
export interface DrawnToken {
  readonly text: string;
  /** Decides hue and glyph. */
  readonly token: number;
  readonly isNew: boolean;
}

/** How an element is shown. */
export interface Look {
  readonly visibility: "hidden" | "ghost" | "shown";
  readonly isNew: boolean;
  /** Its second line grew. */
  readonly isChanged: boolean;
  readonly isSelected: boolean;
  /** Belongs to the current step. */
  readonly isMarked: boolean;
  /** Has the keyboard's focus. */
  readonly isFocused: boolean;
  readonly sublabel: string;
  /** The names of a second line that is nothing but a set of them: they are drawn as tokens. */
  readonly tokens?: readonly DrawnToken[];
  /** What goes along an edge at this step, drawn on it; the tokens of it, if it is nothing but a set of names. */
  readonly travels?: { readonly text: string; readonly tokens: readonly DrawnToken[] | undefined };
  /** What an edge, or a box that several states share, says at this position; absent: what it always says. */
  readonly label?: string;
  /** What a short label stands for. */
  readonly fullLabel?: string;
  /** The symbols that an edge of an automaton reads, and the rule that made the new one. */
  readonly symbols?: readonly DrawnSymbol[];
  readonly tie?: string;
  /** The weight that an edge has: its line, besides what it says. Absent: none, or one without a line of its own. */
  readonly weight?: EdgeWeight;
  /** How broad an edge is, 1 to 3, where that says how much it stands for. Absent: a line. */
  readonly breadth?: number;
  /** A short mark at its corner, or behind an edge's label: what an execution says. Absent: none. */
  readonly badge?: string;
  /** On the way of a flow that is drawn over the graph. */
  readonly trail?: TrailMark;
  /** Nothing comes after it: paler, with a dashed outline. */
  readonly isClosed?: boolean;
  /** Around what is looked at, not part of it: paler. */
  readonly isContext?: boolean;
}
