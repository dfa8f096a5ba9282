import { expect, test } from "vitest";
import { randomFrom } from "../../../../kernel/index.ts";
import { canonicalForm } from "./isomorphism.ts";
import type { InputValue, TestInput } from "./test-input.ts";

/** Up to four cells with two references and a number each, all of them reachable from `x`, `y` or each other. */
function randomInput(seed: number): TestInput {
  const random = randomFrom(seed);
  const ids = ["n0", "n1", "n2", "n3"].slice(0, 1 + random(4));
  const pick = (): InputValue => [...ids, null][random(ids.length + 1)] ?? null;
  return {
    arguments: { x: ids[0] ?? null, y: pick(), k: random(2) },
    heap: ids.map((id, index) => ({
      id,
      type: "tree",
      fields: { val: random(2), left: ids[index + 1] ?? pick(), right: pick(), isRed: random(2) === 0 },
    })),
  };
}

/** Other ids, in another order, with fields listed the other way round. */
function renamed(input: TestInput, seed: number): TestInput {
  const random = randomFrom(seed);
  const order = input.heap.map((cell) => ({ cell, key: random(1_000_000) })).sort((a, b) => a.key - b.key);
  const names = new Map(order.map(({ cell }, index) => [cell.id, `m${index}`]));
  const rename = (values: Readonly<Record<string, InputValue>>) =>
    Object.fromEntries(
      Object.entries(values)
        .reverse()
        .map(([name, value]) => [name, typeof value === "string" ? (names.get(value) ?? value) : value]),
    );
  return {
    arguments: rename(input.arguments),
    heap: order.map(({ cell }) => ({ ...cell, id: names.get(cell.id) ?? "", fields: rename(cell.fields) })),
  };
}

test("300 random inputs: renaming and reordering does not change the form", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const input = randomInput(seed);
    expect(canonicalForm(renamed(input, seed)), `seed ${seed}`).toBe(canonicalForm(input));
  }
});

/** Whether some bijection of the cells takes one input to the other: tried one by one. */
function areIsomorphic(a: TestInput, b: TestInput): boolean {
  const places = (input: TestInput): string =>
    JSON.stringify([input.arguments, input.heap.map(({ fields }) => fields)]);
  const permutations = (ids: readonly string[]): readonly (readonly string[])[] =>
    ids.length === 0
      ? [[]]
      : ids.flatMap((id) => permutations(ids.filter((each) => each !== id)).map((rest) => [id, ...rest]));
  const target = places(b);
  return permutations(b.heap.map(({ id }) => id)).some((order) => {
    const names = new Map(a.heap.map(({ id }, index) => [id, order[index] ?? ""]));
    const rename = (values: Readonly<Record<string, InputValue>>) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === "string" ? (names.get(value) ?? "") : value,
        ]),
      );
    const heap = a.heap.map((cell) => ({ ...cell, id: names.get(cell.id) ?? "", fields: rename(cell.fields) }));
    heap.sort((left, right) => order.toSorted().indexOf(left.id) - order.toSorted().indexOf(right.id));
    return places({ arguments: rename(a.arguments), heap }) === target;
  });
}

test("forms are equal exactly where some renaming makes the inputs equal", () => {
  const inputs = Array.from({ length: 90 }, (_, index) => randomInput(1_000 + index));
  const forms = inputs.map(canonicalForm);
  let equal = 0;
  for (const [i, a] of inputs.entries())
    for (const [j, b] of inputs.entries()) {
      const isSame = a.heap.length === b.heap.length && areIsomorphic(a, b);
      expect(forms[i] === forms[j], `${forms[i]} | ${forms[j]}`).toBe(isSame);
      if (isSame && i !== j) equal++;
    }
  expect(equal).toBeGreaterThan(0);
});

test("numbers tell inputs apart, truth values may be 0 and 1, and what nothing leads to does not count", () => {
  const input = (val: InputValue, isRed: InputValue, extra: boolean): TestInput => ({
    arguments: { x: "a" },
    heap: [
      { id: "a", type: "tree", fields: { val, isRed, left: "a" } },
      ...(extra ? [{ id: "b", type: "tree", fields: {} }] : []),
    ],
  });
  expect(canonicalForm(input(3, true, false))).toBe("x=#0 #0:tree(isRed=1,left=#0,val=3)");
  expect(canonicalForm(input(3, 1, true))).toBe(canonicalForm(input(3, true, false)));
  expect(canonicalForm(input(4, true, false))).not.toBe(canonicalForm(input(3, true, false)));
});
