import { BodyWriter, type Local, type World } from "./random-java-bodies.ts";
import { generator } from "./random-program.ts";

/** How large a random program is: classes C0, C1, … and statements of a body. */
export interface JavaSize {
  readonly classes: number;
  readonly statements: number;
  /** With many exceptions of the virtual machine and static initializers that fail; without them when left out. */
  readonly raises?: boolean;
}

/**
 * A Java program from a seed that compiles and ends: inheritance, interfaces with default methods, generics, lambdas,
 * anonymous, inner and local classes, records, enums, exceptions, collections, texts. Every method uses up `Main.fuel`
 * and does little once it is gone; what `main` does is caught statement by statement. The same seed and size give the
 * same text.
 */
export function randomJava(seed: number, size: JavaSize): string {
  return new ProgramWriter(seed, size).program();
}

/** `Object act(Object, int)` and what is like it: every class has them. */
const ACT = "Object act(Object p, int d)";

class ProgramWriter {
  readonly #random: (below: number) => number;
  readonly #size: JavaSize;
  readonly #world: World;

  constructor(seed: number, size: JavaSize) {
    this.#random = generator(seed);
    this.#size = size;
    const classes = Array.from({ length: Math.max(1, size.classes) }, (_, i) => ({
      name: `C${i}`,
      parent: i > 0 && this.#random(3) > 0 ? `C${this.#random(i)}` : undefined,
    }));
    this.#world = { classes, random: this.#random, names: 0, raises: size.raises === true };
  }

  program(): string {
    const { classes } = this.#world;
    return [
      "import java.util.*;",
      "import java.util.function.*;",
      ...this.#interfaces(),
      ...classes.map(({ name, parent }) => this.#class(name, parent)),
      ...this.#fixed(),
      ...(this.#world.raises ? this.#broken() : []),
      this.#main(),
      "",
    ].join("\n");
  }

  #interfaces(): readonly string[] {
    return [
      `interface Acts {\n  ${ACT};\n  default Object twice(Object p, int d) {\n    return d <= 0 ? p : act(act(p, d - 1), d - 1);\n  }\n}`,
      `interface Gives extends Acts {\n  default Object twice(Object p, int d) {\n${this.#body([self("Gives"), ...PARAMETERS], 2)}    return p;\n  }\n  static Object given(Object p) {\n    return p;\n  }\n}`,
    ];
  }

  #class(name: string, parent: string | undefined): string {
    const isRoot = parent === undefined;
    const heritage = isRoot ? ` implements ${this.#random(2) === 0 ? "Acts" : "Gives"}` : ` extends ${parent}`;
    const members = [
      ...this.#fields(name, isRoot),
      ...this.#constructors(name, isRoot),
      ...this.#methods(name, isRoot),
      ...this.#identity(name),
      `class In${name} {\n    Object take(Object p, int d) {\n      Object before = own${name};\n      own${name} = p;\n      return d <= 0 ? before : ${name}.this.act(before, d - 1);\n    }\n  }`,
    ];
    return `class ${name}${heritage} {\n${members.map((member) => `  ${member}`).join("\n")}\n}`;
  }

  #fields(name: string, isRoot: boolean): readonly string[] {
    return [
      ...(isRoot ? ["Object kept;", "Acts friend;", "Object[] row = new Object[2];"] : []),
      `static Object shared${this.#random(2) === 0 ? ` = new ${name}()` : ""};`,
      `Object own${name}${this.#random(2) === 0 ? " = new Object()" : ""};`,
      ...(this.#random(3) === 0 ? ["{\n    kept = this;\n  }"] : []),
      ...(this.#random(4) === 0 ? [`static {\n    shared = "static ${name}";\n  }`] : []),
    ];
  }

  #constructors(name: string, isRoot: boolean): readonly string[] {
    const above = isRoot ? "" : `\n    super(${this.#random(2) === 0 ? `"${name}"` : ""});`;
    return [
      `${name}() {${above}\n  }`,
      `${name}(Object p) {\n    ${isRoot ? "kept = p;" : "super(p);"}\n    own${name} = p;\n  }`,
    ];
  }

