import { expect, test } from "vitest";
import { execute, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";

const text = `class C {
  static int m(int x) {
    boolean on = false;
    int y = 4;
    if (on) {
      y = x;
    }
    return y;
  }
}`;

async function flow(options: Readonly<Record<string, string>>, command = "flow"): Promise<unknown> {
  let now = 0;
  const session = new RunSession(await testFrontEnd(), { now: () => now++, pause: () => Promise.resolve() });
  const answer = await execute(session, { command, files: [{ name: "C.java", text }], options });
  return answer.ok ? answer.value : answer.errors;
}

test("flow: a row for each statement, as the contract has it", async () => {
  const answer = await flow({ analysis: "dead-code", order: "fifo" });
  expect(answer).toMatchObject({ kind: "json", isPartial: false });
  expect(answer).toMatchObject({
    value: {
      methods: [
        {
          method: "C.m(int)",
          statements: [
            { line: 3, text: "on = false", defines: "on", in: { x: "NAC" }, out: { x: "NAC", on: "0" } },
            { line: 4, text: "y = 4", defines: "y", out: { x: "NAC", on: "0", y: "4" } },
            { line: 5, text: "if on", defines: null },
            { line: 6, text: "y = x", defines: "y", out: { x: "NAC", on: "0", y: "NAC" } },
            { line: 8, text: "return y", in: { x: "NAC", on: "0", y: "NAC" } },
          ],
        },
      ],
      dead: [{ method: "C.m(int)", line: 6, text: "y = x", reason: "unreachable" }],
      notes: [],
      partial: false,
    },
  });
});

test("flow: sets are lists, intervals have their bounds", async () => {
  expect(await flow({ analysis: "live" })).toMatchObject({
    value: { methods: [{ statements: [{ in: ["x"], out: ["on", "x"] }, {}, {}, {}, {}] }], dead: [] },
  });
  expect(await flow({ analysis: "intervals", refine: "false" })).toMatchObject({
    value: { methods: [{ statements: [{}, {}, {}, {}, { in: { x: "[-inf,+inf]", y: "[-inf,+inf]" } }] }] },
  });
});

test("flow: wrong options are refused, a limit makes the answer partial", async () => {
  expect(await flow({ analysis: "taint" })).toMatchObject([{ kind: "bad-option", option: "analysis" }]);
  expect(await flow({ depth: "1" })).toMatchObject([{ kind: "bad-option", option: "depth" }]);
  expect(await flow({ scope: "program" })).toMatchObject([{ kind: "no-entry" }]);
  expect(await flow({ "max-steps": "2" })).toMatchObject({ isPartial: true, value: { pops: 2, partial: true } });
});

test("flow: a run that takes as many nodes as it may, and leaves none, is whole", async () => {
  for (const analysis of ["constants", "intervals", "live", "dead-code"]) {
    const whole = await flow({ analysis });
    const { pops } = (whole as { readonly value: { readonly pops: number } }).value;
    expect(await flow({ analysis, "max-steps": String(pops) }), analysis).toEqual(whole);
    expect(await flow({ analysis, "max-steps": String(pops - 1) }), analysis).toMatchObject({
      isPartial: true,
      value: { pops: pops - 1, partial: true },
    });
  }
});

test("trace data-flow: one line a step", async () => {
  const isTransfer = ({ procedure, rule }: Readonly<Record<string, unknown>>): boolean =>
    procedure === "Solve" && rule === "transfer";
  expect(await flow({ engine: "data-flow" }, "trace")).toMatchObject({
    kind: "lines",
    lines: expect.toSatisfy((lines: Iterable<Readonly<Record<string, unknown>>>) => [...lines].some(isTransfer)),
  });
});
