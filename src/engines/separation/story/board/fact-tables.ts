import { engineWords, factTable, groupedRows, type Part, type Seq, type TableView } from "../../../../trace/index.ts";
import { pairNotation } from "../../algorithm/base-pairs/print-pair.ts";
import { factKinds } from "../facts/vocabulary.ts";
import type { CheckSteps } from "./check-index.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { coverText } from "./wording.ts";

const { columns: heads } = engineWords("separation");

const look = { hasLines: true, keyOf: factKey } as const;

/** base(P), predicate by predicate: each pair by its number, with the disjunct and the pairs that made it. */
export function basePairTable(rows: SymbolRows, n: number, since: number): TableView {
  const births = rows.section.births(factKinds.pair);
  const columns = heads("predicate", "pair", "origin");
  const cells = (seq: Seq) => {
    const { a, b } = rows.steps.fact(seq);
    const { text, origin, number } = rows.row("pairs", a);
    return [rows.row("predicates", b).name, `${number + 1}. ${pairNotation(text)}`, origin];
  };
  const predicateAt = (place: number): string => rows.row("predicates", rows.steps.fact(births.at(place)).b).name;
  return grouped(factTable({ ...look, births, columns, n, since, cells }), predicateAt);
}

/** Rows with the same first column stand together under it. */
function grouped(table: TableView, firstAt: (place: number) => string): TableView {
  const placeOf = groupedRows(table.rowCount, firstAt);
  return { ...table, groupedBy: 0, row: (index) => table.row(placeOf(index)) };
}

/** Line 8 of Algorithm 1, round by round and disjunct by disjunct. */
export function implicationTable(rows: SymbolRows, n: number, since: number): TableView {
  const births = rows.section.births(factKinds.implication);
  const columns = heads("i", "implied", "covering");
  const roundOf = (seq: Seq): string => {
    const { b, c } = rows.steps.fact(seq);
    return `${c} ${rows.row("predicates", b).name}`;
  };
  const cells = (seq: Seq) => {
    const { a, c } = rows.steps.fact(seq);
    const { text, covering, isCovered } = rows.row("comparisons", a);
    return [roundOf(seq), text, coverText(covering, isCovered, c)];
  };
  return grouped(factTable({ ...look, births, columns, n, since, cells }), (place) => roundOf(births.at(place)));
}

/** The formulas of the text with their verdicts, and with the model or the reason. */
export function satisfiabilityTable(
  rows: SymbolRows,
  checks: readonly CheckSteps[],
  n: number,
  since: number,
): TableView {
  const { steps } = rows;
  const births = rows.section.births(factKinds.question);
  const part = (text: string, fact: Seq | undefined): readonly Part[] => [
    { text, fact, isNew: fact !== undefined && fact >= since },
  ];
  return {
    kind: "table",
    hasLines: true,
    columns: heads("check", "verdict", "model"),
    rowCount: births.lowerBound(n),
    row(index) {
      const question = births.at(index);
      const known = checks[index]?.answer;
      const answer = known !== undefined && known < n ? known : undefined;
      const { a, b } = steps.fact(question);
      const { verdict, text } =
        answer === undefined ? { verdict: "…", text: "" } : rows.row("answers", steps.fact(answer).a);
      return {
        key: checkKey(b),
        cells: [
          part(`${b + 1}. ${rows.row("questions", a).text}`, question),
          part(verdict, answer),
          part(text, answer),
        ],
        fact: question,
        isNew: (answer ?? question) >= since,
      };
    },
  };
}

/** The row of a fact. */
export function factKey(seq: Seq): string {
  return `f${seq}`;
}

/** The row of a formula. */
export function checkKey(question: number): string {
  return `q${question}`;
}
