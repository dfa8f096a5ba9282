import type { Definitions, Model, ModelValue, Type } from "../../../separation/index.ts";
import { modelValues } from "../state/feasibility.ts";
import { type FractionType, fractionsOf } from "../state/fractions.ts";
import type { AskedInput } from "../state/path-condition.ts";
import type { InputCell, InputValue, MadeInput, TestInput } from "./test-input.ts";

/** What a model does not say of its input. */
interface ModelContext {
  readonly definitions: Definitions;
  /** Of a variable of Δ. */
  typeOf(symbol: string): Type | undefined;
  /** Of what data type an object outside of the formula is, by the declared one. */
  objectOf(data: string): string | undefined;
  /** The type of a field of fractions; undefined for other fields. */
  fractionIn(data: string, field: string): FractionType | undefined;
}

/**
 * A model as a test input: arguments, and the cells in the order in which a walk from the arguments meets them. Inputs
 * are closed: an address outside of the formula's heap becomes an object with default fields, of the data type that
 * `objectOf` says for the declared one. Of integers that stand for fractions those become arguments and contents of fields.
 */
export function inputOfModel(
  model: Model,
  parameters: readonly { readonly name: string; readonly symbol: string; readonly ordered: FractionType | undefined }[],
  asked: readonly AskedInput[],
  { definitions, typeOf, objectOf, fractionIn }: ModelContext,
): TestInput {
  const values = new Map(model.variables.map(({ name, value }) => [name, value]));
  const valueOf = (symbol: string): ModelValue => values.get(symbol) ?? { kind: "null" };
  const cells = new Map<string, Model["heap"][number]>(model.heap.map((cell) => [cell.id, cell]));
  const close = (value: ModelValue, type: Type | undefined): void => {
    if (value.kind !== "address" || cells.has(value.name)) return;
    const declared = type?.kind === "reference" ? type.data : undefined;
    const data = declared === undefined ? undefined : objectOf(declared);
    if (data === undefined || !definitions.data.has(data)) return;
    cells.set(value.name, { id: value.name, type: data, fields: defaultFields(definitions, data) });
  };
  for (const { symbol } of parameters) close(valueOf(symbol), typeOf(symbol));
  for (const cell of cells.values()) {
    const declared = definitions.data.get(cell.type)?.fields ?? [];
    for (const { name, value } of cell.fields) close(value, declared.find((field) => field.name === name)?.type);
  }
  const starts = parameters.map(({ symbol }) => valueOf(symbol));
  const numbers = numbered(starts, cells);
  const held = [
    ...[...cells.values()].flatMap(({ type, fields }) =>
      fields.map(({ name, value }) => ({ value, type: fractionIn(type, name) })),
    ),
    ...parameters.map(({ symbol, ordered }) => ({ value: valueOf(symbol), type: ordered })),
    ...asked.flatMap(({ kind, symbol }) =>
      symbol === undefined ? [] : [{ value: valueOf(symbol), type: orderedKind(kind) }],
    ),
  ];
  const integersOf = (types: readonly (FractionType | undefined)[]): readonly bigint[] =>
    held.filter(({ type }) => types.includes(type)).flatMap(({ value }) => integersIn(value));
  const floats = new Set(integersOf(["float"]));
  const fractions = fractionsOf(integersOf(["float", "double"]), modelValues(model).integers, floats);
  const show = (value: ModelValue, type: FractionType | undefined): InputValue => {
    const found = type !== undefined && value.kind === "integer" ? fractions.get(value.value) : undefined;
    if (found === undefined) return showValue(value, numbers);
    // One that equals a constant that no float is: the path has no input, and the run of this one shows that.
    return type === "float" ? Math.fround(found) : found;
  };
  const made = asked.map(({ name, kind, symbol }): MadeInput => {
    const value = symbol === undefined ? null : show(valueOf(symbol), orderedKind(kind));
    return { name, kind, value: value ?? EMPTY[kind] };
  });
  return {
    arguments: Object.fromEntries(
      parameters.map(({ name, symbol, ordered }) => [name, show(valueOf(symbol), ordered)]),
    ),
    heap: [...numbers].flatMap(([address, id]): readonly InputCell[] => {
      const { type, fields = [] } = cells.get(address) ?? {};
      if (type === undefined) return [];
      return [
        {
          id,
          type,
          fields: Object.fromEntries(fields.map(({ name, value }) => [name, show(value, fractionIn(type, name))])),
        },
      ];
    }),
    ...(made.length === 0 ? {} : { inputs: made }),
  };
}

const EMPTY: Readonly<Record<MadeInput["kind"], MadeInput["value"]>> = { integer: 0, bool: false, real: 0, string: "" };

function orderedKind(kind: MadeInput["kind"]): FractionType | undefined {
  return kind === "real" ? "double" : undefined;
}

function integersIn(value: ModelValue): readonly bigint[] {
  return value.kind === "integer" ? [value.value] : [];
}

function defaultFields(definitions: Definitions, data: string): Model["heap"][number]["fields"] {
  return (definitions.data.get(data)?.fields ?? []).map(({ name, type }) => ({
    name,
    value:
      type.kind === "reference"
        ? { kind: "null" }
        : type.kind === "bool"
          ? { kind: "boolean", value: false }
          : { kind: "integer", value: 0n },
  }));
}

/** n0, n1, … by breadth-first walk; cells that no argument reaches come last. */
function numbered(
  starts: readonly ModelValue[],
  cells: ReadonlyMap<string, Model["heap"][number]>,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const queue: string[] = [];
  const meet = (address: string): void => {
    if (ids.has(address) || !cells.has(address)) return;
    ids.set(address, `n${ids.size}`);
    queue.push(address);
  };
  const walk = (): void => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift())
      for (const { value } of cells.get(address)?.fields ?? []) if (value.kind === "address") meet(value.name);
  };
  for (const value of starts) if (value.kind === "address") meet(value.name);
  walk();
  for (const address of cells.keys()) {
    meet(address);
    walk();
  }
  return ids;
}

function showValue(value: ModelValue, ids: ReadonlyMap<string, string>): InputValue {
  switch (value.kind) {
    case "null":
      return null;
    case "address":
      return ids.get(value.name) ?? null;
    case "boolean":
      return value.value;
    case "integer":
      return Number(value.value);
  }
}
