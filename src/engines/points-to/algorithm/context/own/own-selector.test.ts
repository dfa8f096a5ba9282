import fc from "fast-check";
import { expect, test } from "vitest";
import { compileJava } from "../../../../../testing/front-end.ts";
import { randomProgram } from "../../../../../testing/java/random-program.ts";
import { dropContexts, missing } from "../../../../../testing/points-to/project.ts";
import { record, solve } from "../../../../../testing/points-to/record.ts";
import { law, share } from "../../../../../testing/seeds.ts";
import { selectorExamples } from "../../../messages/selector-examples.ts";
import { parseOptions } from "../../../options.ts";
import { lessons } from "../../../page/lessons/index.ts";
import { ownSelectors } from "./definitions.ts";
import { ownSelectorNotes, readSelector } from "./index.ts";

/** Built-in selectors, written in the language; `heap` as they have it when nothing is said. */
const rewritten: readonly (readonly [name: string, definition: string])[] = [
  ["ci", "static = []\ninstance = []"],
  ...[1, 2, 3].flatMap((k): readonly (readonly [string, string])[] => [
    [`${k}-call`, `static(c, l) = last(${k}, c ++ l)\ninstance(c, l) = last(${k}, c ++ [l])`],
    [`${k}-obj`, `static(c, l) = c\ninstance(c, l, h, o) = last(${k}, h ⧺ o)`],
    [`${k}-type`, `static(c, l) = c\ninstance(c, l, h, o) = last(${k}, h ++ inType(o))`],
    [`${k}-hybrid`, `static(c, l) = last(${k}, c ++ l)\ninstance(c, l, h, o) = last(${k}, h ++ o)`],
  ]),
  [
    "s-2obj",
    `receiver(c: context) = objects(last(1, c))
before(c: context) = first(size(c) - size(receiver(c)), c)
static(c, l) = last(1, before(c)) ++ l ++ receiver(c)
instance(c, l, h, o) = last(2, h ++ o)
heap(c, o, n) = last(n, receiver(c))`,
  ],
];

const depths: Readonly<Record<string, number>> = { "s-2obj": 1 };

function own(definition: string): string {
  return `selector own\n${definition}`;
}

type Options = Readonly<Record<string, unknown>>;

/** The options of both; the heap depth is said, since bounds of an own one may be larger. */
function both(name: string, definition: string): readonly [Options, Options] {
  const heap = depths[name] ?? Math.max(0, Number(name[0]) - 1 || 0);
  return [
    { context: name, heap },
    { context: own(definition), heap },
  ];
}

/** Three levels of contexts can take a random program very long: another one is taken then. */
const MAX_STEPS = 20_000;

test.each(rewritten)("%s rewritten gives what the built-in one gives, on random programs", async (name, definition) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1_000_000 }), async (seed) => {
      const program = await compileJava(randomProgram(seed, { classes: 4, statements: 6 }));
      const [builtIn, written] = both(name, definition).map((options) =>
        solve(program, { ...options, maxSteps: MAX_STEPS }),
      );
      fc.pre(builtIn?.partial === false);
      expect(written?.pointsTo).toEqual(builtIn?.pointsTo);
      expect(written?.callEdges).toEqual(builtIn?.callEdges);
      expect(written?.reachable).toEqual(builtIn?.reachable);
    }),
    law(2, 1, 300),
  );
});

test.each(
  share(
    lessons.filter(({ files }) => files === undefined),
    12,
  ).map((lesson) => [lesson.id, lesson.file] as const),
)("lesson %s: rewritten selectors give what the built-in ones give", async (_, file) => {
  const program = await compileJava([file]);
  for (const [name, definition] of share(rewritten, 5)) {
    const [builtIn, written] = both(name, definition).map((options) =>
      solve(program, { ...options, order: "coalesced" }),
    );
    expect(written?.pointsTo, name).toEqual(builtIn?.pointsTo);
  }
});

test.each(rewritten)("the bound on the contexts of %s is k", (name, definition) => {
  const read = readSelector(own(definition));
  expect(read.ok && read.value.k).toBe(name === "s-2obj" ? 3 : Number(name[0]) || 0);
});

const last = (count: string): string =>
  `static(c, l) = last(${count}, c ++ l)\ninstance(c, l, h, o) = last(${count}, h ++ o)`;

test.each([
  [last("min(1, 3)"), 1, undefined],
  [last("max(1, 3)"), 3, undefined],
  [last("1 + 1"), 2, undefined],
  [last("if size(c) = 1 then 2 else 4"), 4, undefined],
  // Contexts begin empty, and this never makes one longer.
  [last("min(size(c), 2)"), 0, undefined],
  [last("2.9"), 2, undefined],
  ["static(c, l) = first(1, c) ++ l\ninstance(c, l, h, o) = first(1, h) ++ o", 2, undefined],
  ["static(c, l) = if size(c) = 0 then [l] else last(3, c ++ l)\ninstance = []", 3, undefined],
  ["static(c, l) = calls(last(2, c)) ++ l\ninstance(c, l, h, o) = [l]", 3, undefined],
  ["static = []\ninstance(c, l, h, o) = last(1, h) ++ inType(o)\nheap(c, o, n) = last(3, c)", 2, 2],
  ["static = []\ninstance(c, l, h, o) = [o]\nheap(c, o, n) = last(n, c)", 1, 1],
  ["static(c, l) = c ++ l\ninstance = []", Number.POSITIVE_INFINITY, undefined],
  ["static(c, l) = c\ninstance(c, l, h, o) = h ++ o\nheap(c, o, n) = last(1, c)", 2, 1],
])("bounds on contexts of methods and of objects are seen in a definition: %j", (definition, k, heapBound) => {
  const read = readSelector(own(definition));
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  expect([read.value.k, read.value.heapBound]).toEqual([k, heapBound]);
});

