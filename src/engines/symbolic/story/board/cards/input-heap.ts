import type { HeapBox, HeapPicture, HeapSlot } from "../../../../../trace/index.ts";
import { boxId, cloudsOf, Names } from "../../drawings/names.ts";
import type { ValueSymbol } from "../../facts/index.ts";
import type { Remembered } from "../births.ts";
import type { SymbolicRun } from "../run.ts";

/** The input as far as Δ of a configuration describes it: its cells, predicates as clouds, and the parameters. */
export function inputHeap(run: SymbolicRun, remembered: Remembered | undefined): HeapPicture | undefined {
  const delta = run.row("deltas", remembered?.configuration.delta);
  if (delta === undefined) return undefined;
  const objects = run.objectsIn(remembered).filter(({ origin }) => origin === "input");
  const names = new Names(
    objects.map(({ root }) => root),
    delta,
  );
  const slot = (name: string, value: ValueSymbol): HeapSlot => ({
    name,
    text: value.text,
    target: names.target(value),
    isNew: false,
  });
  const boxes = objects.map(
    ({ root, data, fields }): HeapBox => ({
      id: boxId(root),
      label: root,
      type: data,
      fields: fields.map(({ name, initial }) => slot(name, initial)),
      origin: "input",
      owner: remembered?.births.owners.get(root),
      fact: undefined,
      isNew: false,
    }),
  );
  const clouds = [...cloudsOf(delta.conjuncts)].map(([id, conjunct]) => ({
    id,
    label: conjunct.text,
    mentions: names.mentionedBy(id, conjunct),
    choices: [],
    fact: undefined,
    isNew: false,
  }));
  const stack = parametersOf(run)
    .filter(({ value }) => value.reference !== undefined)
    .map(({ name, value }) => slot(name, value));
  return { id: "input", title: undefined, stack, boxes, clouds, facts: names.facts() };
}

/** The parameters with their symbols, as the method begins. */
export function parametersOf(run: SymbolicRun) {
  const [root] = run.nodes;
  const stack = root?.begin?.configuration.stack ?? [];
  return run.row("frames", stack.at(-1))?.values ?? [];
}
