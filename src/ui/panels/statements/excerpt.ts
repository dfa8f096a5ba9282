import type { MethodStatements, Statement, StatementRow, StatementTable } from "../../../trace/index.ts";

/** What stands for statements that are left out. */
const GAP = "gap";

export function isGap({ kind }: Statement): boolean {
  return kind === GAP;
}

const nothing = { text: "", whole: undefined, cells: [], fact: undefined, isNew: false, isRead: false } as const;

/** What is known of a statement; of those that are left out nothing is shown. */
export function rowOf(table: StatementTable, statement: Statement): StatementRow {
  return isGap(statement) || statement.isOther === true
    ? { into: nothing, out: nothing, isClosed: true }
    : table.row(statement.id);
}

/**
 * The methods of a table in which what the step is about lies within so many rows: where it is farther apart, statements between are
 * left out.
 *
 * @param isFolded also where that is near enough: everything is to be in sight, as at the end of a run
 */
export function withinRows(
  methods: readonly MethodStatements[],
  table: StatementTable,
  count: number,
  isFolded: boolean,
): readonly MethodStatements[] {
  const ids = new Set(methods.flatMap(({ statements }) => statements.map(({ id }) => id)));
  const hasGuests = table.step?.premises.some((id) => !ids.has(id)) === true;
  return methods.map((method) => {
    const wanted = wantedIn(method, table);
    // Guests stand above all rows.
    const span = Math.max(...wanted) - (hasGuests ? 0 : Math.min(...wanted)) + 1;
    const isNear = wanted.length === 0 || span <= count;
    if (isFolded) return excerptOf(method, wanted.length === 0 ? [0] : wanted, count);
    return isNear ? method : excerptOf(method, wanted, count);
  });
}

/** The places of the statements that the step is about, the most important ones first. */
function wantedIn({ statements }: MethodStatements, table: StatementTable): readonly number[] {
  const { step } = table;
  const premises = new Set(step?.premises);
  const placesOf = (isOf: (statement: Statement) => boolean): readonly number[] =>
    statements.flatMap((statement, place) => (isOf(statement) ? [place] : []));
  const isChanged = (statement: Statement): boolean => {
    const { into, out } = rowOf(table, statement);
    return into.isNew || out.isNew;
  };
  const all = [
    ...placesOf(({ id }) => id === step?.statement),
    ...placesOf(({ id }) => premises.has(id)),
    ...placesOf(isChanged),
  ];
  return [...new Set(all)];
}

/** With fewer rows nothing stands for what is left out: they are the statements’. */
const LEAST_WITH_GAPS = 3;

/** As many of the wanted statements as have room with the gaps between them, and what is nearest to these. */
function excerptOf(method: MethodStatements, wanted: readonly number[], count: number): MethodStatements {
  const { statements, ways } = method;
  const hasGaps = count >= LEAST_WITH_GAPS;
  const gapsOf = (places: ReadonlySet<number>) => (hasGaps ? gapsIn(places, statements.length) : []);
  let kept: ReadonlySet<number> = new Set();
  const distances = Array.from({ length: count }, (_, index) => (index === 0 ? [0] : [index, -index])).flat();
  const near = distances.flatMap((by) => wanted.map((place) => place + by));
  for (const place of near.filter((each) => each >= 0 && each < statements.length)) {
    const more = new Set([...kept, place]);
    if (more.size + gapsOf(more).length <= count) kept = more;
  }
  const gaps = gapsOf(kept);
  const shown = statements.flatMap((statement, place): readonly Statement[] => {
    const gap = gaps.find(({ from }) => from === place);
    if (gap !== undefined) return [gapOf(method.id, gap.from, gap.count)];
    return kept.has(place) ? [statement] : [];
  });
  const ids = new Set(shown.map(({ id }) => id));
  return {
    ...method,
    statements: shown,
    ways: ways.filter(({ source, target }) => ids.has(source) && ids.has(target)),
  };
}

interface Gap {
  readonly from: number;
  readonly count: number;
}

function gapsIn(kept: ReadonlySet<number>, length: number): readonly Gap[] {
  const gaps: { from: number; count: number }[] = [];
  for (let place = 0; place < length; place++) {
    if (kept.has(place)) continue;
    const last = gaps.at(-1);
    if (last !== undefined && last.from + last.count === place) last.count++;
    else gaps.push({ from: place, count: 1 });
  }
  return gaps;
}

function gapOf(method: string, from: number, count: number): Statement {
  return { id: `${method} gap ${from}`, parts: [], line: undefined, text: `⋯ ${count}`, kind: GAP };
}

/** How many statements of methods are in no row of their excerpts, also in none that stands for several. */
export function leftOut(excerpts: readonly MethodStatements[], whole: readonly MethodStatements[]): number {
  const shown = excerpts.flatMap(({ statements }) => statements);
  const ids = new Set(excerpts.map(({ id }) => id));
  const all = whole.filter(({ id }) => ids.has(id)).flatMap(({ statements }) => statements);
  return shown.some(isGap) ? 0 : all.length - shown.length;
}
