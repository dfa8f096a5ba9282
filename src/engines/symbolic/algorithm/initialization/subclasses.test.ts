import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const java = `abstract class Shape {
  int id;
  abstract int area();
  int twice() { return 2 * area(); }
}
class Square extends Shape { int side; int area() { return side; } }
class Point extends Shape { int area() { return 0; } int twice() { return 1; } }
class Frame { Square inner; Shape any; }
class A {
  static int areaOf(Shape s) { return s.area(); }
  static int side(Shape s) { return ((Square) s).side; }
  static int inner(Frame f) { if (f.inner.id == 1) return f.inner.area(); return 0; }
  static int any(Frame f) { if (f.any == null) return 0; if (f.any instanceof Point) return 1; return 2; }
}`;

const sl = `data Shape { int id; }
data Square extends Shape { int side; }
data Point extends Shape { }
data Frame { Square inner; Shape any; }
pred shape(Shape s) == exists i, n. s -> Square(i, n) \\/ exists i. s -> Point(i);
pre areaOf == shape(s);
pre side == shape(s);
pre inner == exists x. f -> Frame(x, null) * shape(x);
pre any == exists x. f -> Frame(null, x) & x != null;
pre Shape.twice == shape(this);
`;

async function rows(method: string) {
  const { tests, partial } = await testsOf(java, sl, { method });
  expect(partial).toBe(false);
  return tests.map(({ heap, exception, valid }) => [
    heap.map(({ type }) => type).join(" "),
    exception ?? "returns",
    valid,
  ]);
}

test("a predicate points a reference to objects of subclasses, and calls go to their methods", async () => {
  expect(await rows("areaOf")).toEqual([
    ["Square", "returns", true],
    ["Point", "returns", true],
  ]);
});

test("a cast to one subclass fails for the others", async () => {
  expect((await rows("side")).toSorted()).toEqual([
    ["Point", "ClassCastException", true],
    ["Square", "returns", true],
  ]);
});

test("a field that is declared with a subclass holds no objects of the others", async () => {
  expect(new Set((await rows("inner")).map(([types]) => types))).toEqual(new Set(["Frame Square"]));
});

test("what no predicate describes is never an object of an abstract class", async () => {
  const types = (await rows("any")).map(([types]) => types);
  expect(types.join(" ")).not.toContain("Shape");
});

test("the receiver is of a class that inherits the method, never of one that overrides it", async () => {
  expect(await rows("Shape.twice")).toEqual([["Square", "returns", true]]);
});

test("the cells of a subclass name the fields that it inherits first", async () => {
  const { tests } = await testsOf(
    java,
    "data Shape { int id; } data Square extends Shape { int side; } pre side == s -> Square(1, 7);",
    {
      method: "side",
    },
  );
  expect(tests.map(({ heap }) => heap[0]?.fields)).toEqual([{ id: 1, side: 7 }]);
});

test("a data type that extends what its class does not is refused, with a way out", async () => {
  await expect(
    testsOf(java, "data Frame { } data Square extends Frame { } pre side == s -> Square();", { method: "side" }),
  ).rejects.toThrow(
    "data Square extends Frame, but the class Square neither extends nor implements Frame. Leave “extends Frame” out, or add it to the class.",
  );
});
