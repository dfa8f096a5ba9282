import { expect, test } from "vitest";
import { bold, mono } from "../shapes/index.ts";
import { grown } from "./writer.ts";

test("a larger typeface is at least as large as asked, in halves", () => {
  expect(grown(bold, 1)).toEqual(bold);
  for (const factor of [1.01, 1.1, 1.37, 1.85]) {
    const { size } = grown(mono, factor);
    expect(size).toBeGreaterThanOrEqual(mono.size * factor);
    expect(size * 2).toBe(Math.round(size * 2));
  }
});
