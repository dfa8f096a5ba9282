import { type HeapBox, type HeapPicture, type HeapSlot, locationName } from "../../../../trace/index.ts";
import type { InputValue, TestInput } from "../../algorithm/test-input/test-input.ts";

/** `ℓ1`, `null`, `3`: the texts among the values are addresses. */
export function showInputValue(value: InputValue): string {
  return typeof value === "string" ? locationName(value) : String(value);
}

/** A test input drawn: its cells, and the parameters that lead to them. Nothing in it is open. */
export function inputPicture(
  input: TestInput,
  look: {
    readonly id: string;
    readonly title: string | undefined;
    readonly fact: number | undefined;
    readonly isNew: boolean;
  },
): HeapPicture {
  const { id: picture, title, fact, isNew } = look;
  const ids = new Set(input.heap.map(({ id }) => id));
  const slot = (name: string, value: InputValue): HeapSlot => ({
    name,
    text: showInputValue(value),
    target: value === null ? "null" : typeof value === "string" && ids.has(value) ? value : undefined,
    isNew: false,
  });
  return {
    id: picture,
    title,
    stack: [
      ...Object.entries(input.arguments).map(([name, value]) => slot(name, value)),
      ...(input.inputs ?? []).map(
        ({ name, value }): HeapSlot => ({ name, text: JSON.stringify(value), target: undefined, isNew: false }),
      ),
    ],
    boxes: input.heap.map(
      ({ id, type, fields }): HeapBox => ({
        id,
        label: locationName(id),
        type,
        fields: Object.entries(fields).map(([name, value]) => slot(name, value)),
        origin: "input",
        owner: undefined,
        fact,
        isNew,
      }),
    ),
    clouds: [],
    facts: [],
  };
}
