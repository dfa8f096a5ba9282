import { describe, expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { recordOnce } from "../../../testing/points-to/record.ts";
import type { RuleCard, RuleSheet } from "../../../trace/index.ts";
import { parseSelector } from "../algorithm/context/index.ts";
import { pointsToBoard } from "../board.ts";
import { lessons } from "../page/lessons/index.ts";

async function sheetsOf(lesson: string, options: Readonly<Record<string, unknown>>) {
  const files = lessons.flatMap(({ id, file }) => (id === lesson ? [file] : []));
  const { recording } = recordOnce(await compileJava(files), options);
  const board = pointsToBoard.open(recording);
  const at = (n: number): RuleSheet => {
    const view = board.view("rules", n, Math.max(0, n - 1));
    if (view.kind !== "rules") throw new Error("no sheet of rules");
    return view;
  };
  return { recording, board, at };
}

function cardsOf(sheet: RuleSheet, group: string): readonly RuleCard[] {
  return sheet.groups.find(({ title }) => title === `points-to.cards.${group}`)?.cards ?? [];
}

function texts({ formulas }: RuleCard): readonly string[] {
  return formulas
    .flatMap(({ schema, instance }) => [schema, ...(instance === undefined ? [] : [instance])])
    .map(({ premises, conclusion }) => `${premises.map(({ text }) => text).join("   ")} ⊢ ${conclusion}`);
}

test("rules stand with what they have become in this run", async () => {
  const { recording, at } = await sheetsOf("one-call-site", { context: "1-call" });
  const rules = cardsOf(at(recording.length), "rules");
  expect(rules.map(({ id }) => id)).toEqual(["new", "assign", "store", "load", "call"]);
  expect(rules.map(texts)[0]).toEqual([
    "c:m ∈ RM   i: x = new T() in m ⊢ c:oᵢ ∈ pt(c:x)",
    "[4]:C.m() ∈ RM ⊢ o13 ∈ pt([4]:n2)",
  ]);
  expect(rules.map(texts)[4]?.[1]).toMatch(/Dispatch\(o1[23], get\(\)\) = .*Select\(\[4\], 16, o1[23]\) = \[16\]/);
  expect(cardsOf(at(0), "rules").flatMap(texts)).toHaveLength(5);
});

test("without contexts the rules are those of the context-insensitive lecture", async () => {
  const { at } = await sheetsOf("one-call-site", { context: "ci" });
  const rules = cardsOf(at(0), "rules").map(texts);
  expect(rules[1]).toEqual(["x = y   oᵢ ∈ pt(y) ⊢ oᵢ ∈ pt(x)"]);
  expect(rules[4]?.[0]).not.toMatch(/Select|c:/);
});

test("the rule of the present step is marked", async () => {
  const { recording, board, at } = await sheetsOf("one-call-site", { context: "1-call" });
  for (let n = 1; n <= recording.length; n++) {
    const rule = board.why(n - 1, 1)?.rule;
    const isFact = recording.steps.kind(n - 1) === "derive" && [1, 3].includes(recording.steps.factKind(n - 1));
    const marked = cardsOf(at(n), "rules").filter(({ isCurrent }) => isCurrent);
    expect(marked.map(({ id }) => `points-to.rule.${id}`)).toEqual(
      isFact && ["new", "assign", "store", "load", "call"].some((id) => rule === `points-to.rule.${id}`) ? [rule] : [],
    );
  }
});

describe("what Select answers is what its formula says", () => {
  test.each([
    ["ci", "context-sensitive-heap"],
    ["1-call", "one-call-site"],
    ["2-call", "call-strings"],
    ["1-obj", "one-object"],
    ["2-obj", "context-sensitive-heap"],
    ["1-hybrid", "one-object"],
  ])("%s", async (context, lesson) => {
    const { recording, board, at } = await sheetsOf(lesson, { context });
    const chosen = cardsOf(at(recording.length), "selectors").filter(({ isCurrent }) => isCurrent);
    expect(chosen.map(({ id }) => id)).toEqual([context]);
    const formulas = chosen.flatMap(({ formulas }) => formulas.map(({ schema }) => schema.conclusion));
    const answers = Array.from({ length: recording.length }, (_, seq) => board.why(seq, 1)?.text ?? "").filter((text) =>
      text.startsWith("Select("),
    );
    for (const answer of answers) expect(answer, formulas.join("; ")).toBe(evaluated(formulas, answer));
    expect(answers.length > 0).toBe(context !== "ci");
  });
});

describe("the heap context is what its formula says", () => {
  test.each([
    ["1-call", 1],
    ["2-obj", 1],
    ["2-call", 2],
    ["s-2obj", 1],
    ["ci", 1],
  ])("%s with heap depth %d", async (context, heap) => {
    const { recording, at } = await sheetsOf("context-sensitive-heap", { context, heap });
    let count = 0;
    for (let n = 0; n <= recording.length; n++) {
      const [chosen] = cardsOf(at(n), "selectors");
      const { schema, instance } = chosen?.formulas.at(-1) ?? {};
      if (instance === undefined) continue;
      const [, c = "", site = "", made] = /^Heap\(\[(.*)\], (.*)\) = (.*)$/.exec(instance.conclusion) ?? [];
      const elements = c.split(",").filter(Boolean);
      const kept = context === "ci" ? [] : elements.slice(-heap);
      const receiver = context === "s-2obj" ? elements.filter((each) => each.startsWith("o")).slice(-1) : kept;
      expect(made, `${schema?.conclusion} for ${site}`).toBe(`[${receiver.join(",")}]`);
      count++;
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe("the other selectors are asked about the same call, and answer what their own runs do", () => {
  test.each([
    ["1-call", "one-call-site", "1-obj"],
    ["1-call", "one-object", "1-obj"],
    ["1-obj", "one-object", "1-call"],
    ["2-obj", "context-sensitive-heap", "1-call"],
  ])("under %s, %s: %s", async (context, lesson, other) => {
    const { recording, at } = await sheetsOf(lesson, { context });
    const own = await sheetsOf(lesson, { context: other });
    const answers = Array.from({ length: own.recording.length }, (_, seq) => own.board.why(seq, 1)?.text ?? "");
    const formulas = Array.from({ length: recording.length + 1 }, (_, n) => cardsOf(at(n), "selectors"))
      .flatMap((cards) => cards.filter(({ id }) => id === other))
      .flatMap((card) => card.formulas);
    expect(formulas.filter(({ step }) => step !== undefined)).toEqual([]);
    const conclusions = formulas.map(({ instance }) => instance?.conclusion ?? "");
    const told = new Set(conclusions.filter((text) => /^Select\(_, .*\) = \[.*\d.*\]$/.test(text)));
    expect(told.size).toBeGreaterThan(0);
    for (const text of told) {
      const [, l = "", o = "", context = ""] = /^Select\(_, (\S+), (?:c′:)?(\S+)\) = (\[.*\])$/.exec(text) ?? [];
      const all = answers.filter((answer) => answer.startsWith("Select("));
      const alike = l === "_" ? all : all.filter((answer) => answer.includes(`, ${l}, `));
      const asked = o === "_" ? alike : alike.filter((answer) => answer.includes(`${o}) = `));
      expect(
        asked.map((answer) => answer.split(" = ")[1]),
        text,
      ).toContain(context);
    }
  });

  test("where contexts are longer, those of the other run stay open", async () => {
    const { recording, at } = await sheetsOf("one-call-site", { context: "1-call" });
    const cards = cardsOf(at(recording.length), "selectors");
    expect(cards.find(({ id }) => id === "2-obj")?.formulas.map(({ instance }) => instance?.conclusion)).toEqual([
      "Select(_, _, c′:o12) = [oₖ, o12] where c′ = [oⱼ, oₖ]",
      undefined,
      "Heap(c, o13) = lastₕ(c)",
    ]);
  });
});

/** The answer of `Select(c, l, c′:o) = …` by the formulas of the card. */
function evaluated(formulas: readonly string[], answer: string): string {
  const [, c = "", l = "", o = ""] = /^Select\(\[(.*?)\], (\S+), (.*)\) = /.exec(answer) ?? [];
  const [, heap = "", site = ""] = /^(?:\[(.*)\]:)?(.*)$/.exec(o) ?? [];
  const isStatic = o === "–";
  const formula = formulas.find(
    (each, place) => each.startsWith("Select") && (!isStatic || formulas.length < 3 || place === 1),
  );
  const [, made = "", of = "", pattern = ""] = /= (c|\[.*?\])(?: where (.*) = \[(.*)\])?$/.exec(formula ?? "") ?? [];
  const elements = (of === "c" ? c : heap).split(",").filter(Boolean);
  // A context that is not full yet has the last ones of those that are named.
  const named = pattern.split(", ").filter(Boolean);
  const bound = new Map(named.map((name, place) => [name, elements.at(place - named.length)]));
  const parts = made === "c" ? c.split(",") : made.slice(1, -1).split(", ");
  const all = parts.flatMap((part) =>
    part === "l" ? l : part === "oᵢ" ? site : bound.has(part) ? (bound.get(part) ?? []) : part,
  );
  return `Select([${c}], ${l}, ${o}) = [${all.filter(Boolean).join(",")}]`;
}

test.each([
  ["ci", "Select(_, _, _) = []"],
  ["inf-call", "Select(c, l, _) = [l′, …, l″, l] where c = [l′, …, l″]"],
  ["1-call", "Select(_, l, _) = [l]"],
  ["2-call", "Select(c, l, _) = [l″, l] where c = [l′, l″]"],
  ["inf-obj", "Select(_, _, c′:oᵢ) = [oⱼ, …, oₖ, oᵢ] where c′ = [oⱼ, …, oₖ]"],
  ["inf-type", "Select(_, _, c′:oᵢ) = [t′, …, t″, InType(oᵢ)] where c′ = [t′, …, t″]"],
])("%s stands as the slides print it: %s", (selector, formula) => {
  expect(parseSelector(selector)?.formula.instance).toBe(formula);
});

test.each([
  ["1-call", "lecture"],
  ["2-obj", "receivers"],
  ["1-type", "receivers"],
  ["3-call", "deeper"],
  ["3-obj", "deeper"],
])("%s says whose it is: %s", (selector, source) => {
  expect(parseSelector(selector)?.formula.source).toBe(source);
});

test("every selector that can be chosen by name has a formula and says whose it is", async () => {
  const { at } = await sheetsOf("one-object", { context: "s-2obj" });
  const cards = cardsOf(at(0), "selectors");
  expect(cards[0]?.id).toBe("s-2obj");
  expect(cards.map(({ source }) => source.id)).toEqual(
    expect.arrayContaining(["points-to.cards.source.selective-hybrid", "points-to.cards.source.deep-hybrid"]),
  );
  for (const card of cards) expect(card.formulas.length).toBeGreaterThanOrEqual(2);
});
