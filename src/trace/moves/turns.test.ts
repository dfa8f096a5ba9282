import { describe, expect, test } from "vitest";
import { shuffled } from "../../kernel/index.ts";
import { runByHand } from "../../testing/by-hand/run.ts";
import { plain } from "./plain.ts";
import { beginTurn, finish, freshPlay, say, showOne, withHint } from "./play.ts";
import { Solving } from "./solving.ts";

/** Two turns: what is there before the loop, and what follows from the entry that step 4 takes. */
const { recording, made } = runByHand([
  { text: "given", rule: "axiom", from: [] },
  { text: "a", rule: "first", from: [0] },
  { rule: "agenda", from: [1] },
  { rule: "agenda", from: [0] },
  { rule: "agenda", from: [2], takes: 2 },
  { text: "b ∈ s", rule: "second", from: [2] },
  { text: "c", rule: "second", from: [5] },
  { text: "b ∈ s", rule: "third", from: [0] },
  { text: "d", rule: "second", from: [6, 1] },
  { rule: "agenda", from: [3], takes: 3 },
  { text: "e", rule: "last", from: [8] },
]);

/** By another rule, `d` follows from `a` alone. */
const solving = new Solving(recording, {
  made,
  elements: (seq) => (seq === 6 || seq === 8 ? ["box", `edge${seq}`] : [`node${seq}`]),
  otherPremises: (seq) => (seq === 8 ? [[1]] : []),
});
const none = new Set<string>();

describe("a turn", () => {
  test("goes up to where the next iteration begins, and gives the facts in it that rest on something", () => {
    expect([0, 4, 5, 9, 10].map((n) => solving.endOfTurn(n))).toEqual([4, 9, 9, 11, 11]);
    expect([0, 5, 7, 10].map((n) => solving.factsOfTurn(n))).toEqual([
      ["a"],
      ["b ∈ s", "c", "b ∈ s", "d"],
      ["b ∈ s", "d"],
      ["e"],
    ]);
  });

  test("what was said ahead is not left in it", () => {
    const ahead = new Set(["b ∈ s"]);
    expect([solving.nextText(5, none), solving.nextText(5, ahead)]).toEqual(["b ∈ s", "c"]);
    expect([solving.next(5, none), solving.next(5, ahead), solving.next(9, new Set(["e"]))]).toEqual([5, 6, 11]);
    expect([solving.countLeft(5, none), solving.countLeft(5, ahead)]).toEqual([4, 2]);
  });

  test("takes one of the entries that wait", () => {
    expect([2, 4, 5, 10].map((n) => solving.waitingAt(n))).toEqual([
      [],
      [
        { put: 2, place: 0 },
        { put: 3, place: 1 },
      ],
      [{ put: 3, place: 0 }],
      [],
    ]);
    expect([3, 4, 9, 10, 11].map((n) => solving.takenAt(n))).toEqual([undefined, 2, 3, undefined, undefined]);
    expect([0, 4, 5, 9, 11].map((n) => solving.takesBefore(n))).toEqual([0, 0, 1, 1, 2]);
  });
});

describe("what the reader says", () => {
  test.each([
    ["follows", "b in s", 5, [], { kind: "made", text: "b ∈ s" }],
    ["follows from what was said ahead", "c", 5, ["b ∈ s"], { kind: "made", text: "c" }],
    ["follows by another rule", "d", 5, ["x"], { kind: "made", text: "d" }],
    ["is there", "a", 5, [], { kind: "known", text: "a" }],
    ["was there from the beginning", "given", 0, [], { kind: "known", text: "given" }],
    ["was said before", "c", 5, ["c"], { kind: "known", text: "c" }],
    ["lacks a premise", "c", 5, [], { kind: "missing", text: "c", premise: "b ∈ s" }],
    ["lacks the first of its premises", "d", 5, [], { kind: "missing", text: "d", premise: "c" }],
    ["is of a later turn", "e", 5, [], { kind: "missing", text: "e", premise: "d" }],
    ["is no fact of the run", "z", 5, [], { kind: "underivable", text: "z" }],
  ] as const)("%s", (_, written, n, ahead, verdict) => {
    expect(solving.judge(written, n, new Set(ahead))).toEqual(verdict);
  });

  test("a fact that has several conclusions follows by any of them", () => {
    expect(solving.judge("b ∈ s", 0, none)).toEqual({ kind: "made", text: "b ∈ s" });
  });
});

test("a fact is pointed at by two elements, first of all one that follows now", () => {
  expect(solving.between("box", "edge6", 5, none)).toBe("c");
  expect(solving.between("box", "box", 5, none)).toBe("c");
  expect(solving.between("box", "box", 5, new Set(["c"]))).toBe("d");
  expect(solving.between("box", "box", 7, none)).toBe("d");
  expect(solving.between("box", "node5", 0, none)).toBeUndefined();
  expect(solving.between("box", "edge6", 7, none)).toBeUndefined();
});

