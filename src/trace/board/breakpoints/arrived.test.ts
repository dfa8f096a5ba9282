import { describe, expect, test } from "vitest";
import { boardByHand, type WrittenStep } from "../../../testing/by-hand/board.ts";
import { NONE, Recorder, Recording, SymbolTables } from "../../index.ts";
import type { StepKind } from "../../log/step.ts";
import { Hits } from "./hits.ts";

describe("a change of an element", () => {
  const steps: readonly WrittenStep[] = [
    ["derive", []],
    ["derive", [0]],
    ["refine", [1]],
    ["put", [1]],
    ["take", [3], 3],
    ["known", [1], 1],
    ["close", [3], 3],
    ["derive", [1]],
  ];
  const elements = [["box"], ["edge", "box"], ["edge"], ["state"], ["state"], ["edge"], ["state"], []];
  const { session } = boardByHand(steps, {
    elements: (seq) => elements[seq] ?? [],
    factOf: (element) => (element === "edge" ? 1 : element === "box" ? 0 : undefined),
  });
  const of = (element: string) => session.arrivals({ kind: "change", element });

  test("is a fact that it shows, made or refined; what is taken or found known changes nothing", () => {
    expect(of("edge")).toEqual([2, 3]);
    expect(of("box")).toEqual([1]);
  });

  test("is that it waits or is closed, where it shows no fact", () => {
    expect(of("state")).toEqual([4, 7]);
  });

  test("is what happens around it, where nothing else is said of it", () => {
    const around = boardByHand(
      [
        ["derive", []],
        ["derive", []],
      ],
      { elements: () => ["edge", "node", "other"] },
    ).session;
    expect(around.arrivals({ kind: "change", element: "node" })).toEqual([1, 2]);
    expect(around.arrivals({ kind: "change", element: "other" })).toEqual([1, 2]);
    expect(around.arrivals({ kind: "change", element: "none" })).toEqual([]);
  });
});

describe("lines of pseudocode", () => {
  /** `Solve` (lines 0, 1, 2) calls `Update` (10, 11) at line 2; the second call is made by the first. */
  function recording(): Recording {
    const recorder = new Recorder();
    const procedures = { Solve: [], Update: [] } as const;
    const section = recorder.section("own", { rules: ["one", "two"], procedures }, new SymbolTables());
    const write = (line: number, rule: "one" | "two", level: "step" | "rule" = "step") => {
      const kind: StepKind = "derive";
      return section.write({ kind, rule, line, level, fact: { kind: 0, a: 0, b: 0, c: 0 }, premises: [] });
    };
    section.frames.enter("Solve", NONE, {});
    write(1, "one");
    write(1, "one");
    write(1, "one", "rule");
    section.frames.enter("Update", 2, {});
    write(11, "two");
    section.frames.enter("Update", 11, {});
    write(11, "two");
    section.frames.leave();
    section.frames.leave();
    write(1, "one");
    const whole = new Recording();
    whole.append(recorder.takeChunk());
    return whole;
  }

  const line = (number: number) => ({ line: number, indent: 0, pieces: [], isExtension: false });
  const whole = recording();
  const names = ["first", "second"];
  const hits = new Hits(whole, {
    elements: () => [],
    factOf: () => undefined,
    statements: () => [],
    pseudocode: () => [
      { name: "Solve", lines: [line(0), line(1), line(2)] },
      { name: "Update", lines: [line(10), line(11)] },
    ],
    ruleOf: (seq) => names[whole.steps.rule(seq)],
    lineNumber: (_, number) => number,
  });

  test("are arrived at when a step is in another line than the one before it, or begins a stride", () => {
    expect(hits.of({ kind: "pseudocode", line: 1 })).toEqual([1, 3, 6]);
    expect(hits.of({ kind: "pseudocode", line: 11 })).toEqual([4, 5]);
  });

  test("heads and the lines that call are arrived at when a procedure is entered", () => {
    expect([0, 2, 10].map((number) => hits.of({ kind: "pseudocode", line: number }))).toEqual([[1], [4], [4, 5]]);
    expect(hits.of({ kind: "pseudocode", line: 7 })).toEqual([]);
  });

  test("a rule is arrived at when another one was applied before, or with a stride", () => {
    expect(hits.of({ kind: "rule", rule: "first" })).toEqual([1, 3, 6]);
    expect(hits.of({ kind: "rule", rule: "second" })).toEqual([4]);
  });
});
