import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testFrontEnd } from "../../testing/front-end.ts";
import { execute } from "../commands.ts";
import { RunSession } from "../run-session.ts";

const folder = new URL("../../../public/lectures/", import.meta.url);

async function check(lecture: unknown) {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const text = typeof lecture === "string" ? lecture : JSON.stringify(lecture);
  return execute(session, { command: "lecture check", files: [{ name: "l.json", text }], options: {} });
}

/** What is said of a lecture that is wrong, a line for each mistake. */
async function problems(lecture: unknown): Promise<readonly string[]> {
  const answer = await check(lecture);
  return answer.ok ? [] : answer.errors.map((error) => ("problem" in error ? error.problem : error.kind));
}

async function stands(lecture: unknown) {
  const answer = await check(lecture);
  if (!answer.ok || answer.value.kind !== "json") throw new Error(JSON.stringify(answer));
  return answer.value.value as { readonly minutes: number; readonly slides: readonly { readonly step: number }[] };
}

/** A lecture of these slides. */
function lecture(...slides: readonly object[]) {
  return { fixscope: "lecture", version: 1, title: "A lecture", slides };
}

/** A lecture of version 2. */
function second(...slides: readonly object[]) {
  return { ...lecture(...slides), version: 2 };
}

const sides = { compare: [{ context: "ci" }, { context: "1-call" }] };
const given = { source: "a paper", heads: ["program", "seconds"] };
const walk = { lesson: "one-call-site" };
const own = {
  engine: "points-to",
  options: { context: "ci", profile: "lecture" },
  files: [{ name: "A.java", text: "class A { static void main() { A a = new A(); } }" }],
};

describe("the lectures that come along", () => {
  /** The minutes of each, and how many slides it has. */
  const known: Readonly<Record<string, readonly [number, number]>> = {
    "context-sensitivity-1.json": [45, 47],
    "context-sensitivity-2.json": [45, 63],
    "tour.json": [3, 10],
  };

  test.each(readdirSync(folder))("%s is played from its first slide to its last in its minutes", async (name) => {
    const { minutes, slides } = await stands(readFileSync(new URL(name, folder), "utf8"));
    expect([minutes, slides.length]).toEqual(known[name]);
  });
});

describe("a slide stands", () => {
  test.each([
    ["at the beginning", walk, 0],
    ["at a step", { ...walk, step: 7 }, 7],
    ["at the end", { ...walk, step: "end" }, 53],
    ["at a stop of its lesson", { ...walk, stop: 3 }, 49],
    ["after a fact, as the tables write it", { ...walk, fact: "[4]:x ∋ o12" }, 46],
    ["after a fact, as exercises write it", { ...walk, fact: "o12 ∈ pt([4]:x)" }, 46],
    ["at a fact that other options lead to", { ...walk, options: { context: "ci" }, fact: "o13 ∈ pt(x)" }, 54],
    ["in a program of its own", { ...own, fact: "o1 ∈ pt(a)" }, 5],
  ])("%s", async (_, slide, step) => {
    expect((await stands(lecture(slide))).slides.map((each) => each.step)).toEqual([step]);
  });

  test.each([
    ["12", 25],
    ["7.2", 14],
    ["end", 53],
  ])("at a position by its number, in version 2: %s", async (at, step) => {
    const { slides } = await stands({ ...lecture({ ...walk, at }), version: 2 });
    expect(slides).toMatchObject([{ at: at === "end" ? "21" : at, step }]);
  });

  test.each([
    ["text before the first program", [{ points: ["`c:x`"] }, walk], [0, 0]],
    ["a table that is given", [{ ...walk, table: { ...given, rows: [["batik", "6,886"]] } }], [0]],
    ["chosen panels, at a fact", [{ ...walk, show: ["call-graph", "card"], fact: "[4]:x ∋ o12" }], [46]],
    ["rules of the sheet", [{ ...walk, rules: ["call", "selectors"], at: "end" }], [53]],
    ["runs side by side, which have positions of their own", [{ ...walk, ...sides, at: "parting" }], [undefined]],
  ])("where it holds something else than a walk: %s", async (_, slides, steps) => {
    expect((await stands(second(...slides))).slides.map(({ step }) => step)).toEqual(steps);
  });

  test("in the run of the slide before, unless it names another", async () => {
    const { slides } = await stands(
      lecture({ ...walk, stop: 1 }, { step: "end" }, { options: { context: "ci" }, step: "end" }),
    );
    expect(slides.map(({ step }) => step)).toEqual([9, 53, 60]);
  });
});

