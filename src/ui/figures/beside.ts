import { bold, type Figure, figureAround, type Shape, shifted, textAt, widthOf } from "../shapes/index.ts";
import type { TextTable } from "./table-figure.ts";

/** What stands beside that of another run, under its name. */
interface OfRun<Part> {
  readonly name: string;
  readonly part: Part;
}

/** Between two figures, and from a name to what is below it. */
const GAP = 40;
const BELOW_NAME = 26;

/** Figures beside each other, with their tops in one line, each under the name of its run. */
export function figuresBeside(title: string, runs: readonly OfRun<Figure | undefined>[]): Figure {
  const shapes: Shape[] = [];
  let left = 0;
  for (const { name, part } of runs) {
    const { x = 0, y = 0, width = 0, shapes: drawn = [] } = part ?? {};
    shapes.push(textAt({ x: left, y: 0 }, name, bold, "text"), {
      kind: "group",
      classes: ["run"],
      shapes: drawn.map((shape) => shifted(shape, { x: left - x, y: BELOW_NAME - y })),
    });
    left += Math.max(width, widthOf(name, bold)) + GAP;
  }
  return figureAround(title, shapes);
}

/**
 * The tables of runs as one: those of one kind beside each other, the kinds below each other, each kind after the first under its
 * heads. Where a run has fewer rows its cells are empty; what no run has a row of is left out.
 */
export function tablesBeside(runs: readonly OfRun<readonly TextTable[]>[]): TextTable {
  const kinds = [...(runs[0]?.part.keys() ?? [])]
    .map((kind) => runs.map(({ part }) => part[kind] ?? noTable))
    .filter((tables) => tables.some(({ rows }) => rows.length > 0));
  const widths = runs.map((_, run) => Math.max(0, ...kinds.map((tables) => tables[run]?.heads.length ?? 0)));
  const inLine = (cells: readonly (readonly string[] | undefined)[]): readonly string[] =>
    widths.flatMap((width, run) => Array.from({ length: width }, (_, column) => cells[run]?.[column] ?? ""));
  const rows = kinds.flatMap((tables, kind) => {
    const count = Math.max(...tables.map((table) => table.rows.length));
    const own = Array.from({ length: count }, (_, index) => {
      const beside = tables.map((table) => table.rows[index]);
      return {
        key: `${kind} ${index}`,
        cells: inLine(beside.map((row) => row?.cells)),
        isNew: beside.some((row) => row?.isNew === true),
      };
    });
    const heads = { key: String(kind), cells: inLine(tables.map((table) => table.heads)), isNew: false };
    return kind === 0 ? own : [heads, ...own];
  });
  const [first = []] = kinds;
  const heads = inLine(
    runs.map(({ name }, run) =>
      (first[run]?.heads ?? []).map((head, column) => (column > 0 ? head : `${name}: ${head}`)),
    ),
  );
  return { heads, rows };
}

const noTable: TextTable = { heads: [], rows: [] };
