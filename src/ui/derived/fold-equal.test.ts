import { expect, test } from "vitest";
import type { DiffRow } from "../../session/protocol.ts";
import { foldEqual } from "./fold-equal.ts";

const same = (line: number): DiffRow => ({ kind: "same", before: line, after: line, text: "" });
const added: DiffRow = { kind: "added", after: 11, text: "", causes: [] };
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => same(from + index));

test("four lines around a change stay, the rest is left out and counted", () => {
  const parts = foldEqual([...lines(1, 10), added, ...lines(11, 30)]);
  expect(parts.map((part) => (part.kind === "fold" ? part.count : part.row.kind[0])).join(" ")).toBe(
    "6 s s s s a s s s s 16",
  );
});

test("a short stretch is not worth leaving out", () => {
  expect(foldEqual([...lines(1, 6), added]).every(({ kind }) => kind === "row")).toBe(true);
});
