import { expect, test } from "vitest";
import type { Figures } from "../../../engine-kit/index.ts";
import { success } from "../../../kernel/index.ts";
import { testFrontEnd } from "../../../testing/front-end.ts";
import { execute, RunSession } from "../../index.ts";

/** Instead of drawings: what is to be drawn. */
const figures: Figures = {
  figure: async () => success(""),
  handout: async () => success(""),
  slide: async ({ panels, view, rules, step }) =>
    success(`<b>${[panels?.join("+") ?? view ?? "step", rules?.join("+") ?? "all", step].join(" ")}</b>`),
};

/** The pages of a lecture with these slides, without tags. */
async function pages(slides: readonly object[], options: object = {}, draws: Figures | undefined = figures) {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined }, draws);
  const lecture = { fixscope: "lecture", version: 2, title: "A lecture", slides };
  const files = [{ name: "l.json", text: JSON.stringify(lecture) }];
  const answer = await execute(session, { command: "lecture deck", files, options: { ...options } });
  if (!answer.ok) return answer.errors.map((error) => ("problem" in error ? error.problem : error.kind));
  if (answer.value.kind !== "text") throw new Error("the deck is a text");
  const sections = answer.value.text.split('<section class="slide">').slice(1);
  return sections.map((section) =>
    section
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

const walk = { lesson: "one-call-site", title: "T" };

test.each([
  ["a walk: the view of its step", [{ ...walk, at: "12" }], ["T 1 / 1 step all 25"]],
  [
    "a walk before its first step: the program",
    [{ engine: "points-to", title: "T", files: [{ name: "A.java", text: "class A { static void main() {} }" }] }],
    ["T 1 / 1 1 class A { static void main() {} }"],
  ],
  ["a view that is pinned", [{ ...walk, view: "call-graph", at: "end" }], ["T 1 / 1 call-graph all 53"]],
  ["text alone", [{ ...walk, points: ["`c:x`", "b"] }], ["T 1 / 1 c:x b"]],
  ["text beside panels", [{ ...walk, points: ["a"], show: ["call-graph"] }], ["T 1 / 1 a call-graph all 0"]],
  ["rules", [{ ...walk, rules: ["call"] }], ["T 1 / 1 rules call 0"]],
  [
    "a table with its source",
    [{ ...walk, table: { source: "a paper", heads: ["h"], rows: [["1"]] } }],
    ["T 1 / 1 h 1 a paper"],
  ],
  [
    "a comparison: each run at its end",
    [{ ...walk, compare: [{ context: "ci" }, { context: "1-call" }], at: "parting" }],
    ["T 1 / 1 ci · 24 step all 60 1-call · 21 step all 53"],
  ],
  [
    "a question, which shows nothing of the run, and its answer",
    [{ ...walk, question: { kind: "value", id: "x", of: "pt([4]:x)" }, at: "end" }],
    ["T 1 / 1 What is pt([4]:x) at the end?", "T 1 / 1 What is pt([4]:x) at the end? o12 step all 53"],
  ],
])("what is printed of %s", async (_, slides, printed) => {
  expect(await pages(slides)).toEqual(printed);
});

test("notes stand in the handout only", async () => {
  const slides = [{ ...walk, notes: "Wait here." }];
  expect((await pages(slides)).join()).not.toContain("Wait here.");
  expect((await pages(slides, { form: "handout" })).join()).toContain("Wait here.");
});

test("a lecture with mistakes is not printed", async () => {
  expect(await pages([{ ...walk, stop: 9 }])).toEqual([expect.stringContaining("slides.0.stop")]);
});
