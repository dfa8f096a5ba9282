import { expect } from "vitest";
import {
  AgendaHistory,
  type Analysis,
  type Board,
  type BoardSession,
  type Derivation,
  Recording,
  type RecordingChunk,
  recordingFromJson,
  recordingToJson,
} from "../trace/index.ts";
import { firstDisagreement } from "./replay.ts";
import { share } from "./seeds.ts";
import { checkNames, checkPanelNames } from "./shown/name-laws.ts";
import type { Piece } from "./shown/retold.ts";
import { checkShown, shownPositions } from "./shown/shown-laws.ts";

/** How many positions of a recording are looked at closely. */
const POSITIONS = 40;
/** Each run looks at one of so many shares of the positions at which everything that is shown is compared. */
const SHOWN = 8;

/** A run that can be started again and again. */
export interface LawfulRun<Result> {
  readonly board: Board;
  start(isRecorded: boolean): Analysis<Result>;
  /** How much work is done between two chunks, in agenda entries. */
  readonly work?: number;
  /** What of the result must not depend on being recorded; all of it where left out. */
  readonly essence?: (result: Result) => unknown;
}

/** A recorded run with everything a test may ask of it. */
export interface RecordedRun<Result> {
  readonly recording: Recording;
  readonly board: BoardSession;
  readonly result: Result;
}

/**
 * Records a run, and checks what must hold of every run of every engine: the same run is the same recording, in whatever
 * pieces it comes; a recording survives JSON; premises are older than what they justify; the state at n, read as a
 * filter, is the state that a replay of n steps reaches, where only what waits is taken and only what is there is known;
 * every thing has one short name (`checkNames`, `checkPanelNames`); every step has a title, an explanation and a derivation that ends; a board that grew with the recording shows what a
 * board shows that was opened at the end; what is shown at n is of the steps before n (`checkShown`); the curve of the agenda has what its queue shows; phases follow each other; and
 * the run without a recorder gives the same result.
 */
export function checkRecordingLaws<Result>(run: LawfulRun<Result>): RecordedRun<Result> {
  const { board, work = 3, essence = (result) => result } = run;
  const growing = new Recording();
  const grown = board.open(growing);
  const pieces: Piece[] = [];
  const result = advance(run.start(true), growing, work, ({ sections }) => {
    grown.extend();
    pieces.push({ length: growing.length, sections });
  });
  const whole = new Recording();
  advance(run.start(true), whole, Number.POSITIVE_INFINITY);
  const json = recordingToJson(growing, board.engine);
  expectSame(recordingToJson(whole, board.engine), json, "the same run once more, in one piece");
  checkJson(json, board.engine);
  checkPremises(growing);
  expect(firstDisagreement(growing, POSITIONS), "where replaying and asking differ").toBeUndefined();
  const session = board.open(growing);
  checkWords(growing, session);
  checkNames(growing, session);
  checkPanelNames(growing, board, session);
  checkPanels(growing, board, grown, session);
  checkShown(growing, pieces, board, share(shownPositions(growing.length), SHOWN));
  checkAgendas(growing, board, session);
  checkPhases(growing, grown, session);
  checkMoments(growing, grown, session);
  const unrecorded = advance(run.start(false), new Recording(), work);
  expectSame(essence(unrecorded), essence(result), "the result without a recorder");
  return { recording: growing, board: session, result };
}

/** Runs an analysis to its end, in pieces as the page gets them. */
export function advance<Result>(
  analysis: Analysis<Result>,
  recording: Recording,
  work: number,
  onChunk?: (chunk: RecordingChunk) => void,
): Result {
  for (let isDone = false; !isDone; ) {
    isDone = analysis.advance(work);
    const chunk = Number.isFinite(work) || isDone ? analysis.takeChunk() : undefined;
    if (chunk === undefined) continue;
    recording.append(chunk);
    onChunk?.(chunk);
  }
  return analysis.result();
}

/** Some positions, the first and the last among them. */
function* positions({ length }: Recording): Generator<number> {
  const stride = Math.max(1, Math.floor(length / POSITIONS));
  for (let n = 0; n < length; n += stride) yield n;
  yield length;
}

/** Two values of plain data are the same. Text is compared first: `expect` takes long where much is in them. */
export function expectSame(found: unknown, wanted: unknown, message: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, message).toEqual(wanted);
}

function checkJson(json: unknown, engine: string): void {
  const plain: unknown = JSON.parse(JSON.stringify(json));
  const read = recordingFromJson(plain);
  if (!read.ok) throw new Error("a recording did not survive JSON");
  expectSame(JSON.parse(JSON.stringify(recordingToJson(read.value, engine))), plain, "written and read");
}

function checkPremises({ length, steps }: Recording): void {
  for (let seq = 0; seq < length; seq++)
    for (const premise of steps.premises(seq))
      if (!(premise >= 0 && premise < seq)) throw new Error(`step ${seq} rests on step ${premise}`);
}