  #methods(name: string, isRoot: boolean): readonly string[] {
    const overrides = (): boolean => isRoot || this.#random(2) === 0;
    return [
      ...(overrides() ? [this.#method(`public ${ACT}`, [self(name), ...PARAMETERS])] : []),
      ...(overrides() ? [this.#method("Object join(Acts a, int d)", [self(name), FRIEND, DEPTH])] : []),
      ...(isRoot ? [] : ["Object up(Object p, int d) {\n    return d <= 0 ? p : super.act(p, d - 1);\n  }"]),
      this.#method(`static Object make${name}(Object p, int d)`, PARAMETERS),
    ];
  }

  #identity(name: string): readonly string[] {
    const text = `public String toString() {\n    return "${name}" + (kept == this ? "" : "!");\n  }`;
    const equality = [
      `public boolean equals(Object o) {\n    return o instanceof ${name};\n  }`,
      `public int hashCode() {\n    return ${this.#random(9)};\n  }`,
    ];
    return [...(this.#random(2) === 0 ? [text] : []), ...(this.#random(3) === 0 ? equality : [])];
  }

  #method(head: string, locals: readonly Local[]): string {
    const first = locals.find(({ type }) => type === "Object" || type === "Acts")?.name ?? "null";
    const body = this.#body(locals, this.#size.statements);
    return `${head} {\n    if (d <= 0 || Main.fuel-- <= 0) return ${first};\n${body}    return ${this.#result(locals)};\n  }`;
  }

  #result(locals: readonly Local[]): string {
    const fitting = locals.filter(({ type }) => type !== "int");
    return fitting[this.#random(fitting.length)]?.name ?? "null";
  }

  #body(locals: readonly Local[], statements: number): string {
    return new BodyWriter(this.#world, locals, 2).write(statements);
  }

  #fixed(): readonly string[] {
    return [
      "class Box<T> {\n  T value;\n  Box<T> next;\n  Box(T value) {\n    this.value = value;\n  }\n  T get() {\n    return value;\n  }\n  void set(T value) {\n    this.value = value;\n  }\n  <R> Box<R> map(Function<? super T, ? extends R> f) {\n    Box<R> mapped = new Box<>(f.apply(value));\n    return mapped;\n  }\n}",
      'class X0 extends RuntimeException {\n  final Object load;\n  X0(Object load) {\n    super("x");\n    this.load = load;\n  }\n}',
      'class X1 extends X0 {\n  X1(Object load) {\n    super(load);\n  }\n  public String getMessage() {\n    return "x1 " + load;\n  }\n}',
      `enum Kind implements Acts {\n  ONE,\n  TWO {\n    public ${ACT} {\n      if (d <= 0 || Main.fuel-- <= 0) return held;\n${this.#body(PARAMETERS, 2)}      return held;\n    }\n  };\n  Object held;\n  public ${ACT} {\n    Object before = held;\n    held = p;\n    return before;\n  }\n}`,
      'record Pair(Object left, Acts right) {\n  Pair {\n    if (left == null) left = "none";\n  }\n  Object either(boolean first) {\n    return first ? left : right;\n  }\n}',
      "class Res implements AutoCloseable {\n  Object held;\n  Res(Object held) {\n    this.held = held;\n  }\n  public void close() {\n    Main.last = held;\n    if (Main.flip(4)) throw new X0(held);\n  }\n}",
      `class Frail {\n  static Object value = Main.flip(2) ? "frail" : null;\n  static {\n    if (value == null) throw new ${this.#random(2) === 0 ? "X1(new Object())" : 'AssertionError("frail")'};\n  }\n}`,
    ];
  }

  /** Classes whose static initializers fail now and then, each in another way; one below another, one by its interface. */
  #broken(): readonly string[] {
    const value = (expression: string, first = ""): string =>
      `  static Object value${first} = ${expression};\n  static void touch() {\n    Main.last = value;\n  }`;
    return [
      `class Broken0 {\n${value("1 / Main.zero()")}\n}`,
      `class Broken1 {\n${value("((Object[]) new String[1])[Main.zero() * 3]")}\n  Object mine = value;\n}`,
      `class Broken2 extends Broken0 {\n${value('"below"')}\n}`,
      `interface Fails {\n  Object RESULT = Main.<Object>same(Main.flip(2) ? null : "well").toString();\n  default Object result() {\n    return RESULT;\n  }\n}`,
      `class Broken3 implements Fails {\n${value("RESULT")}\n}`,
      `class Broken4 {\n${value("null")}\n  static {\n    try {\n      value = (Kind) (Object) (Main.flip(2) ? Kind.ONE : "none");\n    } catch (ClassCastException e) {\n      value = e;\n      if (Main.flip(2)) throw new ${this.#random(2) === 0 ? "X1(e)" : "AssertionError(e)"};\n    }\n  }\n}`,
    ];
  }

  #raising(): string {
    if (!this.#world.raises) return "";
    return `  static final List<Throwable> thrown = new ArrayList<>();
  static int zero() {
    return flip(2) ? 1 : 0;
  }
  static int dig(int n) {
    return n == 0 ? 0 : 1 + dig(n - 1);
  }
  static Object later(java.util.concurrent.Callable<Object> task) {
    java.util.concurrent.FutureTask<Object> future = new java.util.concurrent.FutureTask<>(task);
    future.run();
    try {
      return future.get();
    } catch (java.util.concurrent.ExecutionException e) {
      return e.getCause().getMessage() == null ? e : e.getCause();
    } catch (InterruptedException e) {
      return null;
    }
  }
`;
  }

  #main(): string {
    const start: Local = { name: "start", type: "Object", isFinal: true };
    const writer = new BodyWriter(this.#world, [start, { name: "d", type: "int", isFinal: true }], 2);
    const statements = writer.writeGuarded(this.#size.statements * 3);
    return `public class Main {
  static int fuel = 300;
  static int tick = ${this.#random(1000)};
  static Object last;
${this.#raising()}  static boolean flip(int n) {
    tick = (tick * 31 + 7) & 0xffff;
    return tick / 8 % n == 0;
  }
  static Object pick(Object... values) {
    tick = (tick * 31 + 7) & 0xffff;
    return values.length == 0 ? null : values[tick / 8 % values.length];
  }
  static <T> T same(T value) {
    return value;
  }
  static void note(Throwable t) {
    last = t instanceof X0 x ? x.load : t;
    System.out.println(t instanceof X0 ? "X0" : t.getMessage() == null ? "?" : "!");
  }
  public static void main(String[] args) {
    final Object start = new Object();
    final int d = 3;
${statements}  }
}`;
  }
}

const DEPTH: Local = { name: "d", type: "int", isFinal: true };
const FRIEND: Local = { name: "a", type: "Acts", isFinal: true };
const PARAMETERS: readonly Local[] = [{ name: "p", type: "Object", isFinal: true }, DEPTH];

function self(type: string): Local {
  return { name: "this", type, isFinal: true };
}
