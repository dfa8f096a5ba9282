import fc from "fast-check";
import { expect, test } from "vitest";
import { VariableSet } from "./variable-set.ts";

const numbers = fc.uniqueArray(fc.nat(200));

function setOf(variables: readonly number[]): VariableSet {
  return variables.reduce((set, variable) => set.with(variable), VariableSet.empty);
}

function membersOf(set: VariableSet): readonly number[] {
  return Array.from({ length: 201 }, (_, variable) => variable).filter((variable) => set.has(variable));
}

test("a set has what was put into it", () => {
  fc.assert(
    fc.property(numbers, (all) => {
      expect(membersOf(setOf(all))).toEqual(all.toSorted((a, b) => a - b));
    }),
  );
});

test("a union has what either has, and taking out takes out one; the sets themselves stay as they are", () => {
  fc.assert(
    fc.property(numbers, numbers, fc.nat(200), (left, right, variable) => {
      const [a, b] = [setOf(left), setOf(right)];
      const both = new Set([...left, ...right]);
      expect(membersOf(a.union(b))).toEqual([...both].toSorted((x, y) => x - y));
      both.delete(variable);
      expect(membersOf(a.union(b).without(variable))).toEqual([...both].toSorted((x, y) => x - y));
      expect(membersOf(a)).toEqual(membersOf(setOf(left)));
    }),
  );
});
