import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../../testing/golden-programs.ts";
import { share } from "../../testing/seeds.ts";
import { formatMethod } from "./format.ts";
import { showName } from "./names.ts";
import type { Program } from "./program.ts";
import { ShownVariables } from "./shown-variables.ts";

const CLASSES = `
class A implements Iterable<A> {
  A next; A[] all; int n; static A shared;
  A id(A a) { return a; }
  static A make() { return new A(); }
  public java.util.Iterator<A> iterator() { return null; }
}
record Pair(A left, A right) {}
enum Color { RED, GREEN }`;

/** The temporaries of the last method of `Main` with what they stand for, as they are shown. */
async function shownIn(body: string): Promise<readonly string[]> {
  const program = await compileJava(`class Main {
  A field;
  Object m(A a, A b, A[] array, int i, int j, Integer box, boolean c, Object o, String s, Color color) {
    ${body}
  }
}${CLASSES}`);
  return shown(program, "Main.m(");
}

function shown(program: Program, label: string): readonly string[] {
  const names = new ShownVariables(program.files);
  return program.methods
    .filter((method) => method.label.startsWith(label))
    .flatMap(({ variables }) => variables.filter(({ isTemporary }) => isTemporary).map((each) => names.show(each)));
}

test.each<readonly [string, readonly string[]]>([
  ["return a.next.next;", ["$1‹a.next›", "$2‹a.next.next›"]],
  ["return a.id(b.id(a));", ["$1‹b.id(a)›", "$2‹a.id(b.id(a))›"]],
  ["return a.id(new A());", ["$1‹new A()›", "$2‹a.id(new A())›"]],
  ["return A.shared;", ["$1‹A.shared›"]],
  ["return field;", ["$1‹field›"]],
  ["return array[i + 1];", ["$1‹i + 1›", "$2‹array[i + 1]›"]],
  ["return array.length == i;", ["$1‹array.length›", "$2‹array.length == i›", "$3‹Boolean.valu…ength == i)›"]],
  ["return ((A) o).next;", ["$1‹(A) o›", "$2‹((A) o).next›"]],
  ["return new A[] { a, b };", ["$1‹new A[] { a, b }›"]],
  ["return new A[i][2];", ["$1‹new A[i][2]›"]],
  ["long l = -i * ~j; return o;", ["$1‹-i›", "$2‹~j›", "$3‹-i * ~j›"]],
  // Boxes, and what a compound assignment reads and writes.
  ["return box + 1;", ["$1‹box.intValue()›", "$2‹box + 1›", "$3‹Integer.valueOf(box + 1)›"]],
  ["a.n++; return a;", ["$1‹a.n›", "$2‹a.n++›"]],
  ["a.n += i; return a;", ["$1‹a.n›", "$2‹a.n += i›"]],
  // Joined texts.
  ["return s + a + i;", ["$1‹a.toString()›", "$2‹s + a + i›"]],
  ["s += a; return s;", ["$1‹a.toString()›"]],
  // Loops.
  ["for (A x : array) a = x; return a;", ["$1‹array›", "$2‹array.length›", "$3‹0…›", "$4‹0… < array.length›"]],
  [
    "for (A x : a.id(b)) b = x; return a;",
    ["$1‹a.id(b)›", "$2‹a.id(b).iterator()›", "$3‹a.id(b).iter…).hasNext()›", "$4‹a.id(b).iter…or().next()›"],
  ],
  // Choices.
  ["return a.id(c ? a : b);", ["$1‹c ? a : b›", "$2‹a.id(c ? a : b)›"]],
  ['switch (s) { case "x": return a; default: return b; }', ["$1‹s›", '$2‹"x"›', '$3‹s.equals("x")›']],
  [
    "return switch (color) { case RED -> a; case GREEN -> b; };",
    ["$1‹color›", "$2‹RED›", "$3‹color == RED›", "$4‹GREEN›", "$5‹color == GREEN›", "$6‹switch (colo…EEN -> b; }›"],
  ],
  [
    "switch (o) { case Pair(A l, A r) when l == r: return l; default: return null; }",
    ["$1‹o›", "$2‹o instanceof Pair›", "$3‹(Pair) o›", "$4‹l == r›"],
  ],
  // Exceptions and locks.
  ["try { a.id(b); } finally { b.id(a); } return a;", ["$1‹catch (Throwable)›"]],
  ["synchronized (a.next) { b = a; } return b;", ["$1‹a.next›"]],
  // Several arguments in an array.
  [
    'return String.format("%s", i);',
    ['$1‹"%s"›', "$2‹new Object[1]›", "$3‹Integer.valueOf(i)›", '$4‹String.format("%s", i)›'],
  ],
  // The text is on one line, without comments.
  ["return a /* the first */\n  .id( // why\n  b).next;", ["$1‹a.id(b)›", "$2‹a.id(b).next›"]],
])("what %s computes on the way", async (body, expected) => {
  expect(await shownIn(body)).toEqual(expected);
});

