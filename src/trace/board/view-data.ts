import type { Span } from "../../kernel/index.ts";
import type { Recording } from "../log/recording.ts";
import type { Granularity, Seq } from "../log/step.ts";
import type { Target } from "./breakpoints/target.ts";
import type { GalleryCard } from "./drawings/gallery-card.ts";
import type { HeapPicture, HeapView } from "./drawings/heap.ts";
import type { InstantiatedRule, Message, RuleSheet } from "./drawings/rule-sheet.ts";
import type { TreeCards } from "./drawings/tree-cards.ts";
import type { Question, QuestionKind } from "./questions/question.ts";

export type { InstantiatedRule, Message };

/**
 * A name in a text that stands for one of the things a page is about: an object. Wherever it is written it has the same hue
 * and glyph, besides its name.
 */
export interface TokenSpan {
  /** Offsets into the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The number of the thing, from 0: the same at all positions and in all runs of a program. */
  readonly token: number;
}

/** A piece of a cell, chip or label that can be selected by itself: one object of a points-to set. */
export interface Part {
  readonly text: string;
  /** The step that derived it. */
  readonly fact: Seq | undefined;
  readonly isNew: boolean;
}

export interface TableRow {
  /** Stable over positions; the same as the graph element that shows the same thing, where there is one. */
  readonly key: string;
  readonly cells: readonly (readonly Part[])[];
  readonly fact: Seq;
  readonly isNew: boolean;
}

/** Rows appear and grow; they never leave or move. Rows are made on demand: a table may have a million. */
export interface TableView {
  readonly kind: "table";
  /** Message ids of the column heads. */
  readonly columns: readonly string[];
  readonly rowCount: number;
  row(index: number): TableRow;
  /** The same rows without those of the library's own code; undefined where there is no such distinction. */
  readonly own?: Pick<TableView, "rowCount" | "row">;
  /** Cells hold formulas: their parts stand below each other, and break rather than be cut. */
  readonly hasLines?: boolean;
  /** What a part is, drawn: shown while it is pointed at. */
  picture?(fact: Seq): HeapPicture | undefined;
}

export interface QueueItem {
  /** The step that put it. */
  readonly fact: Seq;
  readonly text: string;
  readonly isNew: boolean;
}

/** An agenda: what was just taken, and what waits, next first. */
export interface QueueView {
  readonly kind: "queue";
  readonly taken: QueueItem | undefined;
  readonly itemCount: number;
  item(index: number): QueueItem;
}

/** A box around nodes: a method under one context. */
export interface GraphGroup {
  readonly id: string;
  readonly label: string;
  /** Visible at positions after this step. */
  readonly birth: Seq;
  /** Folded, it is part of this: a class of the library under one context. Undefined for the reader's code. */
  readonly fold?: GraphFold;
  /** Which row it stands in, from the top, where that means something: how many calls are open at most. */
  readonly row?: number;
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
  /** What a short label stands for: in the table, and when the node is pointed at. */
  readonly fullLabel?: string | undefined;
  readonly group: string | undefined;
  readonly birth: Seq;
  /** How it is drawn: the engine's kinds, mapped to shapes by the theme (`variable`, `field`, `method`). */
  readonly shape: string;
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

/** How edges are drawn. `spurious`: what cannot happen. */
export type EdgeLine = "solid" | "dashed" | "dotted" | "long-dash" | "spurious";

export interface GraphEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly label: string;
  readonly birth: Seq;
  /** The rule or kind that made it, by the name that its word has. */
  readonly style: string;
  /** How its kind is drawn, never told by color alone; solid where left out. */
  readonly line?: EdgeLine | undefined;
  readonly bundle?: GraphBundle;
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
  /** What each mark says; what is said alike is said once. */
  readonly said: Readonly<Partial<Record<TrailMark, string>>>;
}

/** Results that can be drawn, as cards: failures first. The table has the same, in the order in which they came. */
export interface GalleryView {
  readonly kind: "gallery";
  readonly cards: readonly GalleryCard[];
  readonly table: TableView;
}

export type PanelView = TableView | QueueView | GraphView | HeapView | GalleryView | RuleSheet;

/** A region of the workbench. `region` is a message id whose English text is the landmark's name. */
export interface PanelSpec {
  readonly id: string;
  readonly region: string;
  readonly kind: PanelView["kind"];
  /** The short symbol of the slides, shown beside the title: `WL`, `pt`. */
  readonly symbol: string;
  /** Where the default layout puts it. */
  readonly place: "graph" | "side";
  /** The graph panel in which it is a further tab, where it has no place of its own. */
  readonly within?: string;
}

