import { expect, test } from "vitest";
import type { InlayHint } from "../../../trace/index.ts";
import { hintsOfRuns } from "./hints-of-runs.ts";

const hint = (line: number, text: string, isNew = false): InlayHint => ({ file: "A.java", line, text, isNew });

test("what all runs say stands once, what differs with the letter of its run", () => {
  const runs = [
    [hint(3, "c → {o3}"), hint(14, "x → {o12, o13}", true), hint(15, "y → {o13}")],
    [hint(3, "c → {o3}", true), hint(14, "x → {o12}")],
  ];
  expect(hintsOfRuns(runs)).toEqual([
    hint(3, "c → {o3}", true),
    hint(14, "A: x → {o12, o13}", true),
    hint(14, "B: x → {o12}"),
    hint(15, "A: y → {o13}"),
  ]);
});
