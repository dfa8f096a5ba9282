import { describe, expect, test } from "vitest";
import { boardByHand, type WrittenStep } from "../../../testing/by-hand/board.ts";
import { agendaView, type PanelSpec, type Story } from "../../index.ts";
import type { Question } from "./question.ts";

const queue: PanelSpec = { id: "agenda", region: "r", kind: "queue", symbol: "A", place: "side" };

/** Three entries wait; the first is taken, and facts follow one from the other. */
const steps: readonly WrittenStep[] = [
  ["derive", []],
  ["put", [0]],
  ["put", [0]],
  ["put", [0]],
  ["take", [1], 1],
  ["derive", [0]],
  ["derive", [5]],
  ["derive", [6, 0]],
  ["take", [2], 2],
  ["derive", [7]],
];

function opened(more: Partial<Story> = {}, written = steps) {
  const board = boardByHand(
    written,
    {
      view: (_, n, since) =>
        agendaView(board.recording.section("own"), n, since, (put) => more.fact?.(put) ?? `entry ${put}`),
      ...more,
    },
    [queue],
  );
  return board.session;
}

/** The right answer first, each wrong one with what it forgets. */
function translated(question: Question | undefined): readonly string[] | undefined {
  return question?.answers
    .map(({ text, objection }) => `${text}: ${objection === undefined ? "!" : Object.values(objection).join(" ")}`)
    .sort((a, b) => Number(b.endsWith("!")) - Number(a.endsWith("!")) || (a < b ? -1 : 1));
}

describe("which entry is taken", () => {
  test("is asked where one is taken of several that wait", () => {
    const session = opened();
    expect(translated(session.question(4, 5, "entry"))).toEqual(["entry 1: !", "entry 2: waits 2", "entry 3: waits 3"]);
    expect(session.question(4, 5, "entry")).toMatchObject({ kind: "entry", step: 4, given: [] });
    expect(translated(session.question(8, 9, "entry"))).toEqual(["entry 2: !", "entry 3: waits 2"]);
  });

  test.each([
    ["where nothing is taken", 5, 6],
    ["at the end", 10, 10],
    ["where no step comes", 4, 4],
  ])("is not asked %s", (_, n, next) => {
    expect(opened().question(n, next, "entry")).toBeUndefined();
  });

  test("is not asked at a step that takes none, whatever waits", () => {
    const session = opened({}, [
      ["derive", []],
      ["put", [0]],
      ["put", [0]],
      ["derive", [0], 1],
    ]);
    expect(session.question(3, 4, "entry")).toBeUndefined();
  });

  test("is not asked where one waits alone, nor where two that wait read the same", () => {
    const alone = opened({}, [
      ["derive", []],
      ["put", [0]],
      ["take", [1], 1],
    ]);
    expect(alone.question(2, 3, "entry")).toBeUndefined();
    expect(
      opened({ fact: (seq) => (seq === 1 || seq === 3 ? "same" : `f${seq}`) }).question(4, 5, "entry"),
    ).toBeUndefined();
  });

  test("offers four at most, and is not asked where the one that is taken is not among them", () => {
    const many: readonly WrittenStep[] = [["derive", []], ...Array.from({ length: 6 }, () => ["put", [0]] as const)];
    const first = opened({}, [...many, ["take", [1], 1]]).question(7, 8, "entry");
    expect(first?.answers).toHaveLength(4);
    expect(opened({}, [...many, ["take", [6], 6]]).question(7, 8, "entry")).toBeUndefined();
  });
});

