/** How large a random program is. */
export interface ProgramSize {
  readonly classes: number;
  readonly statements: number;
}

/**
 * A well-typed Java program from a seed: inheritance, overriding, fields, static members, arrays,
 * casts, virtual, special and static calls, branches. The same seed and size give the same text.
 */
export function randomProgram(seed: number, size: ProgramSize): string {
  return new Writer(seed, size).program();
}

interface Class {
  readonly name: string;
  readonly parent: Class | undefined;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly isStatic: boolean }[];
}

interface Signature {
  readonly name: string;
  readonly result: string;
  readonly parameters: readonly string[];
}

interface Local {
  readonly name: string;
  readonly type: string;
}

class Writer {
  readonly #random: (below: number) => number;
  readonly #size: ProgramSize;
  readonly #classes: Class[] = [];
  readonly #instance: readonly Signature[];
  readonly #statics: readonly Signature[];

  constructor(seed: number, size: ProgramSize) {
    this.#random = generator(seed);
    this.#size = size;
    for (let index = 0; index < size.classes; index++) this.#classes.push(this.#class(index));
    this.#instance = ["act", "put", "join"].map((name) => this.#signature(name));
    this.#statics = ["make", "wrap"].map((name) => this.#signature(name));
  }

  program(): string {
    const classes = this.#classes.map((each) => this.#classText(each));
    return [...classes, this.#mainText()].join("\n");
  }

  #class(index: number): Class {
    const parent = index > 0 && this.#random(3) > 0 ? this.#classes[this.#random(index)] : undefined;
    const type = (): string => `K${this.#random(this.#size.classes)}`;
    return {
      name: `K${index}`,
      parent,
      fields: [
        { name: `f${index % 3}`, type: type(), isStatic: false },
        { name: `g${index % 2}`, type: this.#random(3) === 0 ? "Object" : type(), isStatic: false },
        { name: "shared", type: type(), isStatic: true },
      ],
    };
  }

  #signature(name: string): Signature {
    const type = (): string => (this.#random(3) === 0 ? "Object" : `K${this.#random(this.#size.classes)}`);
    return { name, result: type(), parameters: Array.from({ length: 1 + this.#random(2) }, type) };
  }

  #classText(info: Class): string {
    const fields = info.fields.map(
      (field) => `  ${field.isStatic ? "static " : ""}${field.type} ${field.name}${this.#initializer(field)};`,
    );
    const constructor = this.#random(3) === 0 ? [`  ${info.name}() {\n${this.#body(info, [], undefined, 2)}  }`] : [];
    const isRoot = info.parent === undefined;
    const methods = this.#instance
      .filter(() => isRoot || this.#random(2) === 0)
      .map((each) => this.#method(info, each, ""));
    const statics = this.#statics.map((each) =>
      this.#method(undefined, { ...each, name: each.name + info.name }, "static "),
    );
    const heritage = info.parent === undefined ? "" : ` extends ${info.parent.name}`;
    return `class ${info.name}${heritage} {\n${[...fields, ...constructor, ...methods, ...statics].join("\n")}\n}`;
  }

  #initializer(field: Class["fields"][number]): string {
    return field.isStatic && this.#random(2) === 0 ? ` = ${this.#creation(field.type)}` : "";
  }

  #method(self: Class | undefined, signature: Signature, modifiers: string): string {
    const locals = signature.parameters.map((type, index) => ({ name: `p${index}`, type }));
    const head = `${modifiers}${signature.result} ${signature.name}(${locals.map((local) => `${local.type} ${local.name}`).join(", ")})`;
    return `  ${head} {\n${this.#body(self, locals, signature.result, this.#size.statements)}  }`;
  }

  #mainText(): string {
    return `class Main {\n  public static void main(String[] args) {\n${this.#body(undefined, [], undefined, this.#size.statements * 2)}  }\n}\n`;
  }

  #body(self: Class | undefined, parameters: readonly Local[], result: string | undefined, length: number): string {
    const scope: Local[] = [...parameters, ...(self === undefined ? [] : [{ name: "this", type: self.name }])];
    const lines: string[] = [];
    for (let index = 0; index < length; index++) lines.push(this.#statement(scope, `v${index}`));
    if (result !== undefined) lines.push(`return ${this.#value(scope, result)};`);
    return lines.map((line) => `    ${line}\n`).join("");
  }

  #statement(scope: Local[], name: string): string {
    switch (this.#random(11)) {
      case 0:
      case 1: {
        const info = this.#anyClass();
        return declare(
          scope,
          { name, type: this.#random(4) === 0 ? this.#above(info) : info.name },
          `new ${info.name}()`,
        );
      }
      case 2:
        return this.#copy(scope, name);
      case 3:
        return this.#store(scope);
      case 4:
        return this.#load(scope, name);
      case 5:
      case 6:
        return this.#call(scope, name);
      case 7:
        return this.#staticCall(scope, name);
      case 8:
        return this.#array(scope, name);
      case 9:
        return this.#staticField(scope, name);
      default:
        return this.#reassign(scope);
    }
  }

  #copy(scope: Local[], name: string): string {
    const source = this.#pick(scope);
    if (source === undefined) return ";";
    const type = this.#random(2) === 0 ? this.#anyClass().name : source.type;
    return declare(scope, { name, type }, type === source.type ? source.name : `(${type}) (Object) ${source.name}`);
  }

