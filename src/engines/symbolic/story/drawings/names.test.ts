import { expect, test } from "vitest";
import { Names } from "./names.ts";

test("what arrows cannot say is said once, however often Δ has it", () => {
  const conjuncts = [
    { part: "α", text: "x = y", equal: ["x", "y"] },
    { part: "φ", text: "key < k3" },
    { part: "α", text: "x ≠ null" },
    { part: "φ", text: "key < k3" },
  ] as const;
  expect(new Names(["x"], { text: "", conjuncts }).facts()).toEqual(["key < k3", "x ≠ null"]);
});
