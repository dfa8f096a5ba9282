import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { ClassInitialization, classesInitializedBy, initializersOf } from "./class-initialization.ts";

const program = await compileJava(`interface Plain { Object P = new Object(); }
interface Base { Object B = new Object(); default void base() {} }
interface Above extends Base { Object V = new Object(); }
interface Still { Object S = new Object(); static void still() {} void abstractly(); }
class Top { static Object t = new Object(); }
abstract class Middle extends Top implements Above, Plain, Still { static Object m = new Object(); }
class Low extends Middle { static Object l = new Object(); public void abstractly() {} Low() { } void run() { } }
class Bare { }
class Main {
  static Object field = new Object();
  static void calls() { Still.still(); }
  static void reads() { Object o = Top.t; Main.field = o; Object p = Top.t; }
  void makes() { new Bare(); new Low(); calls(); }
  void nothing(Low low) { low.run(); }
}`);

const classNamed = (name: string) => {
  const found = program.classes.find((info) => info.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const methodNamed = (label: string) => {
  const found = program.methods.find((method) => method.label === label);
  if (found === undefined) throw new Error(label);
  return found;
};
const ownersOf = (methods: readonly { readonly class: { readonly name: string } }[]): readonly string[] =>
  methods.map((method) => method.class.name);

test.each([
  ["Low", ["Top", "Base", "Middle", "Low"]],
  ["Top", ["Top"]],
  ["Bare", []],
  // An interface is initialized for its own fields alone.
  ["Above", ["Above"]],
  ["Base", ["Base"]],
])(
  "a class is initialized after those above it, and after interfaces with methods of objects (JLS 12.4.2): %s",
  (name, expected) => {
    const own = (methods: readonly { readonly class: { readonly name: string; readonly isLibrary: boolean } }[]) =>
      ownersOf(methods.filter((method) => !method.class.isLibrary));
    expect(own(initializersOf(classNamed(name), new Set()))).toEqual(expected);
  },
);

test("each class is initialized once, and each method is asked once", () => {
  const initialization = new ClassInitialization();
  const own = (name: string): readonly string[] =>
    ownersOf(initialization.initializersOf(classNamed(name)).filter((method) => !method.class.isLibrary));
  expect([own("Top"), own("Low"), own("Low"), own("Base")]).toEqual([["Top"], ["Base", "Middle", "Low"], [], []]);
  const reads = methodNamed("Main.reads()");
  expect(initialization.firstInitializedBy(reads).map(({ name }) => name)).toEqual(["Main", "Top"]);
  expect(initialization.firstInitializedBy(reads)).toEqual([]);
});

test.each([
  ["Main.calls()", ["Main", "Still"]],
  ["Main.reads()", ["Main", "Top"]],
  ["Main.makes()", ["Bare", "Low", "Main"]],
  ["Main.nothing(Low)", []],
  ["Low.run()", []],
])(
  "%s initializes the classes of its statics, of what it makes, and its own if it is static: %j",
  (label, expected) => {
    const own = classesInitializedBy(methodNamed(label)).filter(({ isLibrary }) => !isLibrary);
    expect(own.map(({ name }) => name)).toEqual(expected);
  },
);
