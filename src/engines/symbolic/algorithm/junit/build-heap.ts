import { type Field, type Program, showType } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { classOf, elementOf } from "../concrete/run-input.ts";
import type { InputCell, InputValue, TestInput } from "../test-input/test-input.ts";
import { classText, literal } from "./java-text.ts";
import { type ConstructorRecipe, type Recipe, recipeFor } from "./recipe.ts";

/** Statements that make an input. */
interface BuiltHeap {
  readonly statements: readonly string[];
  /** A cell's variable. */
  readonly nameOf: (id: string) => string;
}

/**
 * Java that makes the cells of an input without reflection: constructors that do nothing but assign, setters, and fields
 * that may be assigned. What others point to is made before them, as far as there are no cycles. A text says why there is
 * no such Java.
 */
export function buildHeap(program: Program, input: TestInput): BuiltHeap | string {
  return new HeapBuilder(program, input).build();
}

class HeapBuilder {
  readonly #program: Program;
  readonly #cells: ReadonlyMap<string, InputCell>;
  readonly #order: readonly InputCell[];
  readonly #names: ReadonlyMap<string, string>;
  readonly #made = new Set<string>();
  readonly #creations: string[] = [];
  readonly #assignments: string[] = [];

  constructor(program: Program, input: TestInput) {
    this.#program = program;
    this.#cells = new Map(input.heap.map((cell) => [cell.id, cell]));
    this.#order = targetsFirst(input, this.#cells);
    this.#names = new Map(
      input.heap.map(({ id }, index) => [id, /^[a-z]\d+$/.test(id) ? id : `object${index + 1}`] as const),
    );
  }

  build(): BuiltHeap | string {
    for (const cell of this.#order) {
      const problem = this.#add(cell);
      if (problem !== undefined) return problem;
    }
    const nameOf = (id: string): string => this.#names.get(id) ?? id;
    return { statements: [...this.#creations, ...this.#assignments], nameOf };
  }

  /** What is in the way, if anything is. */
  #add(cell: InputCell): string | undefined {
    const element = elementOf(this.#program, cell.type);
    if (element !== undefined) return this.#addArray(cell, element);
    const info = classOf(this.#program, cell.type);
    if (info === undefined) return say("input.noClass", { class: cell.type });
    const recipe = recipeFor(this.#program, info);
    if (typeof recipe === "string") return recipe;
    const attempts = recipe.constructors.map((each) => new Creation(recipe, each, cell, this.#made));
    const [best] = attempts.filter(({ stuck }) => stuck.length === 0).sort((a, b) => a.cost - b.cost);
    if (best === undefined) {
      const [field] = attempts[0]?.stuck ?? [];
      return say("junit.noSetter", { class: recipe.name, field: field?.name ?? "" });
    }
    const name = this.#names.get(cell.id) ?? cell.id;
    const show = (field: Field): string => this.#show(field, cell.fields[field.name] ?? null);
    const values = best.arguments.map(({ type, field }) => (field === undefined ? literal(type, null) : show(field)));
    this.#creations.push(`${recipe.name} ${name} = new ${recipe.name}(${values.join(", ")});`);
    for (const field of best.open) {
      const setter = recipe.setters.get(field);
      const value = show(field);
      this.#assignments.push(
        setter === undefined ? `${name}.${field.name} = ${value};` : `${name}.${setter.name}(${value});`,
      );
    }
    this.#made.add(cell.id);
    return undefined;
  }

  /** Elements that are made later are assigned. */
  #addArray({ id, fields }: InputCell, element: Field["type"]): string | undefined {
    const name = this.#names.get(id) ?? id;
    const type = element.kind === "class" ? classText(this.#program, element.class) : showType(element);
    if (type === undefined) return say("junit.unnameable", { class: showType(element) });
    const isReady = (value: InputValue): boolean => typeof value !== "string" || this.#made.has(value);
    const values = Object.entries(fields);
    const shown = values.map(([, value]) => this.#show({ type: element }, isReady(value) ? value : null));
    this.#creations.push(`${type}[] ${name} = {${shown.join(", ")}};`);
    for (const [index, value] of values)
      if (!isReady(value)) this.#assignments.push(`${name}[${index}] = ${this.#show({ type: element }, value)};`);
    this.#made.add(id);
    return undefined;
  }

  #show({ type }: Pick<Field, "type">, value: InputValue): string {
    return typeof value === "string" && this.#cells.has(value)
      ? (this.#names.get(value) ?? value)
      : literal(type, typeof value === "string" ? null : value);
  }
}

/** One way to make a cell. */
class Creation {
  /** For each parameter, the field whose value is handed in; undefined for any value. */
  readonly arguments: readonly { readonly type: Field["type"]; readonly field: Field | undefined }[];
  /** The fields that do not have their values yet. */
  readonly open: readonly Field[];
  /** Those of them that cannot be assigned. */
  readonly stuck: readonly Field[];

  constructor(
    { fields, setters }: Recipe,
    { method, holds }: ConstructorRecipe,
    cell: InputCell,
    made: ReadonlySet<string>,
  ) {
    const valueOf = (field: Field): InputValue => cell.fields[field.name] ?? null;
    const isReady = (field: Field): boolean => {
      const value = valueOf(field);
      return typeof value !== "string" || made.has(value);
    };
    this.arguments = method.parameters.map(({ type }, index) => ({
      type,
      field: fields.find((field) => {
        const assigned = holds?.get(field);
        return assigned?.kind === "parameter" && assigned.index === index && isReady(field);
      }),
    }));
    const isDone = (field: Field): boolean => {
      if (holds === undefined) return false;
      const assigned = holds.get(field);
      if (assigned?.kind !== "parameter") return isSame(assigned?.value ?? null, valueOf(field));
      const given = this.arguments[assigned.index]?.field;
      return isSame(given === undefined ? null : valueOf(given), valueOf(field));
    };
    this.open = fields.filter((field) => !isDone(field));
    this.stuck = this.open.filter((field) => field.isGuarded === true && !setters.has(field));
  }

  /** Statements, then arguments. */
  get cost(): number {
    return this.open.length * 100 + this.arguments.length;
  }
}

/** Null stands for any default, and truth values may be 0 and 1. */
function isSame(a: InputValue, b: InputValue): boolean {
  const [x, y] = [a, b].map((value) => (typeof value === "string" ? value : Number(value ?? 0)));
  return x === y;
}

/** A walk from the arguments that lists a cell after those it points to. */
function targetsFirst(input: TestInput, cells: ReadonlyMap<string, InputCell>): readonly InputCell[] {
  const order: InputCell[] = [];
  const seen = new Set<string>();
  const visit = (value: InputValue): void => {
    const cell = typeof value === "string" && !seen.has(value) ? cells.get(value) : undefined;
    if (cell === undefined) return;
    seen.add(cell.id);
    for (const each of Object.values(cell.fields)) visit(each);
    order.push(cell);
  };
  for (const value of [...Object.values(input.arguments), ...cells.keys()]) visit(value);
  return order;
}
