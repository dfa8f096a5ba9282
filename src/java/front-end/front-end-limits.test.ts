import { expect, test } from "vitest";
import { Budget, MAX_CHARACTERS } from "../../kernel/index.ts";
import { errorsOf, testFrontEnd } from "../../testing/front-end.ts";
import { scaledProgram } from "../../testing/java/scaled-program.ts";
import { runsThisTime, share } from "../../testing/seeds.ts";

/** Moves by a millisecond a look. */
function lookingBudget(milliseconds: number): Budget {
  let now = 0;
  return new Budget(() => now++, milliseconds);
}

const PROGRAM = `class A {\n${Array.from({ length: 400 }, (_, i) => `int m${i}(int a) { if (a > ${i}) { a = a * 2; } return a; }`).join("\n")}\n}`;

test.runIf(runsThisTime(4, 0))(
  "a spent budget is an error, wherever it is spent, and the next program compiles",
  async () => {
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
  },
);

test("more text than is read is refused by its size, however many files it is in", async () => {
  const frontEnd = await testFrontEnd();
  const files = Array.from({ length: 3 }, (_, i) => ({ name: `A${i}.java`, text: " ".repeat(7_000_000) }));
  expect(frontEnd.compile(files)).toEqual({
    ok: false,
    errors: [{ kind: "too-large", what: "characters", limit: 20_000_000 }],
  });
  expect(frontEnd.compile(files.slice(1))).toMatchObject({ ok: true });
});

const LONG = 10_000_000;

/** Runs of one thing: a matcher that remembers each time would run out of room. */
const longTexts: readonly (readonly [what: string, text: () => string])[] = [
  ["blanks", () => `${" ".repeat(2 * LONG - 100)}class A {}`],
  ["line ends", () => `${"\n".repeat(2 * LONG - 100)}class A {}`],
  ["a comment", () => `/*${"x".repeat(2 * LONG - 100)}*/ class A {}`],
  ["comments", () => `${"/**/\n".repeat(LONG / 40)}class A {}`],
];

test.runIf(runsThisTime(4, 1)).each(share(longTexts, 6))("what is long is not deep: %s", async (_, text) => {
  const frontEnd = await testFrontEnd();
  const read = frontEnd.compile([{ name: "A.java", text: text() }]);
  expect(read.ok ? [] : read.errors).toEqual([]);
});

test.each([
  ["a text in quotes", '"', "\\n", 65_534],
  ["a block of lines", '"""\n', "x\n", 32_767],
  ["letters of three bytes", '"', "∈", 21_845],
  ["letters of six bytes", '"', "😀", 10_922],
])("a text may have what a class file has room for: %s", async (_, open, piece, most) => {
  const of = (count: number): string => `class A { String s = ${open}${piece.repeat(count)}${open.trim()}; }`;
  expect(await errorsOf(of(most))).toEqual([]);
  for (const count of [most + 1, LONG / 5])
    expect((await errorsOf(of(count))).map((error) => error.replace(/.*: This/, "This"))).toEqual([
      "This constant text is too long: a class file has room for fewer than 65535 characters, and for 65535 bytes of them. Build it when it is needed, from variables that are not final.",
    ]);
});

test.each([
  ["a local variable", (name: string) => `class A { void m() {\nint ${name} = 1; } }`, 5],
  ["a class", (name: string) => `\nclass ${name} {}`, 7],
  ["a method", (name: string) => `class A {\nvoid ${name}() {} }`, 6],
])("a name may have what a class file has room for: %s", async (_, of, column) => {
  expect(await errorsOf(of("n".repeat(65_535)))).toEqual([]);
  for (const name of ["n".repeat(65_536), "ä".repeat(32_768), "n".repeat(LONG / 5)])
    expect(await errorsOf(of(name))).toEqual([
      `2:${column} \`${name}\` too-large: This input has more than 65535 bytes in a name, the maximum. Use a smaller one.`,
    ]);
});

test.runIf(runsThisTime(12, 2))("a text with more escapes than the parser has room for names that limit", async () => {
  const text = `class A { String s = "${"\\n".repeat(0.9 * LONG)}"; }`;
  expect(await errorsOf(text)).toEqual([
    "1:1 `` too-large: This input has more than 256 megabytes of syntax tree, the maximum. Use a smaller one.",
  ]);
  expect(await errorsOf("class A {}")).toEqual([]);
});

