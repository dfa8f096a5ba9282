import { expect, test } from "vitest";
import { newPieces } from "./new-pieces.ts";

test.each([
  ["AddEdge(y, oᵢ.f)", "AddEdge(c:y, c′:oᵢ.f)", ["c:", "c′:"]],
  ["add m to RM", "add c:m to RM", ["c:"]],
  ["Δ = pts − pt(n)", "Δ = pts − pt(n)", []],
  ["", "cᵗ = Select(c, l, c′:oᵢ)", ["cᵗ", "=", "Select(c,", "l,", "c′:oᵢ)"]],
  ["if l → m ∉ CG then", "if c:l → cᵗ:m ∉ CG then", ["c:", "cᵗ:"]],
])("what is new in a line: %s | %s", (before, after, added) => {
  const pieces = newPieces(before, after);
  expect(pieces.map(({ text }) => text).join("")).toBe(after);
  expect(pieces.flatMap(({ text, isNew }) => (isNew ? [text] : []))).toEqual(added);
});