/** Pseudocode text in pieces, so that it can be set like the slide. */
export interface TextPiece {
  readonly text: string;
  readonly style: "plain" | "keyword" | "procedure" | "math" | "sub" | "sup";
}

export interface PseudocodeLine {
  /** Unique over all procedures: the number that steps refer to. */
  readonly line: number;
  readonly indent: number;
  readonly pieces: readonly TextPiece[];
  /** Not on the slides: arrays, static members. */
  readonly isExtension: boolean;
  /** Of a line that can be left out: how the engine's option calls it. */
  readonly part?: string;
  /** It is left out of this run. */
  readonly isLeftOut?: boolean;
}

export interface Procedure {
  readonly name: string;
  readonly lines: readonly PseudocodeLine[];
}

/** A pseudocode line that is being executed, innermost first, with what its variables stand for. */
export interface ActiveLine {
  readonly procedure: string;
  readonly line: number;
  /** `c = [4]`, `l = 14`. */
  readonly bindings: readonly { readonly line: number; readonly text: string }[];
}

/** The step in words: what happened, by which rule with its premises filled in, what follows. */
export interface Explanation {
  readonly what: readonly Message[];
  readonly why: readonly Message[];
  readonly effect: readonly Message[];
  /** The rule of the slide, instantiated; undefined for bookkeeping steps. */
  readonly rule: InstantiatedRule | undefined;
}

/** A derivation: the fact, the rule that made it, and the derivations of the premises. */
export interface Derivation {
  readonly fact: Seq;
  readonly text: string;
  /** Message id of the rule's name. */
  readonly rule: string;
  /** Premises that are no recorded facts: `Dispatch(o3, m()) = C.m()`. */
  readonly side: readonly string[];
  readonly statement: Span | undefined;
  readonly premises: readonly Derivation[];
  /** The premises were cut here because they are shown elsewhere or the limit was reached. */
  readonly isCut: boolean;
}

/** A part of a run with a name of its own: one procedure after another, an algorithm that prepares the next. */
export interface Phase {
  readonly name: Message;
  /** The position at which it begins. It lasts until the next one begins. */
  readonly from: number;
}

/** A control location and its stack, top first, by name. */
export interface ReplayConfiguration {
  readonly location: string;
  readonly stack: readonly string[];
}

/** A run of a pushdown system: where it starts, and its rules in order, made as they are asked for. */
export interface Replay {
  readonly start: ReplayConfiguration;
  steps(): Iterable<ReplayStep>;
}

/** A rule that fires, and the configuration after it. */
export interface ReplayStep {
  readonly text: string;
  readonly weight: string;
  /** How many calls are open. */
  readonly depth: number;
  readonly configuration: ReplayConfiguration;
}

/** A note at the end of a source line: `c → {o3}`. */
export interface InlayHint {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly isNew: boolean;
  /** What a client of the analysis concludes, rather than a points-to set. */
  readonly isConclusion?: boolean;
  /** It stands before this column, where the thing it is about is written; at the end of the line where left out. */
  readonly column?: number;
  /** It is the name of a thing, written where the program makes it: see `TokenSpan`. */
  readonly token?: number;
  /** How it is drawn: an outcome (`any`, `id`, `const`, `zero`), a seed with its number (`seed-0`). Never told by color alone. */
  readonly tone?: string;
}

/** A rule that concludes a fact: what it rests on, and where it stands in the program. */
export interface Instance {
  /** Message id of its name. */
  readonly rule: string;
  readonly premises: readonly Seq[];
  /** The step that made it possible, where that is none of the premises. */
  readonly by?: Seq;
  /** Premises that are no recorded facts. */
  readonly side: readonly string[];
  readonly statement: Span | undefined;
}

/** A fact as a step made it. */
export interface Made {
  /** As the field writes it. */
  readonly text: string;
  /** Message id of the name of the rule. */
  readonly rule: string;
  /** Older steps. Those that put or take an entry stand for what the entry rests on. */
  readonly premises: readonly Seq[];
}

