import { expect, test } from "vitest";
import type { Absence } from "../../../engine-kit/index.ts";
import { Budget, describe, randomFrom } from "../../../kernel/index.ts";
import { linesOfAbsence } from "../../../testing/absences.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { testsOf, unitOf } from "../../../testing/symbolic/symbolic.ts";
import { makeSubject } from "../algorithm/subject/subject.ts";
import { type TestsGiven, testsSchema } from "../options.ts";
import { allWanted, keyOf } from "./find-fact.ts";
import { whyNot } from "./index.ts";

const list = `data Node { int val; Node next; }
pred list(Node x) == emp & x = null \\/ exists v, n. x -> Node(v, n) * list(n);
pre m == list(x);`;

const program = (body: string): string => `class Node { int val; Node next; }
class Main { static int twice(int n) {
if (n > 100) return 0;
return n + n; }
static int m(Node x, int k) {
${body}
} }`;

const nested = program(`int n = 0;
if (k > 3) {
if (k < 2) n = 7;
if (k > 1) n = n + 1;
}
if (x == null) return n;
if (n == 7) {
if (x.val > 0) return 5;
}
return x.next == null ? 1 : 2;`);

async function answer(java: string, sl: string, given: TestsGiven, fact: string) {
  const options = testsSchema.parse(given);
  if (!options.ok) throw new Error(options.errors.map(describe).join(" "));
  return whyNot(await unitOf(java, sl), options.value, fact, Budget.unlimited);
}

/** Why there is no test, line by line. */
async function linesAbout(java: string, fact: string, sl = list): Promise<unknown> {
  const found = await answer(java, sl, {}, fact);
  return found.ok && found.value.absence ? linesOfAbsence(found.value.absence) : found;
}

test.each([
  [
    "its condition contradicts the path",
    nested,
    "8T",
    [
      "✗ a test for the branch 8T",
      " S-TCOND 8: node 1 (7T: 3 < K); but 8T: K < 2: the integer constraints have no solution",
    ],
  ],
  [
    "the path decides it",
    nested,
    "branch 12t",
    ["✗ a test for the branch 12T", " S-TCOND 12: node 8 (3: list(X) by disjunct 2); but 12F is decided on this path"],
  ],
  [
    "the condition before it is never so",
    nested,
    "return 13",
    [
      "✗ a test for the return in line 13",
      " before 13: ",
      "  ✗ a test for the branch 13T",
      "   before 12: ",
      "    ✗ a test for the branch 12T",
      "     S-TCOND 12: node 8 (3: list(X) by disjunct 2); but 12F is decided on this path",
    ],
  ],
  [
    "its check never fails",
    nested,
    "a test for a null dereference in line 15",
    [
      "✗ a test for a null dereference in line 15",
      " check 15: node 9 (3: list(n1) by disjunct 1); but on this path the check passes for every input",
    ],
  ],
  [
    "every call of its method decides it",
    program("return k > 5 ? 0 : twice(k > 2 ? 4 : 3);"),
    "3T",
    ["✗ a test for the branch 3T", " S-TCOND 3: node 3 (6bT: 2 < K); but 3F is decided on this path"],
  ],
])("no test: %s", async (_, java, fact, lines) => {
  expect(await linesAbout(java, fact)).toEqual(lines.map((line) => line.trimEnd()));
});

test("no test: nothing that its reference is initialized to is null", async () => {
  const initialized = list.replace("pre m == list(x)", "pre m == list(x) & x != null");
  expect(await linesAbout(program("return x.val;"), "null 6 fails", initialized)).toEqual([
    "✗ a test for a null dereference in line 6",
    " enum-3 6: node 0; but 3: list(X) by disjunct 1: the facts between references contradict each other",
  ]);
});

test("a path that was cut off is no refusal", async () => {
  const java = program("int n = 0;\nwhile (x != null) { n = n + 1; x = x.next; }\nif (n == 99) return 1;\nreturn 0;");
  const found = await answer(java, list, { depth: 2, loops: 1 }, "8T");
  expect(found).toMatchObject({ ok: true, value: { holds: false } });
  expect(JSON.stringify(found)).toContain("cut off");
});

