import {
  type At,
  atOf,
  type BoardSession,
  type GraphModel,
  type GraphView,
  type PanelSpec,
  type PanelView,
  type Procedure,
  type Recording,
  type RuleSheet,
  type TableView,
} from "../../trace/index.ts";
import {
  type DrawnScene,
  drawScene,
  excerptIn,
  excerptSize,
  flowTexts,
  foldedView,
  foldLibrary,
  hasExcerpts,
  type LayoutGraph,
  looksAt,
  partOf,
} from "../graph/index.ts";
import { plainText, t, translate } from "../messages/index.ts";
import { treeAlongPath } from "../panels/index.ts";
import { cssWidthOf, type Figure } from "../shapes/index.ts";
import { classFigure } from "./class-figure.ts";
import { graphFigure } from "./graph-figure.ts";
import { heapFigure } from "./heap-figure.ts";
import { inferenceFigure, inferenceOf } from "./rule-figure.ts";
import { statementFigure } from "./statement-figure.ts";
import { type TextTable, tableFigure } from "./table-figure.ts";
import { treeFigure } from "./tree-figure.ts";

interface FigureSource {
  readonly reader: BoardSession;
  readonly panels: readonly PanelSpec[];
  readonly recording: Recording;
  readonly layout: LayoutGraph;
  /** Whether a graph has rough places where the layout gives none; else it is no figure then. */
  readonly mayBeRough?: boolean;
  /** Width over height of the stage. */
  readonly aspectRatio: number;
}

/** A rule with what it was applied to, as texts. */
export interface AppliedRule {
  readonly rule: string;
  readonly premises: readonly string[];
  readonly conclusion: string;
}

/** The views that are no panels: the rule of a step, and the derivation of its fact. */
const readingViews = ["rule", "proof"] as const;

/** In a figure a longer derivation cannot be read. */
const proofNodes = 40;
/** As on the first page: in larger graphs boxes are closed. */
const largest = 90;
/** A figure of more rows is no figure; the table formats have all of them. */
const tableRows = 60;

/** The figures of a run. A graph is laid out once, so that nothing moves from one position to another. */
export class StageFigures {
  readonly #source: FigureSource;
  readonly #drawn = new Map<string, Promise<DrawnScene | undefined>>();

  constructor(source: FigureSource) {
    this.#source = source;
  }

  get panels(): readonly PanelSpec[] {
    return this.#source.panels;
  }

  /** The names of all views: panels that the recording has, the rule and the proof. */
  get views(): readonly string[] {
    const { reader, panels } = this.#source;
    return [...panels.filter(({ id }) => reader.has(id)).map(({ id }) => id), ...readingViews];
  }

