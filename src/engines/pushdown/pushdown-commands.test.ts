import { expect, test } from "vitest";
import { execute, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { served } from "../../testing/serve.ts";
import type { PushdownResult } from "./index.ts";

const system = `{ "rules": [{"from":["p","g"],"to":["q",["a","b"]],"weight":"any"}, {"from":["q","a"],"to":["p",[]]}],
  "start": ["p",["g"]], "semiring":"relevancy" }`;

async function openSession(): Promise<RunSession> {
  let now = 0;
  return new RunSession(await testFrontEnd(), { now: () => now++, pause: () => Promise.resolve() });
}

test("post: transitions and tops of the contract, ε as the empty symbol", async () => {
  const answer = await execute(await openSession(), {
    command: "post",
    files: [{ name: "a.pds.json", text: system }],
    options: {},
  });
  expect(answer.ok && answer.value).toMatchObject({
    kind: "json",
    isPartial: false,
    value: {
      transitions: [
        { from: "p", symbol: "g", to: "s", weight: "id" },
        { from: "q", symbol: "a", to: "⟨q,a⟩", weight: "id" },
        { from: "⟨q,a⟩", symbol: "b", to: "s", weight: "any" },
        { from: "p", symbol: "", to: "⟨q,a⟩", weight: "id" },
        { from: "p", symbol: "b", to: "s", weight: "any" },
      ],
      tops: [
        { state: "p", symbol: "g", weight: "id" },
        { state: "p", symbol: "b", weight: "any" },
        { state: "q", symbol: "a", weight: "any" },
      ],
      final: ["s"],
      partial: false,
    },
  });
});

test("pre: from what the start can be reached, by text and with boolean weights left out", async () => {
  const text = "semiring boolean\nstart <p, b>\n<p, g> -> <q, a b>\n<q, a> -> <p, >";
  const answer = await execute(await openSession(), {
    command: "pre",
    files: [{ name: "a.pds", text }],
    options: {},
  });
  expect(answer.ok && answer.value).toMatchObject({
    value: {
      tops: [
        { state: "p", symbol: "g" },
        { state: "p", symbol: "b" },
        { state: "q", symbol: "a" },
      ],
    },
  });
  expect(JSON.stringify(answer)).not.toContain("weight");
});

test("serve answers post, and a mistake with its place", async () => {
  const session = await openSession();
  const ask = async (text: string, options = {}): Promise<unknown> =>
    served(session, JSON.stringify({ id: 1, command: "post", files: [{ name: "a.pds", text }], options }));
  expect(await ask("start <p, >")).toMatchObject({
    ok: true,
    result: { tops: [{ state: "p", symbol: "", weight: "id" }] },
  });
  expect(await ask("start <p, g>\n<p g> -> <q, >")).toMatchObject({
    ok: false,
    error: { code: "syntax", file: "a.pds", line: 2, column: 4 },
  });
  expect(await ask("start <p, g>", { heap: 1 })).toMatchObject({ ok: false, error: { code: "bad-option" } });
});

test("a limit is reported as one", async () => {
  const text = "start <p, g>\n<p, g> -> <p, a>\n<p, a> -> <p, b c>\n<p, b> -> <p, >";
  const answer = await execute(await openSession(), {
    command: "post",
    files: [{ name: "a.pds", text }],
    options: { "max-steps": "3" },
  });
  expect(answer.ok && answer.value).toMatchObject({ isPartial: true, value: { partial: true } });
});

test("a timeout leaves a partial result", async () => {
  const rules = Array.from({ length: 600 }, (_, index) => `<p, g${index}> -> <p, g${index + 1}>`);
  const answer = await execute(await openSession(), {
    command: "post",
    files: [{ name: "a.pds", text: ["start <p, g0>", ...rules].join("\n") }],
    options: { timeout: "0" },
  });
  expect(answer.ok && answer.value).toMatchObject({ isPartial: true, value: { partial: true } });
});

test("trace pushdown: one line a step", async () => {
  const answer = await execute(await openSession(), {
    command: "trace",
    files: [{ name: "a.pds.json", text: system }],
    options: { engine: "pushdown" },
  });
  const lines = answer.ok && answer.value.kind === "lines" ? [...answer.value.lines] : [];
  expect(lines[0]).toMatchObject({ seq: 0, kind: "derive", text: "l(p, g, s) = id", rule: "start" });
  expect(lines.at(-1)).toMatchObject({ rule: "read-top", procedure: "ReadOut" });
});

test("a rule of 3,000 symbols prints in proportion to its size", async () => {
  const word = Array.from({ length: 3000 }, (_, index) => `s${index % 50}`).join(" ");
  const text = `start <p, g>\n<p, g> -> <p, ${word}> [any]\n<p, s0> -> <p, s1 s2 s3>`;
  const answer = await execute(await openSession(), { command: "post", files: [{ name: "a.pds", text }], options: {} });
  if (!answer.ok || answer.value.kind !== "json") throw new Error("no result");
  const symbols = (answer.value.value as PushdownResult).transitions.map(({ symbol }) => symbol);
  expect(Math.max(...symbols.map(({ length }) => length))).toBeLessThan(60);
  expect(symbols).toContain("[s0 …2999… s48]");
  expect(symbols).toContain("[s1 s2]");
});
