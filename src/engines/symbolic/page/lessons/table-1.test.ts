import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { runsThisTime, share } from "../../../../testing/seeds.ts";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { canonicalForm } from "../../algorithm/test-input/isomorphism.ts";
import { generateTests, javaCode, makeSubject, parseTestsOptions } from "../../index.ts";
import { figures, table1 } from "../table-1.ts";
import { optionsFor, type Subject, subjects } from "./index.ts";

/** Sides that no valid input takes, however large. Within the bounds every path refuses them, beyond them they are open. */
const refused: Readonly<Record<string, readonly string[]>> = {
  // An entry that was found by its element or its index is not the header.
  "doubly-linked-list.remove": ["164T"],
  "doubly-linked-list.removeI": ["164T"],
  "client-of-a-list.touch": ["DLL:164T"],
  // The subtree whose least or greatest element is wanted is there.
  "search-tree.remove": ["63T"],
  "avl-tree.maxElement": ["63T"],
  "avl-tree.minElement": ["69T"],
  // What has grown or was just skewed has a right child.
  "aa-tree.insert": ["113aT"],
  // Nothing is taken away.
  "red-black-tree.put": ["215F"],
};

/** The balanced trees with two kinds of rotations take as long as all others together. */
const large: readonly string[] = ["aa-tree", "red-black-tree"];

const chosen = [
  ...share(
    subjects.filter(({ id }) => !large.includes(id)),
    3,
  ),
  ...(runsThisTime(8, 5)
    ? share(
        subjects.filter(({ id }) => large.includes(id)),
        large.length,
      )
    : []),
];

test.each(chosen)(
  "$id: valid inputs only, every branch, no more tests and solver calls than in Table 1",
  async (subject) => {
    const unit = await unitOf(subject);
    let [tests, calls, covered, feasible] = [0, 0, 0, 0];
    for (const method of subject.methods) {
      const name = `${subject.id}.${method.name}`;
      const prepared = makeSubject(unit, method.name);
      const options = parseTestsOptions({ ...optionsFor(subject, method) });
      if (!prepared.ok || !options.ok) throw new Error(`${name} cannot be tested`);
      const result = generateTests(prepared.value, options.value);
      expect(result.tests.length, name).toBeGreaterThan(0);
      const isValid = ({ precondition, repOK }: (typeof result.tests)[number]) =>
        precondition === true && repOK === true;
      expect(
        result.tests.filter((each) => !isValid(each)),
        name,
      ).toEqual([]);
      expect(new Set(result.tests.map(canonicalForm)).size, `${name}: no two alike`).toBe(result.tests.length);
      // Each run of an input took exactly the branches of its path.
      expect(result.notes.join(" "), name).not.toContain("A path is unknown");
      const { open, openBranches, infeasibleBranches } = result.coverage;
      expect(result.partial, `${name}: ${result.notes.join(" ")}`).toBe(open > 0);
      const uncovered = [...openBranches, ...infeasibleBranches].toSorted();
      expect(uncovered, name).toEqual(refused[name] ?? []);
      tests += result.tests.length;
      calls += result.solverCalls;
      covered += result.coverage.covered;
      feasible += result.coverage.branches - result.coverage.infeasible;
    }
    expect(figures[subject.id], "as the page shows it").toEqual({ tests, valid: tests, covered, feasible, calls });
    expect(tests).toBeLessThanOrEqual(subject.table1?.tests ?? 0);
    expect(calls).toBeLessThanOrEqual(subject.table1?.calls ?? 0);
  },
  120_000,
);

test("Table 1 has eleven rows, each with a lesson and as many cells as columns; those of re-created programs are marked", () => {
  const columns = table1.groups.flatMap(({ columns }) => columns);
  expect(table1.rows.map(({ lesson }) => lesson)).toEqual(subjects.map(({ id }) => id));
  expect(table1.rows).toHaveLength(11);
  for (const { name, cells } of table1.rows) expect(cells, name).toHaveLength(columns.length);
  const marked = table1.rows.filter(({ name }) => name.endsWith(" *"));
  expect(marked.map(({ cells }) => cells[3])).toEqual(["SUSHI", "TSAFE", "Gantt"]);
});

async function unitOf({ files }: Subject) {
  const program = await compileJava(files.filter(({ name }) => name.endsWith(".java")));
  const text = files.find(({ name }) => name.endsWith(".sl"))?.text ?? "";
  return { code: javaCode(program), core: undefined, specification: specificationOf(text) };
}
