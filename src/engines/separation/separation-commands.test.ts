import { expect, test } from "vitest";
import { type CommandRequest, execute, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { sameLength } from "../../testing/separation/separation-texts.ts";
import { served } from "../../testing/serve.ts";

async function ask(command: string, text: string, options: CommandRequest["options"] = {}, name = "a.sl") {
  let now = 0;
  const session = new RunSession(await testFrontEnd(), { now: () => now++, pause: () => Promise.resolve() });
  return execute(session, { command, files: [{ name, text }], options });
}

async function jsonOf(...request: Parameters<typeof ask>): Promise<unknown> {
  const answer = await ask(...request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.value.kind === "json" ? answer.value.value : undefined;
}

test("lfp --reading paper: the tables of Fig. 6, in ASCII", async () => {
  const step = "exists n1, n2. a -> node(_, n1) * b -> node(_, n2)";
  expect(await jsonOf("lfp", sameLength, { reading: "paper" })).toMatchObject({
    fixpointAt: 2,
    returned: 1,
    partial: false,
    iterations: [
      { i: 0, SV: { pre: ["pre(a, b)"] }, A: { pre: ["false"] } },
      { i: 1, A: { pre: ["emp & a = null & b = null", step] } },
      { i: 2, A: { pre: ["emp & a = null & b = null", step, step] } },
    ],
    sv: { pre: ["emp & a = null & b = null", `${step} * pre(n1, n2)`] },
    basePairs: {
      pre: [
        {
          allocated: [],
          equal: [
            ["a", "null"],
            ["b", "null"],
          ],
        },
        {
          allocated: ["a", "b"],
          equal: [],
          distinct: [
            ["a", "null"],
            ["b", "null"],
            ["a", "b"],
          ],
        },
      ],
    },
  });
});

test("a limit is reported as one: as printed no tables are returned, in the canonical reading one unfolding", async () => {
  const limits = { "max-iterations": "1" };
  expect(await jsonOf("lfp", sameLength, { ...limits, reading: "paper" })).toMatchObject({
    fixpointAt: null,
    returned: null,
    partial: true,
  });
  expect(await jsonOf("lfp", sameLength, limits)).toMatchObject({ fixpointAt: null, returned: 1, partial: true });
});

test("sat: one answer a check, models with every field", async () => {
  const text = `${sameLength}
    check pre(x, y) & x != null;
    check pre(x, y) & x != null & y = null;`;
  expect(await jsonOf("sat", text)).toEqual({
    answers: [
      {
        verdict: "sat",
        model: {
          variables: { x: "n1", y: "n2" },
          heap: [
            { id: "n1", type: "node", fields: { val: 0, next: null } },
            { id: "n2", type: "node", fields: { val: 0, next: null } },
          ],
        },
      },
      { verdict: "unsat", reason: expect.any(String) },
    ],
    partial: false,
  });
});

test("a timeout is unknown, never unsat", async () => {
  expect(await jsonOf("sat", `${sameLength} check pre(x, y);`, { timeout: 0 })).toEqual({
    answers: [{ verdict: "unknown", reason: "the time limit was reached" }],
    limit: "time-limit",
    partial: true,
  });
});

test("errors have a place", async () => {
  let now = 0;
  const session = new RunSession(await testFrontEnd(), { now: () => now++, pause: () => Promise.resolve() });
  const answerTo = async (text: string): Promise<unknown> =>
    served(session, JSON.stringify({ id: 1, command: "lfp", files: [{ name: "a.sl", text }] }));
  expect(await answerTo("data node { node next }")).toMatchObject({
    ok: false,
    error: { code: "syntax", file: "a.sl", line: 1, column: 23 },
  });
  expect(await answerTo("data node { node next; }\npred p(node x) == x -> node(y);")).toMatchObject({
    ok: false,
    error: { code: "ill-formed", line: 2, column: 29 },
  });
  expect(await answerTo("data node { int val; }\npred p(node x) == x -> node(null);")).toMatchObject({
    ok: false,
    error: { code: "wrong-type", line: 2 },
  });
});

test("trace separation: one line a step", async () => {
  const answer = await ask("trace", sameLength, { engine: "lfp", reading: "paper" });
  const lines = answer.ok && answer.value.kind === "lines" ? [...answer.value.lines] : [];
  expect(lines).toContainEqual(
    expect.objectContaining({ text: "SV⁰(pre) ∋ pre(a, b)", rule: "initialize", procedure: "LFP" }),
  );
  expect(lines.at(-1)).toMatchObject({ rule: "stop", text: "SV¹ is returned" });
});

/** Base pairs for nearly every way in which nine references can be equal, distinct and allocated. */
const manyPairs = `data cell { cell next; }
  pred w(a, b, c, d, e, f, g, h, i) == emp \\/ a -> cell(b) * w(b, c, d, e, f, g, h, i, a)
    \\/ w(b, a, c, d, e, f, g, h, i) & a = b \\/ w(b, c, d, e, f, g, h, i, a) & a != b
    \\/ w(b, c, d, e, f, g, h, i, a) & a = null;
  check w(a, b, c, d, e, f, g, h, i) & a != null;`;

test("base pairs without number do not outlast the time limit", async () => {
  expect(await jsonOf("sat", manyPairs, { timeout: 20 })).toEqual({
    answers: [{ verdict: "unknown", reason: "the time limit was reached" }],
    limit: "time-limit",
    partial: true,
  });
  expect(await jsonOf("lfp", manyPairs, { timeout: 5 })).toMatchObject({
    iterations: [],
    returned: null,
    partial: true,
  });
});

test("a stopped run of Algorithm 1 says so, and the canonical reading has one unfolding whatever the limit", async () => {
  expect(await jsonOf("lfp", sameLength, { timeout: 0 })).toMatchObject({ note: expect.any(String), partial: true });
  expect(await jsonOf("lfp", sameLength, { "max-disjuncts": 1 })).toMatchObject({ returned: 1, partial: true });
});

test.each([
  ["sat", { timeout: "" }],
  ["sat", { timeout: true }],
  ["sat", { timeout: [] }],
  ["lfp", { timeout: " " }],
  ["lfp", { "max-steps": "many" }],
  ["lfp", { "max-disjuncts": true }],
] as const)("%s refuses %o", async (command, options) => {
  expect(await ask(command, sameLength, options)).toMatchObject({ ok: false, errors: [{ kind: "bad-option" }] });
});

test("a trace ends at its limit, and says that it does", async () => {
  const whole = await ask("trace", sameLength, { engine: "lfp" });
  const cut = await ask("trace", sameLength, { engine: "lfp", "max-steps": 1 });
  if (!whole.ok || !cut.ok || whole.value.kind !== "lines" || cut.value.kind !== "lines") throw new Error("no lines");
  expect([whole.value.isPartial, cut.value.isPartial]).toEqual([false, true]);
  const lines = [...cut.value.lines];
  expect(lines.at(-1)).toEqual({ partial: true, limit: "step-limit" });
  expect(lines.length).toBeLessThan([...whole.value.lines].length);
});

test("addresses of a model have no name that the formula uses", async () => {
  const text = "data node { node next; }\ncheck exists n2. x -> node(n1) * n1 -> node(n2) & n2 = null;";
  expect(await jsonOf("sat", text)).toMatchObject({
    answers: [{ model: { variables: { x: "n3", n1: "n4" }, heap: [{ id: "n3" }, { id: "n4" }] } }],
  });
});

test("why-not-lfp: why a disjunct is not there, and a fact that cannot be read with its place", async () => {
  const fact = "base(pre) ∋ a = null";
  expect(await jsonOf("why-not-lfp", sameLength, { fact })).toMatchObject({
    holds: false,
    partial: false,
    absence: { fact, attempts: [{ rule: "base-pair", at: { file: "a.sl", line: 2 } }, { at: { line: 3 } }] },
  });
  expect(await jsonOf("why-not-lfp", sameLength, { fact: "pre: a = b & b = null" })).toMatchObject({ holds: true });
  expect(await ask("why-not-lfp", sameLength, { fact: "A(pre) ∋ a = c" })).toMatchObject({
    ok: false,
    errors: [{ kind: "bad-option", option: "fact", expected: expect.stringContaining("column 14: “c” is neither") }],
  });
});
