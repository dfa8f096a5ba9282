import { append, markdownCode, type Span } from "../../../../kernel/index.ts";
import type { InlayHint } from "../../../../trace/index.ts";
import type { PointsToRun } from "../run.ts";
import type { VariableSymbol } from "../symbols.ts";
import { siteHints } from "./tokens.ts";

const MAX_HINT = 72;

/** The objects at the lines that make them, and one hint a line: the declared variables with their points-to sets, contexts spelled out where there are several. */
export function hintsAt(run: PointsToRun, n: number, since: number): readonly InlayHint[] {
  const perVariable = rowsAt(run, n, since);
  const perLine = new Map<string, { file: string; line: number; texts: string[]; isNew: boolean }>();
  for (const [variable, rows] of perVariable) {
    const symbol = run.variables[variable];
    if (symbol === undefined || symbol.isTemporary || symbol.name === "this") continue;
    const { file } = symbol.scope;
    const key = `${file}:${symbol.declared.line}`;
    const onLine = perLine.get(key) ?? { file, line: symbol.declared.line, texts: [], isNew: false };
    onLine.texts.push(
      `${symbol.name} → ${rows.map((row) => (rows.length > 1 || row.context !== "[]" ? run.inContext(row.context, row.text) : row.text)).join(" ")}`,
    );
    onLine.isNew ||= rows.some((row) => row.isNew);
    perLine.set(key, onLine);
  }
  const sets = [...perLine.values()].map(({ file, line, texts, isNew }) => ({
    file,
    line,
    text: shorten(texts.join("  ")),
    isNew,
  }));
  return [...siteHints(run), ...sets];
}

/**
 * The points-to sets of the variable that a word means at a line, and of the temporaries for expressions of that line
 * that the word is in, as Markdown.
 */
export function hoverText(run: PointsToRun, file: string, line: number, word: string, n: number): string | undefined {
  const scopes = run.variables
    .map((symbol, index) => ({ symbol, index }))
    .filter(
      ({ symbol }) => symbol.name.split("#")[0] === word && symbol.scope.file === file && contains(symbol.scope, line),
    );
  const innermost = scopes.reduce((least, { symbol }) => Math.min(least, height(symbol)), Number.POSITIVE_INFINITY);
  const meant = scopes.filter(({ symbol }) => height(symbol) === innermost);
  const computed = temporariesWith(run, file, line, word);
  if (meant.length === 0 && computed.length === 0) return undefined;
  const rows = rowsAt(run, n, n);
  const texts = [...meant.map(({ index }) => index), ...computed].flatMap((index) =>
    (rows.get(index) ?? []).map((row) => markdownCode(`pt(${row.name}) = ${row.text}`)),
  );
  if (texts.length > 0) return texts.join("  \n");
  return meant.length === 0 ? undefined : markdownCode(`pt(${word}) = ∅`);
}

/** The temporaries for expressions of a line that a word is in. */
function temporariesWith(run: PointsToRun, file: string, line: number, word: string): readonly number[] {
  return run.variables.flatMap(({ written, expression = "" }, index) => {
    const isThere = written?.file === file && written.start.line === line && written.end.line === line;
    return isThere && new Set<string>(expression.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)).has(word) ? [index] : [];
  });
}

/** The points-to set of a variable in one of its contexts. */
interface VariableRow {
  readonly context: string;
  /** `[4]:n1`, `[4]:$3‹a.next›`. */
  readonly name: string;
  readonly text: string;
  readonly isNew: boolean;
}

/** By index of the variable. */
function rowsAt(run: PointsToRun, n: number, since: number): ReadonlyMap<number, readonly VariableRow[]> {
  const rows = new Map<number, VariableRow[]>();
  const visible = run.objectSteps.births.lowerBound(n);
  for (let row = 0; row < visible; row++) {
    const pointer = run.objectSteps.keyAt(row) ?? -1;
    const { variable, context, shortLabel: name } = run.pointer(pointer);
    if (variable === -1) continue;
    const facts = run.objectSteps.stepsOf(pointer);
    const last = facts.at(facts.lowerBound(n) - 1);
    append(rows, variable, { context, name, text: run.objects(run.objectsAt(pointer, n)), isNew: last >= since });
  }
  return rows;
}

function contains(scope: Span, line: number): boolean {
  return scope.start.line <= line && line <= scope.end.line;
}

function height({ scope }: VariableSymbol): number {
  return scope.end.line - scope.start.line;
}

function shorten(text: string): string {
  return text.length <= MAX_HINT ? text : `${text.slice(0, MAX_HINT - 1)}…`;
}
