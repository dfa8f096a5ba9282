import { expect, test } from "vitest";
import { withShortNames } from "./short-names.ts";

test.each([
  ["l(A.m(B,C)/$1, A.m(B,C), ⟨A.m(B,C)/arg1,A.m(B,C)⟩) = id", "l($1, A.m(B,C), ⟨arg1,A.m(B,C)⟩) = id"],
  ["(A.m()/x, r5)", "(A.m()/x, r5)"],
  ["⟨A.<init>(int)/x, A.<init>(int)⟩ ↪ ⟨A.m()/y, B.m()⟩", "⟨x, A.<init>(int)⟩ ↪ ⟨A.m()/y, B.m()⟩"],
])("%s with short names", (text, shown) => {
  expect(withShortNames(text)).toBe(shown);
});
