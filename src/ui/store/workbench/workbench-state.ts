import type { Lesson } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import type { GivenPosition, Seq, Stride, Trails } from "../../../trace/index.ts";
import type { Breakpoint, Note, Place } from "../breakpoints/index.ts";
import type { ExecutedProgram } from "../execution/index.ts";
import type { ExerciseReference, MovedNodes } from "../link/index.ts";
import type { Session } from "../run/index.ts";
import type { RunDifference } from "./walk/run-difference.ts";

/** What the reader asked about: a fact, and the elements that show it. */
export interface Selection {
  readonly fact: Seq | undefined;
  readonly elements: readonly string[];
  /** The elements that show the premises of the fact. */
  readonly premises: readonly string[];
}

/** What the page knows besides the recording. Plain data, replaced and never changed in place. */
export interface WorkbenchState {
  /** Undefined: the reader's own program. */
  readonly exampleId: string | undefined;
  readonly files: readonly InputFile[];
  /** Another document in the editor: undo starts anew. */
  readonly documentKey: string;
  /** The text is not the example's. */
  readonly isEdited: boolean;
  /** The program came by a link, and the reader has neither edited nor run it: it is not executed by itself. */
  readonly isForeign: boolean;
  readonly options: GivenOptions;
  /** How many steps have happened. */
  readonly position: number;
  readonly granularity: Stride;
  readonly isPlaying: boolean;
  /** Strides a second. */
  readonly speed: number;
  readonly selection: Selection | undefined;
  /** Drawn over the graphs while the reader asks about them. */
  readonly trails: Trails | undefined;
  /** The graph element under the pointer. */
  readonly pointedAt: string | undefined;
  readonly breakpoints: readonly Breakpoint[];
  /** In the order of the walk. */
  readonly notes: readonly Note[];
  /** The procedure the reader opened; undefined follows the recording. */
  readonly procedure: string | undefined;
  /** The position a link asked for, until the recording has grown so far. */
  readonly wanted: GivenPosition | undefined;
  /** The fact a link asked about, until the recording has it. */
  readonly wantedFact: Seq | undefined;
  /** The panel of the execution has the place of the pseudocode. */
  readonly isRunOpen: boolean;
  /** A place the reader asked to see: of the program, or of a file of the library. */
  readonly shownPlace: Place | undefined;
  /** The library's own methods and facts are shown one by one, and steps lead through them; else they are one step. */
  readonly isLibraryShown: boolean;
  /** The call graph is compared with what the class hierarchy allows. */
  readonly isHierarchyShown: boolean;
  /** The view of the stage that the reader pinned; undefined follows the step. */
  readonly view: string | undefined;
  /** The stage shows a second view beside the first. */
  readonly isSplit: boolean;
  /** What the reader has dragged, in the view where that was last. */
  readonly moved: MovedNodes | undefined;
  /** What the run has found in comparison with that of the options before; undefined where there is none, or no difference. */
  readonly difference: RunDifference | undefined;
  /** The position at which this run and the other of a comparison part. */
  readonly parting: number | undefined;
  /** The reader makes the moves: in place of the band. */
  readonly isSolving: boolean;
  /** The exercise that the reader works on, or writes, in place of the band. */
  readonly exercise: ExerciseReference | undefined;
}

/** What the reader sets directly. */
export type ReaderChoice = Pick<
  WorkbenchState,
  | "granularity"
  | "speed"
  | "trails"
  | "pointedAt"
  | "procedure"
  | "shownPlace"
  | "isLibraryShown"
  | "isHierarchyShown"
  | "view"
  | "isSplit"
  | "moved"
  | "parting"
  | "isSolving"
  | "exercise"
>;

export const speeds = [0.5, 1, 2, 4, 8] as const;

export const initialWorkbench: WorkbenchState = {
  exampleId: undefined,
  files: [],
  documentKey: "",
  isEdited: false,
  isForeign: false,
  options: {},
  position: 0,
  granularity: "rule",
  isPlaying: false,
  speed: 1,
  selection: undefined,
  trails: undefined,
  pointedAt: undefined,
  breakpoints: [],
  notes: [],
  procedure: undefined,
  wanted: undefined,
  difference: undefined,
  parting: undefined,
  wantedFact: undefined,
  isRunOpen: false,
  shownPlace: undefined,
  isLibraryShown: false,
  isHierarchyShown: false,
  view: undefined,
  isSplit: false,
  moved: undefined,
  isSolving: false,
  exercise: undefined,
};

/** A position that exists. */
export function clampPosition(position: number, length: number): number {
  return Math.max(0, Math.min(Math.trunc(position), length));
}

/** What is executed of what the page holds. */
export function programOf({ files, options }: Pick<WorkbenchState, "files" | "options">): ExecutedProgram {
  const entry = options["entry"];
  return { files, entry: typeof entry === "string" ? entry : undefined };
}

export function selectFact(session: Session, fact: Seq): Selection {
  return { fact, elements: session.reader.elements(fact), premises: premisesOf(session, fact) };
}

/** Asks about an element as it is at position n. */
export function selectElement(session: Session, element: string, n: number): Selection {
  const fact = session.reader.factOf(element, n);
  if (fact === undefined) return { fact, elements: [element], premises: [] };
  const elements = session.reader.elements(fact);
  return {
    fact,
    elements: [element, ...elements.filter((other) => other !== element)],
    premises: premisesOf(session, fact),
  };
}

/** A rule has few premises; one that collects many is not drawn with all of them. */
const MAX_PREMISES = 12;

function premisesOf({ reader }: Session, fact: Seq): readonly string[] {
  const premises = reader.why(fact, MAX_PREMISES + 1)?.premises ?? [];
  return premises.flatMap((premise) => reader.elements(premise.fact));
}

/** The coarser or finer neighbor of a granularity; itself at the ends. */
export function otherGranularity(all: readonly Stride[], granularity: Stride, direction: 1 | -1): Stride {
  return all[all.indexOf(granularity) + direction] ?? granularity;
}

/** What is shown, as documents know it. */
export function textOf(lesson: Lesson | undefined, files: readonly InputFile[]) {
  return { lesson: lesson?.id, name: lesson?.title ?? files[0]?.name ?? "", files };
}
