import { expect, test } from "vitest";
import { Budget, describe } from "../../../kernel/index.ts";
import { separationTexts } from "../../../testing/separation/separation-texts.ts";
import { readSpecification } from "../index.ts";
import { lfpSchema } from "../options.ts";
import { whatIf } from "./what-if.ts";

function without(text: string, left: string, reading: "paper" | "canonical") {
  const specification = readSpecification("test.sl", text);
  if (!specification.ok) throw new Error(specification.errors.map(describe).join("\n"));
  const options = lfpSchema.parse({ without: left, reading, maxDisjuncts: 64 });
  if (!options.ok) throw new Error(left);
  const answer = whatIf(specification.value, options.value, Budget.unlimited);
  if (!answer.ok) throw new Error(text);
  return answer.value;
}

const node = "data node { int val; node next; }\n";
const pre = `${node}pred pre(node a, node b) == emp & a = null & b = null
   \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);`;
const two = `${node}pred one(node a) == a -> node(_, null);
pred two(node a) == exists n. a -> node(_, n) * one(n);`;

test.each(["paper", "canonical"] as const)(
  "%s: without abs the table of a recursive predicate never ends",
  (reading) => {
    const { lost, wrong, extra, steps, partial } = without(pre, "abs", reading);
    expect(lost).toContain("∀i. A′i ⇒ Ai");
    expect(wrong).toEqual([]);
    // What is behind the first cells stays, with the calls that go on.
    expect(extra.some((text) => text.includes("pre(") && text.endsWith(" ∈ A(pre)"))).toBe(true);
    expect(steps.without).toBeGreaterThan(steps.whole);
    expect(partial).toBe(true);
  },
);

test.each(["paper", "canonical"] as const)(
  "%s: a predicate that is not recursive needs no abstraction to end",
  (reading) => {
    const { lost, partial } = without(two, "abs", reading);
    expect(lost).not.toContain("∀i. A′i ⇒ Ai");
    expect(partial).toBe(false);
  },
);

test.each(Object.entries(separationTexts))("%s: the whole algorithm loses nothing against itself", (_, text) => {
  for (const reading of ["paper", "canonical"] as const)
    expect(without(text, "", reading)).toMatchObject({ lost: [], wrong: [], extra: [] });
});
