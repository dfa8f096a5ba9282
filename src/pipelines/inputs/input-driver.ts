import {
  type ClassInfo,
  type Field,
  isRoot,
  isSubclass,
  type Method,
  type Program,
  packageOf,
  type Type,
} from "../../java/index.ts";
import { failure, type InputFile, type Result, success } from "../../kernel/index.ts";
import { say } from "../messages/en.ts";

const NAME = "SymbolicInputs";

/** A Java text that calls a method on every input there may be, as whole-program analyses see inputs. */
interface InputDriver {
  readonly file: InputFile;
  /** The name of its class. */
  readonly name: string;
}

/**
 * Writes the driver: for each input one object of each class that can hang on it, each reference pointing to all that
 * it may point to, and a call of `Symbolic` wherever the values of a symbolic input are.
 *
 * Errors: objects that no other class can make or fill.
 */
export function inputDriver(program: Program, method: Method, symbolic: ReadonlySet<string>): Result<InputDriver> {
  let name = NAME;
  while (program.classes.some((info) => info.name === name)) name = `${name}_`;
  const writer = new Writer(program);
  const self = method.thisVariable;
  const receiver = self === undefined ? undefined : writer.input(method.class, symbolic.has(self.name));
  const values = method.parameters.map((parameter) => writer.parameter(parameter.type, symbolic.has(parameter.name)));
  if (writer.problem !== undefined) return failure({ kind: "bad-request", problem: writer.problem });
  const target = receiver === undefined ? method.class.name : receiver.variable;
  const call = `${target}.${method.name}(${values.join(", ")});`;
  const inPackage = packageOf(program, method.class);
  const head = inPackage === undefined ? "" : `package ${inPackage};\n`;
  const body = [...writer.lines, call].map((line) => `    ${line}\n`).join("");
  const text = `${head}class ${name} {\n  public static void main(String[] args) throws Throwable {\n${body}  }\n}\n`;
  return success({ file: { name: `${name}.java`, text }, name });
}

interface Held {
  readonly variable: string;
  readonly info: ClassInfo;
}

class Writer {
  readonly lines: string[] = [];
  /** Why there is no driver, when there is none. */
  problem: string | undefined;
  readonly #program: Program;
  #next = 0;

  constructor(program: Program) {
    this.#program = program;
  }

  /** An expression for an argument. */
  parameter(type: Type, isSymbolic: boolean): string {
    if (type.kind === "class" && !type.class.isLibrary) return this.input(type.class, isSymbolic, type).variable;
    const name = this.#fresh();
    this.lines.push(`${sourceName(type)} ${name} = ${isSymbolic ? "Symbolic.value()" : zeroOf(type)};`);
    return name;
  }

  /** The objects of one input. A parameter may be null or any of them: its variable is as symbolic as its fields. */
  input(root: ClassInfo, isSymbolic: boolean, declared?: Type): Held {
    const held: Held[] = [];
    for (const info of this.#classesFrom(root)) held.push(this.#make(info));
    for (const each of held) this.#fill(each, held, isSymbolic);
    const roots = held.filter(({ info }) => isSubclass(info, root));
    const variable = this.#fresh();
    this.lines.push(`${root.name} ${variable} = ${roots[0]?.variable ?? "null"};`);
    for (const other of roots.slice(1)) this.#maybe(variable, other.variable);
    if (isSymbolic && declared !== undefined) this.#maybe(variable, "Symbolic.value()");
    return { variable, info: root };
  }

  /** Under a condition: what a variable held before must not count as overwritten. */
  #maybe(variable: string, value: string): void {
    this.lines.push(`if (args.length > 0) ${variable} = ${value};`);
  }

  #fresh(): string {
    this.#next++;
    return `v${this.#next}`;
  }

  /** The classes of the objects that hang on an object of `root`. */
  #classesFrom(root: ClassInfo): ReadonlySet<ClassInfo> {
    const found = new Set(this.#subclassesOf(root));
    for (const info of found)
      for (const { type } of fieldsOf(info))
        if (type.kind === "class" && !type.class.isLibrary)
          for (const below of this.#subclassesOf(type.class)) found.add(below);
    return found;
  }

  #subclassesOf(above: ClassInfo): readonly ClassInfo[] {
    return this.#program.classes.filter(
      (info) => info.kind === "class" && !info.isAbstract && !info.isLibrary && isSubclass(info, above),
    );
  }

  #make(info: ClassInfo): Held {
    const variable = this.#fresh();
    const constructors = info.methods.filter(({ kind, isPrivate }) => kind === "constructor" && !isPrivate);
    const [constructor] = constructors.sort((a, b) => a.parameters.length - b.parameters.length);
    if (constructor === undefined || info.isSynthetic)
      this.problem ??= say("pipelines.inputs.noObject", { class: info.name });
    const values = (constructor?.parameters ?? []).map(({ type }) => `(${sourceName(type)}) ${zeroOf(type)}`);
    this.lines.push(`${info.name} ${variable} = new ${info.name}(${values.join(", ")});`);
    return { variable, info };
  }

  #fill({ variable, info }: Held, held: readonly Held[], isSymbolic: boolean): void {
    for (const field of fieldsOf(info)) {
      if (field.isGuarded) {
        this.problem ??= say("pipelines.inputs.noField", { field: field.name, class: info.name });
        continue;
      }
      const place = `${variable}.${field.name}`;
      const { type } = field;
      for (const other of held)
        if (type.kind === "class" && !isRoot(type.class) && isSubclass(other.info, type.class))
          this.lines.push(`${place} = ${other.variable};`);
      if (isSymbolic) this.lines.push(`${place} = Symbolic.value();`);
    }
  }
}

/** The instance fields of an object, inherited ones too. */
function fieldsOf(info: ClassInfo): readonly Field[] {
  const above = info.superclass === undefined || info.superclass.isLibrary ? [] : fieldsOf(info.superclass);
  return [...above, ...info.fields.filter(({ isStatic }) => !isStatic)];
}

function sourceName(type: Type): string {
  if (type.kind === "array") return `${sourceName(type.element)}[]`;
  if (type.kind === "class") return type.class.name;
  return type.kind === "primitive" ? type.name : "Object";
}

function zeroOf(type: Type): string {
  if (type.kind !== "primitive") return "null";
  return type.name === "boolean" ? "false" : "0";
}
