import { describe, expect, test } from "vitest";
import type { DrawnRun } from "../engine-kit/index.ts";
import { type InputFile, success } from "../kernel/index.ts";
import { testFrontEnd } from "../testing/front-end.ts";
import { JAVA, REQUESTS } from "../testing/requests/analysis-requests.ts";
import { served } from "../testing/serve.ts";
import { RunSession } from "./index.ts";

/** Draws nothing, as if the layout took ten minutes: what is said of a drawing that is not whole is the session's part. */
const figures = {
  figure: async ({ budget }: DrawnRun) => {
    budget.leaves(LAYOUT);
    return success('<svg viewBox="0 0 10 10" width="10" height="10"></svg>\n');
  },
  slide: async () => success(""),
  handout: async ({ budget }: DrawnRun) => {
    budget.leaves(LAYOUT);
    return success("<html><body></body></html>");
  },
};

const LAYOUT = 600_000;

/** Asks with a clock that goes on by a millisecond a look. */
async function ask(command: string, files: readonly InputFile[], options: object, defaultTimeout?: number) {
  let looks = 0;
  const scheduler = { now: () => looks++, pause: () => Promise.resolve() };
  const session = new RunSession(await testFrontEnd(), scheduler, figures);
  const request = { id: 1, command, files, options };
  return await served(session, JSON.stringify(request), defaultTimeout);
}

const [LISTS = []] = REQUESTS["lfp"] ?? [];
const [PUSHDOWN = []] = REQUESTS["post"] ?? [];

/** Calls itself, and has a constant that only the calls make unknown. */
const RECURSIVE: readonly InputFile[] = [
  {
    name: "R.java",
    text: `class R {
  static int down(int x) { if (x > 0) return down(x - 1); return x; }
  public static void main(String[] a) { int y = down(3); System.out.println(y); }
}`,
  },
];

/** Contexts that grow with every call. */
const GROWING = "selector growing\nstatic(c, l) = c ++ l\ninstance(c, l) = c ++ l\n";

/** Numbers that a cycle changes for ever, in a way that is not known to be min and plus. */
const DIVERGING: readonly InputFile[] = [
  {
    name: "a.pds",
    text: `semiring rising {
values number
combine(a, b) = max(a, b)
extend(a, b) = if a = 0 or b = 0 then 0 else a + b
zero = 0
one = 1
}
start <p, a>
<p, a> -> <p, a a> [3]
`,
  },
];

describe("an answer that a limit of its own made partial names that limit", () => {
  test.each([
    ["pta", JAVA, { "max-steps": 3 }, "step-limit"],
    ["table", JAVA, { selectors: "2-obj", "max-steps": 3 }, "step-limit"],
    ["why-not", JAVA, { fact: "o8 ∈ pt(x)", "max-steps": 3 }, "step-limit"],
    ["what-if", JAVA, { without: "push", "max-steps": 3 }, "step-limit"],
    ["sound", JAVA, { "max-steps": 3 }, "step-limit"],
    ["blame", JAVA, { fact: "o8 ∈ pt(x)", "max-steps": 180 }, "step-limit"],
    ["blame-methods", JAVA, { "max-steps": 3 }, "step-limit"],
    ["flow", JAVA, { "max-steps": 3 }, "step-limit"],
    ["why-not-flow", JAVA, { analysis: "constants", fact: "s=1 ∈ OUT[10]", "max-steps": 3 }, "step-limit"],
    ["what-if-flow", JAVA, { without: "meet", "max-steps": 3 }, "step-limit"],
    ["sound-flow", JAVA, { analysis: "constants", "max-steps": 3 }, "step-limit"],
    ["post", PUSHDOWN, { "max-steps": 2 }, "step-limit"],
    ["why-not-pushdown", PUSHDOWN, { fact: "<p, b>", "max-steps": 2 }, "step-limit"],
    ["what-if-pushdown", PUSHDOWN, { "max-steps": 2 }, "step-limit"],
    ["post", DIVERGING, {}, "step-limit"],
    ["why-not-pushdown", DIVERGING, { fact: "<p, a a>" }, "step-limit"],
    ["what-if-pushdown", DIVERGING, {}, "step-limit"],
    ["lfp", LISTS, { reading: "paper", "max-iterations": 1 }, "iteration-limit"],
    ["what-if-lfp", LISTS, { without: "abs", reading: "paper", "max-iterations": 3 }, "iteration-limit"],
    ["what-if-lfp", LISTS, { without: "abs", "max-iterations": 30, "max-disjuncts": 2 }, "disjunct-limit"],
    ["why-not-lfp", LISTS, { reading: "paper", "max-iterations": 1, fact: "A(ls) ∋ x = null" }, "iteration-limit"],
    ["ra", JAVA, { "max-steps": 3 }, "step-limit"],
    ["why-not-relevancy", JAVA, { fact: "ra(args, A.main(String[])) = any", "max-steps": 3 }, "step-limit"],
    ["blame-relevancy", JAVA, { fact: "ra(i, A.sign(int)) = any", "max-steps": 3 }, "step-limit"],
    ["run", RECURSIVE, { "max-steps": 3 }, "step-limit"],
  ] as const)("%s", async (command, files, options, limit) => {
    const answer = await ask(command, files, options);
    expect(answer).toMatchObject({ ok: true, result: { partial: true, limit: limit } });
  });
});

