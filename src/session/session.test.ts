import { describe, expect, test } from "vitest";
import { testFrontEnd } from "../testing/front-end.ts";
import { served } from "../testing/serve.ts";
import { execute, type RunMessage, RunSession } from "./index.ts";

const program = "class A {\n  Object f;\n  static void main() { A a = new A(); a.f = a; Object b = a.f; }\n}";
const recursion = "class A {\n  static void main() { new A().go(); }\n  void go() { A a = new A(); a.go(); }\n}";

/** A session whose clock advances by 50 ms with every look, so that it reports and pauses each time. */
async function openSession(pause: () => void = () => undefined): Promise<RunSession> {
  let now = 0;
  return new RunSession(await testFrontEnd(), {
    now: () => (now += 50),
    pause: async () => pause(),
  });
}

async function recorded(
  session: RunSession,
  text: string,
  options: Record<string, unknown>,
): Promise<readonly RunMessage[]> {
  const messages: RunMessage[] = [];
  await session.record({ engine: "points-to", files: [{ name: "A.java", text }], options }, (message) =>
    messages.push(message),
  );
  return messages;
}

describe("recorded runs", () => {
  test("send chunks and then the result", async () => {
    const messages = await recorded(await openSession(), program, { context: "1-call" });
    expect(messages.map((message) => message.kind)).toEqual(["chunk", "done"]);
    expect(messages.at(-1)).toMatchObject({ kind: "done", outcome: { kind: "fixed-point" } });
  });

  test("say that they are at work while a large text is read, and end as ever", async () => {
    const rules = Array.from({ length: 5_000 }, (_, n) => `<p, g${n}> -> <p, g${n + 1}>`);
    const files = [{ name: "a.pds", text: `start <p, g0>\n${rules.join("\n")}` }];
    const kinds: string[] = [];
    await (await openSession()).record({ engine: "pushdown", files, options: {} }, ({ kind }) => kinds.push(kind));
    expect(kinds.slice(0, kinds.indexOf("chunk"))).toContain("working");
    expect(kinds.at(-1)).toBe("done");
  });

  test("unbounded contexts stop at a limit that is said", async () => {
    const messages = await recorded(await openSession(), recursion, { context: "inf-obj" });
    expect(messages.at(-1)).toMatchObject({ kind: "done", outcome: { kind: "step-limit", limit: 200 } });
  });

  test("a step limit ends a command where it ends a recording, and its result says so", async () => {
    const session = await openSession();
    const done = (await recorded(session, recursion, { context: "inf-call" })).at(-1);
    const answer = await execute(session, {
      command: "pta",
      files: [{ name: "A.java", text: recursion }],
      options: { context: "inf-call", maxSteps: 200 },
    });
    if (done?.kind !== "done" || !answer.ok || answer.value.kind !== "json") throw new Error("no result");
    expect(answer.value.value).toMatchObject({
      partial: true,
      notes: ["Stopped at the step limit of 200, before the fixed point: the result is partial."],
    });
    expect(answer.value.value).toEqual({ ...done.result, warnings: [], partial: true, limit: "step-limit" });
  });

  test("a step limit ends a recording of symbolic execution within a piece of work, and a run without steps refuses it", async () => {
    const session = await openSession();
    const files = [{ name: "A.java", text: "class A { int f(int x) { if (x > 3) return 1; return 0; } }" }];
    const messages: RunMessage[] = [];
    const request = { engine: "symbolic", files, options: { method: "f", maxSteps: 4 } };
    await session.record(request, (message) => messages.push(message));
    expect(messages.at(-1)).toMatchObject({
      outcome: { kind: "step-limit", limit: 4 },
      result: { partial: true },
    });
    const whole = await execute(session, { command: "tests", files, options: request.options });
    expect(whole).toMatchObject({ ok: false, errors: [{ kind: "bad-option", option: "max-steps" }] });
  });

  test("a canceled run ends with what it has, labeled", async () => {
    let session: RunSession | undefined;
    session = await openSession(() => session?.cancel());
    const messages = await recorded(session, recursion, { context: "inf-call", maxSteps: 100_000 });
    expect(messages.at(-1)).toMatchObject({ kind: "done", outcome: { kind: "canceled" } });
    expect(messages.some((message) => message.kind === "chunk")).toBe(true);
  });

  test("a run that is canceled after its fixed point, while it is held against a more precise one, is complete", async () => {
    let session: RunSession | undefined;
    session = await openSession(() => session?.cancel());
    // Under 2-object there are as many contexts as pairs of objects.
    const made = "made = new A(); ".repeat(16);
    const text = `class A { A make() { A made = null; ${made} return made; } static void main() { A a = new A(); a = a.make(); } }`;
    const messages = await recorded(session, text, { context: "ci" });
    const kinds = messages.map(({ kind }) => kind).filter((kind) => kind !== "working");
    expect(kinds).toEqual(["chunk", "chunk", "done"]);
    expect(messages.at(-1)).toMatchObject({ kind: "done", outcome: { kind: "fixed-point" } });
  });

  test("a program that does not compile is answered by its errors", async () => {
    const messages = await recorded(await openSession(), "class A { void m() { x = 1; } }", {});
    expect(messages).toEqual([{ kind: "failed", errors: [expect.objectContaining({ kind: "unknown-name" })] }]);
  });

  test("a timeout is a partial answer", async () => {
    const answer = await execute(await openSession(), {
      command: "pta",
      files: [{ name: "A.java", text: recursion }],
      options: { context: "200-obj", timeout: 10 },
    });
    expect(answer).toMatchObject({ ok: true, value: { kind: "json", isPartial: true, value: { partial: true } } });
  });
});

