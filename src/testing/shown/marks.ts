import type {
  BoardSession,
  FormulaView,
  GalleryView,
  GraphView,
  InlayHint,
  PanelView,
  QueueView,
  Recording,
  TableRow,
  TableView,
} from "../../trace/index.ts";
import { bornIn, rowsOf } from "./shown-at.ts";

/** A stretch of steps [since, n), whose changes a panel marks. */
export interface Stretch {
  readonly recording: Recording;
  readonly session: BoardSession;
  readonly n: number;
  readonly since: number;
}

/**
 * Errors with the marks of a panel, in words: something is marked that no step of the stretch made, or something is not
 * marked that one of them did. Undefined where all is as it should be.
 */
export function wrongMark(panel: string, stretch: Stretch): string | undefined {
  const { session, n, since } = stretch;
  const view = session.view(panel, n, since);
  const before = session.view(panel, since, since);
  const wrong = wrongIn(view, before, stretch) ?? markedOf(session.view(panel, n, n));
  return wrong && `${panel}: ${wrong}`;
}

function wrongIn(view: PanelView, before: PanelView, stretch: Stretch): string | undefined {
  switch (view.kind) {
    case "table":
      return wrongInTable(view, before, stretch);
    case "queue":
      return wrongInQueue(view, stretch);
    case "graph":
      return before.kind === "graph" ? wrongInGraph(view, before, stretch) : undefined;
    case "gallery":
      return wrongInGallery(view, stretch);
    case "formula":
      return wrongInFormula(view, before, stretch);
    case "heap":
      return first(
        view.pictures.flatMap(({ boxes, clouds }) => [...boxes, ...clouds]),
        ({ id, fact, isNew }) => (isNew && (fact ?? stretch.since) < stretch.since ? `${id} is older` : undefined),
      );
    case "rules":
      return undefined;
  }
}

/** An atom is new with its step, one that comes from the step’s formula always; what is replaced gives way to others. */
function wrongInFormula(view: FormulaView, before: PanelView, stretch: Stretch): string | undefined {
  const { outcomes, atoms } = view;
  const all = [...atoms, ...outcomes.flatMap((outcome) => outcome.atoms)];
  return (
    first(all, ({ text, fact, isNew }) =>
      isNew === fact >= stretch.since ? undefined : `“${text}” is ${isNew ? "" : "not "}new`,
    ) ??
    first(atoms, ({ text, isReplaced }) =>
      isReplaced && outcomes.length === 0 ? `“${text}” is replaced` : undefined,
    ) ??
    wrongInTable(view.table, before.kind === "formula" ? before.table : before, stretch)
  );
}

function wrongInTable(view: TableView, before: PanelView, stretch: Stretch): string | undefined {
  const known = new Map(before.kind === "table" ? rowsOf(before).map((row) => [row.key, row] as const) : []);
  return first(rowsOf(view), (row) => wrongInRow(row, known.get(row.key), stretch));
}

/** A part is new with the step that it names; what names none, with what it says. A row is new with any of its parts. */
function wrongInRow(row: TableRow, was: TableRow | undefined, { since }: Stretch): string | undefined {
  const wrong = first([...row.cells.entries()], ([column, cell]) =>
    first([...cell.entries()], ([place, { text, fact, isNew }]) => {
      const old = was?.cells[column]?.[place]?.text;
      const shouldBe = fact === undefined ? was !== undefined && old !== text : fact >= since;
      const isFree = fact === undefined && was === undefined;
      return isFree || isNew === shouldBe ? undefined : `${row.key} “${text}” is ${isNew ? "" : "not "}new`;
    }),
  );
  const hasChanges = row.fact >= since || row.cells.some((cell) => cell.some(({ isNew }) => isNew));
  return wrong ?? (row.isNew === hasChanges ? undefined : `row ${row.key} is ${row.isNew ? "" : "not "}new`);
}

function wrongInQueue({ taken, itemCount, item }: QueueView, { recording, n, since }: Stretch): string | undefined {
  const { steps } = recording;
  const items = Array.from({ length: itemCount }, (_, index) => item(index));
  const wrong = items.find(({ fact, isNew }) => isNew !== fact >= since || steps.kind(fact) !== "put");
  if (wrong !== undefined) return `entry “${wrong.text}” is ${wrong.isNew ? "" : "not "}new`;
  if (taken === undefined) return undefined;
  const isTakenNow = stepsOf(since, n).some((seq) => steps.kind(seq) === "take" && steps.subject(seq) === taken.fact);
  return taken.isNew === isTakenNow ? undefined : `the taken entry is ${taken.isNew ? "" : "not "}new`;
}