describe("an answer that rests on an execution names the limit that ended it", () => {
  const program = (body: string): readonly InputFile[] => [
    {
      name: "E.java",
      text: `class E { static Object id(Object p) { return p; }
  public static void main(String[] s) { Object x = id(new E()); Object y = id(s); ${body} } }`,
    },
  ];
  const endless = program("for (;;) x = s;");
  const printing = program('for (;;) System.out.println("0123456789".repeat(1000));');
  test.each([
    ["sound", endless, {}, "execution-limit"],
    ["sound", printing, {}, "output-limit"],
    ["sound-flow", endless, { analysis: "reaching" }, "execution-limit"],
    ["what-if", endless, { without: "push" }, "execution-limit"],
    ["what-if-flow", endless, { without: "meet" }, "execution-limit"],
    ["blame", endless, { fact: "o2 ∈ pt(y)" }, "execution-limit"],
    ["blame-methods", endless, {}, "execution-limit"],
  ] as const)("%s", async (command, files, options, limit) => {
    const answer = await ask(command, files, { ...options, timeout: "inf" });
    expect(answer).toMatchObject({ ok: true, result: { partial: true, limit } });
  });
});

test.each([
  ["figure", { engine: "points-to" }],
  ["handout", { engine: "points-to" }],
] as const)("a %s of a run that a limit ended says which, and how much it was", async (command, options) => {
  const answer = await ask(command, JAVA, { ...options, "max-steps": 3, timeout: "inf" });
  expect(answer).toMatchObject({ ok: true, result: { partial: true, limit: "step-limit" } });
  expect(JSON.stringify(answer)).toContain("Stopped at the step limit of 3: the rest is missing.");
});

test.each(["figure", "handout"] as const)("a %s that there was no time to lay out says so", async (command) => {
  const answer = await ask(command, JAVA, { engine: "points-to", timeout: 500_000 });
  expect(answer).toMatchObject({ ok: true, result: { partial: true, limit: "time-limit" } });
  expect(JSON.stringify(answer)).toContain("The time limit of 500000 ms left no time to lay out the graph");
  const unlimited = await ask(command, JAVA, { engine: "points-to", timeout: "inf" });
  expect(unlimited).toMatchObject({ ok: true });
  expect(unlimited).not.toHaveProperty("result.limit");
});

describe("a data-flow analysis under contexts without a bound", () => {
  test.each(["inf-call", GROWING])("goes on to the limit of steps, and says so: %s", async (context) => {
    const options = { analysis: "constants", scope: "program", context };
    expect(await ask("flow", RECURSIVE, options)).toMatchObject({
      ok: false,
      error: { code: "bad-option", message: expect.stringMatching(/max-steps/) },
    });
    const answer = await ask("flow", RECURSIVE, { ...options, "max-steps": 500 });
    expect(answer).toMatchObject({ ok: true, result: { partial: true, limit: "step-limit", dead: [] } });
    expect(JSON.stringify(answer)).toContain('"method":"R.down(int)"');
  });

  test("asks for no limit of one method: that has no contexts", async () => {
    const answer = await ask("flow", RECURSIVE, { analysis: "constants", context: "inf-call" });
    expect(answer).toMatchObject({ ok: true, result: { partial: false } });
  });
});

describe("the time of requests that name none", () => {
  const files: readonly InputFile[] = [
    { name: "E.java", text: "class E { public static void main(String[] s) { for (;;) s = s; } }" },
  ];
  const endless = { "max-steps": 1e14 };

  test("is that of serve, and named as such", async () => {
    const answer = await ask("run", files, endless, 700);
    expect(answer).toMatchObject({ ok: true, result: { partial: true, limit: "time-limit" } });
  });

  test("is no limit for those that name one", async () => {
    const answer = await ask("run", files, { "max-steps": 90_000, timeout: "inf" }, 2);
    expect(answer).toMatchObject({ ok: true, result: { partial: true, limit: "step-limit" } });
  });
});
