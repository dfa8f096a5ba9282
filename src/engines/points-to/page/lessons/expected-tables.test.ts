import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { factsOf } from "../../../../testing/points-to/facts.ts";
import { record, recordOnce } from "../../../../testing/points-to/record.ts";
import { slideTables } from "../../../../testing/points-to/slide-tables.ts";
import { share } from "../../../../testing/seeds.ts";
import { pointsToBoard } from "../../board.ts";
import type { ExpectedTable, PointsToLesson } from "../lesson.ts";
import { lessons } from "./index.ts";

const cases = lessons.flatMap((example) =>
  example.expect.map((expected) => ({ example, expected, preset: example.presets[expected.preset] })),
);

/** The whole program: each of its presets takes as long as ten others. */
const isLarge = ({ example }: (typeof cases)[number]) => example.id === "lending-library";

const chosen = [
  ...share(
    cases.filter((each) => !isLarge(each)),
    4,
  ),
  ...share(cases.filter(isLarge), 8),
];

test.each(chosen)("$example.id under $preset.label: the tables are right", async ({ example, expected, preset }) => {
  const { result } = await record([example.file], { ...preset?.options });
  const tables = slideTables(result);
  if (expected.variables !== undefined)
    expect(rows(withoutTemporaries(tables.variables))).toEqual(
      rows({ ...expected.variables, ...expected.notOnTheSlide }),
    );
  if (expected.fields !== undefined) expect(rows(tables.fields)).toEqual(rows(expected.fields));
  if (expected.callEdges !== undefined) expect([...tables.callEdges].sort()).toEqual([...expected.callEdges].sort());
  if (expected.reachable !== undefined) expect([...tables.reachable].sort()).toEqual([...expected.reachable].sort());
  const found = Object.keys(expected.facts ?? {}).map((subject) => [
    subject,
    factsOf(result, subject).join(" ") || "-",
  ]);
  expect(Object.fromEntries(found)).toEqual(expected.facts ?? {});
});

test.each(lessons.filter((example) => example.stops.length > 0))(
  "$id: every stop names a fact that one of its presets derives",
  async (example: PointsToLesson) => {
    const program = await compileJava([example.file]);
    const missing = new Set(example.stops.map(({ when }) => [when].flat().map(asFact)));
    for (const { options } of example.presets) {
      if (missing.size === 0) break;
      const { recording } = recordOnce(program, { ...options });
      const board = pointsToBoard.open(recording);
      const texts = new Set(Array.from({ length: recording.length }, (_, seq) => board.why(seq, 1)?.text));
      for (const facts of missing) if (facts.some((fact) => texts.has(fact))) missing.delete(facts);
    }
    expect([...missing]).toEqual([]);
  },
);

test("the unlimited call strings of the lecture grow with the recursion until the limit", async () => {
  const example = lessons.find(({ id }) => id === "call-strings");
  if (example === undefined) throw new Error("the example is gone");
  const { result } = await record([example.file], { ...example.presets[2]?.options });
  expect(result.partial).toBe(true);
  expect(slideTables(result).reachable).toEqual(
    expect.arrayContaining([
      "[3]:A.foo()",
      "[3,9]:B.bar()",
      "[3,9,15]:B.bar()",
      "[3,9,15,15]:B.bar()",
      "[3,9,15,15,15]:B.bar()",
    ]),
  );
});

/** A stop names `pointer ∋ object`; facts read `object ∈ pt(pointer)`. */
function asFact(when: string): string {
  const [pointer, object] = when.split(" ∋ ");
  return object === undefined ? when : `${object} ∈ pt(${pointer})`;
}

/** The slides write nested expressions in one statement; the variables in between are not theirs. */
function withoutTemporaries(table: ExpectedTable): ExpectedTable {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !/(^|:)\$/.test(name)));
}

function rows(table: ExpectedTable): readonly string[] {
  return Object.entries(table)
    .map(([pointer, objects]) => `${pointer} | ${objects.join(", ")}`)
    .sort();
}
