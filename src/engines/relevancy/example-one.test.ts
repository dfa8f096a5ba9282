import { expect, test } from "vitest";
import { relevancy, weightsIn } from "../../testing/relevancy/relevancy.ts";

/** The driver of Fig. 3 with the class of Fig. 1, in the variants that the text and its claims allow. */
const program = (parts: { constructed?: string; stored?: string; increment?: string }): string => `
class Limit {
  int v = 0;
  Limit(int x) { this.v = x; }
  int GetL() { return this.v; }
  int IncL(int t) { return ${parts.increment ?? "this.v + t"}; }
}
class Driver {
  public static void main(String[] args) {
    int s = Symbolic.integer();
    int y = 7;
    Limit l1 = new Limit(${parts.constructed ?? "y"});
    Limit l2 = new Limit(y);
    ${parts.stored ?? ""}
    int c = l1.IncL(s);
    int d = l2.IncL(y);
    int p = l1.GetL();
    int q = l2.GetL();
  }
}`;

const variants = [
  { name: "stored, t + 1", parts: { stored: "l1.v = s;", increment: "t + 1" }, merged: ["c", "p", "q"] },
  { name: "stored, v + t", parts: { stored: "l1.v = s;" }, merged: ["c", "d", "p", "q"] },
  { name: "constructed, t + 1", parts: { constructed: "s", increment: "t + 1" }, merged: ["c", "p", "q"] },
  { name: "constructed, v + t", parts: { constructed: "s" }, merged: ["c", "d", "p", "q"] },
] as const;

const cases = variants.flatMap(({ name, parts, merged }) => [
  { name, parts, options: { globals: "merged" }, relevant: merged },
  { name, parts, options: { globals: "refined" }, relevant: ["c", "p"] },
  // As printed, cc and cc′ range independently, and nothing is gained.
  { name, parts, options: { globals: "refined", refinedContexts: "printed" }, relevant: merged },
  { name, parts, options: { globals: "merged", pipeline: "cloning" }, relevant: ["c", "p"] },
  // Without contexts in the points-to analysis there is nothing to refine with.
  { name, parts, options: { globals: "refined", context: "ci" }, relevant: merged },
]);

test.each(cases)("$name: $options makes $relevant relevant", async ({ parts, options, relevant }) => {
  const weights = weightsIn(await relevancy(program(parts), options), "Driver.main(String[])");
  const answers = ["c", "d", "p", "q"].filter((name) => weights[name] === "any");
  expect(answers).toEqual(relevant);
  expect(weights).toMatchObject({ s: "any", y: "const" });
});
