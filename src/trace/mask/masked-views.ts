import type { GraphView } from "../board/drawings/graph-view.ts";
import type { RuleSheet, RuleText } from "../board/drawings/rule-sheet.ts";
import type { FactCells, StatementTable } from "../board/drawings/statement-table.ts";
import type { PanelView, Part, QueueItem, QueueView, TableRow, TableView } from "../board/view-data.ts";
import { HIDDEN, type Mask } from "./mask.ts";

/** A panel at a position without what is asked for. */
export function maskedView(view: PanelView, mask: Mask): PanelView {
  switch (view.kind) {
    case "table":
      return maskedTable(view, mask);
    case "queue":
      return maskedQueue(view, mask);
    case "graph":
      return maskedGraph(view, mask);
    case "rules":
      return maskedSheet(view, mask);
    case "gallery":
    case "formula":
      return { ...view, table: maskedTable(view.table, mask) };
    case "heap":
      return view;
  }
}

function maskedTable(view: TableView, mask: Mask): TableView {
  const { own } = view;
  const rowsOf = (rows: Pick<TableView, "row">) => (index: number) => maskedRow(rows.row(index), mask);
  return {
    ...view,
    row: rowsOf(view),
    ...(own === undefined ? {} : { own: { rowCount: own.rowCount, row: rowsOf(own) } }),
  };
}

function maskedRow(row: TableRow, mask: Mask): TableRow {
  const isAsked = (part: Part): boolean => mask.hides(part.fact);
  if (mask.isAbout(row.key) || row.cells.flat().some(isAsked)) {
    const cells = row.cells.map((parts) => (parts.some(isAsked) ? [hiddenPart] : parts));
    const texts = mask.texts(cells.flat().map(({ text }) => text));
    return { ...row, cells: withTexts(cells, texts), isNew: false };
  }
  const before = row.cells.flat().map(({ text }) => text);
  const texts = mask.texts(before);
  return texts === before ? row : { ...row, cells: withTexts(row.cells, texts) };
}

const hiddenPart: Part = { text: HIDDEN, fact: undefined, isNew: false };

/** The same cells, with other texts in their parts. */
function withTexts(cells: TableRow["cells"], texts: readonly string[]): TableRow["cells"] {
  let at = 0;
  return cells.map((parts) => parts.map((part) => ({ ...part, text: texts[at++] ?? part.text })));
}

function maskedQueue(view: QueueView, mask: Mask): QueueView {
  const masked = (item: QueueItem): QueueItem => ({ ...item, text: mask.text(item.text) });
  return { ...view, taken: view.taken && masked(view.taken), item: (index) => masked(view.item(index)) };
}

function maskedGraph(view: GraphView, mask: Mask): GraphView {
  const { travels, edgeLabel, statements, model } = view;
  const targets = new Map(model.edges.map(({ id, target }) => [id, target]));
  return {
    ...view,
    sublabel: (node) => {
      const content = view.sublabel(node);
      return mask.isAbout(node) ? hiddenContent(content?.text) : content;
    },
    ...(travels && {
      travels: (edge: string) => {
        const said = travels.call(view, edge);
        return said !== undefined && mask.isAbout(targets.get(edge) ?? "") ? hiddenContent(said).text : said;
      },
    }),
    ...(edgeLabel && {
      edgeLabel: (edge: string) => (mask.isAbout(edge) ? hiddenContent(undefined) : edgeLabel.call(view, edge)),
    }),
    ...(statements && { statements: maskedStatements(statements, mask) }),
  };
}

/** A set is still written as one, as long or as empty as it may be. */
function hiddenContent(text: string | undefined): { readonly text: string; readonly isNew: false } {
  const isSet = text !== undefined && /^[{∅]/u.test(text);
  return { text: isSet ? `{${HIDDEN}}` : HIDDEN, isNew: false };
}

function maskedStatements(table: StatementTable, mask: Mask): StatementTable {
  const masked = (cells: FactCells): FactCells =>
    mask.hides(cells.fact)
      ? { ...cells, text: HIDDEN, whole: HIDDEN, cells: cells.cells.map(() => undefined), isNew: false }
      : cells;
  return {
    ...table,
    row: (statement) => {
      const row = table.row(statement);
      return { ...row, into: masked(row.into), out: masked(row.out) };
    },
  };
}

function maskedSheet(view: RuleSheet, mask: Mask): RuleSheet {
  const groups = view.groups.map((group) => ({
    ...group,
    cards: group.cards.map((card) => ({
      ...card,
      formulas: card.formulas.map((formula) => ({
        ...formula,
        instance: formula.instance && maskedRule(formula.instance, mask),
      })),
    })),
  }));
  return { ...view, groups };
}

/** A rule with its premises filled in. */
export function maskedRule<Rule extends RuleText>(rule: Rule, mask: Mask): Rule {
  const premises = rule.premises.map((premise) => ({ ...premise, text: mask.text(premise.text) }));
  return { ...rule, premises, conclusion: mask.text(rule.conclusion) };
}
