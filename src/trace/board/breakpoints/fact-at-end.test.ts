import { expect, test } from "vitest";
import { boardByHand } from "../../../testing/by-hand/board.ts";
import { factAtEnd } from "./fact-at-end.ts";

const texts = ["l(p, a, s) = 9", "q is reached", "l(p, b, s) = 1", "l(p, a, s) = 6"];
const { recording, session } = boardByHand(
  texts.map(() => ["derive", []] as const),
  { fact: (seq) => texts[seq] ?? "" },
);
const run = { board: { panels: [] }, reader: session, recording };

test.each([
  ["q is reached", 1],
  ["l(p, a, s) = 6", 3],
  ["l(p, b, s) = 1", 2],
  ["l(p, a, s) = 9", undefined],
  ["r is reached", undefined],
  ["p ∋ a", undefined],
] as const)("at the end the fact “%s” holds since step %s", (text, step) => {
  expect(factAtEnd(run, text)).toBe(step);
});
