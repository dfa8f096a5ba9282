/** A value in a model: the address of an object, null, an integer or a truth value. */
export type ModelValue =
  | { readonly kind: "address"; readonly name: string }
  | { readonly kind: "null" }
  | { readonly kind: "integer"; readonly value: bigint }
  | { readonly kind: "boolean"; readonly value: boolean };

export interface ModelCell {
  readonly id: string;
  readonly type: string;
  readonly fields: readonly { readonly name: string; readonly value: ModelValue }[];
}

/** A stack and a heap. The heap is exactly the formula's: every cell in it is claimed by the formula. */
export interface Model {
  readonly variables: readonly { readonly name: string; readonly value: ModelValue }[];
  readonly heap: readonly ModelCell[];
}

type Json = string | number | boolean | null;

/** As `sat` prints it. Integers beyond 2⁵³ are strings of digits, as JSON numbers would lose them. */
export function modelToJson(model: Model) {
  const record = (list: Model["variables"]): Readonly<Record<string, Json>> =>
    Object.fromEntries(list.map(({ name, value }) => [name, toJson(value)]));
  return {
    variables: record(model.variables),
    heap: model.heap.map(({ id, type, fields }) => ({ id, type, fields: record(fields) })),
  };
}

function toJson(value: ModelValue): Json {
  if (value.kind === "address") return value.name;
  if (value.kind !== "integer") return value.kind === "null" ? null : value.value;
  const number = Number(value.value);
  return Number.isSafeInteger(number) ? number : String(value.value);
}
