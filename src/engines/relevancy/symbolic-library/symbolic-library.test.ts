import { expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { concreteSymbolic, symbolicLibrary } from "./index.ts";

/** What the statements print when run with the library, line by line. */
async function run(statements: string, library = symbolicLibrary): Promise<readonly string[]> {
  const text = `public class Main { public static void main(String[] args) {\n${statements}\n} }`;
  const program = await compileJava([{ name: "Main.java", text }, ...library]);
  const { output, errors, exit } = runProgram(program, { stepLimit: 5_000_000, input: "", arguments: [] });
  expect({ errors, exit: exit.kind }).toEqual({ errors: "", exit: "returned" });
  return output.trimEnd().split("\n");
}

test("an unbound symbol is 0, empty or false, and carries its name", async () => {
  const lines = await run(`
    System.out.println(Symbolic.integer() + " " + Symbolic.integer()._text());
    System.out.println("[" + Symbolic.string() + "] " + Symbolic.string()._text());
    System.out.println(Symbolic.bool() + " " + Symbolic.real() + " " + Symbolic.real()._text());`);
  expect(lines).toEqual(["0 integer2", "[] string2", "false 0.0 real2"]);
});

test("a bound symbol has its value, and what is computed from it has value and tree", async () => {
  const lines = await run(`
    Symbolic.bind("integer1", 20);
    IntExpr n = Symbolic.integer();
    IntExpr m = n._plus(1)._times(n);
    System.out.println(m + " " + m._text());
    System.out.println(n._remainder(7) + " " + n._shiftLeft(Symbolic.IntConstant(2)) + " " + n._negated()._text());
    System.out.println(n._toLong()._times(3000000000L) + " " + n._toReal()._dividedBy(8.0)._text());`);
  expect(lines).toEqual(["420 ((integer1 + 1) * integer1)", "6 80 -integer1", "60000000000 ((double) integer1 / 8.0)"]);
});

test("what is added to itself again and again names what it holds twice, and takes no more memory", async () => {
  const [doubled = "", short, deep] = await run(`
    IntExpr n = Symbolic.integer();
    for (int i = 0; i < 40; i++) n = n._plus(n);
    System.out.println(n._text());
    IntExpr m = Symbolic.integer();
    System.out.println(m._plus(m)._times(m._plus(m))._text());
    for (int i = 0; i < 3000; i++) m = m._plus(1);
    System.out.println(m._text().length());`);
  expect(doubled.slice(0, 82)).toBe(
    "(t39 + t39) where t1 = (integer1 + integer1), t2 = (t1 + t1), t3 = (t2 + t2), t4 =",
  );
  expect(doubled.endsWith(", t39 = (t38 + t38)")).toBe(true);
  expect([short, deep]).toEqual(["((integer2 + integer2) * (integer2 + integer2))", "18008"]);
});

test("constants leave no tree and decide nothing", async () => {
  const lines = await run(`
    IntExpr three = Symbolic.IntConstant(1)._plus(2);
    if (Symbolic._GT(three, 2)) System.out.println(three._text() + " " + three._isConstant());
    System.out.println(StringExpr._constant("ab").__concat(StringExpr._constant("c"))._text());
    System.out.println(StringExpr._constant(null) == null);
    System.out.println(Symbolic.pathCondition());`);
  expect(lines).toEqual(["3 true", '"abc"', "true", "[]"]);
});

test("branches record how they came out, in order", async () => {
  const lines = await run(`
    Symbolic.bind("string1", "koi");
    StringExpr s = Symbolic.string();
    int v = 7;
    if (Symbolic._GT(s.__length(), v)) System.out.println("cut");
    if (Symbolic._IS(s.__equals("koi")) && Symbolic._NE(s.__indexOf("o"), 0)) System.out.println("koi");
    if (Symbolic._IS(s.__isEmpty()) || Symbolic._EQ(s.__charAt(0), Symbolic.CharConstant('k'))) System.out.println("k");
    for (String condition : Symbolic.pathCondition()) System.out.println(condition);`);
  expect(lines).toEqual([
    "koi",
    "k",
    "!(string1.length() > 7)",
    'string1.equals("koi")',
    '(string1.indexOf("o") != 0)',
    "!string1.isEmpty()",
    "(string1.charAt(0) == 'k')",
  ]);
});

test("text, numbers in text, and builders", async () => {
  const lines = await run(`
    Symbolic.bind("string1", " 42 ");
    StringExpr s = Symbolic.string();
    IntExpr n = IntExpr._parseInt(s.__trim());
    System.out.println(n._plus(1) + " " + n._text());
    StringBuilderExpr b = new StringBuilderExpr();
    b.__append("n=").__append(n).__append('!');
    System.out.println(b + " " + b.__toString()._text());
    System.out.println(b.__insert(Symbolic.IntConstant(1), "'").__deleteCharAt(Symbolic.IntConstant(0)).__reverse());
    StringExpr none = null;
    System.out.println(StringExpr._concat("a", none));
    System.out.println(s.__substring(1, 3).__toUpperCase().__replace(Symbolic.CharConstant('4'), Symbolic.CharConstant('5')));`);
  expect(lines).toEqual([
    "43 Integer.parseInt(string1.trim())",
    'n=42! (("n=" + String.valueOf(Integer.parseInt(string1.trim()))) + "!")',
    "!24='",
    "anull",
    "52",
  ]);
});

test("arithmetic is that of the type: int overflows, long does not, % and / fail for zero", async () => {
  const lines = await run(`
    IntExpr big = Symbolic.IntConstant(Integer.MAX_VALUE)._plus(Symbolic.integer()._plus(1));
    System.out.println(big + " " + big._toLong()._minus(1L) + " " + big._toByte());
    try { big._dividedBy(Symbolic.integer()); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    System.out.println(IntExpr._array(2)[1] + " " + BoolExpr._array(1)[0] + " " + IntExpr._max(big, IntExpr._constant(4)));`);
  expect(lines).toEqual(["-2147483648 -2147483649 0", "/ by zero", "0 false 4"]);
});

test("the library for plain inputs gives the same values to the same names", async () => {
  const lines = await run(
    `
    Symbolic.bind("integer2", 5);
    int a = Symbolic.integer();
    int b = Symbolic.integer();
    String s = Symbolic.string();
    System.out.println(a + " " + b + " " + s.length() + " " + Symbolic.bool() + " " + Symbolic.real());`,
    concreteSymbolic,
  );
  expect(lines).toEqual(["0 5 0 false 0.0"]);
});
