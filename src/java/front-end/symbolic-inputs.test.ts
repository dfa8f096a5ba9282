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

test.each([
  ["int n = (int) Symbolic.count();", "integer"],
  ["String s = (String) Symbolic.name();", "string"],
  ["System.out.println((String) Symbolic.name());", "string"],
  ["Integer n = (Integer) (Symbolic.count());", "integer"],
])("a name of one’s own has the type that it is cast to: %s", async (statement, method) => {
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
  ["int n = Symbolic.interger();", "“Symbolic.interger” is not an input. Did you mean “Symbolic.integer”?"],
  ["var n = Symbolic.intger();", "“Symbolic.intger” is not an input. Did you mean “Symbolic.integer”?"],
  ["String s = Symbolic.sting();", "“Symbolic.sting” is not an input. Did you mean “Symbolic.string”?"],
  ["if (Symbolic.boll()) return;", "“Symbolic.boll” is not an input. Did you mean “Symbolic.bool”?"],
])("a misspelt input is an error with a suggestion: %s", async (statement, message) => {
  expect((await errorsOf(inMain(statement))).join("\n")).toContain(message);
});

test.each([
  ["boolean b = Symbolic.intger() == 3;", "intger"],
  ["int n = 1 + Symbolic.intger();", "intger"],
  ["System.out.println(Symbolic.intger());", "intger"],
  ["java.util.function.Supplier<Integer> s = Symbolic::intger;", "intger"],
])("a misspelt input is one mistake, wherever it stands: %s", async (statement, name) => {
  const errors = await errorsOf(inMain(statement));
  expect(errors.length).toBe(1);
  expect(errors[0]).toContain(`“Symbolic.${name}” is not an input.`);
});

test.each([
  ["System.out.println(Symbolic.count());", "“println(…)” fits more than one declaration."],
  ["Integer.valueOf(Symbolic.count());", "“valueOf(…)” fits more than one declaration."],
  ["int n = Symbolic.string();", "Found String where int is needed."],
  ["String s = Symbolic.integer();", "Found int where String is needed."],
  ["boolean b = Symbolic.integer();", "Found int where boolean is needed."],
  ["int n = Symbolic.integer(3);", "“Symbolic.integer” takes no arguments: its type is the one expected here."],
  ['String s = Symbolic.name("n");', "“Symbolic.name” takes no arguments: its type is the one expected here."],
])("an input whose type is not clear, or another one, is an error: %s", async (statement, message) => {
  const errors = await errorsOf(inMain(statement));
  expect(errors.length).toBe(1);
  expect(errors[0]).toContain(message);
});

test("a name of one’s own that resembles an input of another type is no mistake", async () => {
  expect(await errorsOf(inMain("int pool = Symbolic.pool(); A integer = Symbolic.integers();"))).toEqual([]);
});
