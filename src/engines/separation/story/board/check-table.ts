import type { Part, Recording, Seq, TableRow, TableView } from "../../../../trace/index.ts";
import { factKinds } from "../facts/rules.ts";
import type { CheckIndex, CheckSteps } from "./check-index.ts";
import type { SymbolReader } from "./read-symbols.ts";

/** The formulas of the text with their verdicts, and with the model or the reason. */
export function satisfiabilityTable(
  recording: Recording,
  symbols: SymbolReader,
  { checks }: CheckIndex,
  n: number,
  since: number,
): TableView {
  return {
    kind: "table",
    hasLines: true,
    columns: ["check", "verdict", "model"].map((name) => `separation.column.${name}`),
    rowCount: recording.births(factKinds.question).lowerBound(n),
    row: (index) => rowOf(recording, symbols, checks[index], n, since),
  };
}

function rowOf(
  { steps }: Recording,
  symbols: SymbolReader,
  check: CheckSteps | undefined,
  n: number,
  since: number,
): TableRow {
  if (check === undefined) return { key: "", cells: [], fact: -1, isNew: false };
  const { a, b } = steps.fact(check.question);
  const question = { text: `${b + 1}. ${symbols.question(a).text}`, fact: check.question };
  const answer = check.answer !== undefined && check.answer < n ? check.answer : undefined;
  const { verdict, text } = answer === undefined ? { verdict: "…", text: "" } : symbols.answer(steps.fact(answer).a);
  const part = (each: Pick<Part, "text" | "fact">, birth: Seq | undefined): readonly Part[] => [
    { ...each, isNew: birth !== undefined && birth >= since },
  ];
  return {
    key: checkKey(b),
    cells: [
      part(question, check.question),
      part({ text: verdict, fact: answer }, answer),
      part({ text, fact: answer }, answer),
    ],
    fact: check.question,
    isNew: (answer ?? check.question) >= since,
  };
}

/** The row of a formula. */
export function checkKey(question: number): string {
  return `q${question}`;
}

export function factOfCheck(element: string, { checks }: CheckIndex): Seq | undefined {
  return element.startsWith("q") ? checks[Number(element.slice(1))]?.question : undefined;
}
