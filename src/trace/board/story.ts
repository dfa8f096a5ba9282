import type { Capable, Span } from "../../kernel/index.ts";
import type { Section } from "../log/section.ts";
import type { Seq } from "../log/step.ts";
import type { BoardSession, Comparable, Instance } from "./board-session.ts";
import type { SectionNames } from "./names/dictionary.ts";
import type { Misconception } from "./questions/question.ts";
import type {
  InlayHint,
  InstantiatedRule,
  Message,
  PanelSpec,
  PanelView,
  Phase,
  Procedure,
  Replay,
} from "./view-data.ts";

/** The wording of a fact of any section: a section’s story uses it for premises in another section. */
export interface Words {
  /** The fact in the notation of its field: `o3 ∈ pt([]:c)`. */
  fact(seq: Seq): string;
  /** Message id of the name of the rule that derived it. */
  rule(seq: Seq): string;
  /** The short name of an element of the run: see `BoardSession.shown`. */
  name(long: string): string;
  /** A run of a pushdown system that explains it as it is at position n. */
  replay?(seq: Seq, n: number): Replay | undefined;
}

/**
 * The presentation of the steps of one section: the part of a board that an engine provides itself. `composeBoard` does
 * the rest: which section a step belongs to, explanations of one and of many steps, derivations across sections, rules
 * with their premises filled in, statements, and guards against steps that are not there.
 *
 * Every method except `relatedElements` is called for steps of its own section only. Optional members have the default that
 * their comments name.
 */
export interface Story extends Omit<Words, "name">, Capable {
  /** Indexes the steps recorded since the last call. */
  extend?(): void;
  /** A panel of the section at position n; facts born since `since` are marked new. */
  view(panel: string, n: number, since: number): PanelView;
  /** The pseudocode lines that are being executed after n steps, innermost first. At n = 0: where the algorithm begins. */
  activeLines: BoardSession["activeLines"];
  /** The section’s pseudocode as this run goes by it, numbered alike; where left out, that of the board. */
  pseudocode?(): readonly Procedure[];

  /** The phases that the section knows of, as far as they have begun; none where left out. */
  phases?(): readonly Phase[];

  /** The sentences before the first step. If `effect` is left out, it says that one can step forward. */
  begin(): { readonly what: Message; readonly why: Message; readonly effect?: Message | undefined };
  /** Sentences that are added at the end of the recording, by the board’s first section; none where left out. */
  end?(): readonly Message[];
  /** One line about a step. */
  title(seq: Seq): Message;
  /**
   * What happened and why it matters, in one sentence of the program’s words: written for the rule of the step that is shown,
   * at most 110 characters beside the program’s own names, which stand between backticks (60 in Chinese). The title where left out.
   */
  sentence?(shown: Seq): Message;
  /** The reason of a step. `shown` is the step whose rule is shown with it: see `shownStep`. */
  why(seq: Seq, shown: Seq): readonly Message[];
  /** The effect of a step. */
  effect(seq: Seq): readonly Message[];
  /**
   * The step of [head, n) whose rule is shown. Where left out: a take concludes nothing by itself, so that of the step
   * after it.
   */
  shownStep?(head: Seq, n: number): Seq;
  /** The step of [head, n) that questions are about, where that is another. */
  askedStep?(head: Seq, n: number): Seq;
  /** The wrong conclusions of misconceptions about a step, the most instructive first: wrong answers of questions. */
  misconceptions?(seq: Seq): readonly Misconception[];
  /** The effect of the steps [head, n), if it is not enough to list a few one by one and to count many. */
  summary?(head: Seq, n: number): readonly Message[] | undefined;
  /** The message under which a step is counted when many are summed up; undefined if it is not counted. */
  tally(seq: Seq): string | undefined;
  /** The order of these messages; where left out, that of the steps. */
  readonly tallies?: readonly string[];

  /** The step that a derivation of `seq` begins with: where left out, the one it is about. */
  root?(seq: Seq): Seq;
  /** The facts that a fact rests on: the premises of the step where left out. */
  premises?(seq: Seq): readonly Seq[];
  /** Other instances of rules that conclude the fact of a step: all that the recording knows. None where left out. */
  alternatives?(seq: Seq): readonly Instance[];
  /** Premises that are not recorded facts: `Dispatch(o3, m()) = C.m()`. None where left out. */
  side?(seq: Seq): readonly string[];
  /** The step that made what the first side condition says, where one did: no premise of the fact, but with a place in the program. */
  sideStep?(seq: Seq): Seq | undefined;
  /** Side conditions that compute the conclusion of the step: questions about it leave them out. None where left out. */
  worked?(seq: Seq): readonly string[];
  /** The statement of a step. */
  statement?(seq: Seq): Span | undefined;
  /** The statement that comes next at position n, pointed at where the steps before it are about none. */
  nextStatement?(n: number): Span | undefined;
  /** The step whose rule, premises and conclusion are shown for a step. Where left out: none for take and put, else the one it is about. */
  instance?(seq: Seq): Seq | undefined;
  /** The conclusion of a rule if it is not the fact: `false` for a branch that is closed. */
  conclusion?(seq: Seq): string;
  /** The full conclusion of a rule if `conclusion` or `instantiate` contain only the change. */
  inFull?(seq: Seq): string | undefined;
  /** The rule of a step with its premises filled in, where `instance`, `premises`, `side` and `fact` do not make it. */
  instantiate?(seq: Seq): InstantiatedRule | undefined;

  /** Graph elements and table rows that show the fact of a step. Their names are unique among the board’s sections. */
  elements(seq: Seq): readonly string[];
  /** Elements of this section that also show a fact of another one. */
  relatedElements?(seq: Seq): readonly string[];
  /** The fact that an element of this section shows at position n, or the first that it will show: see `BoardSession`. */
  factOf(element: string, n: number): Seq | undefined;

  /** Notes in the program text; none where left out. */
  hints?(n: number, since: number): readonly InlayHint[];
  /** The names of the elements of the section; where left out, nothing has a shorter name than in its texts. */
  readonly names?: SectionNames;
  /** The names of elements in a text; none where left out. */
  tokens?: BoardSession["tokens"];
  /** How a derived fact is found in another run; where left out, by its text. */
  comparable?(seq: Seq): Comparable | undefined;
}

/** The presentation of one section: its panels, its pseudocode and its sentences. */
export interface SectionBoard {
  /** The section’s name, as the recorder gives it. */
  readonly section: string;
  readonly panels: readonly PanelSpec[];
  readonly pseudocode: readonly Procedure[];
  /** Its puts and takes are an agenda worth watching: where left out, if a panel of its own shows it. */
  readonly hasAgenda?: boolean;
  /** Its pseudocode is shown only for recordings that have the section: another section may replace it. */
  readonly isAlternative?: boolean;
  /** `everyone` words the facts of all sections of the recording. */
  tell(section: Section, everyone: Words): Story;
}
