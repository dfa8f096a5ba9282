import { expect, test } from "vitest";
import { record } from "../../../../testing/points-to/record.ts";
import type { BoardSession, ClassTree } from "../../../../trace/index.ts";

const shapes = `
class Main {
  static void main() {
    Shape a = new Square();
    Shape b = new Circle();
    a.area();
    b.area();
    a.name();
    b.color();
  }
}
abstract class Shape implements Colored {
  abstract Object area();
  Object name() { return new Object(); }
}
class Square extends Shape {
  Object area() { return this; }
}
class Circle extends Ellipse {
  public Object color() { return this; }
}
class Ellipse extends Shape {
  Object area() { return this; }
}
interface Colored {
  default Object color() { return this; }
}
`;

const defaults = `
class Main {
  static void main() {
    Named n = new Cat();
    n.name();
    n.call();
  }
}
class Animal { public Object call() { return this; } }
class Cat extends Animal implements Pet {}
interface Named { Object name(); Object call(); }
interface Pet extends Named { default Object name() { return this; } }
`;

test.each([
  [
    "the class of the object has the method",
    shapes,
    "a.area()",
    [
      "Square: receiver o4, has area(): the method found",
      "Ellipse: has area(): not chosen",
      "Shape: area() without a body",
    ],
  ],
  [
    "its superclass has the method: the class itself is passed by",
    shapes,
    "b.area()",
    [
      "Circle: receiver o5, passed by: no area()",
      "Ellipse: has area(): the method found",
      "Square: has area(): not chosen",
      "Shape: area() without a body",
    ],
  ],
  [
    "an abstract class has it, two levels above",
    shapes,
    "a.name()",
    ["Square: receiver o4, passed by: no name()", "Shape: has name(): the method found"],
  ],
  [
    "a class overrides what an interface gives",
    shapes,
    "b.color()",
    ["Circle: receiver o5, has color(): the method found", "Colored: has color(): not chosen"],
  ],
  [
    "no class has it: the most specific interface gives it",
    defaults,
    "n.name()",
    [
      "Cat: receiver o4, passed by: no name()",
      "Animal: passed by: no name()",
      "Object: passed by: no name()",
      "Pet: has name(): the method found",
      "Named: name() without a body",
    ],
  ],
  [
    "a superclass has what an interface asks for",
    defaults,
    "n.call()",
    ["Cat: receiver o4, passed by: no call()", "Animal: has call(): the method found", "Named: call() without a body"],
  ],
])("%s", async (_, source, call, roles) => {
  const { board, recording } = await record(source, { context: "ci" });
  const line = source.split("\n").findIndex((text) => text.includes(call)) + 1;
  const n = positions(recording.length).find((at) => {
    const shown = treeAt(board, at)?.call;
    return shown?.isNew === true && board.statements(at, at - 1)[0]?.start.line === line;
  });
  expect([...rolesAt(board, n ?? 0)].sort()).toEqual([...roles].sort());
});

function positions(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index + 1);
}

function treeAt(board: BoardSession, n: number): ClassTree | undefined {
  const view = board.view("class-hierarchy", n, n - 1);
  return view.kind === "graph" ? view.classes : undefined;
}

function rolesAt(board: BoardSession, n: number): readonly string[] {
  const view = board.view("class-hierarchy", n, n - 1);
  if (view.kind !== "graph") return [];
  return view.model.nodes.flatMap(({ id, label }) => {
    const said = view.sublabel(id)?.text;
    return said === undefined ? [] : [`${label}: ${said}`];
  });
}
