import type { RunTable, TableRun } from "../../../engine-kit/index.ts";
import type { GivenOptions, Label } from "../../../options/index.ts";
import { type Strategy, strategies } from "../algorithm/test-input/test-input.ts";
import { BY_RELEVANCY } from "../controls.ts";
import type { TestsAnswer } from "../restriction.ts";
import { inputPicture } from "../story/drawings/input-pictures.ts";
import { measuresOf } from "./measures.ts";
import { restrictedName, restrictionMessages } from "./restriction-text.ts";

/** As many drawings as fit beside each other. */
const FEW = 6;

/** Every strategy on one method: Table 1 of the paper for it. */
export const strategyTable: RunTable<TestsAnswer> = {
  id: "strategies",
  key: "x",
  command: "tests",
  timeout: 30_000,
  // The strategy that is walked through does not matter for the table.
  shared: ({ strategy: _, ...shared }) => ({ ...shared, times: true }),
  runs: ({ symbolic, ...shared }) => [
    ...strategies.map((strategy) => runOf(strategy, { ...shared, strategy })),
    ...restrictedRun(symbolic, shared),
  ],
  columns: ["strategy", "inputs", "cov", "ncov", "open", "paths", "calls", "time"],
  cells(run, all) {
    const { valid, all: inputs, cov, ncov, open, paths, calls, milliseconds } = measuresOf(run, all);
    return [`${valid}/${inputs}`, cov, ncov, open, paths, calls, milliseconds];
  },
  nameOf: ({ name, answer: { restriction } }) =>
    restriction === undefined ? name : restrictedName(restriction.symbolic),
  reference: async () => (await import("./table-1.ts")).table1,
  isCut: ({ answer: { partial, notes } }) => partial || notes.length > 0,
  notes: (all) =>
    all.flatMap(({ answer: { restriction } }) => (restriction === undefined ? [] : restrictionMessages(restriction))),
  pictures: (run, word) =>
    run.answer.tests.slice(0, FEW).map((test, index) =>
      inputPicture(test, {
        id: `${JSON.stringify(run.request)} ${index}`,
        title: word(test.valid ? "strategies.valid" : "strategies.invalid", { number: index + 1 }),
        fact: undefined,
        isNew: false,
      }),
    ),
};

function runOf(strategy: Strategy, request: GivenOptions, name?: Label): TableRun {
  return { name: name ?? { id: `symbolic.options.strategy.${strategy}` }, request, chosen: { strategy } };
}

/** Where only some inputs are symbolic: separation logic on those. */
function restrictedRun(symbolic: GivenOptions[string], shared: GivenOptions): readonly TableRun[] {
  if (symbolic === undefined || symbolic === "") return [];
  const name: Label =
    symbolic === BY_RELEVANCY ? { id: "restriction.byRelevancy" } : restrictedName(String(symbolic).split(","));
  return [runOf("separation-logic", { ...shared, strategy: "separation-logic", symbolic }, name)];
}
