/**
 * What every engine's recorder and presentation stand on: the only door of this folder.
 *
 * An engine declares a `Vocabulary` (rules, procedures) and its kinds of facts; its recorder observes the solver and
 * writes a section (`Recorder.section`, `SectionRecorder.write`, `Frames`, `SymbolTables`); its presentation is a
 * `Story` of that section, of which `composeBoard` makes the board that the page and the command line ask.
 */
export { activeLinesAt, type Call, callAt, callsAt } from "./board/active-lines.ts";
export { agendaView } from "./board/agenda-view.ts";
export type * from "./board/board-session.ts";
export { factAtEnd } from "./board/breakpoints/fact-at-end.ts";
export { findFact } from "./board/breakpoints/find-fact.ts";
export type { Target } from "./board/breakpoints/target.ts";
export { absences, absentFrom, factNamed } from "./board/capabilities/absences.ts";
export type { Chapter } from "./board/capabilities/chapters.ts";
export { type ContextFree, contextFree, wasObserved, withoutContexts } from "./board/capabilities/context-free.ts";
export { inLibrary, libraryOf } from "./board/capabilities/in-library.ts";
export { expressionsOf, hoverAt, inProgram, variableAt } from "./board/capabilities/in-program.ts";
export {
  classOfMethod,
  firstOfEach,
  hasMoments,
  type Moment,
  type MomentCandidate,
  type MomentKind,
} from "./board/capabilities/moments.ts";
export { hasStatementSet, type StatementSet, statementSet } from "./board/capabilities/statement-set.ts";
export { composeBoard } from "./board/compose-board.ts";
export { derivationOf } from "./board/derivations/derivation.ts";
export { premiseStatements } from "./board/derivations/premise-statements.ts";
export type * from "./board/drawings/class-tree.ts";
export type * from "./board/drawings/formula.ts";
export type * from "./board/drawings/gallery-card.ts";
export type * from "./board/drawings/graph-view.ts";
export type * from "./board/drawings/heap.ts";
export { isLocationName, locationName } from "./board/drawings/locations.ts";
export { namesOnSheet, partOfSheet } from "./board/drawings/part-of-sheet.ts";
export type * from "./board/drawings/rule-sheet.ts";
export type * from "./board/drawings/statement-table.ts";
export type * from "./board/drawings/tree-cards.ts";
export { engineWords } from "./board/engine-words.ts";
export { FORWARD } from "./board/explain.ts";
export { factRow, factTable, groupedRows, risingTable } from "./board/fact-tables.ts";
export { FactsByKey } from "./board/facts-by-key.ts";
export { GrowingGraph } from "./board/growing-graph.ts";
export { Dictionary, type SectionNames } from "./board/names/dictionary.ts";
export { methodForms, methodPattern } from "./board/names/methods.ts";
export { type Named, shortestNames } from "./board/names/shortest.ts";
export { definePseudocode, type WrittenPseudocode, withParts } from "./board/pseudocode.ts";
export type * from "./board/questions/question.ts";
export { SectionReader } from "./board/section-reader.ts";
export type { SectionBoard, Story, Words } from "./board/story.ts";
export type * from "./board/view-data.ts";
export { type AgendaCurve, AgendaHistory } from "./log/agenda-history.ts";
export { type At, atOf, type GivenPosition, isAt, positionOfAt, stepOf } from "./log/at.ts";
export { LONG, Recording, type RecordingChunk, UNRECORDED } from "./log/recording.ts";
export { recordingFromJson, recordingToJson } from "./log/recording-json.ts";
export { Section, tablesOf } from "./log/section.ts";
export {
  type Fact,
  type Granularity,
  granularities,
  NONE,
  type Seq,
  type Step,
  type StepKind,
  type Stride,
  shownOf,
} from "./log/step.ts";
export { type Strides, StridesOverLibrary, withMoments } from "./log/strides.ts";
export { type AskedCell, Mask } from "./mask/mask.ts";
export { maskedSession } from "./mask/masked-session.ts";
export { plain } from "./moves/plain.ts";
export { beginTurn, finish, freshPlay, type Play, type PlayScore, say, showOne, withHint } from "./moves/play.ts";
export { type Hint, Solving, type Verdict, type Waiting } from "./moves/solving.ts";
export type { Analysis, RunNote } from "./recorder/analysis.ts";
export { Frames } from "./recorder/frames.ts";
export { type RecordedStep, Recorder, SectionRecorder } from "./recorder/recorder.ts";
export { SymbolTables } from "./recorder/symbol-tables.ts";
export type { FrameValues, Procedures, Vocabulary } from "./recorder/vocabulary.ts";
