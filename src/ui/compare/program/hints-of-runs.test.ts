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

test("what all runs say stands once; of two that differ A stands left of the bar and B right of it; one alone has its letter", () => {
  const runs = [
    [hint(3, "c → {o3}"), hint(14, "x → {o12, o13}", true), hint(15, "y → {o13}")],
    [hint(3, "c → {o3}", true), hint(14, "x → {o12}")],
  ];
  expect(hintsOfRuns(runs)).toEqual([
    hint(3, "c → {o3}", true),
    { ...hint(14, "x → {o12, o13}", true), group: "A" },
    { ...hint(14, "x → {o12}"), group: "B" },
    letter(15, "A"),
    { ...hint(15, "y → {o13}"), group: "A " },
  ]);
});

test("of more than two runs each has its letter", () => {
  const said = hintsOfRuns([[hint(14, "o12")], [hint(14, "o13")], [hint(14, "o12")]]);
  expect(said.map(({ text, group }) => [text, group])).toEqual([
    ["A", "A "],
    ["o12", "A "],
    ["B", "B "],
    ["o13", "B "],
    ["C", "C "],
    ["o12", "C "],
  ]);
});
