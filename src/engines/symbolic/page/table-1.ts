import type { ReferenceTable } from "../../../engine-kit/index.ts";
import { subjects } from "./lessons/index.ts";
import json from "./lessons/table-1.json" with { type: "json" };
import { percent } from "./measures.ts";

/** What came out when all methods of a subject were tested with the bounds of its lesson. */
export interface Figures {
  readonly tests: number;
  readonly valid: number;
  readonly covered: number;
  readonly feasible: number;
  readonly calls: number;
}

/** By the ids of subjects. Runs write them (`npm run bench -- table-1`), and table-1.test.ts repeats those runs. */
export const figures: Readonly<Record<string, Figures>> = json;

const counts = [
  { id: "strategies.column.inputs" },
  { id: "strategies.column.cov" },
  { id: "strategies.column.calls" },
] as const;

/** Table 1 of the paper beside the same figures of this engine on its own subjects. */
export const table1: ReferenceTable = {
  subject: { id: "strategies.reference.subject" },
  groups: [
    { name: { id: "strategies.reference.here" }, columns: counts },
    {
      name: { id: "strategies.reference.paper" },
      columns: [{ id: "strategies.reference.program" }, ...counts, { id: "strategies.reference.seconds" }],
    },
  ],
  rows: subjects.flatMap(({ id, title, isRecreated, table1: paper }) => {
    const own = figures[id];
    if (own === undefined || paper === undefined) return [];
    const here = [`${own.valid}/${own.tests}`, percent(own.covered, own.feasible), own.calls];
    // All inputs of Java StarFinder are valid.
    const there = [paper.program, `${paper.tests}/${paper.tests}`, paper.cov, paper.calls, paper.seconds];
    return [{ name: isRecreated ? `${title} *` : title, lesson: id, cells: [...here, ...there] }];
  }),
};
