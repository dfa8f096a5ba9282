import { randomFrom } from "../../kernel/index.ts";
import { statementForms } from "./random-meetings-statements.ts";
import { type Makes, TYPES, type TypeName, valueForms } from "./random-meetings-values.ts";

/** The variables that can be named at a place, by type. Those called `w…` are assigned more than once. */
type Scope = ReadonlyMap<TypeName, readonly string[]>;

interface Signature {
  readonly name: string;
  readonly returns: TypeName;
  readonly parameters: readonly TypeName[];
}

/**
 * A program in which symbolic and plain values meet, the same for the same seed: arrays and builders in parameters, results, fields,
 * rows and overriding methods, boxes and lists of both, `switch` in all its forms, and fields that are read before
 * their initializer. It compiles and ends; it prints `@ 3` wherever a branch begins, and what it has at the end.
 */
export function meetingProgram(seed: number): string {
  return new Generator(seed).program();
}

class Generator {
  readonly #random: (n: number) => number;
  readonly #signatures: readonly Signature[];
  /** Whether the program gives arrays to what only takes those of Java. */
  readonly #hasSinks: boolean;
  #names = 0;
  #marks = 0;
  /** The methods from here on may be called: calls go forward, so that the program ends. */
  #callable = 0;
  #isInClass = false;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
    this.#hasSinks = this.#random(4) === 0;
    this.#signatures = Array.from({ length: 6 }, (_, index) => this.#signature(index));
  }

  program(): string {
    const methods = this.#signatures.map((signature, index) => this.#method(signature, index));
    this.#callable = 0;
    const main = this.#main();
    this.#callable = this.#signatures.length;
    this.#isInClass = true;
    return [
      "import java.util.*;",
      "import java.util.function.*;",
      "class Box<T> { T value; Box(T value) { this.value = value; } T get() { return value; } <U> Box<U> with(U u) { return new Box<>(u); } }",
      ...this.#classes(),
      "class Main {",
      `  static int first = ahead(1); static int limit = ${this.#random(5)}; static int plain; static boolean isSet;`,
      `  static int[] shared = {${this.#random(5)}, 2}; static String text = "s"; static long wide = 1; static char letter;`,
      "  static int ahead(int n) { return limit + plain + (isSet ? n : 0) + letter; }",
      "  static int sum(int... all) { int sum = 0; for (int each : all) sum += each; return sum; }",
      ...methods,
      ...main,
      "}",
      "",
    ].join("\n");
  }

  #signature(index: number): Signature {
    const parameters = Array.from({ length: 1 + this.#random(3) }, () => this.#pick(TYPES));
    return { name: `m${index}`, returns: this.#pick(TYPES), parameters };
  }

  #method({ name, returns, parameters }: Signature, index: number): string {
    this.#callable = index + 1;
    const scope = scopeOf(parameters.map((type, each) => [type, `p${each}`]));
    const inner = mutable(scope);
    const lines = this.#statements(inner, 3, 2);
    const head = parameters.map((type, each) => `${type} p${each}`).join(", ");
    return `  static ${returns} ${name}(${head}) {\n${indented(lines)}\n    return ${this.#value(returns, inner)};\n  }`;
  }

  #main(): readonly string[] {
    const scope = mutable(
      scopeOf([
        ["int", "s"],
        ["String", "t"],
      ]),
    );
    const lines = this.#statements(scope, 12, 2);
    const printed = (["int", "String", "char", "long", "boolean"] as const).flatMap((type) => scope.get(type) ?? []);
    return [
      "  public static void main(String[] args) {",
      "    int s = Symbolic.integer(); String t = Symbolic.string();",
      indented(lines),
      ...[...printed, "first", "limit", "plain", "shared[0]", "text"].map(
        (name) => `    System.out.println("${name} = " + ${name});`,
      ),
      "  }",
    ];
  }

  /** Three classes, each below the one before, whose constructors call what is overridden. */
  #classes(): readonly string[] {
    const body = (more: readonly (readonly [TypeName, string])[]): Scope =>
      scopeOf([["int[]", "a"], ["int", "n"], ["int", "seen"], ["int[]", "data"], ...more]);
    const left: readonly (readonly [TypeName, string])[] = [
      ["int", "own"],
      ["int", "kept"],
      ["long", "wide"],
      ["char", "letter"],
      ["String", "String.valueOf(label)"],
      ["boolean", "isSet"],
    ];
    const read = (scope: Scope): string =>
      `  int read(int[] a, int n) {\n${indented(this.#statements(mutable(scope), 1, 1))}\n    return ${this.#value("int", scope)};\n  }`;
    const put = `  void put(int n) { kept ${this.#pick(["=", "+="])} n; isSet = n > ${this.#random(4)}; ${this.#pick(["own++;", "letter = 'q';", "wide += n;"])} }`;
    return [
      "abstract class Base {",
      `  int seen; int[] data = {${this.#random(5)}, 2};`,
      "  Base(int n) { this.data[1] = n; seen = read(data, n); put(n); }",
      "  abstract int read(int[] a, int n); void put(int n) { } String pick(String[] a) { return a[0]; }",
      "}",
      "class Left extends Base {",
      `  int own = ${this.#random(9)}; int kept; long wide = 1; char letter${this.#pick(["", " = 'c'"])}; String label = "l"; boolean isSet; final int late;`,
      "  Left(int n) { super(n); late = n; }",
      read(body([...left, ["int", "late"]])),
      ...(this.#random(2) === 0 ? [put] : []),
      "}",
      "class Right extends Left {",
      `  int more${this.#pick(["", ` = ${this.#random(9)}`])}; int[] spare = {7, ${this.#random(5)}};`,
      `  Right(int n) { super(${this.#pick(["n", "3"])}); more += n; }`,
      ...(this.#random(2) === 0 ? [read(body([...left, ["int", "more"]]))] : []),
      ...(this.#random(2) === 0 ? [put] : []),
      `  String pick(String[] a) { return ${this.#pick(["a[1] + label", "a[1]", '"none"'])}; }`,
      "}",
    ];
  }

  #statements(scope: Map<TypeName, string[]>, count: number, depth: number): readonly string[] {
    return Array.from({ length: count }, () => this.#statement(scope, depth)).flat();
  }

  #statement(scope: Map<TypeName, string[]>, depth: number): readonly string[] {
    const forms = statementForms.filter(
      ({ isNested, isSink }) => (depth > 0 || !isNested) && (this.#hasSinks || !isSink),
    );
    return this.#pick(forms).lines(this.#makes(scope, depth));
  }

  #value(type: TypeName, scope: Scope, depth = 2): string {
    if (this.#isInClass && type === "Left") return "this";
    const known = scope.get(type) ?? [];
    if (known.length > 0 && (depth === 0 || this.#random(10) < 6)) return this.#pick(known);
    const forms = valueForms[type];
    const [plain] = forms;
    const form = depth === 0 ? plain : this.#pick(forms);
    return form === undefined ? "0" : form(this.#makes(mutable(scope), depth - 1));
  }

  #makes(scope: Map<TypeName, string[]>, depth: number): Makes {
    return {
      value: (type) => this.#value(type, scope, Math.max(0, Math.min(depth, 2))),
      type: () => this.#pick(TYPES),
      declare: (type, prefix = "v") => {
        const name = `${prefix}${this.#names++}`;
        const names = scope.get(type) ?? [];
        scope.set(type, [...names, name]);
        return name;
      },
      assigned: (type) => (scope.get(type) ?? []).filter((name) => name.startsWith("w")),
      fresh: () => `f${this.#names++}`,
      block: () => [this.#mark(), ...this.#statements(mutable(scope), 2, depth - 1)],
      isInClass: this.#isInClass,
      call: (returns) => this.#call(scope, returns),
      pick: (from) => this.#pick(from),
      below: (limit) => this.#random(limit),
    };
  }

  /** A call of a method that comes later in the program; undefined where there is none. */
  #call(scope: Scope, returns: TypeName | undefined): string | undefined {
    const callable = this.#signatures.slice(this.#callable);
    const fitting = callable.filter((each) => returns === undefined || each.returns === returns);
    if (fitting.length === 0) return undefined;
    const { name, parameters } = this.#pick(fitting);
    return `Main.${name}(${parameters.map((type) => this.#value(type, scope, 1)).join(", ")})`;
  }

  #mark(): string {
    return `System.out.println("@ ${this.#marks++}");`;
  }

  #pick<T>(from: readonly T[]): T {
    const chosen = from[this.#random(from.length)];
    if (chosen === undefined) throw new Error("nothing to pick from");
    return chosen;
  }
}

function scopeOf(variables: readonly (readonly [TypeName, string])[]): Scope {
  const scope = new Map<TypeName, string[]>();
  for (const [type, name] of variables) scope.set(type, [...(scope.get(type) ?? []), name]);
  return scope;
}

/** A copy for an inner block. */
function mutable(scope: Scope): Map<TypeName, string[]> {
  return new Map([...scope].map(([type, names]) => [type, [...names]]));
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join("\n");
}
