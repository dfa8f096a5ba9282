import { append, markdownCode, type Span } from "../../../../kernel/index.ts";
import type { PointsToRun } from "../run.ts";
import type { VariableSymbol } from "../symbols.ts";

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
  const rows = rowsAt(run, n);
  const texts = [...meant.map(({ index }) => index), ...computed].flatMap((index) =>
    (rows.get(index) ?? []).map(markdownCode),
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

/** By index of the variable, its points-to set in each of its contexts: `pt([4]:n1) = {o12}`. */
function rowsAt(run: PointsToRun, n: number): ReadonlyMap<number, readonly string[]> {
  const rows = new Map<number, string[]>();
  const visible = run.objectSteps.births.lowerBound(n);
  for (let row = 0; row < visible; row++) {
    const pointer = run.objectSteps.keyAt(row) ?? -1;
    const { variable, label } = run.pointer(pointer);
    if (variable !== -1) append(rows, variable, `pt(${label}) = ${run.objects(run.objectsAt(pointer, n))}`);
  }
  return rows;
}

function contains(scope: Span, line: number): boolean {
  return scope.start.line <= line && line <= scope.end.line;
}

function height({ scope }: VariableSymbol): number {
  return scope.end.line - scope.start.line;
}
