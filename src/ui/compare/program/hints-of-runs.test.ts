import { expect, test } from "vitest";
import type { InlayHint } from "../../../trace/index.ts";
import { hintsOfRuns } from "./hints-of-runs.ts";

const hint = (line: number, text: string, isNew = false): InlayHint => ({ file: "A.java", line, text, isNew });

const letter = (line: number, text: string): InlayHint => ({
  ...hint(line, text),
  short: text,
  tone: "run",
  group: `${text} `,
});

test("what all runs say is in full what each of them says", () => {
  const runs = [
    [{ ...hint(7, "o12"), whole: "o12 ∈ pt([14]:n)", group: "[14]" }],
    [{ ...hint(7, "o12"), whole: "o12 ∈ pt([o3]:n)", group: "[o3]" }],
  ];
  expect(hintsOfRuns(runs)).toEqual([
    { ...hint(7, "o12"), whole: "o12 ∈ pt([14]:n), o12 ∈ pt([o3]:n)", group: "[14]" },
  ]);
});

test("what all runs say stands once, what differs with the letter of its run", () => {
  const runs = [
    [hint(3, "c → {o3}"), hint(14, "x → {o12, o13}", true), hint(15, "y → {o13}")],
    [hint(3, "c → {o3}", true), hint(14, "x → {o12}")],
  ];
  expect(hintsOfRuns(runs)).toEqual([
    hint(3, "c → {o3}", true),
    letter(14, "A"),
    { ...hint(14, "x → {o12, o13}", true), group: "A " },
    letter(14, "B"),
    { ...hint(14, "x → {o12}"), group: "B " },
    letter(15, "A"),
    { ...hint(15, "y → {o13}"), group: "A " },
  ]);
});
