import { expect, test } from "vitest";
import { withShortNames } from "./short-names.ts";

test.each([
  ["l(A.m(B,C)/$1, A.m(B,C), ⟨A.m(B,C)/arg1,A.m(B,C)⟩) = id", "l($1, A.m(B,C), ⟨arg1,A.m(B,C)⟩) = id"],
  ["(A.m()/x, r5)", "(A.m()/x, r5)"],
  ["⟨A.<init>(int)/x, A.<init>(int)⟩ ↪ ⟨A.m()/y, B.m()⟩", "⟨x, A.<init>(int)⟩ ↪ ⟨A.m()/y, B.m()⟩"],
])("%s with short names", (text, shown) => {
  expect(withShortNames(text)).toBe(shown);
});

test("the method of a variable is found whole, however long its name is", () => {
  const method = `${"A".repeat(10_000)}.${"m".repeat(10_000)}()`;
  expect(withShortNames(`(${method}/x, ${method})`)).toBe(`(x, ${method})`);
  expect(withShortNames(`(${method}/x, B${method})`)).toBe(`(${method}/x, B${method})`);
  // No name begins within another one.
  expect(withShortNames(`(a$${method}/x, ${method})`)).toBe(`(a$${method}/x, ${method})`);
});