/** What an element says is new where it is another text than before; or where a step of the stretch is about the element. */
function wrongInGraph(view: GraphView, before: GraphView, { session, n, since }: Stretch): string | undefined {
  const touched = new Set(stepsOf(since, n).flatMap((seq) => session.elements(seq)));
  // What no fact is said to be shown by, as the elements of a lattice, is not what steps are about either.
  const isTold = view.model.nodes.some(({ id }) => session.factOf(id, n) !== undefined);
  const check = (id: string, now: Said, was: Said): string | undefined => {
    if (now === undefined) return undefined;
    if (isTold && now.isNew && now.text === was?.text && !touched.has(id)) return `${id} “${now.text}” is new`;
    return !now.isNew && now.text !== was?.text ? `${id} “${now.text}” is not new` : undefined;
  };
  const { nodes, edges } = bornIn(view);
  return (
    first(nodes, ({ id }) => check(id, view.sublabel(id), before.sublabel(id))) ??
    first(edges, ({ id }) => check(id, view.edgeLabel?.(id), before.edgeLabel?.(id))) ??
    first(edges, ({ id, source, target }) =>
      view.travels?.(id) === undefined || [id, source, target].some((each) => touched.has(each))
        ? undefined
        : `nothing goes along ${id}`,
    )
  );
}

type Said = { readonly text: string; readonly isNew: boolean } | undefined;

function wrongInGallery({ cards }: GalleryView, { since }: Stretch): string | undefined {
  return first(cards, ({ key, fact, isNew }) =>
    isNew === fact >= since ? undefined : `card ${key} is ${isNew ? "" : "not "}new`,
  );
}

/** Chips are new where their place said something else before, and old where it said the same. */
export function wrongHint({ session, n, since }: Stretch): string | undefined {
  const before = session.hints(since, since);
  const wrong = session.hints(n, since).find((hint) => {
    const there = before.filter((other) => isAt(other, hint) && nameIn(other.text) === nameIn(hint.text));
    const like = there.filter(({ text, isWaiting }) => text === hint.text && isWaiting === hint.isWaiting);
    // What two variables of a line get is one chip: it is new with either, and says less when one of them has it.
    return hint.isNew ? like.some(({ whole }) => whole === hint.whole) : there.length > 0 && like.length === 0;
  });
  return wrong && `hint “${wrong.text}” is ${wrong.isNew ? "" : "not "}new`;
}

/** What a chip is about: `x` of `x = 4`. */
function nameIn(text: string): string {
  return /^(\S+) [=→] /.exec(text)?.[1] ?? "";
}

function isAt(hint: InlayHint, { file, line, group }: InlayHint): boolean {
  return hint.file === file && hint.line === line && hint.group === group;
}

/** Something that a view marks, though nothing has happened since. */
function markedOf(view: PanelView): string | undefined {
  const marked = (text: string): string => `${text} is new of no step`;
  switch (view.kind) {
    case "table":
      return first(rowsOf(view), ({ key, isNew }) => (isNew ? marked(key) : undefined));
    case "formula":
      return first([...view.atoms, ...view.outcomes], (part) =>
        "isNew" in part && !part.isNew && !part.isReplaced ? undefined : marked("something in a formula"),
      );
    case "queue":
      return view.taken?.isNew === true ? marked(view.taken.text) : undefined;
    case "graph":
      return first(bornIn(view).nodes, ({ id }) => (view.sublabel(id)?.isNew === true ? marked(id) : undefined));
    case "heap":
      return first(
        view.pictures.flatMap(({ stack, boxes }) => [...stack, ...boxes, ...boxes.flatMap(({ fields }) => fields)]),
        ({ isNew }) => (isNew ? marked("something in the heap") : undefined),
      );
    default:
      return undefined;
  }
}

function stepsOf(since: number, n: number): readonly number[] {
  return Array.from({ length: n - since }, (_, index) => since + index);
}

function first<Item>(items: readonly Item[], wrong: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = wrong(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
