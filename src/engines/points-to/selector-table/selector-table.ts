import type { Program } from "../../../java/index.ts";
import {
  type AnalysisError,
  type Budget,
  type Completeness,
  completeness,
  csvText,
  failure,
  type Limit,
  markdownTable,
  type Result,
  sentenceOf,
  success,
} from "../../../kernel/index.ts";
import { namesOrDefinition } from "../../../options/index.ts";
import { comparedSelectors, knownSelectors, ownSelectorName } from "../algorithm/context/index.ts";
import { startPointsTo } from "../analysis.ts";
import { notes } from "../messages/notes.ts";
import { say } from "../messages/say.ts";
import type { Metrics } from "../metrics.ts";
import { type PointsToOptions, parseOptions } from "../options.ts";

/** One selector on one program: the columns of the slides' table, and more. `callEdges` and `reachable` are without contexts. */
export interface SelectorRow {
  readonly selector: string;
  readonly heap: number | "inf";
  /** Only where times are asked for. */
  readonly milliseconds?: number;
  readonly mayFailCasts: number;
  readonly mayFailErasedCasts: number;
  readonly mayFailLibraryCasts: number;
  readonly polyCalls: number;
  readonly callEdges: number;
  readonly reachable: number;
  /** Pairs of a variable of the program and an allocation site, without contexts. */
  readonly pointsToCi: number;
  /** The same per variable that points to something, to two decimals. */
  readonly pointsToMean: number;
  /** With contexts: pairs of a pointer and an object. */
  readonly pointsToPairs: number;
  readonly pops: number;
  readonly contextsMax: number;
  readonly contextsMean: number;
  /** A limit ended the run: the numbers are those of an unfinished analysis. */
  readonly partial: boolean;
}

/** A limit may have ended a run, or left runs out. */
export interface SelectorTable extends Completeness {
  readonly rows: readonly SelectorRow[];
  /** What the class hierarchy alone allows, to compare with the last two columns. */
  readonly cha: { readonly callEdges: number; readonly reachable: number };
}

/** What the runs of a table share. */
interface TableRuns {
  readonly budget: Budget;
  /** Milliseconds from any fixed point. */
  now(): number;
  /** Whether rows tell how long they took. */
  readonly hasTimes: boolean;
}

/** Worklist entries between two looks at the clock. */
const WORK_BETWEEN_LOOKS = 4_096;

/**
 * Runs each selector on the program, one after the other, within one budget: what it leaves no time for has no row, and
 * the table is partial. `now` tells milliseconds; without `hasTimes` the rows are the same each time.
 */
export function compareSelectors(
  program: Program,
  optionsList: readonly PointsToOptions[],
  { budget, now, hasTimes }: TableRuns,
): Result<SelectorTable> {
  const rows: SelectorRow[] = [];
  let reached: Limit | undefined;
  let cha = { callEdges: 0, reachable: 0 };
  for (const options of optionsList) {
    if (budget.isSpentNow()) break;
    const analysis = startPointsTo(program, options, false, budget);
    if (!analysis.ok) return analysis;
    const started = now();
    let isFinished = false;
    while (!isFinished && !budget.isSpentNow()) isFinished = analysis.value.advance(WORK_BETWEEN_LOOKS);
    const metrics = analysis.value.metrics();
    const stoppedBy = isFinished ? analysis.value.stoppedBy : budget.stoppedBy;
    reached ??= stoppedBy;
    rows.push(rowOf(options, metrics, hasTimes ? now() - started : undefined, stoppedBy !== undefined));
    cha = { callEdges: metrics.callEdgesCha, reachable: metrics.reachableCha };
  }
  return success({ rows, cha, ...completeness(rows.length < optionsList.length ? budget.stoppedBy : reached) });
}

