import { describe, expect, test } from "vitest";
import { comparable } from "../engine-kit/index.ts";
import { engines } from "./index.ts";

const compared = engines.flatMap((engine) => {
  const comparison = comparable.of(engine.page);
  const { id, lessons, page } = engine;
  return comparison === undefined ? [] : [{ id, comparison, lessons, start: page.start }];
});

const comparisonOf = (id: string) => compared.find((engine) => engine.id === id)?.comparison;

describe("a run in a link", () => {
  test.each(compared)("$id: every preset of every lesson survives it", ({ comparison, lessons, start }) => {
    const offered = comparison.presets ?? [];
    for (const { presets } of lessons) {
      const base = { ...start, ...presets[0]?.options };
      for (const { options } of [...presets, ...offered]) {
        const run = { ...base, ...options };
        const written = comparison.write(run, base);
        expect(written).toMatch(/^[\w-]+(?:\/[\w:*.,-]*)*$/);
        const { read } = comparison;
        expect(JSON.stringify(sorted(read(written, base))), written).toBe(JSON.stringify(sorted(run)));
      }
    }
  });

  test.each([
    ["points-to", { context: "2-obj", heap: 1 }, "2-obj"],
    ["points-to", { context: "2-obj", heap: 0 }, "2-obj/0"],
    ["points-to", { context: "1-call", heap: 1, variableContexts: false }, "1-call/1/variableContexts:false"],
    ["points-to", { context: "inf-call", heap: 0, maxSteps: 200 }, "inf-call/0/maxSteps:200"],
    ["pushdown", { direction: "pre" }, "pre"],
    ["relevancy", { globals: "refined", context: "1-obj" }, "refined/context:1-obj"],
    ["separation", { reading: "paper", maxIterations: 9 }, "paper/maxIterations:9"],
    ["symbolic", { depth: 2 }, "separation-logic/depth:2"],
    ["data-flow", { analysis: "live", order: "fifo" }, "live/order:fifo"],
  ] as const)("%s: %o is %s", (id, options, written) => {
    expect(comparisonOf(id)?.write(options, {})).toBe(written);
    expect(comparisonOf(id)?.read(written, {})).toMatchObject(options);
  });

  test.each(["", "post/", "sideways", "post/order:none", "post/size:3", "post/order", "1-call"])(
    "what is none, “%s”, is refused",
    (run) => expect(comparisonOf("pushdown")?.read(run, {})).toBeUndefined(),
  );

  test("an option that the lesson gives can be taken away", () => {
    const base = { reading: "paper", maxDisjuncts: 10_000 };
    const comparison = comparisonOf("separation");
    expect(comparison?.write({ reading: "canonical" }, base)).toBe("canonical/maxDisjuncts:");
    expect(comparison?.read("canonical/maxDisjuncts:", base)).toEqual({
      reading: "canonical",
      maxDisjuncts: undefined,
    });
  });
});

test.each([
  ["points-to", [{ context: "1-call" }, { context: "1-obj" }], [["1-call-site"], ["1-object"]]],
  [
    "points-to",
    [
      { context: "1-call", heap: 1, variableContexts: false },
      { context: "1-call", heap: 1 },
    ],
    [["C.I. + C.S. heap"], ["1-call-site"]],
  ],
  [
    "separation",
    [
      { reading: "paper", maxIterations: 3 },
      { reading: "paper", maxIterations: 6 },
    ],
    [
      ["separation.options.reading.paper", "separation.options.maxIterations.label", "3"],
      ["separation.options.reading.paper", "separation.options.maxIterations.label", "6"],
    ],
  ],
  [
    "relevancy",
    [{ globals: "merged" }, { globals: "merged", splitLocals: false }],
    [["relevancy.options.globals.merged"], ["relevancy.options.globals.merged", "relevancy.options.splitLocals.name"]],
  ],
  [
    "symbolic",
    [{ strategy: "lazy" }, { strategy: "lazy", aliases: "printed" }],
    [
      ["symbolic.options.strategy.lazy", "aliases", "–"],
      ["symbolic.options.strategy.lazy", "aliases", "printed"],
    ],
  ],
])("%s: the names of %o", (id, runs, names) => {
  const found = comparisonOf(id)?.names(runs) ?? [];
  expect(found.map((labels) => labels.map((label) => ("literal" in label ? label.literal : label.id)))).toEqual(names);
});

test.each([
  ["pushdown", { direction: "post" }, { direction: "pre" }],
  ["relevancy", { globals: "merged" }, { globals: "refined" }],
  ["separation", { reading: "canonical" }, { reading: "paper" }],
  ["separation", { reading: "paper" }, { reading: "canonical" }],
  ["separation", { reading: "canonical-integers" }, { reading: "canonical" }],
  ["symbolic", { strategy: "separation-logic" }, { strategy: "lazy" }],
  ["data-flow", { analysis: "live" }, { analysis: "live", order: "fifo" }],
  ["data-flow", { analysis: "live", order: "fifo" }, { analysis: "live", order: "rpo" }],
  ["symbolic", { strategy: "black-box" }, { strategy: "separation-logic" }],
])("%s: beside %o stands %o", (id, base, other) => expect(comparisonOf(id)?.other(base)).toEqual(other));

function sorted(options: object | undefined) {
  return Object.entries(options ?? {})
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
