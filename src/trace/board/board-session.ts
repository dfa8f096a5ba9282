import type { CapabilityKind, Span } from "../../kernel/index.ts";
import type { Recording } from "../log/recording.ts";
import type { Granularity, Seq } from "../log/step.ts";
import type { Strides, StridesOverLibrary } from "../log/strides.ts";
import type { Target } from "./breakpoints/target.ts";
import type { Chapter } from "./capabilities/chapters.ts";
import type { Moment } from "./capabilities/moments.ts";
import type { Message } from "./drawings/rule-sheet.ts";
import type { Question, QuestionKind } from "./questions/question.ts";
import type {
  ActiveLine,
  Derivation,
  Explanation,
  InlayHint,
  PanelSpec,
  PanelView,
  Phase,
  Procedure,
  Replay,
  TokenSpan,
} from "./view-data.ts";

/** The questions of the page to a recording. Pure look-ups: a board never computes an analysis. */
export interface BoardSession {
  /** Call after the recording has grown. */
  extend(): void;
  /** Whether the recording has a panel: not if another section replaces that of the panel. */
  has(panel: string): boolean;
  /** The panel at position n; facts born since `since` are marked new. */
  view(panel: string, n: number, since: number): PanelView;
  activeLines(n: number): readonly ActiveLine[];
  /** The board’s pseudocode in the variant that this run goes by. The same object as long as it is the same variant. */
  pseudocode(): readonly Procedure[];
  /** `isInLibrary`: the steps since `since` are the library’s, and are explained as one. */
  explain(n: number, since: number, isInLibrary?: boolean): Explanation;
  /** The statements that the steps since `since` are about, the last one first. */
  statements(n: number, since: number): readonly Span[];
  hints(n: number, since: number): readonly InlayHint[];
  /**
   * A text of this board as the page writes it: each element has one short name, as long as it must be to be unique
   * in the run. The longer text is its hint.
   */
  shown(text: string): string;
  /** The names of elements in a text of this board, in order. */
  tokens(text: string): readonly TokenSpan[];
  /**
   * The derivation of the fact that a step derived, at most `limit` nodes: as it was found, or of all that exist at position n
   * (where left out, at the end) the one of this number, from 0, the shortest first.
   */
  why(fact: Seq, limit: number, way?: number, n?: number): Derivation | undefined;
  /** Other premises from which the fact of a step could be concluded. */
  otherPremises(fact: Seq): readonly (readonly Seq[])[];
  /** How many derivations a fact has at position n: at the end where left out. */
  ways(fact: Seq, n?: number): number;
  /**
   * A run of a pushdown system that leads to a fact as it is at position n, at the end where left out; undefined for
   * facts without one.
   */
  replay?(fact: Seq, n?: number): Replay | undefined;
  /** Graph elements and table rows that show the fact of a step. */
  elements(fact: Seq): readonly string[];
  /**
   * The fact that a graph element or a table row shows at position n, at the end where left out; if it shows none yet, the first
   * that it will show. Undefined for elements that show none.
   */
  factOf(element: string, n?: number): Seq | undefined;
  /** A question about the stride from position n to `next`, of the kind `wanted` if given; undefined if there is none. */
  question(n: number, next: number, wanted?: QuestionKind): Question | undefined;
  /** The fact that a step derived, with its premises; undefined for steps that derive none. */
  made(seq: Seq): Made | undefined;
  /** The phases of the run as far as it is recorded, in order; none if it has no phases. */
  phases(): readonly Phase[];
  /** The steps of the run, as far as it is recorded, that tell its story, ascending. */
  moments(): readonly Moment[];
  /** The same in chapters, in order; none if there would be one alone. */
  chapters(): readonly Chapter[];
  /** The strides in which what happens inside the library is one. */
  readonly overLibrary: StridesOverLibrary;
  /** Where the reader’s presses lead: over what happens inside the library, or through it; moments are wherever they are. */
  strides(isLibraryShown: boolean): Strides;
  /** Ascending positions right after the steps that meet a target of a walk. */
  arrivals(target: Target): readonly number[];
  /** One line about a step, for lists and the step announcer. */
  title(seq: Seq): Message;
  /** How the fact that a step derived is found in another run; undefined for other steps. */
  comparable(fact: Seq): Comparable | undefined;
  /** The capability of this kind of the section of a step; undefined if it has none, or there is no such step. */
  capabilityAt<Value>(kind: CapabilityKind<Value>, seq: Seq): Value | undefined;
  /** The capabilities of this kind, in the order of the sections. */
  capabilities<Value>(kind: CapabilityKind<Value>): readonly Value[];
}

/** How a fact is found again in another run of the same program. */
export interface Comparable {
  /** As the engine's comparison of results names it. */
  readonly name: string;
  /** Its form in every run: without contexts. */
  readonly alike: string;
  readonly choice?: Choice;
}

/** A choice that another run may make otherwise: of a context. */
export interface Choice {
  /** Where it is made, the same in every run: a call site and its receiver. */
  readonly at: string;
  /** The called method, for which it is made. Equal choices for the same method are merged. */
  readonly of: string;
  readonly chosen: string;
  /** `Select([4], 14, o3) = [14]` */
  readonly text: string;
}

/** An instance of a rule that concludes a fact: its premises, and its place in the program. */
export interface Instance {
  /** Message id of its name. */
  readonly rule: string;
  readonly premises: readonly Seq[];
  /** The step that enabled it, if that is not one of the premises. */
  readonly by?: Seq;
  /** Premises that are not recorded facts. */
  readonly side: readonly string[];
  readonly statement: Span | undefined;
}

/** A fact as a step made it. */
export interface Made {
  /** As the field writes it. */
  readonly text: string;
  /** The same in full, where the text says only what is new: who names the fact may write it so. */
  readonly inFull?: string;
  /** Message id of the name of the rule. */
  readonly rule: string;
  /** Older steps. Those that put or take an entry stand for what the entry rests on. */
  readonly premises: readonly Seq[];
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