describe("what is wrong is said with its place and a way out", () => {
  test.each([
    [lecture({ title: "No program" }), "“slides.0.lesson”: the first slide must name a lesson"],
    [
      lecture({ lesson: "one-cal-site" }),
      "“slides.0.lesson”: there is no lesson “one-cal-site”; did you mean “one-call-site”?",
    ],
    [lecture({ lesson: "qqqqqqqq" }), "follows example= in its link"],
    [lecture({ ...walk, ...own }), "“slides.0.files”: a slide has a lesson or files of its own, not both"],
    [lecture({ ...own, engine: "pointer" }), "“slides.0.engine”: there is no engine “pointer”; known: points-to"],
    [lecture({ ...walk, options: { context: "1-cal" } }), "“slides.0.options”"],
    [lecture(walk, { step: 54 }), "“slides.1.step”: the run ends after step 53; write “end”"],
    [{ ...lecture(walk, { at: "22" }), version: 2 }, "“slides.1.at”: the run ends after step 21; write “end”"],
    [lecture(walk, { fact: "x ∋ o1" }), "“slides.1.fact”: the run has no fact “x ∋ o1”"],
    [lecture({ ...walk, stop: 4 }), "“slides.0.stop”: there is no stop 4 among the 3 of the lesson"],
    [lecture({ ...walk, step: 3, stop: 1 }), "“slides.0.step”: a slide is at a step, at a fact or at a stop"],
    [lecture({ ...walk, view: "tree" }), "“slides.0.view”: there is no view “tree”; known: "],
    [
      lecture({ ...walk, options: { context: "ci" }, stop: 1 }),
      "“slides.0.stop”: the run has no fact “[]:4 → [4]:C.m() / ",
    ],
    [
      lecture({ ...walk, question: { kind: "value", id: "x", of: "pt(x)" } }),
      "“slides.0.question”: the run has no answer to this question: check its position and the names in it. The run knows pt([4]:x)",
    ],
    [lecture({ ...own, files: [{ name: "A.java", text: "class A {" }] }), "“slides.0”: the program cannot be analyzed"],
    [lecture({ ...walk, at: 3 }), "“slides.0.at”"],
    [second({ ...walk, compare: [{ context: "ci" }, { context: "1-cal" }] }), "“slides.0.compare.1”"],
    [second({ ...walk, compare: [{ context: "ci" }] }), "“slides.0.compare”"],
    [second({ ...walk, ...sides, show: ["rules"] }), "“slides.0.show”: a comparison shows its runs alone"],
    [second({ ...walk, ...sides, points: ["a"] }), "“slides.0.points”: a comparison shows its runs alone"],
    [second({ ...walk, ...sides, at: "999" }), "“slides.0.at”: the run ends after step 24"],
    [second({ ...walk, at: "parting" }), "“slides.0.at”: only the runs of a comparison part"],
    [second({ lesson: "falls-for-ever", ...sides }), "“slides.0.compare.0”"],
    [second({ ...walk, show: ["pfg"] }), "“slides.0.show”: there is no panel “pfg”; known: "],
    [second({ ...walk, rules: ["cast"] }), "“slides.0.rules”: the rule sheet has no “cast”; known: rules, new, assign"],
    [second({ ...walk, table: { heads: ["a"], rows: [["1"]] } }), "“slides.0.table.source”"],
    [second({ ...walk, table: { ...given, rows: [["1"]] } }), "“slides.0.table.rows.0”: a row has as many cells"],
    [second({ ...walk, listings: [{ lines: [] }] }), "“slides.0.listings.0.lines”"],
    [second({ ...walk, points: [] }), "“slides.0.points”"],
    [second({ points: ["only text"] }), "“slides.0.lesson”: the first slide must name a lesson"],
    [lecture({ ...walk, points: ["a"] }), "“slides.0.points”"],
    [lecture(), "“slides”"],
    ["{", "l.json cannot be used: "],
  ])("%j", async (wrong, said) => expect((await problems(wrong)).join("\n")).toContain(said));

  test("every mistake at once", async () => {
    const wrong = lecture({ ...walk, step: 54 }, { fact: "x ∋ o1" }, { step: 3 });
    expect(await problems(wrong)).toHaveLength(2);
    expect(await problems(lecture({ lesson: "a" }, { ...walk, stop: 9 }))).toHaveLength(2);
  });
});