test("choices have what follows now among what does not follow yet", () => {
  expect(new Set(solving.choices(5, none))).toEqual(new Set(["b ∈ s", "c", "d", "e"]));
  expect(new Set(solving.choices(5, new Set(["b ∈ s"])))).toEqual(new Set(["c", "d", "e"]));
  expect(solving.choices(11, none)).toEqual([]);
});

test("of many facts at most three that follow are among six to choose from", () => {
  const axiom = { text: "given", rule: "axiom", from: [] };
  const right = Array.from({ length: 9 }, (_, place) => ({ text: `r${place}`, rule: "rule", from: [0] }));
  const wrong = Array.from({ length: 9 }, (_, place) => ({ text: `w${place}`, rule: "rule", from: [9 + place] }));
  const many = runByHand([axiom, ...right, ...wrong]);
  const choices = new Solving(many.recording, { made: many.made, elements: () => [], otherPremises: () => [] }).choices(
    1,
    none,
  );
  expect(choices).toHaveLength(6);
  expect(choices.filter((text) => text.startsWith("r")).sort()).toEqual(["r0", "r1", "r2"]);
  expect(choices.filter((text) => text.startsWith("w")).sort()).toEqual(["w0", "w1", "w2"]);
});

test("a hint is the last premise of what follows now", () => {
  expect(solving.hint(0, none)).toEqual({ premise: "given", rule: "first" });
  expect(solving.hint(5, none)).toEqual({ premise: "a", rule: "second" });
  expect(solving.hint(5, new Set(["b ∈ s"]))).toEqual({ premise: "b ∈ s", rule: "second" });
  expect(solving.hint(11, none)).toBeUndefined();
});

describe("a play", () => {
  const start = freshPlay(solving);

  test("counts what was made, refused, shown and hinted at", () => {
    const wrong = say(start, solving, "z");
    expect([wrong.verdict.kind, wrong.play]).toEqual([
      "underivable",
      { ...start, score: { ...start.score, refused: 1 } },
    ]);
    const right = say(wrong.play, solving, "a");
    expect(right.play).toEqual({ ...start, ahead: new Set(["a"]), score: { made: 1, refused: 1, hints: 0, shown: 0 } });
    expect(withHint(right.play).score).toEqual({ made: 1, refused: 1, hints: 1, shown: 0 });
    expect(showOne(start, solving)).toEqual({ ...start, ahead: new Set(["a"]), score: { ...start.score, shown: 1 } });
  });

  test("a turn is over when nothing is left in it, and the next begins behind the entry that is taken", () => {
    expect(start).toMatchObject({ turn: 0, isTaking: false, score: { made: 0, refused: 0, hints: 0, shown: 0 } });
    expect(finish(start, solving)).toEqual({
      play: { ...start, score: { ...start.score, refused: 1 } },
      isRight: false,
    });
    const said = say(start, solving, "a").play;
    const finished = finish(said, solving);
    expect(finished).toEqual({ play: { ...said, isTaking: true }, isRight: true });
    expect(showOne(said, solving)).toEqual({ ...said, isTaking: true });
    const ahead = say({ ...finished.play, ahead: new Set(["a", "e"]) }, solving, "b ∈ s").play;
    const next = beginTurn(ahead, solving);
    expect([next.turn, next.isTaking, [...next.ahead]]).toEqual([5, false, ["e", "b ∈ s"]]);
    expect(beginTurn(next, solving)).toMatchObject({ turn: 10, ahead: new Set(["e"]) });
    expect(beginTurn({ ...next, turn: 10 }, solving).turn).toBe(11);
  });

  test("begins with an entry where nothing can be said before", () => {
    const bare = runByHand([
      { text: "given", rule: "axiom", from: [] },
      { rule: "agenda", from: [0] },
      { rule: "agenda", from: [1], takes: 1 },
    ]);
    const other = new Solving(bare.recording, { made: bare.made, elements: () => [], otherPremises: () => [] });
    expect(freshPlay(other).isTaking).toBe(true);
  });
});

test.each([
  ["o3 in pt(x)", "o3∈pt(x)"],
  ["x  ->\ty", "x→y"],
  ["a != b", "a≠b"],
  ["OUT = {}", "OUT=∅"],
  ["main in int", "main∈int"],
])("“%s” may be typed for “%s”", (typed, meant) => {
  expect(plain(typed)).toBe(meant);
});

test("an order for each seed, the same each time, in which any may be first", () => {
  const items = ["a", "b", "c", "d"];
  const firsts = new Set<string>();
  const orders = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const order = shuffled(items, seed);
    expect(shuffled(items, seed)).toEqual(order);
    expect([...order].sort()).toEqual(items);
    firsts.add(order[0] ?? "");
    orders.add(order.join(""));
  }
  expect(firsts.size).toBe(4);
  expect(orders.size).toBe(24);
});
