import type { Seq } from "../../log/step.ts";
import type { ClassTree } from "./class-tree.ts";
import type { StatementTable } from "./statement-table.ts";
import type { TreeCards } from "./tree-cards.ts";

/** A box around nodes: a method under one context. */
export interface GraphGroup {
  readonly id: string;
  readonly label: string;
  /** What it is in the dictionary of the run: it is drawn under its short name. */
  readonly name?: string;
  /** What a short label stands for. */
  readonly fullLabel?: string | undefined;
  /** What it is called while it is still to come, as of a node. */
  readonly ahead?: string;
  /** Visible at positions after this step. */
  readonly birth: Seq;
  /** Folded, it is part of this: a class of the library under one context. Undefined for the reader's code. */
  readonly fold?: GraphFold;
  /** Which row it stands in, from the top, where that means something: how many calls are open at most. */
  readonly row?: number;
  /** How many calls lead to the method from the entry, on the way by which it was first reached: callees stand below callers. */
  readonly depth?: number;
}

/** A box of the library that stands for many methods: a class under one context, or coarser, the class alone. */
export interface GraphFold {
  /** `[o3]:ArrayList` */
  readonly label: string;
  /** `ArrayList` */
  readonly owner: string;
}

export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** What it is in the dictionary of the run: it is drawn under its short name. */
  readonly name?: string;
  /** What a short label stands for: in the table, and when the node is pointed at. */
  readonly fullLabel?: string | undefined;
  /**
   * What it is called while it is still to come, where its name would tell what a step is about to find out; "" for what is not
   * shown before it is there. Absent: its name.
   */
  readonly ahead?: string;
  readonly group: string | undefined;
  readonly birth: Seq;
  /** How it is drawn: the engine's kinds, mapped to shapes by the theme (`variable`, `field`, `method`). */
  readonly shape: string;
  /** Of a method that has no group of its own: the same as of a group. */
  readonly depth?: number;
  /** Where it belongs from left to right, where that means something: control locations 0, then further right. */
  readonly column?: number;
  readonly fold?: GraphFold;
  /**
   * Why it is there where no reader asked for it: it hands on what comes (a temporary, an argument), or it is where values
   * come from. A drawing may fold it.
   */
  readonly role?: "passing" | "source";
  /** Id of the bundle that it belongs to with all of its edges: the return point of a call. */
  readonly bundle?: string;
}

/** Edges that belong together, so that one ribbon can stand for them: what a call hands over, or what comes back from it. */
export interface GraphBundle {
  readonly id: string;
  /** `↓ r10` */
  readonly label: string;
  /** What it has a hue in common with: the other direction of the same call. */
  readonly hue: string;
}

/** How edges are drawn. `thin`: with an open head. `spurious`: what cannot happen. */
export type EdgeLine = "solid" | "thin" | "dashed" | "dotted" | "long-dash" | "spurious";

export interface GraphEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly label: string;
  readonly birth: Seq;
  /** The rule or kind that added it, by the id of its word. */
  readonly style: string;
  /** How its kind is drawn, never told by color alone; solid where left out. */
  readonly line?: EdgeLine | undefined;
  readonly bundle?: GraphBundle;
  /** What happens along it, in a few words, written beside it where there is room: `n1 is passed`. */
  readonly gloss?: string;
  /** It is drawn with the graph and is none of its edges: no count has it, and the table twin has a table of its own for it. */
  readonly isDrawnOnly?: true;
}

/**
 * Everything that will ever appear in a graph, in order of birth. The object is the same as long
 * as nothing is added, so that a layout is computed once.
 */
export interface GraphModel {
  readonly groups: readonly GraphGroup[];
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Edges say much and never cross: the layout keeps room for what they say. */
  readonly isTree?: boolean;
  /** Few nodes and very many edges: rows by distance from the first node, edges as curves that may cross. */
  readonly isMap?: boolean;
  /** Edges lead downward, as control-flow graphs are drawn. */
  readonly isDownward?: boolean;
  /** Nodes of which the reader may ask what they depend on, and the one to begin with; none where edges mean something else. */
  readonly goals?: { readonly nodes: readonly string[]; readonly first: string | undefined };
  readonly captions?: GraphCaptions;
}

/** What rows and columns of a graph are, as message ids: one for all rows, with a hole `row` that counts from 1, one for each column. */
export interface GraphCaptions {
  readonly rows?: string;
  readonly columns?: readonly string[];
}

/** What a node holds at a position. */
export interface NodeContent {
  readonly text: string;
  readonly isNew: boolean;
  /** How many of the names in it are new: the last ones. All, where left out. */
  readonly newNames?: number;
}

/** A graph at a position: an element is visible when birth < at, new when since <= birth. */
export interface GraphView {
  readonly kind: "graph";
  readonly model: GraphModel;
  readonly at: number;
  readonly since: number;
  /** The second line of a node: its points-to set at this position. */
  sublabel(nodeId: string): NodeContent | undefined;
  /** What goes along an edge at this step: `{o12}`. */
  travels?(edgeId: string): string | undefined;
  /** How broad an edge is at this position, where that says how much it stands for: 0, a line, to 3. */
  breadth?(edgeId: string): number;
  /** Drawn paler, with a dashed outline: nothing comes after it any more. */
  nodeTone?(nodeId: string): "closed" | undefined;
  /**
   * What an edge says at this position, where that changes: its weight. `isNew` marks a change, also on an old edge; the
   * table has the whole text, where the drawing has a short one. `tie` is what this step made it by, as another table
   * numbers it: `Δ3`.
   */
  edgeLabel?(
    edgeId: string,
  ): { readonly text: string; readonly fullText?: string; readonly isNew: boolean; readonly tie?: string } | undefined;
  /** Its nodes are drawn as cards along the current path. */
  readonly cards?: TreeCards;
  /** It is drawn as a hierarchy of classes with a call that climbs in it. */
  readonly classes?: ClassTree;
  /** It is drawn as a table of statements. */
  readonly statements?: StatementTable;
}

/**
 * How an element is marked while two flows are drawn over a graph: it is on the way of the one, of the other, or of both;
 * it is where they come together, or would if the one's and the other's were one; or it is a way that is not there or
 * must not be taken.
 */
export type TrailMark = "first" | "second" | "both" | "meeting" | "first-apart" | "second-apart" | "cut";

/** Flows that are drawn over the graphs of a board. */
export interface Trails {
  /** By the elements of the board. */
  readonly marks: ReadonlyMap<string, TrailMark>;
  /** Ways that are crossed out and that the graph does not have: between these of its nodes. */
  readonly cuts: readonly { readonly source: string; readonly target: string }[];
  /** The text of each mark; equal texts are shown once. */
  readonly said: Readonly<Partial<Record<TrailMark, string>>>;
}