test("nothing is executed where the precondition contradicts itself", async () => {
  const found = await answer(
    nested,
    list.replace("pre m == list(x)", "pre m == list(x) & x = null & x != null"),
    {},
    "7T",
  );
  expect(found).toMatchObject({ ok: true, value: { holds: false, absence: { attempts: [{ rule: "start" }] } } });
});

test.each([
  ["a place that is not there", {}, "99T", "fact"],
  ["what is no fact", {}, "", "fact"],
  ["inputs that no path made", { strategy: "black-box" }, "7T", "strategy"],
] as const)("%s is refused with what to write", async (_, given, fact, option) => {
  expect(await answer(nested, list, given, fact)).toMatchObject({
    ok: false,
    errors: [{ kind: "bad-option", option }],
  });
});

test("a side that a test takes is there", async () => {
  expect(await answer(nested, list, {}, "7T")).toMatchObject({ ok: true, value: { holds: true, absence: undefined } });
});

/** What every branch of the tree of missing facts ends in. */
function ends({ fact, attempts, isAbove, isCut }: Absence): readonly string[] {
  if (isAbove === true || isCut === true) return [fact];
  return attempts.flatMap(({ lacks, but }) => (lacks === undefined ? [but ?? ""] : ends(lacks)));
}

test.each(share(seedsFrom(15_300, 60), 4))(
  "program %i: what tests reach is there, all else has a reason, and no small input takes it",
  async (seed) => {
    const java = program(randomBody(randomFrom(seed)));
    const given = { depth: 2 };
    const { coverage, goals, partial } = await testsOf(java, list, given);
    const small = await testsOf(java, list, { strategy: "black-box", size: 2 });
    const taken = new Set(small.tests.flatMap(({ valid, branches }) => (valid ? branches : [])));
    const missing = new Set([...coverage.infeasibleBranches, ...coverage.openBranches]);
    for (const key of [...(goals?.infeasibleGoals ?? []), ...(goals?.openGoals ?? [])]) missing.add(key);
    const subject = makeSubject(await unitOf(java, list), undefined);
    if (!subject.ok) throw new Error(subject.errors.map(describe).join(" "));
    for (const key of allWanted(subject.value).map(keyOf)) {
      const found = await answer(java, list, given, key);
      if (!found.ok) throw new Error(`${java}\n${key}: ${found.errors.map(describe).join(" ")}`);
      const { holds, absence } = found.value;
      expect(holds, `${java}\n${key}`).toBe(!missing.has(key));
      if (absence === undefined) continue;
      const reasons = ends(absence);
      expect(reasons, `${java}\n${key}`).not.toEqual([]);
      const isBounded = partial || reasons.some((reason) => /cut off|exception/i.test(reason));
      expect(!isBounded && taken.has(key), `${java}\n${key}: ${reasons.join("; ")}`).toBe(false);
    }
  },
);

/** Conditions on a number, a list and what is in it, some within others. */
function randomBody(random: (below: number) => number): string {
  const pick = (texts: readonly string[]): string => texts[random(texts.length)] ?? "";
  const condition = (): string =>
    pick([`k > ${random(4)}`, `k < ${random(4)}`, "k == n", `n > ${random(3)}`, "x == null", "x != null"]);
  const statement = (): string => pick(["n = n + 1;", "n = 0;", "k = twice(k);", "if (x != null) { x = x.next; }"]);
  const block = (depth: number): string => {
    const inner = depth > 2 ? statement() : block(depth + 1);
    const other = random(2) === 0 ? statement() : depth > 2 ? statement() : block(depth + 1);
    return pick([
      `${statement()}\nif (${condition()}) {\n${inner}\n} else {\n${other}\n}`,
      `if (${condition()}) {\n${inner}\n}\n${statement()}`,
    ]);
  };
  return `int n = ${random(3)};\n${block(1)}\nreturn x == null ? n : x.val;`;
}