test.each(selectorExamples)("example $id is read, and finds no more than context insensitivity", async ({ text }) => {
  const options = parseOptions({ context: text, maxSteps: 3_000 });
  expect(options.ok).toBe(true);
  expect(ownSelectorNotes(text)).not.toEqual([]);
  const program = await compileJava(randomProgram(7, { classes: 3, statements: 5 }));
  const insensitive = dropContexts(solve(program, { context: "ci" }));
  expect(missing(dropContexts(solve(program, { context: text, maxSteps: 3_000 })), insensitive)).toEqual([]);
});

test("a run under an own selector is a recording like any other", async () => {
  await record(randomProgram(11, { classes: 3, statements: 5 }), { context: own(rewritten[2]?.[1] ?? "") });
});

test("contexts without a bound need a limit, and what is forgotten is told", () => {
  const unbounded = own("static(c, l) = c ++ l\ninstance(c, l) = c ++ l");
  expect(parseOptions({ context: unbounded })).toMatchObject({ ok: false, errors: [{ option: "max-steps" }] });
  expect(parseOptions({ context: unbounded, maxSteps: 9 }).ok).toBe(true);
  expect(ownSelectorNotes(unbounded)[0]).toContain("no bound");
  const notes = ownSelectorNotes(own("static(c, l, m) = c\ninstance(c, l, h, o) = last(1, h ++ o)"));
  expect(notes).toEqual([
    "Selector own: no context of a method is longer than 1; heap contexts are as long as the option heap says. It is defined for every call, so the result is sound: contexts only tell facts apart.",
    "Selector own: static uses none of l, m. Calls or objects that differ only in these are merged.",
    "Selector own: instance uses none of c, l. Calls or objects that differ only in these are merged.",
  ]);
});

const CALLS = `class A {
  static void f() { A.f(); }
  static void s() { }
  void m() { A.s(); }
  public static void main(String[] args) {
    A.f();
    new A().m();
  }
}`;

test.each([
  // What a context equals is seen element by element.
  [
    "static(c, l) = if last(2, c ++ l) = c then first(1, c) else last(2, c ++ l)\ninstance = []",
    "A.f()",
    ["2", "2,2", "6", "6,2"],
  ],
  ["static(c, l) = if c = [] then [l] else c\ninstance = []", "A.f()", ["6"]],
  // Of which kind an element is.
  ["static(c, l) = calls(last(1, c)) ++ l\ninstance(c, l, h, o) = [o]", "A.s()", ["4"]],
  ["static(c, l) = objects(c) ++ l\ninstance(c, l, h, o) = [o]", "A.s()", ["o7,4"]],
  ["static(c, l) = objects(last(1, c)) ++ l\ninstance(c, l, h, o) = [inType(o)]", "A.s()", ["4"]],
  ["static(c, l) = types(last(1, c)) ++ l\ninstance(c, l, h, o) = [inType(o)]", "A.s()", ["A,4"]],
  ["static(c, l) = types(last(1, c)) ++ l\ninstance(c, l, h, o) = [o]", "A.s()", ["4"]],
  ["static(c, l) = calls(last(1, c)) ++ l\ninstance(c, l) = [l]", "A.s()", ["7b,4"]],
])("a definition tells contexts and kinds of elements apart: %j", async (definition, label, contexts) => {
  const found = solve(await compileJava(CALLS), { context: own(definition), maxSteps: 1_000 });
  expect(found.partial).toBe(false);
  const reached = found.reachable.flatMap(({ context, method }) => (method === label ? [context.join()] : []));
  expect(reached.sort()).toEqual(contexts);
});

test("a mistake is told with its place", () => {
  const options = parseOptions({ context: "selector own\nstatic(c) = c\ninstance(c, l, h, o) = las(2, h ++ o)" });
  expect(options).toMatchObject({
    ok: false,
    errors: [
      { kind: "unknown-name", name: "las", nearest: "last", span: { file: "context", start: { line: 3, column: 24 } } },
    ],
  });
});

test("contexts that double end the run at a limit", async () => {
  const program = await compileJava(
    "class A { public static void main(String[] a) { f(); } static void f() { f(); } }",
  );
  const result = solve(program, { context: own("static(c, l) = c ++ c ++ l\ninstance(c) = c"), maxSteps: 100_000 });
  expect(result.partial).toBe(true);
});

test("each selector to begin with has a name of its own", () => {
  const names = ownSelectors.examples.map(({ name }) => name());
  expect(names).toContain("k-object, rewritten");
  expect(new Set(names).size).toBe(selectorExamples.length);
});
