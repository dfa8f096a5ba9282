import { Fragment, memo, type RefCallback } from "react";
import type { Part, Seq, TableRow, TokenSpan } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { FactButton, type Sighting, SightingMark } from "../parts/index.ts";
import type { Selection } from "../store/index.ts";
import { SetSign, TokenText, useShown, useTokens } from "../tokens/index.ts";
import { cellClass, columnsOf } from "./table-form.tsx";

interface TableRowViewProps {
  readonly row: TableRow;
  readonly index: number;
  /** Of those in the document: Tab stops there. */
  readonly isFirst: boolean;
  /** Measures the row’s height; undefined where all rows are in the document. */
  readonly measure: RefCallback<Element> | undefined;
  /** The message ids of the columns' titles. */
  readonly columns: readonly string[];
  /** The column that stands above the rows: see `TableView`. */
  readonly groupedBy?: number | undefined;
  /** The column whose parts are the elements of a set; -1 for none. */
  readonly setColumn: number;
  /** Parts stand below each other. */
  readonly hasLines: boolean;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
  readonly sightingOf: ((fact: Seq) => Sighting | undefined) | undefined;
  readonly gained: ReadonlySet<Seq> | undefined;
  readonly action: RowAction | undefined;
}

/** A small button at the end of a row: on or off. */
export interface RowAction {
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** One row; drawn again only when what it shows has changed. */
export const TableRowView = memo(function TableRowView({
  row,
  index,
  isFirst,
  measure,
  columns,
  groupedBy,
  setColumn,
  hasLines,
  selection,
  onSelectFact,
  sightingOf,
  gained,
  action,
}: TableRowViewProps) {
  const picked = isPicked(row, selection);
  const shortOf = useShown();
  const shown = columnsOf({ columns, ...(groupedBy === undefined ? {} : { groupedBy }) });
  const [head, last] = [shown[0] ?? 0, shown.at(-1)];
  return (
    <tr
      ref={measure}
      className={`${row.isNew ? "is-new" : ""} ${picked ? "is-picked" : ""}`}
      data-index={index}
      aria-rowindex={index + 2}
    >
      {shown.map((column) => {
        const cell = row.cells[column] ?? [];
        return (
          <td key={column} className={cellClass(cell, shortOf, shown.length > 2 && (column === head || !hasLines))}>
            {column === head ? <RowMarks row={row} hasSet={setColumn !== -1} gained={gained} /> : null}
            <CellParts
              row={row}
              cell={cell}
              isHead={column === head}
              isSet={column === setColumn}
              hasLines={hasLines}
              isFirst={isFirst && column === head}
              selection={selection}
              onSelectFact={onSelectFact}
              sightingOf={sightingOf}
              gained={gained}
            />
            {column === last ? (
              <>
                <PartSighting fact={setColumn === -1 ? row.fact : undefined} sightingOf={sightingOf} />
                {action === undefined ? null : <ActionButton action={action} />}
              </>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}, sameRow);

interface CellPartsProps
  extends Pick<TableRowViewProps, "row" | "hasLines" | "selection" | "onSelectFact" | "sightingOf" | "gained"> {
  readonly cell: TableRow["cells"][number];
  /** It is the first cell of its row. */
  readonly isHead: boolean;
  readonly isSet: boolean;
  readonly isFirst: boolean;
}

/** The parts of a cell: a set in braces, formulas one below the other, else with commas. */
function CellParts({
  row,
  cell,
  isHead,
  isSet,
  hasLines,
  isFirst,
  selection,
  onSelectFact,
  sightingOf,
  gained,
}: CellPartsProps) {
  const tokensIn = useTokens();
  const isNamesOnly = isSet && cell.every(({ text }) => isName(text, tokensIn(text)));
  const sign = (text: string) => (isNamesOnly ? <SetSign text={text} /> : text);
  const parts = cell.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
    <Fragment key={place}>
      {place === 0 ? null : hasLines ? <br /> : sign(", ")}
      {isSet ? <GainedMark fact={part.fact} gained={gained} /> : null}
      <PartView
        part={part}
        isFirst={isFirst}
        rowFact={row.fact}
        isPicked={!isHead && part.fact !== undefined && part.fact === selection?.fact}
        isRowHead={isHead}
        onSelectFact={onSelectFact}
      />
      <PartSighting fact={isSet ? part.fact : undefined} sightingOf={sightingOf} />
    </Fragment>
  ));
  if (!isSet) return parts;
  return cell.length === 0 ? (
    "∅"
  ) : (
    <>
      {sign("{")}
      {parts}
      {sign("}")}
    </>
  );
}

/** Is a text a name and nothing else? */
function isName({ length }: string, [first]: readonly TokenSpan[]): boolean {
  return first?.start === 0 && first.end === length;
}

function PartSighting({
  fact,
  sightingOf,
}: { readonly fact: Seq | undefined } & Pick<TableRowViewProps, "sightingOf">) {
  return <SightingMark sighting={fact === undefined ? undefined : sightingOf?.(fact)} />;
}

/** Before what another run has not found. */
function GainedMark({ fact, gained }: { readonly fact: Seq | undefined } & Pick<TableRowViewProps, "gained">) {
  return fact !== undefined && gained?.has(fact) === true ? <span className="gained-mark">+</span> : null;
}

function ActionButton({ action: { name, isOn, onPress } }: { readonly action: RowAction }) {
  return (
    <button type="button" className="row-action" aria-label={name} title={name} aria-pressed={isOn} onClick={onPress}>
      <span aria-hidden="true">{isOn ? "−" : "+"}</span>
    </button>
  );
}

interface RowMarksProps extends Pick<TableRowViewProps, "row" | "gained"> {
  /** Its facts are the elements of a set, which have marks of their own. */
  readonly hasSet: boolean;
}

function RowMarks({ row: { isNew, fact }, hasSet, gained }: RowMarksProps) {
  return (
    <>
      <span className="new-mark">
        {isNew ? (
          <>
            <span aria-hidden="true">●</span>
            <span className="hidden-visually">{t("panel.new")} </span>
          </>
        ) : null}
      </span>
      {hasSet ? null : <GainedMark fact={fact} gained={gained} />}
    </>
  );
}

interface PartViewProps {
  readonly part: Part;
  readonly rowFact: Seq;
  readonly isFirst: boolean;
  readonly isPicked: boolean;
  readonly isRowHead: boolean;
  readonly onSelectFact: (fact: Seq) => void;
}

function PartView({ part, rowFact, isFirst, isPicked, isRowHead, onSelectFact }: PartViewProps) {
  const fact = part.fact ?? (isRowHead ? rowFact : undefined);
  const shown = useShown()(part.text);
  const title = shown === part.text ? undefined : part.text;
  if (fact === undefined || part.text === "")
    return (
      <span title={title}>
        <TokenText text={shown} />
      </span>
    );
  return (
    <FactButton
      fact={fact}
      className={part.isNew ? "is-new" : ""}
      isPicked={isPicked}
      tabIndex={isFirst ? 0 : -1}
      title={title}
      onSelect={onSelectFact}
    >
      <TokenText text={shown} isNew={part.isNew && !isRowHead} />
    </FactButton>
  );
}

function isPicked(row: TableRow, selection: Selection | undefined): boolean {
  return selection !== undefined && (row.fact === selection.fact || selection.elements.includes(row.key));
}

function sameRow(a: TableRowViewProps, b: TableRowViewProps): boolean {
  return (
    a.index === b.index &&
    a.isFirst === b.isFirst &&
    a.measure === b.measure &&
    a.onSelectFact === b.onSelectFact &&
    a.sightingOf === b.sightingOf &&
    a.gained === b.gained &&
    a.action?.isOn === b.action?.isOn &&
    a.action?.name === b.action?.name &&
    a.row.isNew === b.row.isNew &&
    a.row.key === b.row.key &&
    isPicked(a.row, a.selection) === isPicked(b.row, b.selection) &&
    (a.selection?.fact === b.selection?.fact || !(isPicked(a.row, a.selection) || isPicked(b.row, b.selection))) &&
    sameCells(a.row.cells, b.row.cells)
  );
}

function sameCells(a: TableRow["cells"], b: TableRow["cells"]): boolean {
  return a.length === b.length && a.every((cell, index) => sameParts(cell, b[index] ?? []));
}

function sameParts(a: readonly Part[], b: readonly Part[]): boolean {
  return (
    a.length === b.length &&
    a.every((part, index) => {
      const other = b[index];
      return part.text === other?.text && part.isNew === other.isNew && part.fact === other.fact;
    })
  );
}
