import type { BoardSession, GraphView, HeapPicture, PanelView, StatementTable, TableView } from "../../trace/index.ts";
import { drawGraph, flowTexts, foldedView, foldLibrary } from "../graph/index.ts";
import { type HeapsInRun, layoutHeaps } from "../panels/index.ts";
import { fitTable, lettersOf } from "../panels/statements/index.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** `x`, `y`: its left upper corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What is drawn, with places, in any unit. */
export interface Figures {
  /** How many things are drawn. */
  readonly count: number;
  readonly boxes: readonly Box[];
  readonly shapes: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
}

type Layout = Parameters<typeof drawGraph>[1]["layout"];

/** The stage's width over its height. */
const aspectRatio = 1.8;
/** In smaller pictures the inside of boxes is seen. */
const maxOpen = 90;

/**
 * What the stage shows at the end of a recording: the first of its panels with a drawing, else the first with a table.
 *
 * @param panels ids, in the order of the stage's views
 * @param layout the layout engine
 */
export async function figuresOf(
  reader: BoardSession,
  length: number,
  panels: readonly string[],
  layout: Layout,
): Promise<Figures | undefined> {
  const views = panels.map((panel) => reader.view(panel, length, length));
  for (const view of views) {
    const figures = await drawn(view, layout);
    if (figures !== undefined) return figures;
  }
  const table = views.find((view) => view?.kind === "table");
  return table === undefined ? undefined : ofTable(table);
}

async function drawn(view: PanelView | undefined, layout: Layout): Promise<Figures | undefined> {
  if (view?.kind === "heap") {
    const picture = view.pictures.findLast(({ boxes, clouds }) => boxes.length + clouds.length > 0);
    return picture === undefined ? undefined : ofHeap(view, picture);
  }
  if (view?.kind !== "graph" || view.model.nodes.length === 0) return undefined;
  if (view.statements !== undefined) return ofStatements(view.statements);
  const folded = foldLibrary(view.model);
  return ofGraph(folded === undefined ? view : foldedView(view, folded, () => ""), layout);
}

/** As the page draws it, but for the widths of letters. */
async function ofGraph({ model, sublabel, edgeLabel }: GraphView, layout: Layout): Promise<Figures | undefined> {
  const isLarge = model.nodes.length > maxOpen;
  const drawing = await drawGraph(model, {
    collapsed: new Set(isLarge ? model.groups.map(({ id }) => id) : []),
    finalText: (id, kind) => (kind === "node" ? sublabel(id) : edgeLabel?.(id))?.text ?? "",
    texts: flowTexts(),
    measure: (text) => text.length * 9,
    aspectRatio,
    layout,
  });
  if (drawing === undefined) return undefined;
  const { boxes, nodes, edges } = drawing;
  const centers = new Map([...boxes, ...nodes].map(({ id, rect }) => [id, rect]));
  return {
    count: model.nodes.length,
    boxes: boxes.map(boxOf),
    shapes: nodes.map(boxOf),
    lines: edges.map(({ source, target, route }) => route ?? [source, target].flatMap((end) => centers.get(end) ?? [])),
  };
}

/** Statements and their ways, and a stroke for each fact. */
function ofStatements({ methods, guests }: StatementTable): Figures {
  const count = methods.reduce((sum, { statements }) => sum + statements.length, 0);
  const height = Math.max(12, count) * 46;
  const space = { width: height * aspectRatio, height };
  const form = { letters: [lettersOf(13)], least: 2.2, most: 4, keepsNames: false };
  const fitted = fitTable({ methods, guests, current: undefined, nameOf: (id) => id, space, form });
  const { methods: placed, into, out, letters } = fitted;
  const strokes = ({ boxes, columns }: (typeof placed)[number]) =>
    boxes.flatMap(({ y }) =>
      [into, out].flatMap((left) => columns.places.map(({ x }) => stroke({ x: left + x, y }, 2 * letters.fact))),
    );
  return {
    count,
    boxes: [],
    shapes: placed.flatMap(({ boxes }) => boxes.map((rect) => boxOf({ rect }))),
    lines: placed.flatMap((each) => [...each.ways.map(({ points }) => points), ...strokes(each)]),
  };
}

function stroke({ x, y }: Point, length: number): readonly Point[] {
  return [
    { x, y },
    { x: x + length, y },
  ];
}

/** A place is known by its middle. */
function boxOf({ rect: { x, y, width, height } }: { readonly rect: Box }): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function ofHeap(view: HeapsInRun, picture: HeapPicture): Figures | undefined {
  const [layout] = layoutHeaps({ ...view, pictures: [picture] }, "roomy");
  if (layout === undefined) return undefined;
  const { slots, places, arrows } = layout;
  const boxes = picture.boxes.flatMap(({ id }) => places.get(id) ?? []);
  return {
    count: picture.boxes.length + picture.clouds.length,
    boxes: picture.clouds.flatMap(({ id }) => places.get(id) ?? []),
    shapes: [...slots, ...boxes],
    lines: arrows.map(({ start, tip }) => [start, tip]),
  };
}

const row = { height: 22, cell: 300, letter: 7, shown: 9 } as const;

/** Lines as long as the texts of its cells. */
function ofTable(table: TableView): Figures {
  const lines: Point[][] = [];
  const shown = Math.min(table.rowCount, row.shown);
  for (let index = 0; index < shown; index++) {
    const y = row.height * (index + 0.5);
    for (const [column, parts] of table.row(index).cells.entries()) {
      const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
      const x = 12 + column * row.cell;
      if (letters > 0)
        lines.push([
          { x, y },
          { x: x + Math.min(row.cell - 30, letters * row.letter), y },
        ]);
    }
  }
  const width = row.cell * Math.max(1, table.columns.length);
  return { count: table.rowCount, boxes: [{ x: 0, y: 0, width, height: row.height * shown }], shapes: [], lines };
}
