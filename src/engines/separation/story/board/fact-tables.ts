import { engineWords, factTable, type Part, type Seq, type TableView } from "../../../../trace/index.ts";
import { factKinds } from "../facts/vocabulary.ts";
import type { CheckSteps } from "./check-index.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { coverText } from "./wording.ts";

const { columns: heads } = engineWords("separation");

const look = { hasLines: true, keyOf: factKey } as const;

/** base(P): each pair with the disjunct and the pairs that made it. */
export function basePairTable(rows: SymbolRows, n: number, since: number): TableView {
  const births = rows.section.births(factKinds.pair);
  const columns = heads("predicate", "pair", "origin");
  const cells = (seq: Seq) => {
    const { a, b } = rows.steps.fact(seq);
    const { text, origin } = rows.row("pairs", a);
    return [rows.head(b), text, origin];
  };
  return factTable({ ...look, births, columns, n, since, cells });
}

/** Line 8 of Algorithm 1, disjunct by disjunct. */
export function implicationTable(rows: SymbolRows, n: number, since: number): TableView {
  const births = rows.section.births(factKinds.implication);
  const columns = heads("i", "implied", "covering");
  const cells = (seq: Seq) => {
    const { a, b, c } = rows.steps.fact(seq);
    const { text, covering, isCovered } = rows.row("comparisons", a);
    return [`${c} ${rows.row("predicates", b).name}`, text, coverText(covering, isCovered, c)];
  };
  return factTable({ ...look, births, columns, n, since, cells });
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
