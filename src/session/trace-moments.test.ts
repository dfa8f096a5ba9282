import { describe, expect, test } from "vitest";
import { engineById } from "../engines/index.ts";
import { testFrontEnd } from "../testing/front-end.ts";
import { runsThisTime } from "../testing/seeds.ts";
import { execute, RunSession } from "./index.ts";

/** What `trace moments` says of a lesson with the options of its first preset; and where its chapters begin. */
async function momentsOf(engine: string, id: string, more: object = {}) {
  const manifest = engineById(engine);
  const lesson = manifest?.lessons.find((each) => each.id === id);
  if (manifest === undefined || lesson === undefined) throw new Error(`there is no lesson ${id}`);
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const answer = await execute(session, {
    command: "trace moments",
    files: (await lesson.load?.()) ?? lesson.files ?? [lesson.file],
    options: { ...manifest.page.start, ...lesson.presets[0]?.options, ...more, engine },
  });
  if (!answer.ok || answer.value.kind !== "lines") throw new Error("it answers lines");
  const chapters = new Map<string, string>();
  const moments = [...answer.value.lines].map((line) => {
    const { chapter, ...others }: { readonly chapter?: string; readonly at?: string } = { ...line };
    if (chapter !== undefined && !chapters.has(chapter)) chapters.set(chapter, `${others.at} · ${chapter}`);
    return Object.values(others).join(" · ");
  });
  return { moments, chapters: [...chapters.values()] };
}

describe("trace moments", () => {
  test.each<readonly [string, string, readonly string[], readonly string[]]>([
    [
      "points-to",
      "one-call-site",
      [
        "1 · class · First method of C: main",
        "5 · method · First call of m",
        "9 · method · First call of id",
        "20 · last-method · The last new method: One.get",
        "21 · end · Fixed point",
      ],
      [],
    ],
    [
      "pushdown",
      "falls-for-ever",
      [
        "1 · phase · post*",
        "7 · method · First call into cart·mill",
        "10 · summary · First summary at cart·mill",
        "16 · merge · Weights meet at (cart, ε, cart·mill)",
        "22 · limit · A cycle at (cart, yard, final)",
        "29 · phase · ReadOut",
        "37 · end · Fixed point, read out",
      ],
      ["1 · post*", "29 · ReadOut"],
    ],
    [
      "symbolic",
      "adding-two-numbers",
      [
        "1 · phase · Unfolding table",
        "3 · round · Round 0",
        "5 · round · Round 1",
        "7 · visit · A of pre in round 1",
        "9 · visit · First comparison for pre in round 1",
        "12 · round · Round 2",
        "18 · visit · First comparison for pre in round 2",
        "20 · phase · Execution",
        "21 · class · First method of Add: add",
        "22 · class · First method of node: node.<init>",
        "28 · visit · First choice for X",
        "34 · visit · The end of the path of #1",
        "35 · input · Test input 1",
        "48 · visit · First choice for n1",
        "58 · visit · The end of the path of #3",
        "59 · input · Test input 2",
        "76 · visit · First choice for n3",
        "86 · visit · The end of the path of #5",
        "90 · end · The end: coverage",
      ],
      ["1 · Unfolding table", "20 · Execution", "35 · Test input 1", "59 · Test input 2"],
    ],
    [
      "data-flow",
      "widening",
      [
        "1 · phase · Analysis: intervals",
        "4 · class · First statement of Loop: in run",
        "7 · visit · First visit of 4: $1 = i < 1000",
        "10 · visit · First visit of 4: if $1",
        "13 · visit · First visit of 5: i = i + 1",
        "16 · visit · First visit of 4: goto",
        "19 · widening · Widening at 4: $1 = i < 1000",
        "34 · visit · First visit of 7: return i",
        "37 · visit · First visit of exit run",
        "41 · phase · Narrowing",
        "52 · end · Fixed point",
      ],
      ["1 · Analysis: intervals", "41 · Narrowing"],
    ],
    [
      "relevancy",
      "split-locals",
      [
        "1 · phase · BuildGraph",
        "21 · phase · Encode",
        "41 · phase · post*",
        "43 · visit · First transition from x₁",
        "44 · visit · First transition from before",
        "45 · visit · First transition from x₂",
        "46 · visit · First transition from after",
        "47 · visit · First transition from y",
        "48 · visit · First transition from $1",
        "49 · visit · First transition from either",
        "51 · merge · Weights meet at (before, main, final)",
        "53 · visit · First transition from $3",
        "60 · merge · Weights meet at (either, main, final)",
        "63 · visit · First transition from $4",
        "67 · visit · First transition from $2",
        "68 · visit · First transition from System:o10.*",
        "71 · phase · ReadOut",
        "84 · phase · Outcomes",
        "95 · end · All outcomes",
      ],
      ["1 · BuildGraph", "21 · Encode", "41 · post*", "51 · before", "71 · ReadOut", "84 · Outcomes"],
    ],
  ])("%s, %s", async (engine, lesson, moments, chapters) => {
    expect(await momentsOf(engine, lesson)).toEqual({ moments, chapters });
  });

  test.runIf(runsThisTime(5, 2))("a long run: classes, merges, the last method", async () => {
    const { moments: found, chapters } = await momentsOf("points-to", "lending-library");
    expect(chapters).toEqual(["1 · Main", "282 · Item", "743 · Catalogue", "1646 · Member", "3291 · Loan"]);
    expect(found).toHaveLength(40);
    expect(found.slice(0, 7)).toEqual([
      "1 · class · First method of Main: main",
      "69 · class · First method of Library: Library.<init>",
      "82 · method · First call of stock",
      "94 · class · First method of Book: Book.<init>",
      "102 · class · First method of Film: Film.<init>",
      "105 · class · First method of Atlas: Atlas.<init>",
      "109 · class · First method of Console: Console.<init>",
    ]);
    expect(found).toEqual(
      expect.arrayContaining(["423 · merge · Calls meet in Item.<init>_this", "750 · merge · Calls meet in add.entry"]),
    );
    const spurious = /^\d+ · spurious · First fact that 2-object does not have: "Austen" ∈ pt\(o31\.author\)$/;
    expect(found.filter((each) => each.includes("spurious"))).toEqual([expect.stringMatching(spurious)]);
    expect(found.slice(-2)).toEqual(["3771 · last-method · The last new method: debt", "3798 · end · Fixed point"]);
  });

  test("of a run that a limit ended there is no end, and a last line says which limit it was", async () => {
    const { moments } = await momentsOf("points-to", "one-call-site", { maxSteps: 5 });
    expect(moments).toEqual(["1 · class · First method of C: main", "true · step-limit"]);
  });
});
