import { expect, test } from "vitest";
import { record } from "../../../../testing/points-to/record.ts";
import { misconceptionsIn } from "../../../../testing/shown/misconceptions-in.ts";
import { manifest } from "../../manifest.ts";
import { oneCallSite } from "../../page/lessons/lectures/one-call-site.ts";

const { board, recording } = await record([oneCallSite.file], { context: "1-call", heap: 0, profile: "lecture" });

/** The wrong answers to the question about a fact that name a misconception. */
function misconceptionsAbout(fact: string): readonly (readonly [string, string])[] {
  for (let n = 0; n < recording.length; n++) {
    const { answers = [] } = board.question(n, n + 1, "fact") ?? {};
    if (answers.every(({ text, objection }) => text !== fact || objection !== undefined)) continue;
    return answers.flatMap(({ text, objection }) =>
      objection?.kind === "misconception" ? [[text, objection.because.id.replace(/.*\./, "")] as const] : [],
    );
  }
  throw new Error(`nothing asks for ${fact}`);
}

test.each([
  [
    "o12 ∈ pt([14]:n)",
    [
      ["o12 ∈ pt([15]:n)", "clone"],
      ["o12 ∈ pt([]:n)", "dropped"],
    ],
  ],
  ["o12 ∈ pt([4]:x)", [["o12 ∈ pt([]:x)", "dropped"]]],
  [
    "[4]:14 → [14]:C.id(Number)",
    [
      ["[4]:14 → []:C.id(Number)", "dropped"],
      ["[4]:14 → [15]:C.id(Number)", "clone"],
    ],
  ],
  [
    "[4]:n1 → [14]:n",
    [
      ["[4]:n1 → [15]:n", "clone"],
      ["[14]:n → [4]:n1", "turned"],
    ],
  ],
])("%s", (fact, expected) => {
  expect(new Set(misconceptionsAbout(fact).map((each) => each.join(" ")))).toEqual(
    new Set(expected.map((each) => each.join(" "))),
  );
});

test.each<readonly [string, Readonly<Record<string, string>>, string, readonly string[]]>([
  [
    "call-strings",
    { context: "2-call" },
    "Select([3,9], 15, o8) = [9,15]",
    ["Select([3,9], 15, o8) = [15,9]: order", "Select([3,9], 15, o8) = [3,9,15]: uncut"],
  ],
  [
    "call-strings",
    { context: "2-call" },
    "Select([9,15], 15, o8) = [15,15]",
    ["Select([9,15], 15, o8) = [9,15,15]: uncut", "Select([9,15], 15, o8) = [9,15]: caller"],
  ],
  ["call-strings", { context: "2-call" }, "Δ = ∅", ["Δ = {o8}: stale"]],
  ["id-called-twice", {}, "Δ = {o2}", ["Δ = {o1}: old"]],
  ["id-called-twice", {}, "Dispatch(o1, get()) = One.get()", ["Dispatch(o1, get()) = Number.get(): declared"]],
])("%s, %j: %s", async (lesson, options, fact, expected) => {
  const asked = (await misconceptionsIn(manifest, lesson, options)).filter((each) => each.fact === fact);
  expect(asked.map(({ misconceptions }) => misconceptions)).toContainEqual([...expected].sort());
});

test("no wrong answer is there at the step", () => {
  const said = new Set<string | undefined>();
  for (let n = 0; n < recording.length; n++) {
    for (const { text, objection } of board.question(n, n + 1, "fact")?.answers ?? [])
      if (objection?.kind === "misconception" && !text.startsWith("Δ")) expect(said).not.toContain(text);
    said.add(board.made(n)?.text);
  }
});
