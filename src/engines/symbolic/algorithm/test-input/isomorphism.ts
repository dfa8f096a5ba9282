import type { InputCell, InputValue, TestInput } from "./test-input.ts";

/**
 * A text that two inputs share exactly if they differ in the ids of their cells only: a walk from the arguments numbers
 * the cells by first visit. Arguments and fields go by their names, so that the order in which they are listed does not
 * matter; cells that no argument leads to do not count.
 */
export function canonicalForm(input: TestInput): string {
  const cells = new Map(input.heap.map((cell) => [cell.id, cell]));
  const numbers = new Map<string, number>();
  const waiting: InputCell[] = [];
  const show = (value: InputValue): string => {
    if (typeof value !== "string") return String(typeof value === "boolean" ? Number(value) : value);
    const known = numbers.get(value);
    if (known !== undefined) return `#${known}`;
    numbers.set(value, numbers.size);
    const cell = cells.get(value);
    if (cell !== undefined) waiting.push(cell);
    return `#${numbers.size - 1}`;
  };
  const showAll = (values: Readonly<Record<string, InputValue>>): string =>
    Object.entries(values)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${show(value)}`)
      .join(",");
  const parts = [showAll(input.arguments)];
  // The walk grows while it is read.
  for (const { id, type, fields } of waiting) parts.push(`${show(id)}:${type}(${showAll(fields)})`);
  for (const { name, value } of input.inputs ?? []) parts.push(`${name}:${JSON.stringify(value)}`);
  return parts.join(" ");
}