  #reassign(scope: readonly Local[]): string {
    const target = this.#pick(scope.filter((local) => local.name !== "this"));
    return target === undefined
      ? ";"
      : `if (${target.name} == null) ${target.name} = ${this.#value(scope, target.type)};`;
  }

  #store(scope: readonly Local[]): string {
    const access = this.#access(scope);
    return access === undefined ? ";" : `${access.path} = ${this.#value(scope, access.type)};`;
  }

  #load(scope: Local[], name: string): string {
    const access = this.#access(scope);
    return access === undefined ? ";" : declare(scope, { name, type: access.type }, access.path);
  }

  #access(scope: readonly Local[]): { readonly path: string; readonly type: string } | undefined {
    const base = this.#pick(scope);
    const info = this.#classes.find((each) => each.name === base?.type);
    const field = info?.fields[this.#random(2)];
    return base === undefined || field === undefined
      ? undefined
      : { path: `${base.name}.${field.name}`, type: field.type };
  }

  #call(scope: Local[], name: string): string {
    const receiver = this.#pick(scope.filter((local) => local.type.startsWith("K") && !local.type.endsWith("]")));
    const signature = this.#instance[this.#random(this.#instance.length)];
    if (receiver === undefined || signature === undefined) return ";";
    return declare(
      scope,
      { name, type: signature.result },
      `${receiver.name}.${signature.name}(${this.#arguments(scope, signature)})`,
    );
  }

  #staticCall(scope: Local[], name: string): string {
    const info = this.#anyClass();
    const signature = this.#statics[this.#random(this.#statics.length)];
    if (signature === undefined) return ";";
    return declare(
      scope,
      { name, type: signature.result },
      `${info.name}.${signature.name}${info.name}(${this.#arguments(scope, signature)})`,
    );
  }

  #array(scope: Local[], name: string): string {
    const type = this.#anyClass().name;
    const array = this.#pick(scope.filter((local) => local.type.endsWith("[]")));
    if (array === undefined) return declare(scope, { name, type: `${type}[]` }, `new ${type}[2]`);
    const element = array.type.slice(0, -2);
    return this.#random(2) === 0
      ? `${array.name}[0] = ${this.#value(scope, element)};`
      : declare(scope, { name, type: element }, `${array.name}[1]`);
  }

  #staticField(scope: Local[], name: string): string {
    const info = this.#anyClass();
    const field = info.fields.find((each) => each.isStatic);
    if (field === undefined) return ";";
    const path = `${info.name}.${field.name}`;
    return this.#random(2) === 0
      ? `${path} = ${this.#value(scope, field.type)};`
      : declare(scope, { name, type: field.type }, path);
  }

  #arguments(scope: readonly Local[], signature: Signature): string {
    return signature.parameters.map((type) => this.#value(scope, type)).join(", ");
  }

  /** An expression of the type: a variable that fits, a new object, or null. */
  #value(scope: readonly Local[], type: string): string {
    const fitting = this.#pick(scope.filter((local) => local.type === type));
    if (fitting !== undefined && this.#random(4) > 0) return fitting.name;
    const other = this.#pick(scope);
    return type === "Object" && other !== undefined
      ? other.name
      : this.#random(5) === 0
        ? `(${type}) null`
        : this.#creation(type);
  }

  #creation(type: string): string {
    return type.endsWith("[]") ? `new ${type.slice(0, -2)}[1]` : `new ${type}()`;
  }

  #above(info: Class): string {
    return info.parent?.name ?? "Object";
  }

  #anyClass(): Class {
    return this.#classes[this.#random(this.#classes.length)] ?? { name: "Object", parent: undefined, fields: [] };
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : from[this.#random(from.length)];
  }
}

function declare(scope: Local[], local: Local, value: string): string {
  scope.push(local);
  return `${local.type} ${local.name} = ${value};`;
}

/** Seeded numbers below a bound (mulberry32). */
export function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
