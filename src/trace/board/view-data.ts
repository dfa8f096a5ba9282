import type { Span } from "../../kernel/index.ts";
import type { Seq } from "../log/step.ts";
import type { Formula } from "./drawings/formula.ts";
import type { GalleryCard } from "./drawings/gallery-card.ts";
import type { GraphView } from "./drawings/graph-view.ts";
import type { HeapPicture, HeapView } from "./drawings/heap.ts";
import type { InstantiatedRule, Message, RuleSheet } from "./drawings/rule-sheet.ts";

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

/** Rows appear and grow; they never leave, and keep their order. Rows are made on demand: a table may have a million. */
export interface TableView {
  readonly kind: "table";
  /** Message ids of the column heads. */
  readonly columns: readonly string[];
  /** Rows with the same text in this column stand together under it; it is no column of theirs. */
  readonly groupedBy?: number;
  readonly rowCount: number;
  row(index: number): TableRow;
  /** The same rows without those of the library's own code; undefined where there is no such distinction. */
  readonly own?: Pick<TableView, "rowCount" | "row">;
  /** Cells hold formulas: their parts stand below each other, and break rather than be cut. */
  readonly hasLines?: boolean;
  /** The row that the present steps work at: in sight where no row is new. */
  readonly atWork?: number;
  /** The facts of the table that the present steps rest on: in sight with what is new, where the table is a view of its own. */
  readonly premises?: readonly Seq[];
  /** The drawing of a part, shown while the pointer is on it. */
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

/** Results that can be drawn, as cards: failures first. The table has the same, in the order in which they came. */
export interface GalleryView {
  readonly kind: "gallery";
  readonly cards: readonly GalleryCard[];
  readonly table: TableView;
}

/** A formula that changes with the steps, as its atoms. Without an atom there is no formula yet. */
export interface FormulaView extends Formula {
  readonly kind: "formula";
  /** Names that are bound by ∃. */
  readonly bound: readonly string[];
  /** What the step makes of it: the formulas that come from it, each with the atoms that it has beside those that it keeps. */
  readonly outcomes: readonly Formula[];
  /** The formula as it is printed, and each conjunct. */
  readonly table: TableView;
}

export type PanelView = TableView | QueueView | GraphView | HeapView | GalleryView | FormulaView | RuleSheet;

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
  /** What happened and why it matters, in one sentence. */
  readonly sentence: Message;
  readonly what: readonly Message[];
  readonly why: readonly Message[];
  readonly effect: readonly Message[];
  /** The rule of the slide, instantiated; undefined for bookkeeping steps. */
  readonly rule: InstantiatedRule | undefined;
}

/** A derivation: the fact, the rule that derived it, and the derivations of the premises. */
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

/** A chip at the right end of a source line: what the line gives a variable, or what is concluded there. */
export interface InlayHint {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly isNew: boolean;
  /** A shorter text for small spaces. A token has its glyph for that. */
  readonly short?: string;
  /** The whole fact, as the field writes it: `o12 ∈ pt([4]:n1)`. */
  readonly whole?: string;
  /** Chips of one group stand together; from those of another group of the line a bar divides them. */
  readonly group?: string;
  /** It is on its way: an entry of the worklist has it. */
  readonly isWaiting?: boolean;
  /** What a client of the analysis concludes, rather than a points-to set. */
  readonly isConclusion?: boolean;
  /** It is the name of a thing: see `TokenSpan`. */
  readonly token?: number;
  /** How it is drawn: an outcome (`any`, `id`, `const`, `zero`), a seed with its number (`seed-0`). Never told by color alone. */
  readonly tone?: string;
}
