import { locationName } from "../../../../trace/index.ts";
import type { Model, ModelCell, ModelValue } from "../../algorithm/models/model.ts";
import { say } from "../../messages/say.ts";
import type { DrawnHeap, DrawnSlot } from "../facts/symbols.ts";
import { showModelValue } from "./show-model-value.ts";

/** Of a larger model only the first objects are drawn. */
const MAX_CELLS = 24;

/**
 * A model as boxes and arrows, as a walk from the variables meets them. `owners` are the predicate occurrences that were
 * unfolded into objects, by their addresses.
 */
export function drawModel({ variables, heap }: Model, owners: ReadonlyMap<string, string>): DrawnHeap {
  const shown = nearest(variables, heap);
  const ids = new Set(shown.map(({ id }) => id));
  const slot = (name: string, value: ModelValue): DrawnSlot => ({
    name,
    text: showModelValue(value),
    target: targetOf(value, ids),
  });
  const hidden = heap.length - shown.length;
  return {
    stack: variables.map(({ name, value }) => slot(name, value)),
    boxes: shown.map(({ id, type, fields }) => ({
      id,
      label: locationName(id),
      type,
      owner: owners.get(id),
      fields: fields.map(({ name, value }) => slot(name, value)),
    })),
    clouds: [],
    facts: hidden === 0 ? [] : [say("picture.more", { count: hidden })],
  };
}

/** `x = ℓ1, y = null; ℓ1 ↦ node(0, null)`, cut where it is long. */
export function showModel({ variables, heap }: Model): string {
  const stack = variables.map(({ name, value }) => `${name} = ${showModelValue(value)}`);
  const cells = nearest(variables, heap).slice(0, FEW_CELLS);
  const texts = cells.map(
    ({ id, type, fields }) =>
      `${locationName(id)} ↦ ${type}(${fields.map(({ value }) => showModelValue(value)).join(", ")})`,
  );
  const hidden = heap.length - cells.length;
  const last = hidden === 0 ? [] : [`… ${hidden} more`];
  return [stack.join(", "), heap.length === 0 ? "emp" : [...texts, ...last].join(" ∗ ")]
    .filter((part) => part !== "")
    .join("; ");
}

/** At most this many objects are told in one line. */
const FEW_CELLS = 4;

/** The first objects, breadth first from the variables, then those that nothing leads to. */
function nearest(variables: Model["variables"], heap: readonly ModelCell[]): readonly ModelCell[] {
  const found = new Set<ModelCell>();
  const meet = (value: ModelValue): void => {
    if (value.kind !== "address" || found.size >= MAX_CELLS) return;
    // So few are looked for that an index of a large heap would cost more.
    const cell = heap.find(({ id }) => id === value.name);
    if (cell !== undefined) found.add(cell);
  };
  for (const { value } of variables) meet(value);
  for (const cell of found) for (const { value } of cell.fields) meet(value);
  for (const cell of heap) {
    if (found.size >= MAX_CELLS) break;
    found.add(cell);
  }
  return [...found];
}

function targetOf(value: ModelValue, drawn: ReadonlySet<string>): string | undefined {
  if (value.kind === "null") return "null";
  return value.kind === "address" && drawn.has(value.name) ? value.name : undefined;
}
