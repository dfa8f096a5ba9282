import type { Part, Seq, TableRow, TableView } from "../../../../trace/index.ts";
import { factKinds } from "../facts/rules.ts";
import type { CheckSteps } from "./check-index.ts";
import type { SeparationRun } from "./run.ts";
import { coverText } from "./wording.ts";

/** base(P): each pair with the disjunct and the pairs that made it. */
export function basePairTable(run: SeparationRun, n: number, since: number): TableView {
  return factTable(run, factKinds.pair, ["predicate", "pair", "origin"], n, (seq) => {
    const { a, b } = run.recording.steps.fact(seq);
    const { text, origin } = run.row("pairs", a);
    return rowOf(factKey(seq), seq, since, [run.head(b), text, origin]);
  });
}

/** Line 8 of Algorithm 1, disjunct by disjunct. */
export function implicationTable(run: SeparationRun, n: number, since: number): TableView {
  return factTable(run, factKinds.implication, ["i", "implied", "covering"], n, (seq) => {
    const { a, b, c } = run.recording.steps.fact(seq);
    const { text, covering, isCovered } = run.row("comparisons", a);
    const texts = [`${c} ${run.row("predicates", b).name}`, text, coverText(covering, isCovered, c)];
    return rowOf(factKey(seq), seq, since, texts);
  });
}

/** The formulas of the text with their verdicts, and with the model or the reason. */
export function satisfiabilityTable(
  run: SeparationRun,
  checks: readonly CheckSteps[],
  n: number,
  since: number,
): TableView {
  const { steps } = run.recording;
  return factTable(run, factKinds.question, ["check", "verdict", "model"], n, (question, index) => {
    const seq = checks[index]?.answer;
    const answer = seq !== undefined && seq < n ? seq : undefined;
    const { a, b } = steps.fact(question);
    const { verdict, text } =
      answer === undefined ? { verdict: "…", text: "" } : run.row("answers", steps.fact(answer).a);
    return {
      key: checkKey(b),
      cells: [
        partOf(`${b + 1}. ${run.row("questions", a).text}`, question, since),
        partOf(verdict, answer, since),
        partOf(text, answer, since),
      ],
      fact: question,
      isNew: (answer ?? question) >= since,
    };
  });
}

/** The row of a fact. */
export function factKey(seq: Seq): string {
  return `f${seq}`;
}

/** The row of a formula. */
export function checkKey(question: number): string {
  return `q${question}`;
}

/** A row for each fact of a kind that is there at n. */
function factTable(
  { recording }: SeparationRun,
  kind: number,
  columns: readonly string[],
  n: number,
  row: (seq: Seq, index: number) => TableRow,
): TableView {
  const births = recording.births(kind);
  return {
    kind: "table",
    hasLines: true,
    columns: columns.map((name) => `separation.column.${name}`),
    rowCount: births.lowerBound(n),
    row: (index) => row(births.at(index), index),
  };
}

function rowOf(key: string, fact: Seq, since: number, texts: readonly string[]): TableRow {
  return { key, cells: texts.map((text) => partOf(text, fact, since)), fact, isNew: fact >= since };
}

function partOf(text: string, fact: Seq | undefined, since: number): readonly Part[] {
  return [{ text, fact, isNew: fact !== undefined && fact >= since }];
}