/** What the page may ask of a recording. Pure look-ups: a board never computes an analysis. */
export interface BoardSession {
  /** Call after the recording has grown. */
  extend(): void;
  /** Whether the recording has a panel: not one of a section in whose place it has another. */
  has(panel: string): boolean;
  /** The panel at position n; what was born since `since` is marked new. */
  view(panel: string, n: number, since: number): PanelView;
  activeLines(n: number): readonly ActiveLine[];
  /** The board’s pseudocode in the variant that this run goes by. The same object as long as it is the same variant. */
  pseudocode(): readonly Procedure[];
  /** `isInLibrary`: the steps since `since` are the library’s, and are told as one. */
  explain(n: number, since: number, isInLibrary?: boolean): Explanation;
  /** The statements that the steps since `since` are about, the last one first. */
  statements(n: number, since: number): readonly Span[];
  hints(n: number, since: number): readonly InlayHint[];
  /** Markdown about the name under the pointer, or undefined. */
  hover(file: string, line: number, word: string, n: number): string | undefined;
  /** The variable that a word means at a line, by the label that options take; undefined where that means nothing. */
  variableAt?(file: string, line: number, word: string): string | undefined;
  /** The names of things in a text of this board, in order. */
  tokens(text: string): readonly TokenSpan[];
  /**
   * The derivation of the fact that a step made, at most `limit` nodes: as it was found, or of all that are there at position n
   * (where left out, at the end) the one of this number, from 0, the shortest first.
   */
  why(fact: Seq, limit: number, way?: number, n?: number): Derivation | undefined;
  /** What else the fact of a step could be concluded from, besides what it was. */
  otherPremises(fact: Seq): readonly (readonly Seq[])[];
  /** How many derivations of a fact are there at position n: at the end where left out. */
  ways(fact: Seq, n?: number): number;
  /**
   * A run of a pushdown system that shows how a fact comes about as it is at position n, at the end where left out; undefined for
   * facts without one.
   */
  replay?(fact: Seq, n?: number): Replay | undefined;
  /** Graph elements and table rows that show the fact of a step. */
  elements(fact: Seq): readonly string[];
  /**
   * Where the text has what a graph element or a table row is about: the expression that it is the value of, or the
   * occurrences of one part of a variable. None for what has a name of its own.
   */
  expressionsOf(element: string): readonly Span[];
  /**
   * The fact that a graph element or a table row shows at position n, at the end where left out: of what is not there yet the first
   * that it will show. Undefined for what shows none.
   */
  factOf(element: string, n?: number): Seq | undefined;
  /** A question about the stride from position n to `next`, of one kind if that is wanted; undefined where there is none. */
  question(n: number, next: number, wanted?: QuestionKind): Question | undefined;
  /** The fact that a step made, with what it rests on; undefined for steps that make none. */
  made(seq: Seq): Made | undefined;
  /** Facts about a graph element or a table row, or of the run as a whole, that are not there at the end of the recording. */
  absent(element: string | undefined): readonly string[];
  /** The step that made a fact that no table shows, by its text; undefined where there is none. */
  factNamed(text: string): Seq | undefined;
  /** The phases of the run as far as it is recorded, in order; none where it is all of a piece. */
  phases(): readonly Phase[];
  /** The class of the library whose code a step is about; "" for the reader’s program, and where there is no library. */
  libraryOf(seq: Seq): string;
  /** Ascending positions right after the steps that meet what a walk may stop at. */
  arrivals(target: Target): readonly number[];
  /** One line about a step, for lists and the step announcer. */
  title(seq: Seq): Message;
  /**
   * Whether an execution showed the fact of a step, contexts left out; undefined for what no execution shows. The
   * observations are those of a run of the same program. They are indexed once, however often they are asked.
   */
  wasObserved(observed: unknown, fact: Seq): boolean | undefined;
  /** What the fact of a step says with contexts left out; undefined for what has no such form. */
  withoutContexts(fact: Seq): ContextFree | undefined;
  /** How the fact that a step derived is found in another run; undefined for other steps. */
  comparable(fact: Seq): Comparable | undefined;
}

/** A node or an edge of a call graph without contexts. */
export type ContextFree =
  | { readonly kind: "method"; readonly method: string }
  | { readonly kind: "call"; readonly site: string; readonly caller: string; readonly callee: string };

/** How a fact is found again in another run of the same program. */
export interface Comparable {
  /** As the engine's comparison of results names it. */
  readonly name: string;
  /** What it says in every run: contexts left out. */
  readonly alike: string;
  readonly choice?: Choice;
}

/** A choice that another run may make otherwise: of a context. */
export interface Choice {
  /** Where it is made, the same in every run: a call site and its receiver. */
  readonly at: string;
  /** What it is made for: the called method. What is chosen alike for the same thing is merged. */
  readonly of: string;
  readonly chosen: string;
  /** `Select([4], 14, o3) = [14]` */
  readonly text: string;
}

/** An engine's presentation: which panels, which pseudocode, and how facts read. */
export interface Board {
  readonly engine: string;
  readonly panels: readonly PanelSpec[];
  readonly pseudocode: readonly Procedure[];
  /** The sections whose agenda is watched: how much waits there is a curve over the run. */
  readonly agendas: readonly string[];
  readonly defaultGranularity: Granularity;
  open(recording: Recording): BoardSession;
}
