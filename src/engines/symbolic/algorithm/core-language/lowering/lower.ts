import type { ClassInfo, Field, Method, Operand, Type, Variable } from "../../../../../java/index.ts";
import type { Span } from "../../../../../kernel/index.ts";
import type { CoreInstruction } from "../../program/code.ts";
import type { CoreSource, Statement } from "../syntax/surface.ts";
import type { Targets } from "../typing/targets.ts";
import type { Typing } from "../typing/typing.ts";
import type { CoreProgram } from "./core-program.ts";
import { addVariable, dataClasses, emptyClass, javaType, type OpenMethod, openMethod } from "./data-classes.ts";
import { type CoreBody, ExpressionLowering } from "./lower-expression.ts";
import { lineLabels, Sites } from "./sites.ts";

/** Makes the instructions of a program without errors: those of Java, `free` and `assert`. */
export function lowerCore(source: CoreSource, typing: Typing, targets: Targets): CoreProgram {
  const classes = dataClasses(source.data, typing.data);
  const lowering = new Lowering(source, typing, targets, classes);
  const { main, body, statementOf } = lowering.run();
  return {
    source,
    code: {
      program: undefined,
      classes,
      methods: [main],
      bodyOf: (method) => (method === main ? body : method.body),
    },
    main,
    data: typing.data,
    statementOf,
    branchOf: branchLabels(body),
  };
}

/** Jumps hold numbers of statements until all instructions are there. */
class Lowering implements CoreBody {
  readonly #source: CoreSource;
  readonly #targets: Targets;
  readonly #classes: ReadonlyMap<string, ClassInfo>;
  readonly #byName: ReadonlyMap<string, Variable>;
  readonly #main: OpenMethod;
  readonly #body: CoreInstruction[] = [];
  readonly #sites = new Sites();
  readonly #expressions: ExpressionLowering;
  #temporaries = 0;
  #span: Span;

  constructor(source: CoreSource, typing: Typing, targets: Targets, classes: ReadonlyMap<string, ClassInfo>) {
    this.#source = source;
    this.#targets = targets;
    this.#classes = classes;
    this.#span = source.end.span;
    this.#main = mainMethod(programSpan(source));
    const entries = [...typing.variables].map(([name, type]) => {
      const span = source.inputs.find((input) => input.name === name)?.span ?? this.#span;
      return [name, addVariable(this.#main, { name, type: javaType(type, classes), span })] as const;
    });
    this.#byName = new Map(entries);
    this.#main.parameters.push(...source.inputs.map(({ name }) => this.variable(name)));
    this.#expressions = new ExpressionLowering(this);
  }

  run(): { readonly main: Method; readonly body: readonly CoreInstruction[]; readonly statementOf: readonly number[] } {
    const { statements, end } = this.#source;
    const starts: number[] = [];
    const statementOf: number[] = [];
    for (const [index, statement] of statements.entries()) {
      starts.push(this.#body.length);
      this.#span = statement.span;
      this.#statement(statement, index);
      while (statementOf.length < this.#body.length) statementOf.push(index + 1);
    }
    starts.push(this.#body.length);
    statementOf.push(statements.length + 1);
    this.#body.push({ kind: "return", value: undefined, span: end.span });
    const body = this.#body.map((instruction): CoreInstruction => {
      if (instruction.kind !== "goto" && instruction.kind !== "if-false") return instruction;
      return { ...instruction, to: starts[instruction.to - 1] ?? 0 };
    });
    this.#sites.finish();
    return { main: this.#main, body, statementOf };
  }

  get span(): Span {
    return this.#span;
  }

  emit(instruction: CoreInstruction): void {
    this.#body.push(instruction);
  }

  temporary(type: Type): Variable {
    return addVariable(this.#main, { name: `$${++this.#temporaries}`, type, span: this.#span }, true);
  }

  variable(name: string): Variable {
    const found = this.#byName.get(name);
    if (found === undefined) throw new Error(`the variable ${name} was checked`);
    return found;
  }

  fieldOf(base: Variable, name: string): Field {
    const field = base.type.kind === "class" ? base.type.class.fields.find((each) => each.name === name) : undefined;
    if (field === undefined) throw new Error(`the field ${name} was checked`);
    return field;
  }

  #statement(statement: Statement, index: number): void {
    const span = this.#span;
    const expressions = this.#expressions;
    switch (statement.kind) {
      case "assign":
        expressions.assign(this.variable(statement.variable.name), statement.value);
        return;
      case "store": {
        const base = expressions.place(statement.base);
        const source = expressions.operand(statement.value);
        this.emit({ kind: "store", base, field: this.fieldOf(base, statement.field.name), source, span });
        return;
      }
      case "goto":
        this.emit({ kind: "goto", to: this.#targets.of[index]?.[0] ?? 0, span });
        return;
      case "assert":
        this.emit({ kind: "assert", condition: expressions.operand(statement.condition), span });
        return;
      case "if":
        this.#branch(expressions.operand(statement.condition), index);
        return;
      case "new":
        this.#allocate(
          statement,
          statement.arguments.map((each) => expressions.operand(each)),
        );
        return;
      case "free":
        this.emit({ kind: "free", variable: this.variable(statement.variable.name), span });
        return;
    }
  }

  #branch(condition: Operand, index: number): void {
    const [then = 0, otherwise = 0] = this.#targets.of[index] ?? [];
    this.emit({ kind: "if-false", condition, to: otherwise, span: this.#span });
    if (then !== index + 2) this.emit({ kind: "goto", to: then, span: this.#span });
  }

  #allocate(statement: Extract<Statement, { kind: "new" }>, values: readonly Operand[]): void {
    const info = this.#classes.get(statement.data);
    const target = info?.methods[0];
    if (info === undefined || target === undefined) throw new Error(`the data type ${statement.data} was checked`);
    const { site, constructor } = this.#sites.next(info, this.#main, target, statement.created);
    const assigned = this.variable(statement.variable.name);
    this.emit({ kind: "new", target: assigned, site, constructor, arguments: values, span: this.#span });
  }
}

function branchLabels(body: readonly CoreInstruction[]): ReadonlyMap<CoreInstruction, string> {
  const branches = body.filter(({ kind }) => kind === "if-false");
  const labels = lineLabels(branches.map(({ span }) => span.start.line));
  return new Map(branches.map((branch, index) => [branch, labels[index] ?? ""]));
}

function programSpan({ data, inputs, statements, end }: CoreSource): Span {
  const starts = [...data, ...inputs, ...statements, end].map(({ span }) => span.start);
  const first = starts.reduce((a, b) => (b.line < a.line || (b.line === a.line && b.column < a.column) ? b : a));
  return { file: end.span.file, start: first, end: end.span.end };
}

/** The method that holds the statements. Its `body` stays empty: `free` and `assert` are no instructions of Java. */
function mainMethod(span: Span): OpenMethod {
  const owner = emptyClass("main", span);
  const method = openMethod({
    label: "main",
    name: "main",
    kind: "method",
    class: owner,
    isImplicit: false,
    body: [],
    span,
  });
  owner.methods.push(method);
  return method;
}