function checkWords(recording: Recording, session: BoardSession): void {
  for (const n of positions(recording)) {
    const { what, why, effect } = session.explain(n, Math.max(0, n - 1));
    if ([what, why, effect].some((messages) => messages.length === 0)) throw new Error(`step ${n - 1} says nothing`);
    if (session.activeLines(n).length === 0) throw new Error(`after ${n} steps no line is active`);
    if (n === 0) continue;
    const derivation = session.why(n - 1, recording.length);
    if (derivation === undefined) throw new Error(`step ${n - 1} has no derivation`);
    checkDerivation(derivation);
    if (session.title(n - 1).id === "") throw new Error(`step ${n - 1} has no title`);
    if (session.elements(n - 1).includes("")) throw new Error(`step ${n - 1} has an element without a name`);
  }
}

/** Every fact of a derivation reads like something, and rests on older ones. */
function checkDerivation({ fact, text, rule, premises }: Derivation): void {
  if (/^\??$/.test(text) || rule === "") throw new Error(`step ${fact} is derived as “${text}” by rule “${rule}”`);
  for (const premise of premises) {
    if (premise.fact >= fact) throw new Error(`step ${fact} is derived from step ${premise.fact}`);
    checkDerivation(premise);
  }
}

function checkPanels(recording: Recording, board: Board, grown: BoardSession, opened: BoardSession): void {
  for (const n of [...positions(recording)].filter((_, index) => index % 8 === 0).concat(recording.length)) {
    const since = recording.previousStop(n, "rule");
    for (const { id, kind } of board.panels) {
      const view = opened.view(id, n, since);
      expect(view.kind, id).toBe(kind);
      expectSame(contents(grown, id, n, since), contents(opened, id, n, since), `${id} after ${n} steps`);
    }
  }
}

/** At every position that is looked at as many entries wait as the board's queues show, and that is what the curve is made of. */
function checkAgendas(recording: Recording, board: Board, session: BoardSession): void {
  const history = new AgendaHistory(recording, board.agendas);
  history.extend();
  const { stride, columns, most } = history.curve();
  const agendas = board.agendas.map((name) => recording.section(name));
  const queues = board.panels.filter(({ kind }) => kind === "queue");
  expect(columns.length, "columns of the curve").toBe(Math.floor(recording.length / stride) + 1);
  expect(Math.max(...columns)).toBe(most);
  for (const n of positions(recording)) {
    const waiting = sum(agendas.map((section) => section.agendaAt(n).length));
    const views = queues.map(({ id }) => session.view(id, n, n));
    const shown = sum(views.map((view) => (view.kind === "queue" ? view.itemCount : 0)));
    if (queues.length > 0) expect(shown, `the queues after ${n} steps`).toBe(waiting);
    const column = columns[Math.floor(n / stride)];
    if (stride === 1) expect(column, `the curve after ${n} steps`).toBe(waiting);
    else expect(column, `the curve after ${n} steps`).toBeGreaterThanOrEqual(waiting);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Phases have names and follow each other; a board that grew with the recording knows the same. */
function checkPhases(recording: Recording, grown: BoardSession, opened: BoardSession): void {
  const phases = opened.phases();
  expect(grown.phases()).toEqual(phases);
  const begins = phases.map(({ from }) => from);
  expect([...new Set(begins)].sort((a, b) => a - b)).toEqual(begins);
  for (const { name, from } of phases) {
    expect(name.id).not.toBe("");
    expect(from).toBeLessThan(recording.length);
  }
}

/** Moments follow each other, each where a step is done; a board that grew with the recording knows the same. */
function checkMoments(recording: Recording, grown: BoardSession, opened: BoardSession): void {
  const moments = opened.moments();
  expect(grown.moments()).toEqual(moments);
  expect(moments.length).toBeLessThanOrEqual(40);
  const positions = moments.map(({ position }) => position);
  expect([...new Set(positions)].sort((a, b) => a - b)).toEqual(positions);
  for (const { position, title } of moments) {
    expect(recording.nextStop(position - 1, "rule")).toBe(position);
    expect(title.id).not.toBe("");
  }
}

/** What a panel shows, as data. */
function contents(session: BoardSession, panel: string, n: number, since: number): unknown {
  const view = session.view(panel, n, since);
  switch (view.kind) {
    case "table":
      return Array.from({ length: Math.min(view.rowCount, 60) }, (_, index) => view.row(index));
    case "queue":
      return [view.taken, Array.from({ length: Math.min(view.itemCount, 60) }, (_, index) => view.item(index))];
    case "graph":
      return [view.model, view.model.nodes.map(({ id }) => [view.sublabel(id), view.cards?.card(id)])];
    case "heap":
      return view.pictures;
    case "rules":
      return view.groups;
    case "gallery":
      return [view.cards, view.table.rowCount];
    case "formula":
      return [view.owner, view.atoms, view.bound, view.outcomes, view.table.rowCount];
  }
}
