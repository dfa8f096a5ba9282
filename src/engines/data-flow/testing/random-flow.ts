import { randomFrom } from "../../../kernel/index.ts";

/** A program to analyze, and the same one, line by line, that prints its variables before each statement. */
interface TracedProgram {
  readonly analyzed: string;
  /** Prints `frame line x=1 y=2 …`. */
  readonly traced: string;
}

type Type = "int" | "byte" | "char" | "boolean" | "Box" | "int[]";

interface Local {
  readonly name: string;
  readonly type: Type;
}

/** What is printed of the variables that hold numbers. */
const SHOWN: Readonly<Partial<Record<Type, (name: string) => string>>> = {
  int: (name) => name,
  byte: (name) => name,
  char: (name) => `(int) ${name}`,
  boolean: (name) => `(${name} ? 1 : 0)`,
};

/** A program from a seed: branches, loops, switches, exceptions, calls, recursion, fields, statics and arrays of ints. */
export function randomFlow(seed: number): TracedProgram {
  return new Writer(seed).program();
}

class Writer {
  readonly #random: (below: number) => number;
  readonly #analyzed: string[] = [];
  readonly #traced: string[] = [];
  #names = 0;
  /** How many methods there are; method i calls itself and those behind it. */
  readonly #methods: number;
  #current = 0;
  #depth = 0;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
    this.#methods = 1 + this.#random(3);
  }

  program(): TracedProgram {
    this.#line("class Main {");
    this.#line(`static int s0${this.#random(2) === 0 ? " = 4" : ""};`);
    this.#line("static int s1;");
    for (this.#current = 0; this.#current < this.#methods; this.#current++) this.#method();
    this.#current = -1;
    const head = "public static void main(String[] args) {";
    this.#line(head, `${head} int fr = ++frames;`);
    this.#block([], 6 + this.#random(5));
    this.#line("}");
    this.#line("}", "static int frames; static boolean p(String s) { System.out.println(s); return true; } }");
    this.#line(`class Box { int f${this.#pick([";", " = 5;"])} int g; int[] row = new int[2];`);
    this.#line(`Box() {${this.#pick(["", " g = 2;", " f = 1; g = 1;"])} }`);
    this.#line("void set(int v) { f = v; }");
    this.#line("int get() { return f; }");
    this.#line("}");
    this.#line("class Sub extends Box {");
    this.#line(`int get() { return ${this.#random(9)}; }`);
    this.#line("}");
    return { analyzed: this.#analyzed.join("\n"), traced: this.#traced.join("\n") };
  }

  #line(text: string, traced = text): void {
    this.#analyzed.push(text);
    this.#traced.push(traced);
  }

  #pick<T>(choices: readonly T[]): T {
    const choice = choices[this.#random(choices.length)];
    if (choice === undefined) throw new Error("nothing to choose from");
    return choice;
  }

  /** A statement, after a print of the variables. */
  #statement(text: string, locals: readonly Local[]): void {
    this.#line(text, `p(${this.#shown(locals)}); ${text}`);
  }

  #shown(locals: readonly Local[]): string {
    const parts = locals.flatMap(({ name, type }) => {
      const show = SHOWN[type];
      return show === undefined ? [] : [`" ${name}=" + ${show(name)}`];
    });
    return [`"" + fr + " ${this.#analyzed.length + 1}"`, ...parts].join(" + ");
  }

  #method(): void {
    const head = `static int m${this.#current}(int a, int b, Box c) {`;
    this.#line(head, `${head} int fr = ++frames;`);
    const parameters: readonly Local[] = [
      { name: "a", type: "int" },
      { name: "b", type: "int" },
      { name: "c", type: "Box" },
    ];
    const locals = this.#block(parameters, 2 + this.#random(4));
    this.#statement(`return ${this.#int(locals)};`, locals);
    this.#line("}");
  }

  /** Some statements; the locals that are known behind them. */
  #block(given: readonly Local[], count: number): readonly Local[] {
    let locals = given;
    this.#depth++;
    for (let i = 0; i < count; i++) locals = [...locals, ...this.#one(locals)];
    this.#depth--;
    return locals;
  }

  #inner(locals: readonly Local[]): void {
    this.#block(locals, 1 + this.#random(3));
  }

  /** One statement; the locals that it declares. */
  #one(locals: readonly Local[]): readonly Local[] {
    const kind = this.#random(this.#depth > 2 ? 7 : 12);
    if (kind < 2 || this.#ofType(locals, "int") === undefined) return this.#declare(locals);
    if (kind < 5) this.#assign(locals);
    else if (kind < 7) this.#heap(locals);
    else if (kind === 7) this.#while(locals);
    else if (kind === 8) this.#switch(locals);
    else if (kind === 9) this.#try(locals);
    else this.#if(locals);
    return [];
  }

  #declare(locals: readonly Local[]): readonly Local[] {
    const type = this.#pick<Type>(["int", "int", "int", "byte", "char", "boolean", "Box", "int[]"]);
    const name = `v${this.#names++}`;
    this.#statement(`${type} ${name} = ${this.#valueOf(type, locals)};`, locals);
    return [{ name, type }];
  }

  #valueOf(type: Type, locals: readonly Local[]): string {
    const other = this.#ofType(locals, type);
    if (other !== undefined && this.#random(4) === 0) return other;
    switch (type) {
      case "int":
        return this.#int(locals);
      case "byte":
      case "char":
        return `(${type}) (${this.#int(locals)})`;
      case "boolean":
        return this.#condition(locals);
      case "Box":
        return this.#pick(["new Box()", "new Box()", "new Sub()"]);
      case "int[]":
        return this.#pick([`new int[${1 + this.#random(3)}]`, "new int[] {1, 2, 3}", "new int[] {7}"]);
    }
  }

  #assign(locals: readonly Local[]): void {
    const target = this.#pick(locals.filter(({ type }) => type !== "int[]"));
    this.#statement(`${target.name} = ${this.#valueOf(target.type, locals)};`, locals);
  }

  #heap(locals: readonly Local[]): void {
    const [box, array] = [this.#ofType(locals, "Box"), this.#ofType(locals, "int[]")];
    const [value, target] = [this.#int(locals), this.#ofType(locals, "int")];
    const choices = [
      `${target} = s${this.#random(2)};`,
      `s${this.#random(2)} = ${value};`,
      ...this.#calls(locals).map((call) => `${target} = ${call};`),
      ...(box === undefined
        ? []
        : [
            `${target} = ${box}.${this.#pick(["f", "g", "get()"])};`,
            `${target} = ${box}.f;`,
            `${box}.${this.#pick(["f", "g"])} = ${value};`,
            `${box}.set(${value});`,
            `${box}.row[${this.#random(2)}] = ${value};`,
            `${target} = ${box}.row[${this.#random(2)}];`,
          ]),
      ...(array === undefined
        ? []
        : [
            `${target} = ${array}[${this.#random(2)}];`,
            `${target} = ${array}[${this.#atom(locals)}];`,
            `${array}[${this.#random(2)}] = ${value};`,
            `${array}[${this.#atom(locals)}] = ${value};`,
            `${target} = ${array}.length;`,
          ]),
    ];
    this.#statement(this.#pick(choices), locals);
  }

  #calls(locals: readonly Local[]): readonly string[] {
    const callee = this.#current + 1 + this.#random(2);
    const box = this.#ofType(locals, "Box") ?? "new Box()";
    return callee < this.#methods ? [`m${callee}(${this.#atom(locals)}, ${this.#atom(locals)}, ${box})`] : [];
  }

  #if(locals: readonly Local[]): void {
    this.#statement(`if (${this.#condition(locals)}) {`, locals);
    this.#inner(locals);
    if (this.#random(2) === 0) {
      this.#line("} else {");
      this.#inner(locals);
    }
    this.#line("}");
  }

  #while(locals: readonly Local[]): void {
    const condition = this.#condition(locals);
    this.#line(`while (${condition}) {`, `while (p(${this.#shown(locals)}) & (${condition})) {`);
    this.#inner(locals);
    const counter = this.#ofType(locals, "int");
    if (counter !== undefined)
      this.#statement(`${counter} = ${counter} ${this.#pick(["+ 1", "- 1", "+ 3", "* 2"])};`, locals);
    if (this.#random(3) === 0) {
      this.#statement(`if (${this.#condition(locals)}) {`, locals);
      this.#statement(this.#pick(["break;", "continue;"]), locals);
      this.#line("}");
    }
    this.#line("}");
  }

  #switch(locals: readonly Local[]): void {
    this.#statement(`switch (${this.#ofType(locals, "int")}) {`, locals);
    for (const each of [0, 1, 2 + this.#random(3)]) {
      this.#line(`case ${each}:`);
      this.#inner(locals);
      if (this.#random(3) > 0) this.#statement("break;", locals);
    }
    if (this.#random(2) === 0) {
      this.#line("default:");
      this.#inner(locals);
    }
    this.#line("}");
  }

  #try(locals: readonly Local[]): void {
    this.#line("try {");
    this.#inner(locals);
    this.#line(`} catch (RuntimeException e${this.#names++}) {`);
    this.#inner(locals);
    this.#line("}");
  }

  #condition(locals: readonly Local[]): string {
    const flag = this.#ofType(locals, "boolean");
    if (flag !== undefined && this.#random(4) === 0) return this.#pick([flag, `!${flag}`]);
    const operator = this.#pick(["<", "<=", ">", ">=", "==", "!="]);
    // A variable on the left: a condition of constants alone would make what follows it unreachable for the compiler.
    return `${this.#ofType(locals, "int") ?? "s0"} ${operator} ${this.#atom(locals)}`;
  }

  #int(locals: readonly Local[]): string {
    if (this.#random(3) === 0) return this.#atom(locals);
    if (this.#random(12) === 0) return `${this.#pick(["-", "~"])}${this.#ofType(locals, "int") ?? "3"}`;
    const operator = this.#pick(["+", "+", "-", "-", "*", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"]);
    return `${this.#atom(locals)} ${operator} ${this.#atom(locals)}`;
  }

  /** A variable or a number. */
  #atom(locals: readonly Local[]): string {
    const numbers = locals.filter(({ type }) => type === "int" || type === "byte" || type === "char");
    if (numbers.length > 0 && this.#random(5) > 1) return this.#pick(numbers).name;
    return this.#pick(["0", "1", "2", "3", "10", "31", "100", "65536", "2147483647", "-1", "-7", "-2147483648"]);
  }

  #ofType(locals: readonly Local[], type: Type): string | undefined {
    const fitting = locals.filter((local) => local.type === type);
    return fitting.length === 0 ? undefined : this.#pick(fitting).name;
  }
}