test.each<readonly [string, readonly string[]]>([
  ["Runnable r = () -> field.id(a); return r;", ["$1‹this›", "$2‹field›"]],
  ["java.util.function.Supplier<A> f = A::new; return f;", ["$1‹new A()›"]],
  ["java.util.function.BiFunction<A, A, A> f = A::id; return f;", ["$1‹A::id(_, …)›", "$2‹A::id(…, _)›", "$3‹A::id›"]],
])("the function of %s", async (body, expected) => {
  const program = await compileJava(`class Main { A field; Object m(A a) { ${body} } }${CLASSES}`);
  expect(shown(program, "Main.lambda$0(")).toEqual(expected);
});

test("an enum's constructor takes name and number of its constant", async () => {
  const program = await compileJava(`class Main {}${CLASSES}`);
  expect(shown(program, "Color.<init>(")).toEqual(["$1‹name()›", "$2‹ordinal()›"]);
});

test("a value that an object of a local class keeps goes by its name", async () => {
  const program = await compileJava(`class Main {
  Object m(A a) {
    class Local { A get() { return a.next; } }
    return new Local().get();
  }
}${CLASSES}`);
  expect(shown(program, "Main$1Local.get(")).toEqual(["$1‹a›", "$2‹a.next›"]);
});

test("a variable that the reader calls $1 keeps its name, and no temporary has it", async () => {
  expect(await shownIn("int $1 = i; int $3 = $1; return array[$1 + $3].next;")).toEqual([
    "$2‹$1 + $3›",
    "$4‹array[$1 + $3]›",
    "$5‹array[$1 + $3].next›",
  ]);
  const program = await compileJava(`enum E {
  X(new Object());
  final Object kept;
  E(Object $2) { Object $3 = Shared.$1; kept = $2; }
}
class Shared { static Object $1; }`);
  const constructors = program.methods.filter(({ label }) => label === "E.<init>(Object)");
  const variables = constructors.flatMap((method) => method.variables.map(({ name }) => name));
  expect(variables).toEqual(["this", "$1", "$3", "$2", "$3#2"]);
  expect(constructors.map(formatMethod).join("")).toContain("$3#2 = Shared::$1");
});

test("a variable that is called like the parts of a loop is another one", async () => {
  const before = "for (A x : array) { A $array = x; int $index = 0, $length = 1; a = $array; } return a;";
  expect(await shownIn(before)).toEqual(["$1‹array›", "$2‹array.length›", "$3‹0…›", "$4‹0… < array.length›"]);
});

test("a temporary lies where its expression stands", async () => {
  const program = await compileJava("class Main { Main next; Main m(Main a) { return a.next.next; } }");
  const spans = program.methods.flatMap(({ variables }) =>
    variables.flatMap(({ isTemporary, span: { start, end } }) =>
      isTemporary ? [[start.line, start.column, end.column]] : [],
    ),
  );
  expect(spans).toEqual([
    [1, 49, 55],
    [1, 49, 60],
  ]);
});

test("of a long expression the beginning and the end are shown", () => {
  expect(showName("$3", "a.id(b).iterator()")).toBe("$3‹a.id(b).iterator()›");
  expect(showName("$3", "list.stream().map(x -> x.next).findFirst()")).toBe("$3‹list.stream(…findFirst()›");
});

test.each(share(goldenPrograms, 48))(
  "every temporary has an expression, and no name is given twice: %s, with what it uses of the library",
  async (name) => {
    const program = await compileJava(filesOfGoldenProgram(name));
    const names = new ShownVariables(program.files);
    for (const { label, variables } of program.methods) {
      const all = variables.map((variable) => variable.name);
      expect(new Set(all).size, label).toBe(all.length);
      for (const variable of variables.filter(({ isTemporary }) => isTemporary)) {
        expect(variable.name).toMatch(/^\$\d+$/);
        expect(names.expression(variable), `${label} ${variable.name}`).toMatch(/^(?!\$\d+$)\S/);
      }
    }
  },
);

test("a text of nine million characters in an expression is shown shortened", async () => {
  // No constant may be longer than a class file can hold.
  const parts = Array.from({ length: 150 }, () => `"${"x".repeat(60_000)}" + s`);
  const [call = ""] = await shownIn(`return s.concat(${parts.join(" + ")});`);
  expect(call.length).toBeLessThan(100);
});