const TOO_LARGE = "too-large: This input has more than 1000 parts in a type, the maximum. Use a smaller one.";
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

/** 999 classes or interfaces, with `Object` 1,000, are as many as may stand above each other. */
function chain(count: number, keyword: string): readonly string[] {
  const body = keyword === "class" ? "{}" : ";";
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? `${keyword} C0 {}` : `${keyword} C${i} extends C${i - 1} { void m${i}() ${body} }`,
  );
}

const keywords = ["class", "interface"];

test.each(share(keywords, 4))("a chain of 999 compiles, in whatever order it is written: %s", async (keyword) => {
  for (const lines of [chain(999, keyword), chain(999, keyword).toReversed()]) {
    expect(await errorsOf(lines.join("\n"))).toEqual([]);
  }
});

test.each(share(keywords, 4))("a chain of 20,000 is refused where it gets too long: %s", async (keyword) => {
  const limit =
    "too-large: This input has more than 1000 classes in a chain of inheritance, the maximum. Use a smaller one.";
  const lines = chain(20_000, keyword);
  const at = keyword === "class" ? 1_000 : 1_001;
  const place = keyword.length + 2;
  expect(await errorsOf(lines.join("\n"))).toEqual([`${at}:${place} \`C${at - 1}\` ${limit}`]);
  expect(await errorsOf(lines.toReversed().join("\n"))).toEqual([`${20_001 - at}:${place} \`C${at - 1}\` ${limit}`]);
});

test.runIf(runsThisTime(12, 0))("a circle of 20,000 classes is refused", async () => {
  const [, ...others] = chain(20_000, "class");
  const errors = await errorsOf(["class C0 extends C19999 {}", ...others].join("\n"));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("too-large");
});

test("a circle of classes is told where its first class stands, and only once", async () => {
  const [, ...others] = chain(500, "class");
  expect(await errorsOf(["class C0 extends C499 {}", ...others].join("\n"))).toEqual([
    "1:7 `C0` ill-formed: C0 is its own supertype. Break the cycle of “extends” and “implements”.",
  ]);
});

test.runIf(runsThisTime(4, 3)).each(share(["", " = 1"], 2))(
  "more local variables than a class file has room for are refused: int v%s",
  async (value) => {
    const lines = Array.from({ length: 70_000 }, (_, i) => `int v${i}${value};`);
    expect(await errorsOf(`class A { void m() {\n${lines.join("\n")}\n} }`)).toEqual([
      `65537:1 \`int v65535${value};\` too-large: This input has more than 65535 local variables in a method, the maximum. Use a smaller one.`,
    ]);
  },
);

test.runIf(runsThisTime(12, 1))("60,000 variables without a value are few enough", async () => {
  const lines = Array.from({ length: 60_000 }, (_, i) => `int v${i};`);
  expect(await errorsOf(`class A { int m() {\n${lines.join("\n")}\nv0 = 1; return v0 + v59999;\n} }`)).toEqual([
    "60002:21 `v59999` ill-formed: “v59999” may have no value yet. Give it one where it is declared, or on every path that leads here.",
  ]);
});

test("constant texts that double from one to the next are refused where they get too long", async () => {
  const fields = Array.from({ length: 40 }, (_, i) => `static final String S${i + 1} = S${i} + S${i};`);
  const [first, ...others] = await errorsOf(`class A { static final String S0 = "x";\n${fields.join("\n")}\n}`);
  expect(first).toBe(
    "17:27 `S15 + S15` ill-formed: This constant text is too long: a class file has room for fewer than 65535 characters, and for 65535 bytes of them. Build it when it is needed, from variables that are not final.",
  );
  expect(others).toEqual([]);
});

test.runIf(runsThisTime(4, 2))(
  "5,000 interfaces with a default method each, and a class that implements them all",
  async () => {
    const interfaces = Array.from(
      { length: 5_000 },
      (_, i) => `interface I${i} { default void m${i}() {} default void d() {} }`,
    );
    const names = interfaces.map((_, i) => `I${i}`).join(", ");
    expect(await errorsOf(`${interfaces.join("\n")} class A implements ${names} { public void d() {} }`)).toEqual([]);
  },
);

test("a program of 100,000 statements is not too long", () => {
  expect(scaledProgram(110_000).length).toBeLessThan(MAX_CHARACTERS);
});