describe("serve", () => {
  const files = [{ name: "A.java", text: program }];
  const cases: readonly (readonly [name: string, line: unknown, answer: unknown])[] = [
    [
      "a good request",
      { id: 7, command: "pta", files, options: { heap: 1 } },
      { id: 7, ok: true, result: { options: { heap: 1 }, partial: false } },
    ],
    [
      "text results",
      { id: "x", command: "ir", files },
      { id: "x", ok: true, result: { text: expect.stringContaining("A.main()") } },
    ],
    [
      "a reached limit is an answer",
      { id: 1, command: "pta", files, options: { "max-steps": 2 } },
      { ok: true, result: { partial: true } },
    ],
    ["no JSON", "{", { id: null, ok: false, error: { code: "bad-request" } }],
    ["no object", "[1]", { id: null, ok: false, error: { code: "bad-request" } }],
    ["no command", { id: 2 }, { id: 2, ok: false, error: { code: "bad-request" } }],
    ["an unknown command", { id: 3, command: "fly", files }, { id: 3, ok: false, error: { code: "bad-request" } }],
    [
      "files of the wrong shape",
      { id: 4, command: "pta", files: [{ name: 1 }] },
      { id: 4, ok: false, error: { code: "bad-request" } },
    ],
    ["no files", { id: 5, command: "pta" }, { id: 5, ok: false, error: { code: "no-input" } }],
    [
      "an unknown option",
      { id: 6, command: "pta", files, options: { contxt: "ci" } },
      { id: 6, ok: false, error: { code: "bad-option" } },
    ],
    [
      "an unknown selector",
      { id: 8, command: "pta", files, options: { context: "0-obj" } },
      { id: 8, ok: false, error: { code: "unknown-selector" } },
    ],
    [
      "inf without a limit",
      { id: 9, command: "pta", files, options: { context: "inf-obj" } },
      { id: 9, ok: false, error: { code: "bad-option" } },
    ],
    [
      "an entry that is not there",
      { id: 10, command: "pta", files, options: { entry: "A.run()" } },
      { id: 10, ok: false, error: { code: "no-entry" } },
    ],
    [
      "a syntax error, with its place",
      { id: 11, command: "pta", files: [{ name: "B.java", text: "class B { void m( { } }" }] },
      { id: 11, ok: false, error: { code: "syntax", file: "B.java", line: 1 } },
    ],
  ];

  test.each(cases)("%s", async (_name, line, answer) => {
    const text = typeof line === "string" ? line : JSON.stringify(line);
    expect(await served(await openSession(), text)).toMatchObject(answer as object);
  });
});