  /**
   * A view at position `at`; what came since `since` is new.
   *
   * @returns undefined where there is nothing to draw
   */
  async figure(view: string, at: number, since: number): Promise<Figure | undefined> {
    const { reader } = this.#source;
    if (view === "rule") return this.#rule(at, since);
    if (view === "proof") return this.#proof(at);
    const panel = reader.view(view, at, since);
    switch (panel.kind) {
      case "graph":
        return this.#graph(view, panel);
      case "heap":
        return panel.pictures.length === 0 ? undefined : heapFigure(this.#title(view, at), panel);
      default: {
        const table = shortened(tableOf(panel, tableRows), reader);
        return table === undefined ? undefined : tableFigure(this.#title(view, at), table);
      }
    }
  }

  /** A table at a position; undefined for views that are none. */
  table(view: string, at: number, since: number): TextTable | undefined {
    if (readingViews.some((each) => each === view)) return undefined;
    return tableOf(this.#source.reader.view(view, at, since), Number.POSITIVE_INFINITY);
  }

  /** The rules at a position; undefined for views that are none. */
  sheet(view: string, at: number, since: number): RuleSheet | undefined {
    if (readingViews.some((each) => each === view)) return undefined;
    const panel = this.#source.reader.view(view, at, since);
    return panel.kind === "rules" ? panel : undefined;
  }

  nameOfPanel(view: string): string {
    const spec = this.#source.panels.find(({ id }) => id === view);
    return spec === undefined ? view : translate(spec.region);
  }

  /** What a step did, as a sentence. */
  sentence(at: number, since: number): string {
    const { reader } = this.#source;
    return reader.shown(reader.explain(at, since).what.map(plainText).join(" "));
  }

  /** The rule that a step applied; undefined where it applied none. */
  rule(at: number, since: number): AppliedRule | undefined {
    const { reader } = this.#source;
    const { rule } = reader.explain(at, since);
    if (rule === undefined) return undefined;
    const premises = rule.premises.map(({ text }) => reader.shown(text));
    return { rule: translate(rule.name), premises, conclusion: reader.shown(rule.conclusion) };
  }

  /** The title of the moment at a position of a long run. */
  momentAt(at: number): string | undefined {
    const { reader, recording } = this.#source;
    const moment = recording.isLong ? reader.moments().find(({ position }) => position === at) : undefined;
    return moment && reader.shown(plainText(moment.title));
  }

  /** The chapter of a long run that a position is in, with its number; undefined where there are none. */
  chapterAt(at: number): string | undefined {
    const { reader, recording } = this.#source;
    const chapters = recording.isLong ? reader.chapters() : [];
    const index = Math.max(
      0,
      chapters.findLastIndex(({ moments }) => moments[0].position <= at),
    );
    const chapter = chapters[index];
    if (chapter === undefined) return undefined;
    return t("handout.chapter", { number: index + 1, name: reader.shown(plainText(chapter.name)) });
  }

  /** What a position is called. */
  nameOf(at: number): At {
    return atOf(this.#source.recording, at);
  }

  /** Where the step begins that leads to a position: what came since is new there. */
  since(at: number): number {
    return this.#source.recording.previousStop(at, "rule");
  }

  pseudocode(): readonly Procedure[] {
    return this.#source.reader.pseudocode();
  }

  /** The rows of all tables that came or grew since a position. */
  changes(at: number, since: number): readonly { readonly name: string; readonly table: TextTable }[] {
    const { reader, panels } = this.#source;
    return panels.flatMap(({ id, kind, region }) => {
      const table =
        (kind === "table" || kind === "formula") && reader.has(id)
          ? tableOf(reader.view(id, at, since), Number.POSITIVE_INFINITY)
          : undefined;
      const rows = (table?.rows ?? []).filter(({ isNew }) => isNew).slice(0, tableRows);
      const changed = table === undefined || rows.length === 0 ? undefined : shortened({ ...table, rows }, reader);
      return changed === undefined ? [] : [{ name: translate(region), table: changed }];
    });
  }

  #title(view: string, at: number): string {
    return t("figure.title", { view: this.nameOfPanel(view), step: this.nameOf(at) });
  }

  #rule(at: number, since: number): Figure | undefined {
    const rule = this.rule(at, since);
    if (rule === undefined) return undefined;
    return inferenceFigure(this.sentence(at, since), { element: "rule", ...rule });
  }

  #proof(at: number): Figure | undefined {
    const derivation = at === 0 ? undefined : this.#source.reader.why(at - 1, proofNodes);
    if (derivation === undefined) return undefined;
    const { shown } = this.#source.reader;
    const inference = inferenceOf(derivation, (id) => translate(id), shown);
    return typeof inference === "string" ? undefined : inferenceFigure(shown(derivation.text), inference);
  }

  async #graph(panel: string, whole: GraphView): Promise<Figure | undefined> {
    if (whole.model.nodes.length === 0) return undefined;
    if (whole.cards !== undefined) return treeFigure(this.#title(panel, whole.at), treeAlongPath(whole, whole.cards));
    if (whole.classes !== undefined)
      return classFigure(this.#title(panel, whole.at), whole.classes, whole.at, (text) =>
        this.#source.reader.tokens(text),
      );
    if (whole.statements !== undefined) return statementFigure(this.#title(panel, whole.at), whole, whole.statements);
    const { reader, recording } = this.#source;
    const { view: all, shownId } = shown(whole);
    const { at: position, since } = all;
    const size = excerptSize(0);
    const excerpt = hasExcerpts(all.model)
      ? excerptIn(all.model, { reader, recording, since, position, size, shownId })
      : undefined;
    const view = excerpt === undefined ? all : { ...all, model: partOf(all.model, excerpt) };
    const drawn = await (excerpt === undefined ? this.#drawnOnce(panel) : this.#draw(panel, view.model));
    if (drawn === undefined) return undefined;
    const looks = looksAt(drawn.scene, view, {
      selectedId: undefined,
      markedIds: since < position ? reader.elements(position - 1).map(shownId) : [],
      focusedId: undefined,
      ghosts: false,
      kept: undefined,
      insideText: (inside, total) => t("graph.inside", { shown: inside, total }),
      tokensIn: (text) => reader.tokens(text),
    });
    return graphFigure(this.#title(panel, view.at), drawn.drawing, looks);
  }

  /** A graph that is drawn whole has one layout for all steps. */
  #drawnOnce(panel: string): Promise<DrawnScene | undefined> {
    const known = this.#drawn.get(panel) ?? this.#draw(panel);
    this.#drawn.set(panel, known);
    return known;
  }

  async #draw(panel: string, part?: GraphModel): Promise<DrawnScene | undefined> {
    const { reader, recording, aspectRatio, layout, mayBeRough = false } = this.#source;
    const { length } = recording;
    const last = reader.view(panel, length, length);
    const atEnd = last.kind === "graph" ? shown(last).view : undefined;
    const model = part ?? atEnd?.model;
    if (model === undefined) return undefined;
    return drawScene(model, {
      collapsed: new Set(model.nodes.length > largest ? model.groups.map(({ id }) => id) : []),
      finalText: (id, kind) => (kind === "node" ? atEnd?.sublabel(id) : atEnd?.edgeLabel?.(id))?.text ?? "",
      texts: flowTexts(),
      measure: cssWidthOf,
      aspectRatio,
      layout,
      mayBeRough,
      tokensIn: (text) => reader.tokens(text),
    });
  }
}

/** The view of a name: a panel, also by its symbol (`pfg`), or the first panel of a stage; without a name that of the first stage which the run has. */
export function viewNamed(
  { views, panels }: StageFigures,
  stages: readonly { readonly id: string; readonly panels: readonly string[] }[],
  name: string | undefined,
): string | undefined {
  if (name !== undefined && views.includes(name)) return name;
  const bySymbol = panels.find(({ id, symbol }) => views.includes(id) && symbol.toLowerCase() === name?.toLowerCase());
  if (bySymbol !== undefined) return bySymbol.id;
  const wanted = name === undefined ? stages : stages.filter(({ id }) => id === name);
  return wanted.flatMap(({ panels }) => panels).find((panel) => views.includes(panel));
}

/** With the library folded, as the page begins. */
function shown(view: GraphView): { readonly view: GraphView; readonly shownId: (id: string) => string } {
  const folded = foldLibrary(view.model);
  if (folded === undefined) return { view, shownId: (id) => id };
  const contentOf = (inside: number, total: number) => t("graph.folded-content", { shown: inside, total });
  return { view: foldedView(view, folded, contentOf), shownId: (id) => folded.shownAs.get(id) ?? id };
}

function tableOf(view: PanelView, limit: number): TextTable | undefined {
  switch (view.kind) {
    case "table":
      return rowsOf(view, limit);
    case "gallery":
    case "formula":
      return rowsOf(view.table, limit);
    case "queue": {
      const count = Math.min(limit, view.itemCount);
      const items = Array.from({ length: count }, (_, index) => view.item(index));
      const rows = items.map(({ fact, text, isNew }) => ({ key: String(fact), cells: [text], isNew }));
      return { heads: [t("figure.waiting")], rows };
    }
    default:
      return undefined;
  }
}

/** As the page has it: files of tables keep the long names. */
function shortened(table: TextTable | undefined, { shown }: Pick<BoardSession, "shown">): TextTable | undefined {
  if (table === undefined) return undefined;
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(shown) })) };
}

function rowsOf(view: TableView, limit: number): TextTable {
  const source = view.own ?? view;
  const rows = Array.from({ length: Math.min(limit, source.rowCount) }, (_, index) => {
    const { key, cells, isNew } = source.row(index);
    return {
      key,
      cells: cells.map((parts) => parts.map(({ text }) => text).join(view.hasLines === true ? "\n" : ", ")),
      isNew,
    };
  });
  return { heads: view.columns.map((column) => translate(column)), rows };
}