describe("which rule fires", () => {
  test("is told from rules that lack a premise still", () => {
    expect(translated(opened().question(5, 6, "rule"))).toEqual([
      "rule5: !",
      "rule6: missing f6 f5",
      "rule7: missing f7 f6",
      "rule9: missing f9 f7",
    ]);
  });

  test("a premise that reads like a fact that is there is not missing", () => {
    const session = opened({ fact: (seq) => (seq === 5 ? "f0" : `f${seq}`) });
    expect(translated(session.question(5, 6, "rule"))).toEqual([
      "rule5: !",
      "rule7: missing f7 f6",
      "rule9: missing f9 f7",
    ]);
  });

  test("an entry that is to be put is no missing premise", () => {
    const session = opened({}, [
      ["derive", []],
      ["derive", [0]],
      ["put", [1]],
      ["take", [2], 2],
      ["derive", [2]],
    ]);
    expect(session.question(1, 2, "rule")).toBeUndefined();
  });

  test("of a take it is that of the step behind it", () => {
    expect(opened().question(4, 6, "rule")).toMatchObject({ step: 5 });
    expect(opened().question(4, 5, "rule")).toBeUndefined();
  });

  test("a rule of the same name is no other answer", () => {
    expect(opened({ rule: () => "one" }).question(5, 6, "rule")).toBeUndefined();
    expect(opened({ rule: (seq) => (seq === 5 ? "" : `rule${seq}`) }).question(5, 6, "rule")).toBeUndefined();
  });
});

describe("which fact follows", () => {
  test("is told from later facts, and one that is there", () => {
    expect(translated(opened().question(5, 6, "fact"))).toEqual(["f5: !", "f6: missing f6 f5", "f7: missing f7 f6"]);
    expect(opened().question(5, 6, "fact")?.given).toEqual(["f0"]);
    expect(translated(opened().question(6, 7, "fact"))).toEqual([
      "f6: !",
      "f0: known 0",
      "f7: missing f7 f6",
      "f9: missing f9 f7",
    ]);
  });

  test("what is given is no answer, and no fact is asked for that is given itself", () => {
    const session = opened({ conclusion: (seq) => (seq === 7 ? "f5" : `f${seq}`) });
    expect(translated(session.question(6, 7, "fact"))).toEqual(["f6: !", "f0: known 0", "f9: missing f9 f7"]);
    expect(opened({ conclusion: () => "f5" }).question(6, 7, "fact")).toBeUndefined();
  });

  test("of a value other values of its kind are offered, two at most", () => {
    const values = ["1", "2", "3", "4", "1", "5", "6", "7", "8", "9"];
    const session = opened({ fact: (seq) => `l(${seq}) = ${values[seq]}` });
    const words = translated(session.question(6, 7, "fact"));
    expect(words?.filter((text) => text.includes(": value"))).toEqual([
      "l(6) = 5: value l(6) = 6",
      "l(6) = 7: value l(6) = 6",
    ]);
  });

  test("where all values of its kind are the same no other one is offered", () => {
    const words = translated(opened({ fact: (seq) => `l(${seq}) = 1` }).question(6, 7, "fact"));
    expect(words?.filter((text) => text.includes(": value"))).toEqual([]);
  });

  test("what works the answer out is not given", () => {
    const session = opened({ side: () => ["r1", "1 + 1 = 2"], worked: () => ["1 + 1 = 2"] });
    expect(session.question(6, 7, "fact")?.given).toEqual(["f5", "r1"]);
  });

  test("misconceptions come before other wrong answers, but what the steps say that are asked about", () => {
    const mistaken = ["g", "f6", "f7", "f0"].map((text) => ({ text, because: { id: `not-${text}`, values: {} } }));
    const session = opened({ misconceptions: () => mistaken });
    const told = (n: number, next: number) =>
      session
        .question(n, next, "fact")
        ?.answers.flatMap(({ text, objection }) => (objection?.kind === "misconception" ? [text] : []));
    expect(new Set(told(6, 7))).toEqual(new Set(["g", "f7"]));
    expect(new Set(told(6, 8))).toEqual(new Set(["g", "f0"]));
  });

  test("bookkeeping is no fact", () => {
    expect(opened().question(1, 2, "fact")).toBeUndefined();
    const known = opened({}, [
      ["derive", []],
      ["derive", [0]],
      ["known", [1], 1],
      ["derive", [1]],
    ]);
    expect(known.question(2, 3, "fact")).toBeUndefined();
  });
});

test("what is asked changes from step to step: an entry every other time, rules less often than facts", () => {
  const kinds = [4, 5, 6, 8, 9].map((n) => opened().question(n, n + 2)?.kind);
  expect(kinds).toEqual(["entry", "fact", "rule", "entry", "fact"]);
});
