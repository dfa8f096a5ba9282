import type {
  FactCell,
  FactCells,
  FactMember,
  GraphModel,
  MethodStatements,
  Statement,
  StatementRow,
  StatementTable,
  StatementWay,
} from "../../../trace/index.ts";

/** A run at its end. */
export interface EndedTable {
  readonly table: StatementTable;
  /** No limit ended it: what it lacks proves something. */
  readonly isWhole: boolean;
}

/** Each run comes to other elements: beside its table its lattice would leave other room. */
const noLattice: GraphModel = { groups: [], nodes: [], edges: [] };

/** Behind the text that it marks. */
const MARK = " ×";

/**
 * The table of one of several runs as it stands beside the others: what any of them has has its row and its columns in all, so that
 * the same statement stands at the same place; what another run rules out is marked.
 */
export function besideOthers(runs: readonly EndedTable[], own: number): (table: StatementTable) => StatementTable {
  const end = runs[own]?.table;
  const ids = [...new Set(runs.flatMap(({ table }) => table.methods.map(({ id }) => id)))];
  const sides = ids.map((id) => sideOf(id, runs, own));
  const methods = sides.map(({ method }) => method);
  const found = new Map(sides.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  return (table) => ({
    ...table,
    methods,
    lattice: { ...table.lattice, model: noLattice },
    guests: Math.max(...runs.map((run) => run.table.guests)),
    row(id) {
      const row = table.row(id);
      const known = found.get(id);
      if (known === undefined || end === undefined) return row;
      const final = end.row(id);
      const others = known.others.map(({ run, id: other }) => ({
        run,
        row: run.table.row(other),
        at: known.columns(run),
      }));
      return {
        ...row,
        into: cellsOf(row, final, others, { side: "into", columns: known.own, claims: table.claims }),
        out: cellsOf(row, final, others, { side: "out", columns: known.own, claims: table.claims }),
      };
    },
  });
}

/** By column: the place of its member in the table of a run; undefined where it has none. */
type Columns = readonly (number | undefined)[];

interface Row {
  readonly id: string;
  readonly own: Columns;
  readonly others: readonly { readonly run: EndedTable; readonly id: string }[];
  columns(run: EndedTable): Columns;
}

function sideOf(id: string, runs: readonly EndedTable[], own: number) {
  const all = runs.map(({ table }) => table.methods.find((method) => method.id === id));
  const keys = all.map((method) => keysOf(method?.statements ?? []));
  const members = membersOf(all.flatMap((method) => (method === undefined ? [] : [method])));
  const columns = all.map((method) => members.map(({ name }) => placeOf(method, name)));
  const order = keys.map((each) => [...each.keys()]).reduce(together);
  const first = all.find((method) => method !== undefined);
  const ownKeys = keys[own] ?? new Map<string, Statement>();
  const statements = order.map((key) => ownKeys.get(key) ?? other(key, keys));
  const rows = [...ownKeys].map(
    ([key, statement]): Row => ({
      id: statement.id,
      own: columns[own] ?? [],
      others: runs.flatMap((run, index) => {
        const found = index === own ? undefined : keys[index]?.get(key);
        return found === undefined ? [] : [{ run, id: found.id }];
      }),
      columns: (run) => columns[runs.indexOf(run)] ?? [],
    }),
  );
  const method: MethodStatements = {
    id,
    statements,
    ways: waysOf(all, keys, own),
    members,
    hasValues: all.some((each) => each?.hasValues === true),
    subject: first?.subject,
  };
  return { method, rows };
}

/** Statements by what is the same in all runs: line, text, and which of these it is. */
function keysOf(statements: readonly Statement[]): ReadonlyMap<string, Statement> {
  const counts = new Map<string, number>();
  return new Map(
    statements.map((statement) => {
      const said = `${statement.line ?? ""} ${statement.text}`;
      const count = (counts.get(said) ?? 0) + 1;
      counts.set(said, count);
      return [`${said} ${count}`, statement] as const;
    }),
  );
}

/** The keys of both in one order: what only the second has stands behind what it follows there. */
function together(all: readonly string[], more: readonly string[]): string[] {
  const result = [...all];
  let at = 0;
  for (const key of more) {
    const place = result.indexOf(key);
    if (place === -1) result.splice(at, 0, key);
    at = (place === -1 ? at : place) + 1;
  }
  return result;
}

function other(key: string, keys: readonly ReadonlyMap<string, Statement>[]): Statement {
  const [line, text] = keys.flatMap((each) => {
    const found = each.get(key);
    return found === undefined ? [] : [[found.line, found.text] as const];
  })[0] ?? [undefined, ""];
  return { id: otherId(key), parts: [], line, text, kind: "other", isOther: true };
}

function otherId(key: string): string {
  return `other ${key}`;
}

function waysOf(
  all: readonly (MethodStatements | undefined)[],
  keys: readonly ReadonlyMap<string, Statement>[],
  own: number,
): readonly StatementWay[] {
  const ways = new Map<string, StatementWay>();
  const ownKeys = keys[own];
  const order = [own, ...all.keys()].filter((run, place, runs) => runs.indexOf(run) === place);
  for (const run of order) {
    const keyOf = new Map([...(keys[run] ?? [])].map(([key, { id }]) => [id, key] as const));
    const idOf = (statement: string): string => {
      const key = keyOf.get(statement) ?? "";
      return ownKeys?.get(key)?.id ?? otherId(key);
    };
    for (const way of all[run]?.ways ?? []) {
      const [source, target] = [idOf(way.source), idOf(way.target)];
      const id = `${source} → ${target}`;
      if (!ways.has(id)) ways.set(id, run === own ? way : { ...way, id, source, target, isOther: true });
    }
  }
  return [...ways.values()];
}

/** A column for each member of any run, with room for the mark. */
function membersOf(methods: readonly MethodStatements[]): readonly FactMember[] {
  const members = new Map<string, FactMember>();
  for (const member of methods.flatMap((method) => method.members)) {
    const known = members.get(member.name);
    const longest = [known?.longest ?? "", member.longest].reduce((a, b) => (a.length >= b.length ? a : b));
    members.set(member.name, { ...member, longest, weight: Math.max(known?.weight ?? 0, member.weight) });
  }
  return [...members.values()].map((member) => ({ ...member, longest: member.longest + MARK }));
}

function placeOf(method: MethodStatements | undefined, name: string): number | undefined {
  const place = method?.members.findIndex((member) => member.name === name) ?? -1;
  return place === -1 ? undefined : place;
}

interface OtherRow {
  readonly run: EndedTable;
  readonly row: StatementRow;
  readonly at: Columns;
}

interface SideRequest {
  readonly side: "into" | "out";
  readonly columns: Columns;
  readonly claims: StatementTable["claims"];
}

function cellsOf(
  row: StatementRow,
  final: StatementRow,
  others: readonly OtherRow[],
  { side, columns, claims }: SideRequest,
): FactCells {
  const { cells, text, ...shared } = row[side];
  if (cells.length === 0) return row[side];
  const judges = others.filter(({ run, row: known }) => isJudge(run, claims) && known[side].fact !== undefined);
  const marked = columns.map((own, column): FactCell | undefined => {
    const cell = own === undefined ? undefined : cells[own];
    if (own === undefined || cell === undefined || cell.isGone || final[side].cells[own]?.text !== cell.text)
      return cell;
    const isRuledOut = judges.some(({ run, row: known, at }) => {
      const theirs = known[side].cells[at[column] ?? -1];
      return run.table.claims.rulesOut(theirs?.isGone === false ? theirs.text : undefined, cell.text);
    });
    return isRuledOut ? { ...cell, text: cell.text + MARK, isRuledOut } : cell;
  });
  const count = marked.filter((cell) => cell?.isRuledOut).length;
  return { ...shared, text: count === 0 ? text : text + MARK, cells: marked };
}

/** Whether what a run lacks proves something of another one. */
function isJudge({ table, isWhole }: EndedTable, { analysis }: StatementTable["claims"]): boolean {
  return isWhole && table.claims.isSound && table.claims.analysis === analysis;
}
