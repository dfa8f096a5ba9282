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

const walk = { lesson: "one-call-site" };
const own = {
  engine: "points-to",
  options: { context: "ci", profile: "lecture" },
  files: [{ name: "A.java", text: "class A { static void main() { A a = new A(); } }" }],
};

describe("the lectures that come along", () => {
  /** The minutes of each, and how many slides it has. */
  const known: Readonly<Record<string, readonly [number, number]>> = {
    "context-sensitivity-1.json": [45, 27],
    "context-sensitivity-2.json": [45, 28],
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
    [lecture(), "“slides”"],
    ["{", "l.json cannot be used: "],
  ])("%j", async (wrong, said) => expect((await problems(wrong)).join("\n")).toContain(said));

  test("every mistake at once", async () => {
    const wrong = lecture({ ...walk, step: 54 }, { fact: "x ∋ o1" }, { step: 3 });
    expect(await problems(wrong)).toHaveLength(2);
    expect(await problems(lecture({ lesson: "a" }, { ...walk, stop: 9 }))).toHaveLength(2);
  });
});
