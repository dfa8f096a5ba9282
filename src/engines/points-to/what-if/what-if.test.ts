import { expect, test } from "vitest";
import { Budget } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { parts } from "../algorithm/pointer-flow-graph/parts.ts";
import { parseOptions } from "../options.ts";
import { whatIf } from "./what-if.ts";

const boxes = `class Box { Object content; Object get() { return content; } void put(Object o) { this.content = o; } }
class Main { public static void main(String[] args) {
  Box a = new Box(); Object x = new Main(); a.put(x); Object r = a.get(); Box b = a;
} }`;

async function without(text: string, left: string, context = "ci") {
  const options = parseOptions({ context, without: left });
  if (!options.ok) throw new Error(left);
  const answer = whatIf(await compileJava(text), options.value, Budget.unlimited);
  if (!answer.ok) throw new Error(left);
  return answer.value;
}

test.each([
  ["assign", ["o3a ∈ pt(b)"]],
  ["return", ["o3b ∈ pt(r)"]],
  ["load", ["o3b ∈ pt($1‹content›)", "o3b ∈ pt(r)"]],
  ["store", ["o3b ∈ pt($1‹content›)", "o3b ∈ pt(o3a.content)", "o3b ∈ pt(r)"]],
] as const)("without %s what it is for is lost, and the program shows that it is so", async (left, lost) => {
  const answer = await without(boxes, left);
  const own = answer.lost.filter((text) => !/String|Integer/.test(text));
  expect(own.toSorted()).toEqual(lost);
  expect(answer.wrong.filter((text) => lost.some((each) => each === text)).toSorted()).toEqual(lost);
  expect(answer.extra).toEqual([]);
});

test.each(share(seedsFrom(7_000, 40), 40))(
  "program %i: what is left out never adds a fact but without filters, and Δ only saves work",
  async (seed) => {
    const text = randomJava(seed, { classes: 1 + (seed % 4), statements: 2 + (seed % 3) });
    for (const part of parts) {
      const { lost, wrong, extra, steps, partial } = await without(text, part, ["ci", "1-call", "1-obj"][seed % 3]);
      expect(wrong.filter((fact) => !lost.includes(fact))).toEqual([]);
      if (part !== "filter") expect(extra, part).toEqual([]);
      if (part === "filter") expect(lost).toEqual([]);
      if (part === "delta" && !partial) expect([lost, steps.without >= steps.whole]).toEqual([[], true]);
    }
  },
);

test("without Δ a run ends, and says that it was ended", async () => {
  const cycle =
    "class Main { public static void main(String[] args) { Object a = new Main(); Object b = a; while (b != null) { a = b; b = a; } } }";
  expect(await without(cycle, "delta")).toMatchObject({ lost: [], partial: true });
});
