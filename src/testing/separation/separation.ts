import type { ConcreteHeap, ConcreteValue } from "../../engines/separation/algorithm/model-checking/concrete-heap.ts";
import type { Model, ModelValue } from "../../engines/separation/algorithm/models/model.ts";
import { readSpecification, type Specification } from "../../engines/separation/algorithm/syntax/index.ts";
import { describe } from "../../kernel/index.ts";

/** A `.sl` text, read; throws when it cannot be. */
export function specificationOf(text: string): Specification {
  const read = readSpecification("test.sl", text);
  if (!read.ok) throw new Error(read.errors.map(describe).join("\n"));
  return read.value;
}

/** A model as the independent checker takes it. */
export function concreteOf(model: Model): ConcreteHeap {
  return {
    cells: new Map(
      model.heap.map(({ id, type, fields }) => [id, { type, fields: fields.map(({ value }) => concreteValue(value)) }]),
    ),
    stack: new Map(model.variables.map(({ name, value }) => [name, concreteValue(value)])),
  };
}

function concreteValue(value: ModelValue): ConcreteValue {
  switch (value.kind) {
    case "address":
      return value.name;
    case "null":
      return null;
    case "integer":
      return value.value;
    case "boolean":
      return value.value ? 1n : 0n;
  }
}

/** All heaps of up to `most` cells of a type with two reference fields, up to renaming where that is cheap to see. */
export function* heapsUpTo(most: number, type: string, fields: number): Generator<ConcreteHeap> {
  for (let size = 0; size <= most; size++) {
    const addresses = Array.from({ length: size }, (_, index) => `h${index + 1}`);
    // One dangling location stands for all: the checker compares only for equality, and formulas this small need no more.
    const values = [null, ...addresses, "d1"];
    const slots = size * fields;
    const seen = new Set<string>();
    for (let code = 0; code < values.length ** slots; code++) {
      const contents = Array.from(
        { length: slots },
        (_, slot) => Math.floor(code / values.length ** slot) % values.length,
      );
      const key = canonical(contents, size, fields);
      if (seen.has(key)) continue;
      seen.add(key);
      yield {
        cells: new Map(
          addresses.map((address, index) => [
            address,
            {
              type,
              fields: contents.slice(index * fields, (index + 1) * fields).map((value) => values[value] ?? null),
            },
          ]),
        ),
        stack: new Map(),
      };
    }
  }
}

/** The least code over all renamings of the cells. */
function canonical(contents: readonly number[], size: number, fields: number): string {
  let best: string | undefined;
  for (const order of permutations(size)) {
    const renamed = order.flatMap((from) =>
      contents.slice(from * fields, (from + 1) * fields).map((value) => {
        const cell = value - 1;
        return cell >= 0 && cell < size ? order.indexOf(cell) + 1 : value;
      }),
    );
    const code = renamed.join();
    if (best === undefined || code < best) best = code;
  }
  return best ?? "";
}

function permutations(size: number): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let length = 0; length < size; length++)
    all = all.flatMap((order) =>
      Array.from({ length: size }, (_, value) => value)
        .filter((value) => !order.includes(value))
        .map((value) => [...order, value]),
    );
  return all;
}