test("trace: one line a step, each with its rule, its premises and its place", async () => {
  const answer = await execute(await openSession(), {
    command: "trace",
    files: [{ name: "A.java", text: program }],
    options: { engine: "pta", profile: "lecture" },
  });
  if (!answer.ok || answer.value.kind !== "lines") throw new Error("trace answers lines");
  expect([...answer.value.lines].slice(0, 5)).toMatchObject([
    { seq: 0, at: "1", kind: "derive", text: "A.main() ∈ RM", rule: "entry", premises: [] },
    { seq: 1, at: "2", kind: "put", text: "⟨a, {o3}⟩", rule: "new", premises: [0], line: 3 },
    { seq: 2, at: "2.1", kind: "take", text: "⟨a, {o3}⟩", rule: "worklist", premises: [1] },
    { seq: 3, at: "2.2", kind: "derive", text: "Δ = {o3}", rule: "difference", premises: [1], procedure: "Solve" },
    { seq: 4, at: "3", kind: "derive", text: "o3 ∈ pt(a)", rule: "new", premises: [0], procedure: "Propagate" },
  ]);
});

describe("table", () => {
  const files = [{ name: "A.java", text: program }];

  test("compares selectors, as JSON", async () => {
    const answer = await execute(await openSession(), {
      command: "table",
      files,
      options: { selectors: "ci,1-obj", profile: "lecture" },
    });
    expect(answer).toMatchObject({
      ok: true,
      value: { kind: "json", isPartial: false, value: { rows: [{ selector: "ci" }, { selector: "1-obj" }] } },
    });
  });

  test.each([
    ["csv", /^selector,heap,#may-fail-cast,/],
    ["md", /^\| selector \| heap \| #may-fail-cast \|/],
  ])("… as %s, without times", async (format, head) => {
    const answer = await execute(await openSession(), { command: "table", files, options: { format } });
    expect(answer).toMatchObject({ ok: true, value: { kind: "text", text: expect.stringMatching(head) } });
  });

  test.each([
    ["csv", /^selector,heap,time/],
    ["md", /^\| selector \| heap \| time/],
  ])("… as %s, with times", async (format, head) => {
    const options = { format, times: true };
    const answer = await execute(await openSession(), { command: "table", files, options });
    expect(answer).toMatchObject({ ok: true, value: { kind: "text", text: expect.stringMatching(head) } });
  });

  test.each([
    [{ format: "xml" }, "bad-option"],
    [{ selectors: "ci,0-obj" }, "unknown-selector"],
    [{ context: "ci" }, "bad-option"],
    [{ entry: "A.run()" }, "no-entry"],
  ])("%j is refused", async (options, kind) => {
    expect(await execute(await openSession(), { command: "table", files, options })).toMatchObject({
      ok: false,
      errors: [{ kind }],
    });
  });
});

test("pta: details and constants come when asked for, as flags or as values", async () => {
  const files = [{ name: "A.java", text: "class A { static void main() { int i = 1; } }" }];
  const answer = await execute(await openSession(), {
    command: "pta",
    files,
    options: { details: true, constants: "true", selective: "A.*" },
  });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      value: { constants: [{ name: "i", value: "1" }], mayFailCastSites: [], options: { selective: "A.*" } },
    },
  });
});

test("a run on the page has its own time limit, not that of the command before it", async () => {
  const session = await openSession();
  const files = [{ name: "A.java", text: program }];
  await execute(session, { command: "pta", files, options: { timeout: 1 } });
  const messages: RunMessage[] = [];
  await session.record({ engine: "points-to", files, options: {} }, (message) => messages.push(message));
  expect(messages.at(-1)).toMatchObject({ kind: "done", outcome: { kind: "fixed-point" } });
});
