import { nameClasses } from "../../algorithm/heaps/name-classes.ts";
import { type Call, type Cell, cellsOf, NULL, type SymbolicHeap } from "../../algorithm/heaps/symbolic-heap.ts";
import type { Model, ModelCell, ModelValue } from "../../algorithm/models/model.ts";
import { nameOfCall } from "./instance-name.ts";
import { showModelValue } from "./show-model-value.ts";

/** The heap that a model was made from, and the calls that were unfolded into its cells, by their roots. */
interface Unfolded {
  readonly heap: SymbolicHeap;
  readonly owners: ReadonlyMap<string, Call>;
}

/** By the addresses of a model: the predicate occurrence that was unfolded into the object, told by addresses, too. */
export function modelOwners(
  { heap, owners }: Unfolded,
  model: Model,
  isRoot: (predicate: string, parameter: number) => boolean,
): ReadonlyMap<string, string> {
  const valueOf = valuesIn(heap, model);
  const found = new Map<string, string>();
  for (const { root } of cellsOf(heap)) {
    const value = valueOf(root);
    const call = owners.get(root);
    if (value?.kind !== "address" || call === undefined) continue;
    const told = call.arguments.map((argument) => {
      const own = typeof argument === "string" ? valueOf(argument) : undefined;
      return own === undefined ? argument : showModelValue(own);
    });
    found.set(value.name, nameOfCall({ ...call, arguments: told }, isRoot));
  }
  return found;
}

/** In larger models no object is looked for. */
const MOST_OBJECTS = 64;

/** What references are in a model: found by a walk along both heaps from the variables, and from what only one object can be. */
function valuesIn(heap: SymbolicHeap, { variables, heap: objects }: Model): (name: string) => ModelValue | undefined {
  const { find } = nameClasses(heap.pointers);
  const values = new Map<string, ModelValue>([[find(NULL), { kind: "null" }]]);
  for (const { name, value } of variables) values.set(find(name), value);
  const known = new Map(objects.map((object) => [object.id, object]));
  /** Whether the object is known; its fields are then known, too. */
  const visit = ({ root, fields }: Cell): boolean => {
    const at = values.get(find(root));
    if (at?.kind !== "address") return false;
    for (const [index, { value }] of (known.get(at.name)?.fields ?? []).entries()) {
      const name = fields[index];
      if (typeof name === "string" && !values.has(find(name))) values.set(find(name), value);
    }
    known.delete(at.name);
    return true;
  };
  const fits = ({ data, fields }: Cell, { type, fields: contents }: ModelCell): boolean =>
    type === data &&
    fields.every((name, index) => {
      const value = typeof name === "string" ? values.get(find(name)) : undefined;
      const content = contents[index]?.value;
      return value === undefined || content === undefined || showModelValue(value) === showModelValue(content);
    });
  /** A cell that no variable leads to may still be one object only. */
  const identify = (cell: Cell): boolean => {
    const [only, ...others] = [...known.values()].filter((object) => fits(cell, object));
    if (only === undefined || others.length > 0) return false;
    values.set(find(cell.root), { kind: "address", name: only.id });
    return true;
  };
  let open = cellsOf(heap);
  do {
    for (let size = -1; size !== open.length; ) {
      size = open.length;
      open = open.filter((cell) => !visit(cell));
    }
  } while (objects.length <= MOST_OBJECTS && open.some(identify));
  return (name) => values.get(find(name));
}
