import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { generateTests, javaCode, makeSubject, parseTestsOptions } from "../../index.ts";
import { add } from "./add/add.ts";
import { optionsFor, subjects } from "./index.ts";

/** The deepest that methods go, and the paths of all of them when references are initialized on use and on access. */
const expected: Readonly<Record<string, { readonly most: number; readonly use: number; readonly access: number }>> = {
  "adding-two-numbers": { most: 2, use: 3, access: 3 },
  "singly-linked-list": { most: 2, use: 22, access: 25 },
  "doubly-linked-list": { most: 1, use: 53, access: 53 },
  "search-tree": { most: 2, use: 30, access: 31 },
};

const compared = [add, ...subjects].filter(({ id }) => expected[id] !== undefined);

test.each(compared)("$id: on use and on access the inputs are valid and take the same branches", async (subject) => {
  const program = await compileJava(subject.files.filter(({ name }) => name.endsWith(".java")));
  const specification = specificationOf(subject.files.find(({ name }) => name.endsWith(".sl"))?.text ?? "");
  const unit = { code: javaCode(program), core: undefined, specification };
  const most = expected[subject.id]?.most ?? 0;
  const counts = { most, use: 0, access: 0 };
  for (const method of subject.methods) {
    const prepared = makeSubject(unit, method.name);
    const run = (initialize: "use" | "access") => {
      const depth = Math.min(method.depth ?? 1, most);
      const options = parseTestsOptions({ ...optionsFor(subject, method), depth, initialize });
      if (!prepared.ok || !options.ok) throw new Error(`${method.name} cannot be tested`);
      const { tests, partial, coverage, paths } = generateTests(prepared.value, options.value);
      const name = `${method.name} on ${initialize}`;
      for (const each of tests) expect(each, name).toMatchObject({ precondition: true, repOK: true, valid: true });
      // Each run of an input took exactly the branches of its path.
      expect(partial, name).toBe(coverage.open > 0);
      counts[initialize] += paths;
      return coverage;
    };
    expect(run("access"), method.name).toEqual(run("use"));
  }
  expect(counts).toEqual(expected[subject.id]);
});
