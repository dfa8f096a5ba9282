import { expect, test } from "vitest";
import { type CommandRequest, execute, type RunMessage, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { served } from "../../testing/serve.ts";

async function newSession(): Promise<RunSession> {
  let now = 0;
  return new RunSession(await testFrontEnd(), { now: () => now++, pause: () => Promise.resolve() });
}

async function ask(java: string, formulas: string, options: CommandRequest["options"] = {}) {
  const files = [
    { name: "A.java", text: java },
    { name: "A.sl", text: formulas },
  ];
  return execute(await newSession(), { command: "tests", files, options });
}

/** What is read of an answer of `tests`. */
interface TestsAnswer {
  readonly tests: readonly { readonly exception?: string }[];
  readonly coverage: unknown;
  readonly junit: string;
  readonly notes: readonly string[];
  readonly paths: number;
  readonly solverCalls: number;
  readonly restriction: {
    readonly symbolic: readonly string[];
    readonly relevantVariables: readonly string[];
    readonly paths: number;
    readonly pathsWithAll: number;
  };
}

async function jsonOf(...request: Parameters<typeof ask>): Promise<TestsAnswer> {
  const answer = await ask(...request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  if (answer.value.kind !== "json") throw new Error("the answer is no JSON");
  return answer.value.value as TestsAnswer;
}

const node = "class node { int val; node next; }\n";
const list =
  "data node { int val; node next; }\npred list(node a) == emp & a = null \\/ exists n. a -> node(_, n) * list(n);\n";

/** \`value\` is stored, and no path depends on it. */
const put = `${node}class A {
  static void put(node x, int i, int value) {
    while (i > 0 && x != null) {
      x = x.next;
      i = i - 1;
    }
    if (x != null) x.val = value;
  }
}`;
const prePut = `${list}pre put == list(x);`;

test("the answer has the shape that the contract gives it", async () => {
  const answer = await jsonOf(put, prePut, { depth: 1 });
  expect(answer.tests).toContainEqual({
    arguments: { x: null, i: expect.any(Number), value: expect.any(Number) },
    heap: [],
    outcome: "return",
    branches: expect.arrayContaining(["8F"]),
    valid: true,
    precondition: true,
    path: expect.any(Number),
  });
  expect(answer.coverage).toMatchObject({ branches: 6, covered: 6, infeasible: 0 });
  expect(answer.paths).toBeGreaterThanOrEqual(answer.tests.length);
  expect(answer.solverCalls).toBeGreaterThan(0);
  expect(answer).not.toHaveProperty("restriction");
});

test("runtime errors are outcomes", async () => {
  const { tests } = await jsonOf(`${node}class A { static int m(node x) { return x.val; } }`, "", {});
  expect(tests).toContainEqual(
    expect.objectContaining({ arguments: { x: null }, outcome: "exception", exception: "NullPointerException" }),
  );
});

const asserting = "class A { static int m(int x, int y) { assert x > 3 : x; return y; } }";

test("a failing assertion is an outcome, its sides are branches, and its JUnit test expects it", async () => {
  const { tests, coverage, junit } = await jsonOf(asserting, "", { junit: "ATest.java" });
  expect(tests.map(({ exception }) => exception).sort()).toEqual(["AssertionError", undefined]);
  expect(coverage).toMatchObject({ coveredBranches: ["1T", "1F"], openBranches: [] });
  expect(junit).toMatch(/Takes 1F\.[^@]*@Test[^@]*assertThrows\(AssertionError\.class, \(\) -> A\.m\(/);
});

test("other commands on the same files have no assertions", async () => {
  const session = await newSession();
  const files = [{ name: "A.java", text: asserting }];
  await execute(session, { command: "tests", files, options: {} });
  const answer = await execute(session, { command: "ir", files, options: {} });
  expect(answer).toMatchObject({ ok: true, value: { text: expect.stringContaining("return y") } });
  expect(JSON.stringify(answer)).not.toMatch(/AssertionError|if-false/);
});

test("relevant: an assertion decides", async () => {
  const { restriction } = await jsonOf(asserting, "", { symbolic: "relevant" });
  expect(restriction).toMatchObject({ symbolic: ["x"], conditions: { all: 1, symbolic: 1 } });
});

test("spec names one of the files, and it holds formulas", async () => {
  expect(await jsonOf(put, prePut, { spec: "some/where/A.sl", depth: 0 })).toHaveProperty("tests");
  for (const spec of ["B.sl", "A.java"])
    expect(await ask(put, prePut, { spec })).toMatchObject({
      ok: false,
      errors: [{ kind: "bad-option", value: spec }],
    });
});

test("junit: the inputs as a class of the file's name", async () => {
  expect((await jsonOf(put, prePut, { depth: 1, junit: "out/PutTest.java" })).junit).toContain("class PutTest");
});

/** The clock goes on by a millisecond a look. */
async function cutAt(timeout: number) {
  let looks = 0;
  const session = new RunSession(await testFrontEnd(), { now: () => looks++, pause: () => Promise.resolve() });
  const files = [
    { name: "A.java", text: put },
    { name: "A.sl", text: prePut },
  ];
  const answer = await execute(session, {
    command: "tests",
    files,
    options: { depth: 2, junit: "PutTest.java", timeout },
  });
  if (!answer.ok || answer.value.kind !== "json") throw new Error("the answer is no JSON");
  return { value: answer.value.value as Partial<TestsAnswer> & Readonly<Record<string, unknown>>, looks };
}

test("junit: wherever the time ends, the inputs that were found stay, and the class says which are missing", async () => {
  const whole = await cutAt(1e9);
  const all = whole.value.tests?.length ?? 0;
  expect([whole.value["partial"], all > 2]).toEqual([false, true]);
  for (let part = 1; part < 12; part++) {
    const { value } = await cutAt(Math.floor((whole.looks * part) / 12));
    const { tests = [], junit = "" } = value;
    if (value["partial"] === false) continue;
    expect(value).toMatchObject({ partial: true, limit: "time-limit" });
    const written = junit.match(/@Test/g)?.length ?? 0;
    const missing = Number(/Stopped at a limit: (\d+) further/.exec(junit)?.[1] ?? 0);
    expect(written + missing).toBe(junit === "" ? 0 : tests.filter((each) => "valid" in each && each.valid).length);
  }
  const late = await cutAt(whole.looks - 2);
  expect(late.value.tests).toHaveLength(all);
});

test("junit: a name that is no class is refused before anything runs", async () => {
  const refused = await ask(put, prePut, { junit: "no-class.java", timeout: 0 });
  expect(refused).toMatchObject({ ok: false, errors: [{ kind: "bad-option", option: "junit" }] });
});

test.each([
  [{ method: "missing" }, "method"],
  [{ strategy: "luck" }, "strategy"],
  [{ depth: "-1" }, "depth"],
  [{ fast: true }, "fast"],
  [{ symbolic: "y" }, "symbolic"],
])("%o is refused", async (options, option) => {
  expect(await ask(put, prePut, options)).toMatchObject({ ok: false, errors: [{ kind: "bad-option", option }] });
});

test("a timeout is told as a partial answer", async () => {
  expect(await ask(put, prePut, { timeout: 0 })).toMatchObject({ ok: true, value: { isPartial: true } });
});

test("symbolic: what the named inputs reach, and what is saved", async () => {
  const { restriction, paths, solverCalls } = await jsonOf(put, prePut, { depth: 2, symbolic: "i", times: true });
  expect(restriction).toEqual({
    symbolic: ["i"],
    variables: 5,
    relevant: 1,
    relevantVariables: ["A.put(node,int,int)/i"],
    conditions: { all: 3, symbolic: 1 },
    paths,
    solverCalls,
    milliseconds: expect.any(Number),
    pathsWithAll: expect.any(Number),
    solverCallsWithAll: expect.any(Number),
    millisecondsWithAll: expect.any(Number),
    partialWithAll: false,
  });
  const all = await jsonOf(put, prePut, { depth: 2 });
  expect(restriction.pathsWithAll).toBe(all.paths);
  expect(paths).toBeLessThan(all.paths);
});

test("relevant: an input that no path depends on is concrete, and no branch is lost", async () => {
  const { restriction, coverage, notes } = await jsonOf(put, prePut, { depth: 2, symbolic: "relevant" });
  expect(restriction.symbolic).toEqual(["x", "i"]);
  expect(restriction.relevantVariables).not.toContain("A.put(node,int,int)/value");
  expect(restriction.paths).toBe(restriction.pathsWithAll);
  expect(coverage).toMatchObject({ branches: 6, covered: 6 });
  expect(notes.join(" ")).not.toContain("relevancy");
});

test("relevant: values are followed through calls, fields and the receiver", async () => {
  const text = `${node}class A {
    node head;
    void add(int x, int y, int z) { node n = new node(); n.val = x; n.next = head; head = n; use(y); drop(z); }
    void use(int k) { if (head.val > k) head = head.next; }
    void drop(int k) { head.val = k; }
  }`;
  const chosen = async (spec: string): Promise<unknown> =>
    (await jsonOf(text, spec, { method: "add", depth: 1, symbolic: "relevant" })).restriction.symbolic;
  // x comes back out of head.val; z is stored there, too, and fields are one for all moments.
  expect(await chosen("")).toEqual(["this", "x", "y", "z"]);
  const stored = `${node}class A { node head; void push(int x) { node n = new node(); n.val = x; n.next = head; head = n; } }`;
  expect((await jsonOf(stored, "", { method: "push", symbolic: "relevant" })).restriction).toMatchObject({
    symbolic: [],
    paths: 1,
  });
});

test("serve answers the same", async () => {
  const files = [
    { name: "A.java", text: put },
    { name: "A.sl", text: prePut },
  ];
  const line = JSON.stringify({ id: 7, command: "tests", files, options: { depth: 1, symbolic: "relevant" } });
  expect(await served(await newSession(), line)).toMatchObject({
    id: 7,
    ok: true,
    result: { restriction: { symbolic: ["x", "i"], conditions: { all: 3, symbolic: 3 } } },
  });
});

test("relevant: a divisor decides, because it may be zero", async () => {
  const text = "class A { static int m(int x, int y) { return x / y; } }";
  expect((await jsonOf(text, "", { symbolic: "relevant" })).restriction.symbolic).toEqual(["y"]);
});

test("relevant: subclasses and their overriding methods are seen", async () => {
  const text = `abstract class S { abstract int size(int k); }
class P extends S { int size(int k) { return k; } }
class Q extends S { int size(int k) { if (k > 3) return 1; return 0; } }
class A { static int m(S s, int k, int l) { return s == null ? l : s.size(k); } }`;
  expect((await jsonOf(text, "", { method: "m", symbolic: "relevant" })).restriction.symbolic).toEqual(["s", "k"]);
});

const pair = `${node}class A { static int both(node x, node y, int k) { if (x == null) return k; return y.val; } }`;
const prePair = `${list}pred pair(node a, node b) ==
     emp & a = null & b = null
  \\/ exists n, m. a -> node(_, n) * b -> node(_, m) * pair(n, m);
pre both == pair(x, y);`;

test("inputs that the precondition ties together are symbolic together, or not at all", async () => {
  expect(await ask(pair, prePair, { symbolic: "x" })).toMatchObject({
    ok: false,
    errors: [{ kind: "bad-option", option: "symbolic" }],
  });
  const onlyX = pair.replace("y.val", "0");
  expect((await jsonOf(onlyX, prePair, { depth: 1, symbolic: "relevant" })).restriction.symbolic).toEqual(["x", "y"]);
});

test("relevant: private and final fields do not hide what inputs reach", async () => {
  const hidden = put
    .replace("int val; node next;", "private final int val; node next; node(int v) { val = v; }")
    .replace(" x.val = value", " x = new node(value)");
  const { restriction, notes } = await jsonOf(hidden, prePut, { depth: 1, symbolic: "relevant" });
  expect(restriction).toMatchObject({ symbolic: ["x", "i"], conditions: { all: 3, symbolic: 3 } });
  expect(notes).toContainEqual(expect.stringMatching(/^Only some inputs are symbolic, .*nothing is refuted/));
});

test("where relevancy cannot answer, all inputs are symbolic and a note says why", async () => {
  const closed = put.replace("node next; }", "node next; private node() { } }");
  const answer = await jsonOf(closed, prePut, { depth: 1, symbolic: "relevant" });
  expect(answer.notes).toContainEqual(
    "All inputs are symbolic, because relevancy cannot tell: no other class can create a node.",
  );
  expect(answer).not.toHaveProperty("restriction");
  const named = await jsonOf(closed, prePut, { depth: 1, symbolic: "i" });
  expect(named.restriction).toMatchObject({ symbolic: ["i"], pathsWithAll: expect.any(Number) });
  expect(named.restriction).not.toHaveProperty("variables");
});

test("a recorded run leaves the choice to relevancy, too", async () => {
  const session = await newSession();
  const files = [
    { name: "A.java", text: "class A { static int m(int x, int y) { return x / y; } }" },
    { name: "A.sl", text: "" },
  ];
  let done: RunMessage | undefined;
  await session.record({ engine: "symbolic", files, options: { symbolic: "relevant" } }, (message) => {
    done = message;
  });
  const inputs = done?.kind === "done" ? (done.result as { tests: { arguments: { x: number } }[] }).tests : [];
  expect(inputs).toHaveLength(2);
  expect(new Set(inputs.map((input) => input.arguments.x)).size).toBe(1);
});

test("a program in the core language has no relevancy: a note says so", async () => {
  const files = [{ name: "a.core", text: "input int k;\nif k > 0 then goto end else goto end;\nend: k := 1;\n" }];
  const answer = await execute(await newSession(), { command: "tests", files, options: { symbolic: "relevant" } });
  const note = "All inputs are symbolic, because relevancy cannot tell: it reads Java only.";
  expect(answer).toMatchObject({ ok: true, value: { value: { notes: expect.arrayContaining([note]) } } });
});

test("the command line tells what was found before it prints the tests", async () => {
  const answer = await ask(put, `${list}pre put == x -> node(_, null) & x = null;`);
  if (!answer.ok || answer.value.kind !== "json") throw new Error("a contradiction is no error");
  expect(Object.keys(answer.value.value)[0]).toBe("findings");
  expect(answer.value.notes).toEqual([expect.stringMatching(/^The precondition of A\.put.* contradicts itself/)]);
});
