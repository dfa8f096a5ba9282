import { expect, test } from "vitest";
import { Budget } from "../../kernel/index.ts";
import { errorsOf, testFrontEnd } from "../../testing/front-end.ts";

/** Moves by a millisecond a look. */
function lookingBudget(milliseconds: number): Budget {
  let now = 0;
  return new Budget(() => now++, milliseconds);
}

const PROGRAM = `class A {\n${Array.from({ length: 400 }, (_, i) => `int m${i}(int a) { if (a > ${i}) { a = a * 2; } return a; }`).join("\n")}\n}`;

test("a spent budget is an error, wherever it is spent, and the next program compiles", async () => {
  const frontEnd = await testFrontEnd();
  const files = [{ name: "A.java", text: PROGRAM }];
  const looks: number[] = [];
  const counted = new Budget(() => looks.push(0), 1e9);
  expect(frontEnd.compile(files, undefined, counted).ok).toBe(true);
  for (let part = 0; part < 10; part++) {
    const milliseconds = Math.floor((looks.length * part) / 10);
    const spent = { ok: false, errors: [{ kind: "out-of-time", milliseconds }] };
    expect(frontEnd.compile(files, undefined, lookingBudget(milliseconds))).toEqual(spent);
    expect(frontEnd.compileTyped(files, lookingBudget(milliseconds))).toEqual(spent);
  }
  expect(frontEnd.compile(files).ok).toBe(true);
});

test("more text than is read is refused by its size, however many files it is in", async () => {
  const frontEnd = await testFrontEnd();
  const files = Array.from({ length: 3 }, (_, i) => ({ name: `A${i}.java`, text: " ".repeat(700_000) }));
  expect(frontEnd.compile(files)).toEqual({
    ok: false,
    errors: [{ kind: "too-large", what: "characters", limit: 2_000_000 }],
  });
  expect(frontEnd.compile(files.slice(1)).ok).toBe(true);
});

const TOO_LARGE = "too-large: This input has more than 1000 parts in a type, the most that is read. Use a smaller one.";
const DOUBLED =
  "import java.util.*;\nclass A<T> { static <T> Map<T, T> p(T t) { return null; } A<Map<T, T>> up() { return null; }\n";

test("types that double from one variable to the next are refused where they get too large", async () => {
  const lines = Array.from({ length: 30 }, (_, i) => `var v${i + 1} = p(v${i});`);
  const text = `${DOUBLED}void m(Object v0) {\n${lines.join("\n")}\n} }`;
  expect(await errorsOf(text)).toEqual([`12:10 \`p(v8)\` ${TOO_LARGE}`]);
});

test.each([
  ["nested calls", `Object m(Object o) {\nreturn ${"p(".repeat(30)}o${")".repeat(30)}; }`],
  ["calls one after another", `Object m(A<String> o) {\nreturn o${".up()".repeat(30)}; }`],
])("types that double within an expression are refused: %s", async (_, method) => {
  const [error = "", ...others] = await errorsOf(`${DOUBLED}${method} }`);
  expect(error).toContain(TOO_LARGE);
  expect(error).toMatch(/^4:8 /);
  expect(others).toEqual([]);
});

test("types that double from one superclass to the next are refused", async () => {
  const classes = Array.from({ length: 30 }, (_, i) => `class C${i + 1}<T> extends C${i}<java.util.Map<T, T>> {}`);
  const [error = ""] = await errorsOf(
    `class C0<T> { T t; void m(T t) {} }\n${classes.join("\n")}\nclass D extends C30<String> { void m(String t) {} }`,
  );
  expect(error).toContain(TOO_LARGE);
});

test("the types that a message names are cut", async () => {
  const type = `${"java.util.List<".repeat(300)}String${">".repeat(300)}`;
  const [error = ""] = await errorsOf(`class A { ${type} f; int g = f; }`);
  expect(error.length).toBeLessThan(1_000);
});
