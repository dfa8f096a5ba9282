import { randomDecision } from "./random-decisions.ts";

/** The types that a generated program has variables of. */
const TYPES = [
  "int",
  "String",
  "boolean",
  "Integer",
  "Node",
  "int[]",
  "String[]",
  "List<String>",
  "Map<String, String>",
  "StringBuilder",
  "Object",
  "Function<String, String>",
] as const;

/** Those whose values can be printed: no addresses. */
const PRINTED: readonly TypeName[] = ["int", "String", "boolean", "Integer", "List<String>", "StringBuilder"];

type TypeName = (typeof TYPES)[number];

interface Scope {
  readonly locals: Map<TypeName, string[]>;
  readonly hasThis: boolean;
}

interface Signature {
  readonly owner: string;
  readonly name: string;
  readonly isStatic: boolean;
  readonly returns: TypeName;
  readonly parameters: readonly TypeName[];
}

/**
 * A program with symbolic inputs, the same for the same seed: classes with fields and overridden methods, arrays, maps,
 * lists, texts, function objects, exceptions, recursion that runs out of fuel. It compiles and ends.
 */
export function randomSymbolicProgram(seed: number): string {
  return new Generator(seed, false).program();
}

/**
 * A program like that with more decisions, which tells what it does: a line `@ 3` wherever a branch, a round or a handler begins, and a line
 * `x = …` for what methods return and what is in the variables of `main` at the end.
 */
export function printingSymbolicProgram(seed: number): string {
  return new Generator(seed, true).program();
}

class Generator {
  #state: number;
  #names = 0;
  #marks = 0;
  readonly #prints: boolean;
  readonly #signatures: readonly Signature[];

  constructor(seed: number, prints: boolean) {
    this.#prints = prints;
    this.#state = (seed * 2654435761 + 12345) >>> 0;
    this.#signatures = [0, 1, 2, 3, 4, 5, 6].map((index) => this.#signature(index));
  }

