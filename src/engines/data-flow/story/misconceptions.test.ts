import { expect, test } from "vitest";
import { misconceptionsIn } from "../../../testing/shown/misconceptions-in.ts";
import { manifest as dataFlow } from "../manifest.ts";

test("a definition that is overwritten, one that is not added", async () => {
  const asked = await misconceptionsIn(dataFlow, "reaching-definitions");
  const found = asked.flatMap(({ misconceptions }) => misconceptions);
  expect(found.filter((each) => each.endsWith(": kill"))).not.toEqual([]);
  expect(found.filter((each) => each.endsWith(": gen"))).not.toEqual([]);
  expect(found).toMatchInlineSnapshot(`
    [
      "OUT[3: x = 0] = {p@2, y@2}: gen",
      "OUT[5: x = y + 1] = {p@2, x@3, x@5, y@2}: kill",
      "OUT[5: x = y + 1] = {p@2, y@2}: gen",
      "OUT[7: x = y - 1] = {p@2, x@3, x@7, y@2}: kill",
      "OUT[7: x = y - 1] = {p@2, y@2}: gen",
      "IN[8: z = x] = {p@2, x@5, y@2}: one-side",
      "IN[8: z = x] = {p@2, x@7, y@2}: one-side",
      "OUT[8: z = x] = {p@2, x@5, x@7, y@2}: gen",
      "IN[9: $1 = z > 0] = ∅: one-side",
      "OUT[9: $1 = z > 0] = {p@2, x@5, x@7, y@2, z@8}: gen",
      "OUT[10: y = z] = {$1‹z > 0›@9, p@2, x@5, x@7, y@2, y@10, z@8}: kill",
      "OUT[10: y = z] = {$1‹z > 0›@9, p@2, x@5, x@7, z@8}: gen",
      "OUT[11: z = z - x] = {$1‹z > 0›@9, p@2, x@5, x@7, y@10, z@8, z@11}: kill",
      "OUT[11: z = z - x] = {$1‹z > 0›@9, p@2, x@5, x@7, y@10}: gen",
      "IN[9: $1 = z > 0] = {$1‹z > 0›@9, p@2, x@5, x@7, y@10, z@11}: one-side",
      "OUT[9: $1 = z > 0] = {p@2, x@5, x@7, y@2, y@10, z@8, z@11}: gen",
      "OUT[10: y = z] = {$1‹z > 0›@9, p@2, x@5, x@7, y@2, y@10, z@8, z@11}: kill",
      "OUT[10: y = z] = {$1‹z > 0›@9, p@2, x@5, x@7, z@8, z@11}: gen",
    ]
  `);
});
