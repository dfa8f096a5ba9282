import type {
  AllocationSite,
  CallSite,
  ClassInfo,
  Field,
  Method,
  Operand,
  Type,
  Variable,
} from "../../../../../java/index.ts";
import type { Span } from "../../../../../kernel/index.ts";
import { branchesOf } from "../../concrete/index.ts";
import type { Code, CoreInstruction } from "../../program/code.ts";
import { lineLabels } from "../../program/line-labels.ts";
import type { CoreSource, Statement } from "../syntax/surface.ts";
import type { Targets } from "../typing/targets.ts";
import type { Typing } from "../typing/typing.ts";
import type { CoreProgram } from "./core-program.ts";
import { addVariable, dataClasses, emptyClass, javaType, type OpenMethod, openMethod } from "./data-classes.ts";
import { type CoreBody, ExpressionLowering } from "./lower-expression.ts";

/** Makes the instructions of a program without errors: those of Java, `free` and `assert`. */
export function lowerCore(source: CoreSource, typing: Typing, targets: Targets): CoreProgram {
  const classes = dataClasses(source.data, typing.data);
  const { main, body } = new Lowering(source, typing, targets, classes).run();
  const code: Code = {
    program: undefined,
    classes,
    methods: [main],
    bodyOf: (method) => (method === main ? body : method.body),
  };
  return { code, main, branches: branchesOf(code) };
}

/** Jumps hold numbers of statements until all instructions are there. */
class Lowering implements CoreBody {
  readonly #source: CoreSource;
  readonly #targets: Targets;
  readonly #classes: ReadonlyMap<string, ClassInfo>;
  readonly #byName: ReadonlyMap<string, Variable>;
  readonly #main: OpenMethod;
  readonly #body: CoreInstruction[] = [];
  readonly #expressions: ExpressionLowering;
  readonly #siteLabels: readonly string[];
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
    const created = source.statements.flatMap((each) => (each.kind === "new" ? [each.created] : []));
    this.#siteLabels = lineLabels(created.map(({ start }) => String(start.line)));
  }

  run(): { readonly main: Method; readonly body: readonly CoreInstruction[] } {
    const { statements, end } = this.#source;
    const starts: number[] = [];
    for (const [index, statement] of statements.entries()) {
      starts.push(this.#body.length);
      this.#span = statement.span;
      this.#statement(statement, index);
    }
    starts.push(this.#body.length);
    this.#body.push({ kind: "return", value: undefined, span: end.span });
    const body = this.#body.map((instruction): CoreInstruction => {
      if (instruction.kind !== "goto" && instruction.kind !== "if-false") return instruction;
      return { ...instruction, to: starts[instruction.to - 1] ?? 0 };
    });
    return { main: this.#main, body };
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
    const { site, constructor } = this.#sitesOf(info, target, statement.created);
    const assigned = this.variable(statement.variable.name);
    this.emit({ kind: "new", target: assigned, site, constructor, arguments: values, span: this.#span });
  }

  /** Allocation sites `o3` and call sites `3`, in the order of writing; letters tell those of one line apart. */
  #sitesOf(
    info: ClassInfo,
    target: Method,
    span: Span,
  ): { readonly site: AllocationSite; readonly constructor: CallSite } {
    const earlier = this.#body.flatMap((instruction) => (instruction.kind === "new" ? [instruction.site] : []));
    const id = earlier.length;
    const ordinal = earlier.filter((site) => site.type.kind === "class" && site.type.class === info).length;
    const label = this.#siteLabels[id] ?? "";
    const type: Type = { kind: "class", class: info };
    const at = { id, method: this.#main, span };
    return {
      site: { ...at, label: `o${label}`, kind: "object", type, ordinal, isEmptyArray: false },
      constructor: { ...at, label, kind: "special", target, isImplicit: false },
    };
  }
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
