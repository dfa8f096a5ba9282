import {
  type BoardSession,
  type GraphEdge,
  type GraphView,
  libraryOf,
  type PanelSpec,
  type PanelView,
  type QueueView,
  type Replay,
  type RuleSheet,
  type TableRow,
  type TableView,
} from "../../trace/index.ts";

/** Of long lists so many from either end are looked at. */
const ENDS = 40;
/** So many drawings behind the parts of a table are looked at, the newest ones. */
const PICTURES = 4;
/** So many facts of a derivation. */
const DERIVED = 20;
/** So many steps of a run of a pushdown system. */
const REPLAYED = 20;

/** What a board shows at a position, by what shows it, as plain data. */
export type Shown = Readonly<Record<string, unknown>>;

/**
 * Everything that a board shows at position n, where the steps since `since` are the last ones. Left out is what is decided on
 * the whole run, as places in a drawing are: the rows of groups, which nodes of a tree are folded, the outline that has room for
 * what ends a path, which arrows of an order follow from others, and which nodes of a graph a reader may ask about; and before the
 * first step the line at which the algorithm begins.
 */
export function shownAt(session: BoardSession, panels: readonly PanelSpec[], n: number, since: number): Shown {
  const views = panels.map(({ id }) => [id, session.view(id, n, since)] as const);
  return {
    ...Object.fromEntries(views.map(([id, view]) => [id, viewAsData(view)])),
    facts: views.flatMap(([, view]) => elementsIn(view).map((element) => factAt(session, element, n))),
    explanation: session.explain(n, since),
    inLibrary: session.explain(n, since, true),
    lines: n === 0 ? undefined : session.activeLines(n),
    statements: session.statements(n, since),
    hints: session.hints(n, since),
    phases: session.phases().filter(({ from }) => from < n),
    step: n === 0 ? undefined : aboutStep(session, n),
  };
}

/** The fact of an element: of those that come it may show the first when it is asked. */
function factAt(session: BoardSession, element: string, n: number): unknown {
  const fact = session.factOf(element, n);
  return [element, fact === undefined || fact >= n ? undefined : fact];
}

/** What is said of one step, wherever it is named: it has happened. */
function aboutStep(session: BoardSession, n: number): unknown {
  const seq = n - 1;
  const isThere = (element: string): boolean => {
    const fact = session.factOf(element, n);
    return fact !== undefined && fact < n;
  };
  return {
    title: session.title(seq),
    elements: session.elements(seq).filter(isThere),
    made: session.made(seq),
    why: Array.from({ length: session.ways(seq, n) }, (_, way) => session.why(seq, DERIVED, way, n)),
    replay: replayed(session.replay?.(seq, n)),
    comparable: session.comparable(seq),
    library: libraryOf(session, seq),
  };
}

/** The beginning of a run of a pushdown system. */
function replayed(replay: Replay | undefined): unknown {
  if (replay === undefined) return undefined;
  const steps: unknown[] = [];
  for (const step of replay.steps()) if (steps.push(step) >= REPLAYED) break;
  return { start: replay.start, steps };
}

/** The graph elements and table rows that a panel shows, by name. */
function elementsIn(view: PanelView): readonly string[] {
  if (view.kind === "table") return rowsOf(view).map(({ key }) => key);
  if (view.kind === "formula") return rowsOf(view.table).map(({ key }) => key);
  if (view.kind !== "graph") return [];
  const { nodes, edges } = bornIn(view);
  return [...nodes, ...edges.filter(isOfRun)].map(({ id }) => id);
}

/** What a panel shows. */
function viewAsData(view: PanelView): unknown {
  switch (view.kind) {
    case "table":
      return tableAsData(view);
    case "queue":
      return queueAsData(view);
    case "graph":
      return graphAsData(view);
    case "gallery":
      return { cards: atEnds(view.cards.length, (index) => view.cards[index]), table: tableAsData(view.table) };
    case "formula":
      return { ...view, table: tableAsData(view.table) };
    case "heap":
      return { kind: view.kind, pictures: view.pictures, outcomes: view.outcomes };
    case "rules":
      return view satisfies RuleSheet;
  }
}

function tableAsData(view: TableView): unknown {
  const { rowCount, columns, own, picture } = view;
  const rows = rowsOf(view);
  const facts = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.flatMap(({ fact }) => fact ?? [])));
  const newest = [...new Set(facts)].sort((a, b) => b - a).slice(0, PICTURES);
  return {
    columns,
    rowCount,
    rows,
    own: own && { rowCount: own.rowCount, rows: rowsOf(own) },
    pictures: picture && newest.map((fact) => picture(fact)),
  };
}

/** The rows at both ends of a table. */
export function rowsOf({ rowCount, row }: Pick<TableView, "rowCount" | "row">): readonly TableRow[] {
  return atEnds(rowCount, row);
}

function queueAsData({ taken, itemCount, item }: QueueView): unknown {
  return { taken, itemCount, items: atEnds(itemCount, item) };
}

/** The elements that are there, with what each says. */
function graphAsData(view: GraphView): unknown {
  const { groups, nodes, edges } = bornIn(view);
  return {
    groups: groups.map(({ row, ...group }) => group),
    nodes: nodes.map((node) => ({
      ...node,
      shape: view.model.isTree === true ? undefined : node.shape,
      content: view.sublabel(node.id),
      tone: view.nodeTone?.(node.id),
      card: view.cards?.card(node.id),
    })),
    edges: edges
      .filter(isOfRun)
      .map((edge) => ({ ...edge, says: view.edgeLabel?.(edge.id), travels: view.travels?.(edge.id) })),
    current: view.cards?.current,
  };
}

/** Of the arrows of an order those are drawn that follow from no others, on the whole: which these are is a matter of places. */
function isOfRun({ style }: GraphEdge): boolean {
  return style !== "order";
}

/** The elements of a graph that are there at its position: those at both ends of each list. */
export function bornIn({ model, at }: GraphView): Pick<GraphView["model"], "groups" | "nodes" | "edges"> {
  return { groups: born(model.groups, at), nodes: born(model.nodes, at), edges: born(model.edges, at) };
}

function born<Element extends { readonly birth: number }>(all: readonly Element[], at: number): readonly Element[] {
  const there = all.filter(({ birth }) => birth < at);
  return atEnds(there.length, (index) => there[index] as Element);
}

function atEnds<Item>(count: number, item: (index: number) => Item): readonly Item[] {
  const indexes = Array.from({ length: Math.min(count, 2 * ENDS) }, (_, index) => index);
  return indexes.map((index) => item(index < ENDS || count <= 2 * ENDS ? index : count - 2 * ENDS + index));
}
