import { expect, test } from "vitest";
import { codeOf, compileResult, errorsOf } from "../../testing/front-end.ts";
import { runProgram } from "../index.ts";

const inMain = (body: string) => `class A {
  static char c;
  static void take(String s, int n) {}
  static <T> T same(T t) { return t; }
  static Object give() { return Symbolic.order(); }
  public static void main(String[] args) { ${body} }
}`;

test.each([
  ["String s = Symbolic.string();", "string"],
  ["int n = Symbolic.integer();", "integer"],
  ["boolean b = Symbolic.bool();", "bool"],
  ["double d = Symbolic.real();", "real"],
  ["long n = Symbolic.integer();", "integer"],
  ["Long n = Symbolic.integer();", "integer"],
  ["c = Symbolic.letter();", "integer"],
  ["float f = Symbolic.price();", "real"],
  ["Integer n = Symbolic.anything();", "integer"],
  ["String s = Symbolic.name();", "string"],
  ["A a = Symbolic.object();", "value"],
  ["Object o = Symbolic.string();", "string"],
  ["Object o = (A) Symbolic.object();", "value"],
  ["var n = Symbolic.integer();", "integer"],
  ["if (Symbolic.integer() > 3 && Symbolic.bool()) return;", "integer"],
  ["take(Symbolic.name(), Symbolic.count());", "string"],
  ["String s = true ? Symbolic.string() : null;", "string"],
  ["String s = same(Symbolic.string());", "string"],
])("%s", async (statement, method) => {
  const code = await codeOf(inMain(statement), "A.main(String[])");
  expect(code.join("\n")).toContain(`Symbolic.${method}()`);
});

test("a program with symbolic inputs runs with empty ones", async () => {
  const program = await compileResult(
    inMain("System.out.println(Symbolic.string() + Symbolic.integer() + Symbolic.bool()); char k = Symbolic.x();"),
  );
  expect(program.ok && runProgram(program.value, { stepLimit: 100_000, input: "", arguments: [] }).output).toBe(
    "0false\n",
  );
});

test("a class Symbolic of the program is the program's own", async () => {
  const own = "class Symbolic { static int one() { return 1; } }";
  expect(
    await errorsOf(`${inMain("int n = Symbolic.one();").replace("return Symbolic.order();", "return null;")} ${own}`),
  ).toEqual([]);
  const missing = await errorsOf(
    `${inMain("int n = Symbolic.two();").replace("return Symbolic.order();", "return null;")} ${own}`,
  );
  expect(missing.join()).toContain("two");
});

test.each([
  ["int n = Symbolic.interger();", "“Symbolic.interger” is no input. Did you mean “Symbolic.integer”?"],
  ["var n = Symbolic.intger();", "“Symbolic.intger” is no input. Did you mean “Symbolic.integer”?"],
  ["String s = Symbolic.sting();", "“Symbolic.sting” is no input. Did you mean “Symbolic.string”?"],
  ["if (Symbolic.boll()) return;", "“Symbolic.boll” is no input. Did you mean “Symbolic.bool”?"],
])("a misspelt input is an error with a suggestion: %s", async (statement, message) => {
  expect((await errorsOf(inMain(statement))).join("\n")).toContain(message);
});

test("a name of one’s own that resembles an input of another type is no mistake", async () => {
  expect(await errorsOf(inMain("int pool = Symbolic.pool(); A integer = Symbolic.integers();"))).toEqual([]);
});