function rowOf(
  options: PointsToOptions,
  metrics: Metrics,
  milliseconds: number | undefined,
  partial: boolean,
): SelectorRow {
  return {
    selector: ownSelectorName(options.context) ?? options.context,
    heap: Number.isFinite(options.heap) ? options.heap : "inf",
    ...(milliseconds === undefined ? {} : { milliseconds: Math.round(milliseconds * 10) / 10 }),
    mayFailCasts: metrics.mayFailCasts,
    mayFailErasedCasts: metrics.mayFailErasedCasts,
    mayFailLibraryCasts: metrics.mayFailLibraryCasts,
    polyCalls: metrics.polyCalls,
    callEdges: metrics.callEdgesCi,
    reachable: metrics.reachableCi,
    pointsToCi: metrics.pointsToCi,
    pointsToMean: metrics.variablesCi === 0 ? 0 : rounded(metrics.pointsToCi / metrics.variablesCi),
    pointsToPairs: metrics.pointsToPairs,
    pops: metrics.pops,
    contextsMax: metrics.contextsPerMethodMax,
    contextsMean: rounded(metrics.contextsPerMethodMean),
    partial,
  };
}

/** To two decimals. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The options of each run: those of `pta`, and `selectors`, a list of selectors with commas between
 * them, in place of `context`.
 */
export function parseTableOptions(raw: Readonly<Record<string, unknown>>): Result<readonly PointsToOptions[]> {
  const { selectors = comparedSelectors.join(","), ...shared } = raw;
  if (shared["context"] !== undefined) {
    const expected = say("table.context");
    return failure({ kind: "bad-option", option: "context", value: String(shared["context"]), expected });
  }
  const named = Array.isArray(selectors) ? selectors.map(String) : namesOrDefinition(String(selectors));
  const parsed = named
    .map((context) => context.trim())
    .map((context) =>
      context === ""
        ? failure({ kind: "unknown-selector", spec: context, known: knownSelectors })
        : parseOptions({ order: "coalesced", ...shared, context }),
    );
  const all: readonly AnalysisError[] = parsed.flatMap((each) => (each.ok ? [] : each.errors));
  // What is wrong with an option that all runs share is wrong with each of them.
  const errors = [...new Map(all.map((error) => [JSON.stringify(error), error])).values()];
  return errors.length > 0 ? failure(...errors) : success(parsed.flatMap((each) => (each.ok ? [each.value] : [])));
}

/** A cell that no row has stands for a column that the table does not have. */
type Column = readonly [heading: string, cell: (row: SelectorRow) => string | number | undefined];

/** Headings are ids of notes, or stand as they are in every language. */
const columns: readonly Column[] = [
  ["selector", (row) => row.selector],
  ["heap", (row) => row.heap],
  ["table.time", (row) => row.milliseconds],
  ["#may-fail-cast", (row) => row.mayFailCasts],
  ["table.erased", (row) => row.mayFailErasedCasts],
  ["table.library", (row) => row.mayFailLibraryCasts],
  ["#poly-call", (row) => row.polyCalls],
  ["#call-graph-edge", (row) => row.callEdges],
  ["#reachable", (row) => row.reachable],
  ["table.sum", (row) => row.pointsToCi],
  ["table.average", (row) => row.pointsToMean],
  ["table.pairs", (row) => row.pointsToPairs],
  ["pops", (row) => row.pops],
  ["table.most", (row) => row.contextsMax],
  ["table.mean", (row) => row.contextsMean],
  ["partial", (row) => (row.partial ? "yes" : "no")],
];

function columnsOf(rows: readonly SelectorRow[]): readonly Column[] {
  return columns.filter(([, cell]) => rows.some((row) => cell(row) !== undefined));
}

const english: Readonly<Record<string, string>> = notes;

/** The table as comma-separated values with a heading line, in English: programs read it, or spreadsheets. */
export function tableAsCsv({ rows }: SelectorTable, isForSpreadsheets = false): string {
  const shown = columnsOf(rows);
  const lines = rows.map((row) => shown.map(([, cell]) => cell(row) ?? ""));
  return csvText([shown.map(([heading]) => english[heading] ?? heading), ...lines], {
    lineEnd: "\n",
    isForSpreadsheets,
  });
}

/** The table in Markdown for readers, numbers to the right. */
export function tableAsMarkdown({ rows, cha }: SelectorTable): string {
  const shown = columnsOf(rows);
  const heads = shown.map(([heading]) => sentenceOf(notes, heading));
  const cells = rows.map((row) => shown.map(([, cell]) => cell(row) ?? ""));
  const table = markdownTable(heads, cells, { areNumbersRight: true });
  return `${table}\n${say("table.hierarchy", { edges: cha.callEdges, methods: cha.reachable })}\n`;
}