  program(): string {
    const node = this.#signatures.filter(({ owner }) => owner === "Node");
    const main = this.#signatures.filter(({ owner }) => owner === "Main");
    const inMain: Scope = { locals: new Map(), hasThis: false };
    const overridden = node.filter(({ isStatic }) => !isStatic && this.#chance(0.6));
    return [
      "import java.util.*;",
      "import java.util.function.*;",
      "class Fault extends RuntimeException { int code; Fault(String text, int code) { super(text); this.code = code; } }",
      "class Node {",
      '  int num; String text; Node next; int[] data = new int[3]; static int total; static String last = "none"; Object any;',
      "  Node(int num, String text) { this.num = num; this.text = text; }",
      ...node.map((each) => this.#method(each, "")),
      "}",
      "class Sub extends Node {",
      "  Sub(int num, String text) { super(num, text); }",
      ...overridden.map((each) => this.#method(each, "")),
      "}",
      "class Main {",
      "  static int fuel = 40;",
      '  static Node or(Node n) { return n == null ? new Node(0, "new") : n; }',
      '  static String first(List<String> l) { return l.isEmpty() ? "" : l.get(0); }',
      '  static String textOf(Object o) { return o instanceof String t ? t : "none"; }',
      ...main.map((each) => this.#method(each, "")),
      "  public static void main(String[] args) {",
      ...this.#body(inMain, 14, true),
      ...this.#printed(inMain),
      "  }",
      "}",
    ].join("\n");
  }

  #signature(index: number): Signature {
    const isMain = index >= 4;
    const returns = this.#pick(["int", "String", "Node", "String", "int", "Object"] as const);
    const parameters = Array.from({ length: this.#below(4) }, () =>
      this.#pick(["int", "String", "Node", "String", "int", "StringBuilder", "List<String>", "Object"] as const),
    );
    return {
      owner: isMain ? "Main" : "Node",
      name: `m${index}`,
      isStatic: isMain || index === 3,
      returns,
      parameters,
    };
  }

  #method(signature: Signature, indent: string): string {
    const locals = new Map<TypeName, string[]>();
    const parameters = signature.parameters.map((type, index) => {
      declare(locals, type, `p${index}`);
      return `${type} p${index}`;
    });
    const scope = { locals, hasThis: !signature.isStatic };
    return [
      `${indent}  ${signature.isStatic ? "static " : ""}${signature.returns} ${signature.name}(${parameters.join(", ")}) {`,
      `    if (Main.fuel-- <= 0) return ${this.#plain(signature.returns)};`,
      ...this.#body(scope, 5, false),
      ...this.#return(signature.returns, this.#value(signature.returns, scope)),
      `${indent}  }`,
    ].join("\n");
  }

  #return(type: TypeName, value: string): readonly string[] {
    if (!this.#prints || !PRINTED.some((each) => each === type)) return [`    return ${value};`];
    return [`    ${type} result = ${value};`, '    System.out.println("result = " + result);', "    return result;"];
  }

  #printed(scope: Scope): readonly string[] {
    if (!this.#prints) return [];
    const names = PRINTED.flatMap((type) => scope.locals.get(type) ?? []);
    return [...names, "Node.total", "Node.last"].map((name) => `    System.out.println("${name} = " + ${name});`);
  }

  #mark(): readonly string[] {
    return this.#prints ? [`  System.out.println("@ ${this.#marks++}");`] : [];
  }

  #body(scope: Scope, size: number, isMain: boolean): readonly string[] {
    const lines = isMain
      ? [this.#declare(scope, "String", "Symbolic.string()"), this.#declare(scope, "int", "Symbolic.integer()")]
      : [];
    for (let index = 0; index < size; index++) lines.push(...this.#statement(scope, 2));
    return lines.map((line) => `    ${line}`);
  }

  #declare(scope: Scope, type: TypeName, value: string): string {
    const name = `v${this.#names++}`;
    declare(scope.locals, type, name);
    return `${type} ${name} = ${value};`;
  }

  #statement(scope: Scope, depth: number): readonly string[] {
    if (this.#isDecision(depth)) return this.#decision(scope, depth);
    const roll = this.#below(26);
    if (roll < 8) return [this.#declareRandom(scope)];
    if (roll < 10) return this.#assignment(scope);
    if (roll < 13) return [this.#store(scope)];
    if (roll < 16) return [this.#change(scope)];
    if (roll < 19) return [this.#callStatement(scope)];
    if (roll === 19 && depth > 0) return this.#branch(scope, depth);
    if (roll === 20 && depth > 0) return this.#loop(scope, depth);
    if (roll === 21 && depth > 0) return this.#tryCatch(scope, depth);
    if (roll === 22) return this.#each(scope);
    if (roll === 24) return this.#throughMap(scope);
    if (roll === 23)
      return [this.#declare(scope, this.#pick(["int", "String"] as const), this.#pick(["Symbolic.value()"]))];
    return [this.#declareRandom(scope)];
  }

  #declareRandom(scope: Scope): string {
    const type = this.#pick(TYPES);
    const value = this.#value(type, scope);
    return this.#declare(scope, type, value);
  }

  #assignment(scope: Scope): readonly string[] {
    const type = this.#pick(TYPES);
    const [first] = scope.locals.get(type) ?? [];
    // Parameters of function objects must stay as they are, so only declared variables are assigned again.
    const name = (scope.locals.get(type) ?? []).find((each) => each.startsWith("w")) ?? undefined;
    if (name !== undefined) return [`${name} = ${this.#value(type, scope)};`];
    if (first === undefined) return [];
    const fresh = `w${this.#names++}`;
    const line = `${type} ${fresh} = ${this.#value(type, scope)};`;
    const again = `${fresh} = ${this.#value(type, scope)};`;
    return [line, again, this.#declare(scope, type, fresh)];
  }

  #store(scope: Scope): string {
    const node = this.#node(scope);
    switch (this.#below(8)) {
      case 0:
        return `${node}.num = ${this.#value("int", scope)};`;
      case 1:
        return `${node}.text = ${this.#value("String", scope)};`;
      case 2:
        return `${node}.next = ${this.#value("Node", scope)};`;
      case 3:
        return `${node}.data[${this.#below(3)}] = ${this.#value("int", scope)};`;
      case 4:
        return `Node.total = ${this.#value("int", scope)};`;
      case 5:
        return `Node.last = ${this.#value("String", scope)};`;
      case 6:
        return `${node}.any = ${this.#value("Object", scope)};`;
      default:
        return `${this.#value("String[]", scope)}[${this.#below(2)}] = ${this.#value("String", scope)};`;
    }
  }

  #change(scope: Scope): string {
    switch (this.#below(6)) {
      case 0:
      case 1:
        return `${this.#value("List<String>", scope)}.add(${this.#value("String", scope)});`;
      case 2:
      case 3:
        return `${this.#value("Map<String, String>", scope)}.put(${this.#key(scope)}, ${this.#value("String", scope)});`;
      case 4:
        return `${this.#value("StringBuilder", scope)}.append(${this.#value(this.#pick(["String", "int"] as const), scope)});`;
      default:
        return `${this.#value("int[]", scope)}[${this.#below(2)}] = ${this.#value("int", scope)};`;
    }
  }

  /** Into a map, and under the same or another key out of it. */
  #throughMap(scope: Scope): readonly string[] {
    const known = scope.locals.get("Map<String, String>") ?? [];
    const made = known.length > 0 ? [] : [this.#declare(scope, "Map<String, String>", "new HashMap<>()")];
    const map = this.#value("Map<String, String>", scope, 0);
    const put = `${map}.put(${this.#key(scope)}, ${this.#value("String", scope)});`;
    return [...made, put, this.#declare(scope, "String", `${map}.get(${this.#key(scope)})`)];
  }

  #callStatement(scope: Scope): string {
    const signature = this.#pick(this.#signatures);
    return this.#declare(scope, signature.returns, this.#call(signature, scope));
  }

  #call(signature: Signature, scope: Scope): string {
    const values = signature.parameters.map((type) => this.#value(type, scope));
    const receiver = signature.isStatic ? signature.owner : this.#node(scope);
    return `${receiver}.${signature.name}(${values.join(", ")})`;
  }

  #branch(scope: Scope, depth: number): readonly string[] {
    const condition = this.#value("boolean", scope);
    return [`if (${condition}) {`, ...this.#block(scope, depth), "} else {", ...this.#block(scope, depth), "}"];
  }

  #isDecision(depth: number): boolean {
    return this.#prints && depth > 0 && this.#chance(0.2);
  }

  #decision(scope: Scope, depth: number): readonly string[] {
    return randomDecision({
      int: () => this.#value("int", scope),
      text: () => this.#value("String", scope),
      fresh: () => `d${this.#names++}`,
      block: () => this.#block(scope, depth),
      below: (limit) => this.#below(limit),
    });
  }

  #loop(scope: Scope, depth: number): readonly string[] {
    const name = `i${this.#names++}`;
    return [`for (int ${name} = 0; ${name} < 2; ${name}++) {`, ...this.#block(scope, depth), "}"];
  }

  #tryCatch(scope: Scope, depth: number): readonly string[] {
    const name = `e${this.#names++}`;
    return [
      "try {",
      ...this.#block(scope, depth),
      `  if (${this.#value("boolean", scope)}) throw new Fault(${this.#value("String", scope)}, ${this.#value("int", scope)});`,
      `} catch (Fault ${name}) {`,
      ...this.#mark(),
      `  Node.last = ${name}.getMessage(); Node.total = ${name}.code;`,
      "}",
    ];
  }

  #each(scope: Scope): readonly string[] {
    const name = `x${this.#names++}`;
    return [
      `for (String ${name} : ${this.#value("List<String>", scope)}) { String y${name} = ${name} + "!"; Node.last = y${name}; }`,
    ];
  }

  #block(scope: Scope, depth: number): readonly string[] {
    const inner: Scope = {
      locals: new Map([...scope.locals].map(([type, names]) => [type, names.slice()])),
      hasThis: scope.hasThis,
    };
    const statements = [0, 1].flatMap(() => this.#statement(inner, depth - 1)).map((line) => `  ${line}`);
    return [...this.#mark(), ...statements];
  }

  /** Some expression of the type, made of what is in scope. */
  #value(type: TypeName, scope: Scope, depth = 2): string {
    const known = scope.locals.get(type) ?? [];
    // Containers are interesting when they are used again.
    const share = type === "int" || type === "String" ? 0.5 : 0.9;
    if (known.length > 0 && (depth === 0 || this.#chance(share))) return this.#pick(known);
    if (depth === 0) return this.#plain(type);
    const inner = (each: TypeName): string => this.#value(each, scope, depth - 1);
    switch (type) {
      case "int":
        return this.#pick([
          () => this.#plain("int"),
          () => `(${inner("int")} + ${inner("int")})`,
          () => `${this.#node(scope)}.num`,
          () => `${this.#node(scope)}.data[${this.#below(3)}]`,
          () => "Node.total",
          () => `${inner("String")}.length()`,
          () => `Math.max(${inner("int")}, ${inner("int")})`,
          () => `${inner("int[]")}[${this.#below(2)}]`,
          () => `${inner("int[]")}.length`,
          () => `${inner("Integer")}.intValue()`,
          () => `${inner("List<String>")}.size()`,
        ])();
      case "String":
        return this.#pick([
          () => this.#plain("String"),
          () => `(${inner("String")} + ${inner("int")})`,
          () => `${inner("String")}.concat(${inner("String")})`,
          () => `${this.#node(scope)}.text`,
          () => "Node.last",
          () => `${inner("String[]")}[${this.#below(2)}]`,
          () => `first(${inner("List<String>")})`.replace("first", "Main.first"),
          () => `${inner("Map<String, String>")}.get(${this.#key(scope)})`,
          () => `${inner("StringBuilder")}.toString()`,
          () => `String.valueOf(${inner("int")})`,
          () => `${inner("Function<String, String>")}.apply(${inner("String")})`,
          () => `Main.textOf(${inner("Object")})`,
        ])();
      case "boolean":
        return this.#pick([
          () => `${inner("int")} > ${this.#below(5)}`,
          () => `${inner("String")} == null`,
          () => `Main.fuel > ${this.#below(40)}`,
        ])();
      case "Integer":
        return `Integer.valueOf(${inner("int")})`;
      case "Node":
        return this.#node(scope);
      case "int[]":
        return `new int[] {${inner("int")}, ${inner("int")}}`;
      case "String[]":
        return `new String[] {${inner("String")}, ${inner("String")}}`;
      case "List<String>":
        return "new ArrayList<String>()";
      case "Map<String, String>":
        return "new HashMap<String, String>()";
      case "StringBuilder":
        return this.#chance(0.5) ? "new StringBuilder()" : `new StringBuilder(${inner("String")})`;
      case "Object":
        return this.#chance(0.6) ? inner("String") : this.#chance(0.5) ? `${this.#node(scope)}.any` : inner("Node");
      case "Function<String, String>":
        return this.#lambda(scope);
    }
  }

  #lambda(scope: Scope): string {
    const captured = (scope.locals.get("String") ?? []).filter((name) => name.startsWith("v"));
    const name = `a${this.#names++}`;
    const other = captured.length === 0 ? '"k"' : this.#pick(captured);
    return `((Function<String, String>) ${name} -> ${this.#pick([`${name} + ${other}`, other, "Node.last"])})`;
  }

  #node(scope: Scope): string {
    const known = scope.locals.get("Node") ?? [];
    const [first] = known;
    if (first !== undefined && this.#chance(0.75)) return this.#pick(known);
    if (scope.hasThis && this.#chance(0.5)) return "this";
    if (first !== undefined && this.#chance(0.3)) return `Main.or(${first}.next)`;
    return `new ${this.#pick(["Node", "Sub"])}(${this.#value("int", scope, 0)}, ${this.#value("String", scope, 0)})`;
  }

  #key(scope: Scope): string {
    return this.#chance(0.7) ? this.#pick(['"a"', '"b"', '"c"']) : this.#value("String", scope, 1);
  }

  #plain(type: TypeName): string {
    switch (type) {
      case "int":
        return String(this.#below(9));
      case "String":
        return this.#pick(['"a"', '"b"', '"c"']);
      case "boolean":
        return "true";
      case "Integer":
        return "Integer.valueOf(1)";
      case "Node":
        return 'new Node(1, "n")';
      case "int[]":
        return "new int[] {1, 2}";
      case "String[]":
        return 'new String[] {"p", "q"}';
      case "List<String>":
        return "new ArrayList<String>()";
      case "Map<String, String>":
        return "new HashMap<String, String>()";
      case "StringBuilder":
        return "new StringBuilder()";
      case "Object":
        return '"o"';
      case "Function<String, String>":
        return "((Function<String, String>) z -> z)";
    }
  }

  #pick<T>(from: readonly T[]): T {
    const chosen = from[this.#below(from.length)];
    if (chosen === undefined) throw new Error("nothing to pick from");
    return chosen;
  }

  #chance(share: number): boolean {
    return this.#below(1000) < share * 1000;
  }

  #below(limit: number): number {
    this.#state = (Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(this.#state ^ (this.#state >>> 13), 0x297a2d39) >>> 0;
    return (mixed >>> 8) % limit;
  }
}

function declare(locals: Map<TypeName, string[]>, type: TypeName, name: string): void {
  const known = locals.get(type);
  if (known === undefined) locals.set(type, [name]);
  else known.push(name);
}
